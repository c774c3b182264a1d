"""Dice sets, read from data files."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from wordarcade.engine.band import Band
from wordarcade.engine.boggle.scoring import PointsTable
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.support import resources
from wordarcade.support.data_file import Table, read_table

FACES = 6

_MOST_ROWS = 15
"""The most rows or columns of a board."""


@dataclass(frozen=True, slots=True)
class DiceSet:
    """The dice of one game, and the rules that come with them.

    Attributes:
        name: the name of its file, without the ending.
        title: its heading on screens.
        rows: rows of the board.
        columns: columns of the board.
        min_length: the fewest letters of a word that counts, unless the player chooses.
        points: the points of words.
        dice: `rows * columns` dice of six faces; a face is a lowercase string, empty if blocked.
        bands: the promised numbers of words, by name.
    """

    name: str
    title: str
    rows: int
    columns: int
    min_length: int
    points: PointsTable
    dice: tuple[tuple[str, ...], ...]
    bands: Mapping[str, Band]

    def roll(self, rng: random.Random) -> LetterGrid:
        """Return a board with every die in a random place, with a random face up."""
        places = list(self.dice)
        rng.shuffle(places)
        return LetterGrid(self.rows, self.columns, tuple(rng.choice(die) for die in places))


@cache
def shipped_dice_sets() -> Mapping[str, DiceSet]:
    """Return the dice sets that come with the program, by name, read at their first use.

    Raises:
        FileError: a file cannot be read; a `DataFileError` if it breaks a rule.
        ResourceMissingError: the installation is not whole.
    """
    return load_dice_sets(resources.folder("assets") / "dice")


def load_dice_sets(folder: Path) -> dict[str, DiceSet]:
    """Return the dice sets in `folder` (`*.toml`), by name.

    Raises:
        FileError: a file cannot be read; a `DataFileError` if it breaks a rule.
    """
    return {path.stem: load_dice_set(path) for path in sorted(folder.glob("*.toml"))}


def load_dice_set(path: Path) -> DiceSet:
    """Return the dice set that the file describes.

    Raises:
        FileError: the file cannot be read; a `DataFileError` if it breaks a rule.
    """
    data = read_table(path)
    rows, columns = data.whole("rows", 1, _MOST_ROWS), data.whole("columns", 1, _MOST_ROWS)
    bands = data.table("bands")
    return DiceSet(
        path.stem,
        data.text("title"),
        rows,
        columns,
        data.whole("min_length", 1),
        _points(data),
        _dice(data, rows, columns),
        {name: _band(bands, name) for name in bands},
    )


def _dice(data: Table, rows: int, columns: int) -> tuple[tuple[str, ...], ...]:
    dice = tuple(
        tuple("" if face == "#" else face.lower() for face in die.split())
        for die in data.texts("dice")
    )
    if len(dice) != rows * columns:
        raise data.fault(
            "dice", f"are {len(dice)}; give {rows * columns}, one for each of {rows} × {columns}."
        )
    for number, die in enumerate(dice, start=1):
        if len(die) != FACES:
            raise data.fault("dice", f"has {len(die)} faces on die {number}; give it {FACES}.")
        if not all(face == "" or (face.isascii() and face.isalpha()) for face in die):
            raise data.fault(
                "dice", f"has a face on die {number} that is neither letters nor #; change it."
            )
    return dice


def _points(data: Table) -> PointsTable:
    long_words = data.optional_table("long_words")
    return PointsTable(
        data.wholes("points"),
        long_words.whole("letters", default=0),
        long_words.whole("points_a_letter", default=0),
    )


def _band(bands: Table, name: str) -> Band:
    figures = bands.wholes(name)
    if len(figures) > 2 or list(figures) != sorted(figures):
        raise bands.fault(name, "must be one or two whole numbers, the smaller figure first.")
    return Band(*figures)
