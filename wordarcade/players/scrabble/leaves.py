"""Leave values, by lexicon.

The value of a leave is how much more the next turn scores with it than with an empty rack. It is
looked up in a full table of all leaves (`full_leaves`) where there is one for the words. If not, it
is the sum of three terms: one for each tile by its number kept, one for each pair of different
tiles, and one for the numbers of vowels and consonants. `assets/scrabble/leaves` has a table of
these for each shipped lexicon; `docs/make_leaves.py` computes them by self-play.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path
from typing import Final

from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.tiles import BLANK, LETTERS, in_order
from wordarcade.lexicon.interface import WordSet
from wordarcade.players.scrabble.full_leaves import SUFFIX, FullLeaves, found_file, read_full
from wordarcade.support import resources
from wordarcade.support.data_file import read_table

TILES: Final = LETTERS + BLANK
"""The tiles in the order of the tables."""

VOWELS: Final = "AEIOU"
"""All other letters count as consonants; a blank is neither."""

MILLI: Final = 1000
"""Values are whole thousandths of a point, so that sums are the same everywhere."""

_ROOM: Final = RACK_SIZE + 1
"""The possible numbers of a tile on a rack: none, or up to seven."""

_FARTHEST: Final = 1000
"""No pair is worth more points, or costs more."""

_FALLBACK: Final = "arcade"
"""The table for lists that have none of their own."""


@dataclass(frozen=True, slots=True)
class Leaves:
    """Tables of leave values, all in thousandths of a point.

    Attributes:
        singles: `singles[tile * 8 + n]` for `n` of a tile, 0 to 7; tiles as in `TILES`.
        pairs: `pairs[tile * 27 + other]` for having both of two different tiles, either way round.
        balance: `balance[vowels * 8 + consonants]`.
        full: the values of all leaves of up to six tiles, used in place of the sums of the others.
    """

    singles: array[int] = field(default_factory=lambda: array("i", [0] * (len(TILES) * _ROOM)))
    pairs: array[int] = field(default_factory=lambda: array("i", [0] * len(TILES) ** 2))
    balance: array[int] = field(default_factory=lambda: array("i", [0] * _ROOM**2))
    full: FullLeaves | None = None

    @classmethod
    def of_points(
        cls,
        tiles: Mapping[str, Sequence[float]],
        pairs: Mapping[str, float],
        balance: Sequence[Sequence[float]],
    ) -> Leaves:
        """Return the tables of figures in points.

        Args:
            tiles: by tile, the value of one, two and more of it; the last figure holds for all
                higher numbers.
            pairs: by pair of different tiles, such as `QU`; 0 for those left out.
            balance: a row for no vowels, one, two, ..., in each a figure for no consonants, one,
                two, ...; 0 where left out.

        Raises:
            ValueError: a tile has too many figures, or a key is not a tile or a pair of tiles.
        """
        leaves = cls()
        for tile, figures in tiles.items():
            if len(tile) != 1 or tile not in TILES or not 1 <= len(figures) <= RACK_SIZE:
                raise ValueError(f"'{tile}' is not a tile with 1 to {RACK_SIZE} figures.")
            for number in range(1, _ROOM):
                figure = figures[min(number, len(figures)) - 1]
                leaves.singles[TILES.index(tile) * _ROOM + number] = _milli(figure)
        for pair, figure in pairs.items():
            if len(pair) != 2 or pair[0] == pair[1] or not set(pair) <= set(TILES):
                raise ValueError(f"'{pair}' is not a pair of different tiles.")
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
        """Return the leave value of rack tiles, seven at most, in thousandths of a point."""
        if self.full is not None and (value := self.full.value(tiles)) is not None:
            return value
        counts = Counter(map(TILES.index, tiles))
        vowels = sum(tile in VOWELS for tile in tiles)
        consonants = len(tiles) - vowels - tiles.count(BLANK)
        return (
            sum(self.singles[tile * _ROOM + number] for tile, number in counts.items())
            + sum(self.pairs[one * len(TILES) + two] for one, two in combinations(counts, 2))
            + self.balance[vowels * _ROOM + consonants]
        )

    def with_full(self, full: FullLeaves | None) -> Leaves:
        """Return the tables with a full one, or without."""
        return replace(self, full=full)

    def weighted(self, weight: float) -> Leaves:
        """Return the tables scaled by `weight`, for weaker players.

        They go by the sums: a full table is for those who heed leaves as they should.
        """
        if weight == 1:
            return self
        singles, pairs, balance = (
            array("i", [round(figure * weight) for figure in table])
            for table in (self.singles, self.pairs, self.balance)
        )
        return Leaves(singles, pairs, balance)


NO_LEAVES: Final = Leaves()
"""Leaves that are all worth nothing: whoever goes by them plays for the score alone."""


def leaves_for(words: WordSet, trained: Path | None = None) -> Leaves:
    """Return the table of a list of words, or if it has none of its own, that of `arcade`.

    A full table comes with it if the player has trained one, or one is shipped for these words.

    Args:
        words: the list.
        trained: the folder of tables that the player has trained.

    Raises:
        FileError: a table cannot be read; a `DataFileError` if it breaks a rule.
    """
    folder = resources.folder("assets") / "scrabble" / "leaves"
    known = load_leaves(folder)
    names = {identity: name for name, (identity, _) in known.items()}
    name = names.get(words.identity)
    leaves = known[name or _FALLBACK][1]
    path = None if trained is None else found_file(trained, words.identity)
    if path is None and name is not None and (folder / f"{name}{SUFFIX}").exists():
        path = folder / f"{name}{SUFFIX}"
    return leaves if path is None else leaves.with_full(read_full(path, words.identity))


def load_leaves(folder: Path) -> dict[str, tuple[str, Leaves]]:
    """Return the tables in `folder` (`*.toml`) by name, each with the sha256 of its words.

    Raises:
        FileError: a file cannot be read; a `DataFileError` if it breaks a rule.
    """
    return {path.stem: _load(path) for path in sorted(folder.glob("*.toml"))}


def _load(path: Path) -> tuple[str, Leaves]:
    data = read_table(path)
    tiles, pairs = data.table("tiles"), data.table("pairs")
    missing = [tile for tile in TILES if tile not in tiles]
    if missing:
        raise data.fault("tiles", f"lacks {in_order(''.join(missing))}; give each tile a figure.")
    figures = {tile: tiles.numbers(tile) for tile in tiles}
    of_pairs = {pair: pairs.number(pair, -_FARTHEST, _FARTHEST) for pair in pairs}
    with data.blaming():
        leaves = Leaves.of_points(figures, of_pairs, data.rows_of_numbers("balance"))
    return data.text("identity"), leaves


def _milli(points: float) -> int:
    return round(points * MILLI)
