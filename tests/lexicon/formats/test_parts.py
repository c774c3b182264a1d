"""A lexicon in 26 files."""

import string
from pathlib import Path

import pytest

from wordarcade.lexicon.errors import EmptyListError, NoWordsError, UnsupportedListError
from wordarcade.lexicon.formats import SkipReason, read_word_list


def write_parts(folder: Path, letters: str) -> None:
    """Write the part of each letter, with two words in it."""
    for letter in letters:
        (folder / f"Lexicon_{letter}.txt").write_text(f"{letter}A\n{letter}B\n")


def test_all_parts(tmp_path: Path) -> None:
    """The words of all 26 parts make one list, and other files in the folder are not read."""
    write_parts(tmp_path, string.ascii_uppercase)
    (tmp_path / "README.txt").write_text("not words\n")
    found = read_word_list(tmp_path)
    assert len(found.words) == 52
    assert found.words[:3] == ("aa", "ab", "ba")
    assert found.form == "parts Lexicon_A.txt to Lexicon_Z.txt"
    assert found.notes == ()


def test_missing_parts_are_reported(tmp_path: Path) -> None:
    """A folder without some of the letters is read, and says which are not there."""
    write_parts(tmp_path, string.ascii_uppercase.replace("Q", "").replace("X", ""))
    found = read_word_list(tmp_path)
    assert len(found.words) == 48
    assert found.notes == ("Missing: Lexicon_Q.txt, Lexicon_X.txt.",)


def test_parts_of_different_forms(tmp_path: Path) -> None:
    """Each part is read in its own form, and the accounts of all are added up."""
    (tmp_path / "lexicon_a.TXT").write_text("AA\trough lava\nAAH\tto exclaim\nA-1\ta sauce\n")
    (tmp_path / "Lexicon_B.txt").write_text("aa ba\nbe-bop\n")
    (tmp_path / "Lexicon_C.txt").write_text("")
    found = read_word_list(tmp_path)
    assert found.words == ("aa", "aah", "ba")
    assert dict(found.definitions) == {"aa": "rough lava", "aah": "to exclaim"}
    assert dict(found.skipped) == {
        SkipReason.DIGITS: 1,
        SkipReason.JOINERS: 1,
        SkipReason.REPEATED: 1,
    }
    assert found.entries == 6


def test_one_part_by_itself(tmp_path: Path) -> None:
    """A part that is named as a file is a list like any other, with nothing missing."""
    write_parts(tmp_path, "Q")
    assert read_word_list(tmp_path / "Lexicon_Q.txt").notes == ()


def test_folder_without_parts(tmp_path: Path) -> None:
    """A folder of other things is refused, and the sentence says what to give."""
    (tmp_path / "words.txt").write_text("aa\n")
    with pytest.raises(UnsupportedListError, match=r"without Lexicon_A\.txt to Lexicon_Z\.txt"):
        read_word_list(tmp_path)


def test_parts_without_words(tmp_path: Path) -> None:
    """Empty parts make an empty list, and parts of other entries one without words."""
    (tmp_path / "Lexicon_A.txt").write_text("\n")
    with pytest.raises(EmptyListError):
        read_word_list(tmp_path)
    (tmp_path / "Lexicon_B.txt").write_text("b2b\n")
    with pytest.raises(NoWordsError, match="1 with digits"):
        read_word_list(tmp_path)
