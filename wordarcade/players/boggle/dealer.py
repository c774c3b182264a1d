"""Boggle boards, rolled until the number of words is in the band asked for."""

import random
from collections.abc import Iterator, Mapping
from typing import Final

from wordarcade.engine.band import Band
from wordarcade.engine.boggle.config import DEFAULT_MIN_LENGTH, BoggleConfig
from wordarcade.engine.boggle.dice import DiceSet
from wordarcade.engine.boggle.setup import ANY_BAND, BoggleSetup
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.timer import UNTIMED
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.grid_solver import GridSolver
from wordarcade.support.progress import Report, to_nobody

MOST_ROLLS: Final = 1_000
"""The most rolls before the best board so far is taken."""


def deal(
    setup: BoggleSetup,
    dice: Mapping[str, DiceSet],
    lexicon: Lexicon,
    seed: int,
    report: Report = to_nobody,
) -> BoggleConfig:
    """Return the board and rules of `setup`.

    The same arguments always give the same board.

    Args:
        setup: the choices; its dice set and band exist.
        dice: the dice sets, by name.
        lexicon: whose words are counted for the band.
        seed: of the rolls.
        report: called with the share of rolls made; an exception it raises stops the search.
    """
    if setup.board is not None:
        min_length = DEFAULT_MIN_LENGTH if setup.min_length is None else setup.min_length
        return BoggleConfig(setup.board, min_length, timer=setup.timer or UNTIMED)
    dice_set = dice[setup.dice]
    min_length = dice_set.min_length if setup.min_length is None else setup.min_length
    rng = random.Random(seed)
    if setup.band == ANY_BAND:
        grid = dice_set.roll(rng)
    else:
        band = dice_set.bands[setup.band]
        rolls = (dice_set.roll(rng) for _ in range(MOST_ROLLS))
        grid = _first_in(band, rolls, _solver(lexicon, dice_set), min_length, report)
    return BoggleConfig(grid, min_length, dice_set.points, setup.timer or UNTIMED, dice_set.name)


def _solver(lexicon: Lexicon, dice_set: DiceSet) -> GridSolver:
    faces = tuple(dict.fromkeys(face for die in dice_set.dice for face in die))
    return GridSolver(lexicon, dice_set.rows, dice_set.columns, faces)


def _first_in(
    band: Band,
    rolls: Iterator[LetterGrid],
    solver: GridSolver,
    min_length: int,
    report: Report,
) -> LetterGrid:
    """Return the first board in the band on which every free cell is part of a word.

    If a small lexicon makes that impossible, the nearest board is taken, with the fewest dead
    cells first.
    """

    def fault_of(grid: LetterGrid, number: int) -> tuple[int, int]:
        solver.lay(grid)
        words, bare = solver.count(min_length, lambda _: report(number / MOST_ROLLS))
        return sum(1 for cell in bare if grid.cells[cell]), band.distance(words)

    best = next(rolls)
    fault = fault_of(best, 0)
    for number, grid in enumerate(rolls, start=1):
        if fault == (0, 0):
            break
        report(number / MOST_ROLLS)
        if (other := fault_of(grid, number)) < fault:
            best, fault = grid, other
    return best
