"""What the tiles that are kept on the rack are worth.

A leave is worth what the next turn brings more with it than with an empty rack. The value is
made of three parts: of each tile by how many of it are kept, of each pair of different tiles, and
of how many vowels and consonants there are. `assets/scrabble/leaves` has one table for each list
of words that comes with the program; `docs/make_leaves.py` has worked them out by self-play.
"""

from __future__ import annotations

import tomllib
from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from wordarcade import resources
from wordarcade.engine.scrabble.tile_set import RACK_SIZE
from wordarcade.engine.scrabble.tiles import BLANK, LETTERS, in_order
from wordarcade.lexicon.interface import WordSet

TILES: Final = LETTERS + BLANK
"""The tiles in the order of the tables."""

VOWELS: Final = "AEIOU"
"""All other letters count as consonants; a blank is neither."""

MILLI: Final = 1000
"""Values are whole thousandths of a point, so that sums are the same everywhere."""

_ROOM: Final = RACK_SIZE + 1
"""How many of a kind there may be on a rack: none, or up to seven."""

_FALLBACK: Final = "arcade"
"""The table for lists that have none of their own."""


class LeavesFileError(ValueError):
    """A file of leaves is not as it must be; the message names the file and the key."""


@dataclass(frozen=True, slots=True)
class Leaves:
    """Tables of what tiles kept are worth, all in thousandths of a point.

    Attributes:
        singles: `singles[tile * 8 + n]` for `n` of a tile, 0 to 7; tiles as in `TILES`.
        pairs: `pairs[tile * 27 + other]` for having both of two different tiles, either way round.
        balance: `balance[vowels * 8 + consonants]`.
    """

    singles: array[int] = field(default_factory=lambda: array("i", [0] * (len(TILES) * _ROOM)))
    pairs: array[int] = field(default_factory=lambda: array("i", [0] * len(TILES) ** 2))
    balance: array[int] = field(default_factory=lambda: array("i", [0] * _ROOM**2))

    @classmethod
    def of_points(
        cls,
        tiles: Mapping[str, Sequence[float]],
        pairs: Mapping[str, float],
        balance: Sequence[Sequence[float]],
    ) -> Leaves:
        """Return the tables of figures in points.

        Args:
            tiles: by tile, what one, two and more of it are worth; as many more as the last.
            pairs: by pair of different tiles, such as `QU`; those left out are worth nothing.
            balance: a row for no vowels, one, two, ..., in each a figure for no consonants, one,
                two, ...; what is left out is worth nothing.

        Raises:
            ValueError: there are too many figures, or a key is no tile or no pair of tiles.
        """
        leaves = cls()
        for tile, figures in tiles.items():
            if len(tile) != 1 or tile not in TILES or not 1 <= len(figures) <= RACK_SIZE:
                raise ValueError(f"'{tile}' is no tile with 1 to {RACK_SIZE} figures.")
            for number in range(1, _ROOM):
                figure = figures[min(number, len(figures)) - 1]
                leaves.singles[TILES.index(tile) * _ROOM + number] = _milli(figure)
        for pair, figure in pairs.items():
            if len(pair) != 2 or pair[0] == pair[1] or not set(pair) <= set(TILES):
                raise ValueError(f"'{pair}' is no pair of different tiles.")
            first, second = map(TILES.index, pair)
            leaves.pairs[first * len(TILES) + second] = _milli(figure)
            leaves.pairs[second * len(TILES) + first] = _milli(figure)
        for vowels, row in enumerate(balance):
            for consonants, figure in enumerate(row):
                if vowels + consonants > RACK_SIZE:
                    raise ValueError(f"{vowels} vowels and {consonants} consonants are no rack.")
                leaves.balance[vowels * _ROOM + consonants] = _milli(figure)
        return leaves

    def value(self, tiles: str) -> int:
        """Return what rack tiles, seven at most, are worth, in thousandths of a point."""
        counts = Counter(map(TILES.index, tiles))
        vowels = sum(tile in VOWELS for tile in tiles)
        consonants = len(tiles) - vowels - tiles.count(BLANK)
        return (
            sum(self.singles[tile * _ROOM + number] for tile, number in counts.items())
            + sum(self.pairs[one * len(TILES) + two] for one, two in combinations(counts, 2))
            + self.balance[vowels * _ROOM + consonants]
        )

    def weighted(self, weight: float) -> Leaves:
        """Return tables of which every figure counts `weight` times, for who heeds them less."""
        return Leaves(
            *(
                array("i", [round(figure * weight) for figure in table])
                for table in (self.singles, self.pairs, self.balance)
            )
        )


NO_LEAVES: Final = Leaves()
"""Leaves that are all worth nothing: whoever goes by them plays for the score alone."""


def leaves_for(words: WordSet) -> Leaves:
    """Return the table of a list of words, or if it has none of its own, that of `arcade`.

    Raises:
        LeavesFileError: a file breaks a rule.
    """
    known = load_leaves(resources.folder("assets") / "scrabble" / "leaves")
    names = {identity: name for name, (identity, _) in known.items()}
    return known[names.get(words.identity, _FALLBACK)][1]


def load_leaves(folder: Path) -> dict[str, tuple[str, Leaves]]:
    """Return the tables in `folder` (`*.toml`) by name, each with the sha256 of its words.

    Raises:
        LeavesFileError: a file cannot be read or breaks a rule.
    """
    return {path.stem: _load(path) for path in sorted(folder.glob("*.toml"))}


def _load(path: Path) -> tuple[str, Leaves]:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return str(data["identity"]), _read(data)
    except KeyError as error:
        raise LeavesFileError(f"{path.name}: the key {error} is missing.") from error
    except (OSError, ValueError, TypeError, AttributeError, OverflowError) as error:
        raise LeavesFileError(f"{path.name}: {error}") from error


def _read(data: Mapping[str, Any]) -> Leaves:
    missing = [tile for tile in TILES if tile not in data["tiles"]]
    if missing:
        raise ValueError(f"[tiles] lacks {in_order(''.join(missing))}.")
    return Leaves.of_points(data["tiles"], data["pairs"], data["balance"])


def _milli(points: float) -> int:
    return round(points * MILLI)
