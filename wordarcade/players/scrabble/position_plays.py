"""Positions in files, and how long it takes to find their plays."""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.notation.cgp import CgpError, CgpPosition, read_cgp
from wordarcade.players.scrabble.candidates import plays_in
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.view import View
from wordarcade.support.errors import ArcadeError
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


def read_positions(path: Path) -> list[CgpPosition]:
    """Return the positions in a file, one CGP per line; blank lines are left out.

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
        raise PositionListError(f"{path} has no positions; give one CGP per line.")
    return positions


def solved(
    position: CgpPosition, generator: Generator, distribution: LetterDistribution
) -> SolvedPosition:
    """Return the figures of a position; the time is that of generating and sorting all plays."""
    view = View.of_cgp(position, distribution)
    start = time.perf_counter()
    plays = plays_in(view, generator, distribution)
    seconds = time.perf_counter() - start
    return SolvedPosition(len(plays), plays.best_score, seconds * 1e6)
