"""Dice: the shipped sets, rolls, and files that break a rule."""

import random
from collections import Counter
from pathlib import Path

import pytest

from wordarcade.engine.band import Band
from wordarcade.engine.boggle.dice import load_dice_set, load_dice_sets
from wordarcade.support import resources
from wordarcade.support.data_file import DataFileError

SETS = load_dice_sets(resources.folder("assets") / "dice")
GOOD = """
title = "Tiny"
rows = 1
columns = 2
min_length = 3
points = [1]
dice = ["A B C D E F", "G H I J K Qu"]
bands = { fair = [1, 2] }
"""


def test_the_given_dice() -> None:
    """The sixteen dice of the assignment, each once, Qu being one face."""
    given = (
        "AEANEG AHSPCO ASPFFK OBJOAB IOTMUC RYVDEL LREIXD EIUNES "
        "WNGEEH LNHNRZ TSTIYD OWTOAT ERTTYL TOESSI TERWHV"
    )
    expected = [tuple(die.lower()) for die in given.split()] + [("n", "u", "i", "h", "m", "qu")]
    assert list(SETS["classic"].dice) == expected


@pytest.mark.parametrize("name", sorted(SETS))
def test_every_die_is_used_once(name: str) -> None:
    """The cells of a roll can be matched with the dice, one face each."""
    dice_set = SETS[name]
    for seed in range(20):
        grid = dice_set.roll(random.Random(seed))
        assert (grid.rows, grid.columns) == (dice_set.rows, dice_set.columns)
        assert matches(list(grid.cells), list(dice_set.dice))


def matches(cells: list[str], dice: list[tuple[str, ...]]) -> bool:
    """Whether the cells can be dealt to the dice, by augmenting paths."""
    owner: dict[int, int] = {}

    def place(cell: int, tried: set[int]) -> bool:
        for die, faces in enumerate(dice):
            if cells[cell] in faces and die not in tried:
                tried.add(die)
                if die not in owner or place(owner[die], tried):
                    owner[die] = cell
                    return True
        return False

    return all(place(cell, set()) for cell in range(len(cells)))


def test_places_and_faces_vary() -> None:
    """Over many rolls the Qu face comes up in every place, in about a sixth of the rolls."""
    rng = random.Random(1)
    rolls = [SETS["classic"].roll(rng).cells for _ in range(1200)]
    places = Counter(cells.index("qu") for cells in rolls if "qu" in cells)
    assert set(places) == set(range(16))
    assert 140 < places.total() < 260


def test_a_file_is_read(tmp_path: Path) -> None:
    """A set of one's own is data like the shipped ones."""
    path = tmp_path / "tiny.toml"
    path.write_text(GOOD, encoding="utf-8")
    dice_set = load_dice_set(path)
    assert (dice_set.name, dice_set.dice[1][5], dice_set.bands["fair"]) == (
        "tiny",
        "qu",
        Band(1, 2),
    )


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("rows = 1", "rows = 2", "line 7: 'dice' are 2; give 4, one for each of 2 × 2"),
        ("A B C D E F", "A B C D E", "has 5 faces on die 1; give it 6"),
        ("A B C D E F", "A B C D E 7", "neither letters nor #"),
        ("points = [1]", "points = []", "'points' must be a list of whole numbers of 0 or more"),
        ("points = [1]", "points = 1", "tiny.toml"),
        ("[1, 2]", "[3, 2]", "smaller figure first"),
        ("min_length = 3", "min_length = 0", "'min_length' must be a whole number of 1 or more"),
        ('title = "Tiny"', "", "'title' is missing"),
        ("rows = 1", "rows = ", "tiny.toml, line 3: this is not TOML"),
    ],
)
def test_a_broken_file_is_told_where(tmp_path: Path, old: str, new: str, message: str) -> None:
    """The sentence names the file and what is wrong in it."""
    path = tmp_path / "tiny.toml"
    path.write_text(GOOD.replace(old, new), encoding="utf-8")
    with pytest.raises(DataFileError, match=message):
        load_dice_set(path)


def test_bands() -> None:
    """A band knows what lies in it, and how far off the rest is."""
    assert (50 in Band(60, 160), 60 in Band(60, 160), 161 in Band(60, 160)) == (False, True, False)
    assert 5000 in Band(160)
    assert (Band(60, 160).distance(50), Band(60, 160).distance(170)) == (10, 10)
    assert (str(Band(60, 160)), str(Band(160))) == ("60–160", "160 or more")


def test_long_words_have_their_own_points() -> None:
    """On 6×6, words of nine letters and more earn two points a letter."""
    points = SETS["super"].points
    assert [points.points_of_length(n) for n in (4, 8, 9, 12)] == [1, 11, 18, 24]
