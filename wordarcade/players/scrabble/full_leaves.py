"""Full tables of leaves: the value of each leave of one to six tiles on its own.

`assets/scrabble/leaves` has one for `arcade`; `wordarcade train leaves` makes others.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.tiles import BLANK, LETTERS
from wordarcade.kernels.leave_numbers import LeaveNumbers
from wordarcade.players.scrabble.leave_files import LeaveFileError, read_arrays, write_arrays

UNIT: Final = 4
"""Values are stored in so many thousandths of a point; 16 bits then reach beyond 130 points."""

SUFFIX: Final = ".leaves"
"""Of the files."""

_TILES: Final = LETTERS + BLANK
_VALUES, _STOCK, _IDENTITY = "values", "stock", "identity"
_OF_IDENTITY: Final = 8
"""Characters of an identity in the name of a file."""


@dataclass(frozen=True, slots=True)
class FullLeaves:
    """The values of all leaves that a set of tiles allows.

    Attributes:
        numbers: numbers the leaves.
        values: those of one tile, then those of two, up to six; each size in the order of its
            numbers, in units of `UNIT` thousandths of a point, signed 16-bit.
    """

    numbers: LeaveNumbers
    values: array[int] | memoryview

    def value(self, tiles: str) -> int | None:
        """Return the value of a leave in thousandths of a point, None if the table lacks it."""
        if len(tiles) >= RACK_SIZE:
            return None
        counts = [tiles.count(tile) for tile in _TILES]
        if any(has > limit for has, limit in zip(counts, self.numbers.limits, strict=True)):
            return None
        if not tiles:
            return 0
        start = self.numbers.starts[len(tiles)]
        return UNIT * self.values[start + self.numbers.number(counts)]


@lru_cache(4)
def _numbers(stock: tuple[int, ...]) -> LeaveNumbers:
    return LeaveNumbers(stock)


def trained_identity(folder: Path, identity: str) -> str:
    """Return the sha256 of the table that a player has trained for a list, empty without one.

    Args:
        folder: of the trained tables.
        identity: the sha256 of the list's words.
    """
    path = found_file(folder, identity)
    return "" if path is None else sha256(path.read_bytes()).hexdigest()


def numbers_of(distribution: LetterDistribution) -> LeaveNumbers:
    """Return the numbering of the leaves that a set of tiles allows."""
    return _numbers(tuple(distribution.counts[tile] for tile in _TILES))


def trained_file(folder: Path, name: str, identity: str) -> Path:
    """Return where the full table goes that a player trains for a list of words.

    Args:
        folder: of all such tables.
        name: of the list.
        identity: the sha256 of its words.
    """
    return folder / f"{name}-{identity[:_OF_IDENTITY]}{SUFFIX}"


def found_file(folder: Path, identity: str) -> Path | None:
    """Return the full table that a player has trained for some words, if there is one."""
    return min(folder.glob(trained_file(folder, "*", identity).name), default=None)


def write_full(path: Path, identity: str, full: FullLeaves) -> None:
    """Write a full table.

    Args:
        path: of the file; its folder is made if it is missing.
        identity: the sha256 of the words that it is for.
        full: the table.

    Raises:
        OSError: the folder or the file cannot be written.
    """
    notes = {_IDENTITY: identity, _STOCK: list(full.numbers.stock)}
    write_arrays(path, {_VALUES: full.values}, notes)


def read_full(path: Path, identity: str) -> FullLeaves:
    """Map a full table into memory, once for all who read it, and again once it is rewritten.

    Args:
        path: of the file.
        identity: the sha256 of the words that it should be for.

    Raises:
        LeaveFileError: the file is missing, damaged, or for other words.
    """
    full, words = _mapped(path, _state(path))
    if words != identity:
        raise LeaveFileError(f"{path} is for other words; delete it, or train the leaves again.")
    return full


def _state(path: Path) -> tuple[int, int, int] | None:
    """Return what changes when a file is rewritten, None if it cannot be asked."""
    try:
        state = path.stat()
    except OSError:
        return None
    return state.st_ino, state.st_mtime_ns, state.st_size


@lru_cache(4)
def _mapped(path: Path, _state: tuple[int, int, int] | None) -> tuple[FullLeaves, str | None]:
    arrays, notes = read_arrays(path)
    full = FullLeaves(_numbers(tuple(notes[_STOCK])), arrays[_VALUES])
    return full, notes.get(_IDENTITY)
