"""Leave values, and their files."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.word_sets import SetOfWords
from wordarcade.lexicon.catalogue import load_catalogue
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.scrabble.leaves import (
    NO_LEAVES,
    TILES,
    Leaves,
    leaves_for,
    load_leaves,
)
from wordarcade.support import resources
from wordarcade.support.data_file import DataFileError

TABLE = Leaves.of_points(
    tiles={"Q": [-7.0], "U": [-1.0, -5.5], "E": [1.25, 2.0, 0.5], "?": [25.0, 40.0]},
    pairs={"QU": 8.125, "?E": -0.5},
    balance=[[0.0, 0.5, 0.25], [0.75, 1.5], [-1.0]],
)
racks = st.text(TILES, max_size=7)


@pytest.mark.parametrize(
    ("tiles", "value"),
    [
        ("", 0),
        ("Q", -7000 + 500),
        ("E", 1250 + 750),
        ("EEEE", 500),
        ("QU", -7000 - 1000 + 8125 + 1500),
        ("UQ", -7000 - 1000 + 8125 + 1500),
        ("UU", -5500 - 1000),
        ("E??", 1250 + 40_000 - 500 + 750),
    ],
)
def test_a_leave_is_worth_its_tiles_pairs_and_balance(tiles: str, value: int) -> None:
    """Each tile by its number, each pair of different tiles once, and vowels with consonants."""
    assert TABLE.value(tiles) == value


@given(racks, st.randoms())
def test_the_order_of_the_tiles_does_not_matter(tiles: str, rng: random.Random) -> None:
    """A leave has no order, and with no table it is worth nothing."""
    assert TABLE.value(tiles) == TABLE.value("".join(rng.sample(tiles, len(tiles))))
    assert NO_LEAVES.value(tiles) == 0


@given(racks)
def test_leaves_can_be_heeded_less(tiles: str) -> None:
    """With a weight every part counts for that much, up to rounding of each figure."""
    assert abs(TABLE.weighted(0.5).value(tiles) - TABLE.value(tiles) / 2) <= 15
    assert TABLE.weighted(0) == NO_LEAVES


WHOLE = "[tiles]\n" + "\n".join(f'"{tile}" = [1.5]' for tile in TILES)
"""The tiles of a file that breaks no rule."""


def test_a_file_is_read(tmp_path: Path) -> None:
    """The figures are points, and come back by name with the words that they are for."""
    text = f'identity = "ab"\nbalance = [[0.0, 0.25]]\n[pairs]\nAB = -0.75\n{WHOLE}'
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    identity, leaves = load_leaves(tmp_path)["mine"]
    assert identity == "ab"
    assert leaves.value("ABB") == 1500 + 1500 - 750


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (f"balance = []\n[pairs]\n{WHOLE}", "'identity' is missing"),
        (f'identity = ""\nbalance = []\n[pairs]\nAA = 1.0\n{WHOLE}', "'AA' is not a pair"),
        (f'identity = ""\nbalance = []\n[pairs]\n{WHOLE}\nAE = [1.0]', "'AE' is not a tile"),
        ('identity = ""\nbalance = []\n[pairs]\n[tiles]\nA = [1.0]', "'tiles' lacks BCD"),
        (f'identity = ""\nbalance = [{"[1.0]," * 9}]\n[pairs]\n{WHOLE}', "8 vowels and 0 conson"),
        ("identity", "wrong.toml, line 1: "),
    ],
)
def test_a_file_that_breaks_a_rule_is_named(tmp_path: Path, text: str, sentence: str) -> None:
    """The error says which file and what is wrong."""
    (tmp_path / "wrong.toml").write_text(text, encoding="utf-8")
    with pytest.raises(DataFileError, match=r"wrong\.toml") as caught:
        load_leaves(tmp_path)
    assert sentence in str(caught.value)


def test_every_shipped_list_has_a_table() -> None:
    """Its file is named after it, and knows its words."""
    lists = load_catalogue(resources.folder("lexicons")).lexicons.values()
    tables = load_leaves(resources.folder("assets") / "scrabble" / "leaves")
    assert {name: identity for name, (identity, _) in tables.items()} == {
        known.name: known.identity for known in lists
    }


def test_good_tiles_are_worth_keeping(arcade: Lexicon) -> None:
    """With any list but a shipped one the sums of `arcade` are used."""
    own = leaves_for(arcade)
    assert leaves_for(SetOfWords(["cat"])) == own.with_full(None)
    assert own.value("") == 0
    assert own.value("?") > own.value("S") > own.value("E") > own.value("V") > own.value("UUV")
    assert own.value("QU") > own.value("Q") + own.value("U")
