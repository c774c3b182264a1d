"""Full tables of leaves, and their files."""

import json
import random
from array import array
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.scrabble.games import ENGLISH
from tests.engine.word_sets import SetOfWords
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.scrabble.full_leaves import (
    UNIT,
    FullLeaves,
    numbers_of,
    read_full,
    trained_file,
    write_full,
)
from wordarcade.players.scrabble.leave_files import LeaveFileError, read_arrays, write_arrays
from wordarcade.players.scrabble.leaves import TILES, Leaves, leaves_for
from wordarcade.support import resources

NUMBERS = numbers_of(ENGLISH)
FULL = FullLeaves(NUMBERS, array("h", (n % 60_001 - 30_000 for n in range(NUMBERS.starts[7]))))
SMALLER = FullLeaves(NUMBERS, array("h", [5]) * 10)
SUMS = Leaves.of_points({tile: [1.0, 3.0] for tile in TILES}, {"QU": 8.0}, [])
TABLE = SUMS.with_full(FULL)
SHIPPED = resources.folder("assets") / "scrabble" / "leaves" / "arcade.leaves"


def test_leaves_are_looked_up() -> None:
    """Those of one to six tiles; what the table does not have is a sum."""
    assert TABLE.value("A") == UNIT * FULL.values[NUMBERS.starts[2] - 1]
    assert TABLE.value("?") == UNIT * FULL.values[0]
    assert TABLE.value("??") == UNIT * FULL.values[NUMBERS.starts[2]]
    assert TABLE.value("") == 0
    assert TABLE.value("QQ") == SUMS.value("QQ") == 3_000
    assert TABLE.value("AEINRST") == SUMS.value("AEINRST")


@given(st.text(TILES, max_size=7), st.randoms())
def test_the_order_of_the_tiles_does_not_matter(tiles: str, rng: random.Random) -> None:
    """A leave has no order."""
    assert TABLE.value(tiles) == TABLE.value("".join(rng.sample(tiles, len(tiles))))


def test_who_heeds_leaves_less_goes_by_the_sums() -> None:
    """A full table is for full weight."""
    assert TABLE.weighted(1) is TABLE
    assert TABLE.weighted(0.6) == SUMS.weighted(0.6)


def test_a_table_comes_back_from_its_file(tmp_path: Path) -> None:
    """Mapped, with the numbering that it was written with."""
    path = tmp_path / "new" / "mine.leaves"
    write_full(path, "ab", FULL)
    full = read_full(path, "ab")
    assert full.numbers.limits == NUMBERS.limits
    assert list(full.values[:1_000]) == list(FULL.values[:1_000])
    assert len(full.values) == 914_624
    with pytest.raises(LeaveFileError, match=r"mine\.leaves is for other words; delete it"):
        read_full(path, "cd")


def test_a_table_is_read_once_until_it_is_rewritten(tmp_path: Path) -> None:
    """A game leaves no file open that the next one opens again."""
    path = tmp_path / "mine.leaves"
    write_full(path, "ab", FULL)
    full = read_full(path, "ab")
    assert read_full(path, "ab") is full
    write_full(path, "cd", SMALLER)
    assert list(read_full(path, "cd").values) == list(SMALLER.values)


@pytest.mark.parametrize("place", [0, 9, 20, 1_000_000, -1])
def test_a_damaged_file_is_refused(tmp_path: Path, place: int) -> None:
    """One changed byte anywhere, or a missing one: a sentence that names the file."""
    path = tmp_path / "mine.leaves"
    write_full(path, "ab", FULL)
    data = bytearray(path.read_bytes())
    data[place] ^= 1
    for content in (data, path.read_bytes()[:-1], b"", b"WALEAVE\n"):
        path.write_bytes(content)
        with pytest.raises(
            LeaveFileError, match=r"mine\.leaves (is damaged|cannot be read)"
        ) as told:
            read_full(path, "ab")
        assert str(told.value).count(". ") == 0


def test_arrays_of_every_kind_come_back(tmp_path: Path) -> None:
    """Whatever their lengths, together with the notes."""
    arrays = {"h": array("h", [-1, 2, 3]), "I": array("I", [7]), "q": array("q", [-(2**40)])}
    path = tmp_path / "some"
    write_arrays(path, arrays, {"seed": 5})
    read, notes = read_arrays(path)
    assert {name: list(numbers) for name, numbers in read.items()} == {
        name: list(numbers) for name, numbers in arrays.items()
    }
    assert notes == {"seed": 5}


def test_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of the future is not guessed at."""
    path = tmp_path / "some"
    dumps = json.dumps
    monkeypatch.setattr(json, "dumps", lambda notes: dumps({**notes, "version": 99}))
    write_arrays(path, {}, {})
    with pytest.raises(LeaveFileError, match="some is of another version;"):
        read_arrays(path)


def test_what_a_player_has_trained_comes_first(tmp_path: Path, arcade: Lexicon) -> None:
    """For the words that it was trained for, whatever the list was called."""
    write_full(trained_file(tmp_path, "my list", arcade.identity), arcade.identity, FULL)
    assert leaves_for(arcade, tmp_path).value("AE") == TABLE.value("AE")
    assert leaves_for(arcade).value("AE") != TABLE.value("AE")
    other = SetOfWords(["cat"])
    assert leaves_for(other, tmp_path).full is None
    assert leaves_for(other) == leaves_for(arcade).with_full(None)


def test_the_shipped_table_says_how_it_was_made(arcade: Lexicon) -> None:
    """Beside it: the command with its seed, how many games, and for how long."""
    assert len(read_full(SHIPPED, arcade.identity).values) == 914_624
    text = SHIPPED.with_suffix(".txt").read_text(encoding="utf-8")
    assert "wordarcade train leaves --lexicon arcade --games " in text
    assert "--seed 1\n" in text
    assert "hours of one processor." in text
    assert arcade.identity in text
