"""Move generation for given positions, one or many."""

import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wordarcade.engine.scrabble.config import FEWEST_PLAYERS
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.notation.cgp import CgpError, CgpPosition, read_cgp
from wordarcade.engine.scrabble.tiles import in_order, rack_tiles
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.play_list import PlayList
from wordarcade.players.scrabble.view import View
from wordarcade.support.errors import ArcadeError
from wordarcade.support.progress import Report
from wordarcade.support.user_file import read_text

_MOST_BYTES: Final = 16 * 1024 * 1024


class PositionListError(ArcadeError, ValueError):
    """A file has no positions, or what is none; the message names the file and the line."""


@dataclass(frozen=True, slots=True)
class SolvedPosition:
    """The number of plays, the highest score, and the time taken."""

    count: int
    best: int
    microseconds: float


def plays_in(
    position: CgpPosition,
    generator: Generator,
    distribution: LetterDistribution,
    report: Report = lambda _: None,
) -> PlayList:
    """Return the plays of the player to move, best equity first.

    The unseen tiles are on the other racks, seven tiles on each, and in the bag.

    Args:
        position: the position.
        generator: the move generator.
        distribution: the letter distribution.
        report: called with the share done, from 0 to 1; an exception it raises stops the work.
    """
    unseen = _unseen(position, distribution)
    bag_size = _bag_size(position, unseen)
    points = 0 if bag_size else distribution.value_of("".join(unseen.elements()))
    return generator.plays(
        position.board,
        position.racks[0],
        bag_size=bag_size,
        opponents_points=points,
        report=report,
    )


def view_of(position: CgpPosition, distribution: LetterDistribution) -> View:
    """Return what the player to move sees of a position.

    Args:
        position: the position.
        distribution: the letter distribution.
    """
    unseen = _unseen(position, distribution)
    return View(
        board=position.board,
        rack=in_order(position.racks[0]),
        unseen=in_order("".join(unseen.elements())),
        bag_size=_bag_size(position, unseen),
        players=_players(position),
    )


def _unseen(position: CgpPosition, distribution: LetterDistribution) -> Counter[str]:
    seen = Counter(rack_tiles(position.board.tiles) + position.racks[0])
    return Counter(distribution.counts) - seen


def _bag_size(position: CgpPosition, unseen: Counter[str]) -> int:
    return max(0, unseen.total() - (_players(position) - 1) * RACK_SIZE)


def _players(position: CgpPosition) -> int:
    return max(len(position.racks), FEWEST_PLAYERS)


def read_positions(path: Path) -> list[CgpPosition]:
    """Return the positions in a file, one CGP a line; blank lines are left out.

    Raises:
        PositionListError: it has no positions, or a line is not one.
        FileError: the file cannot be read.
    """
    positions = []
    for number, line in enumerate(read_text(path, _MOST_BYTES).splitlines(), start=1):
        if line.strip():
            try:
                positions.append(read_cgp(line))
            except CgpError as error:
                raise PositionListError(f"{path}, line {number}: {error}") from error
    if not positions:
        raise PositionListError(f"{path} has no positions; give one CGP a line.")
    return positions


def solved(
    position: CgpPosition, generator: Generator, distribution: LetterDistribution
) -> SolvedPosition:
    """Return the figures of a position; the time is that of generating and sorting all plays."""
    start = time.perf_counter()
    plays = plays_in(position, generator, distribution)
    seconds = time.perf_counter() - start
    return SolvedPosition(len(plays), plays.best_score, seconds * 1e6)
