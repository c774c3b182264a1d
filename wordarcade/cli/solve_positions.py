"""`wordarcade solve scrabble --positions`: many positions, on all processors or a cluster."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import click

from wordarcade.cli.bulk import Bulk, lexicons_here
from wordarcade.cli.output import lexicon_json, print_json
from wordarcade.cli.scrabble_solver import ScrabbleSolver
from wordarcade.engine.scrabble.equipment import load_equipment
from wordarcade.engine.scrabble.notation.cgp import CgpPosition
from wordarcade.engine.scrabble.setup import STANDARD_LAYOUT, STANDARD_TILES
from wordarcade.players.bulk.words import LexiconToOpen
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.leaves import leaves_for
from wordarcade.players.scrabble.position_plays import (
    PositionListError,
    SolvedPosition,
    read_positions,
    solved,
)
from wordarcade.support import resources
from wordarcade.support.wording import count

_SHARES: Final = {"median": 0.5, "p90": 0.9, "p99": 0.99}

_A_TASK: Final = 20
"""Positions: some hundredths of a second compiled."""

_A_PROCESS: Final = 1_000
"""Positions: about half a second compiled, longer than a process takes to start."""


_Task = Sequence[tuple[str, CgpPosition]]
"""Positions, each with the source of its lexicon."""


def solve_positions(path: Path, solver: ScrabbleSolver, bulk: Bulk, *, as_json: bool) -> None:
    """Print how many plays each position of a file has, and how long that takes.

    Args:
        path: of the file.
        solver: knows the lexicons.
        bulk: how the work is done.
        as_json: whether one JSON object is printed.

    Raises:
        click.UsageError: the file has no positions, or a lexicon is named that is not there.
        BulkError: the work cannot be done.
    """
    try:
        positions = read_positions(path)
    except PositionListError as error:
        raise click.UsageError(str(error)) from error
    solver.check(positions)
    named = [(solver.lexicon_of(position), position) for position in positions]
    words = {name: solver.lexicon_to_open(name) for name in dict.fromkeys(dict(named))}
    tasks = [named[first : first + _A_TASK] for first in range(0, len(named), _A_TASK)]
    work = {
        "positions": sha256("\n".join(map(str, positions)).encode()).hexdigest(),
        "words": [(each.identity, each.leaves) for each in words.values()],
    }
    with bulk.at_work("Solving", len(named) // _A_PROCESS, work) as at_work:
        done = at_work.results(partial(_begin, words), tasks)
    results = [SolvedPosition(*each) for chunk in done for each in chunk]
    times = sorted(result.microseconds for result in results)
    seconds = sum(times) / 1e6
    figures = {f"{name}_us": _quantile(times, share) for name, share in _SHARES.items()}
    if as_json:
        print_json(
            {
                "positions": len(positions),
                "seconds": seconds,
                **figures,
                "results": [{"count": result.count, "best": result.best} for result in results],
                "lexicons": [lexicon_json(solver.open(name)) for name in words],
            }
        )
        return
    plays = sum(result.count for result in results)
    click.echo(f"{count(len(positions), 'position')}, {count(plays, 'play')} in {seconds:.2f} s")
    for name, value in figures.items():
        click.echo(f"{name:<9} {value:>9,.0f}")


def _quantile(ordered: Sequence[float], share: float) -> float:
    """Return the least of the values that a share of them, 0 to 1, does not exceed."""
    return ordered[math.ceil(share * len(ordered)) - 1]


def _begin(words: Mapping[str, LexiconToOpen]) -> Callable[[_Task], list[tuple[Any, ...]]]:
    """Return what solves positions, in a worker."""
    lexicons, locations = lexicons_here()
    equipment = load_equipment(resources.folder("assets") / "scrabble")
    layout, tiles = equipment.layouts[STANDARD_LAYOUT], equipment.distributions[STANDARD_TILES]
    trained = locations.trained_leaves

    @cache
    def generator(name: str) -> Generator:
        opened = words[name].opened(lexicons, trained)
        return Generator(lexicons.gaddag(opened), layout, tiles, leaves_for(opened, trained))

    def solve(task: _Task) -> list[tuple[Any, ...]]:
        return [astuple(solved(position, generator(name), tiles)) for name, position in task]

    return solve
