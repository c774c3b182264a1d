"""Plain word lists."""

import codecs
from collections.abc import Callable

import pytest

from wordarcade.lexicon.formats import SkipReason, WordList

Reader = Callable[..., WordList]


@pytest.mark.parametrize(
    "content",
    [
        b"aa\naah\nzax\n",
        b"aa\naah\nzax",
        b"AA\r\nAah\r\nZAX\r\n",
        b"aa\raah\rzax\r",
        b"zax\naah\naa\n",
        b"\n\naa\n \n  aah \n\tzax\n\n",
        b"# a comment\naa\n; another\naah\nzax # and one behind a word\n",
        b"aa\naah\nzax\n\x1a",
        codecs.BOM_UTF8 + b"aa\naah\nzax\n",
        codecs.BOM_UTF16_LE + "AA\r\nAAH\r\nZAX\r\n".encode("utf-16-le"),
        codecs.BOM_UTF16_BE + "AA\r\nAAH\r\nZAX\r\n".encode("utf-16-be"),
        b'"aa"\n"aah"\n"zax"\n',
        b"'aa'\n'aah'\n'zax'\n",
        b"aa,\naah,\nzax\n",
        b'"aa",\n"aah",\n"zax"\n',
        "“aa”\n“aah”\n“zax”\n".encode(),
    ],
)
def test_one_word_a_line_in_any_writing(read: Reader, content: bytes) -> None:
    """Case, order, line ends, byte order marks, comments and quotation marks change nothing."""
    found = read(content)
    assert (found.words, found.form) == (("aa", "aah", "zax"), "one word a line")
    assert (dict(found.skipped), found.notes, dict(found.definitions)) == ({}, (), {})


@pytest.mark.parametrize(
    "content",
    [
        "aa aah\nzax\n",
        "ZAX AA\tAAH",
        "aa, aah, zax\n",
        "aa,aah,zax",
        '"aa","aah","zax"\n',
        '"aa", "aah"\n"zax"\n',
        "aa aah # zax is on the next line\nzax",
    ],
)
def test_several_words_a_line(read: Reader, content: str) -> None:
    """Blanks and commas part words on one line."""
    found = read(content)
    assert (found.words, found.form) == (("aa", "aah", "zax"), "several words a line")
    assert (dict(found.skipped), dict(found.definitions)) == ({}, {})


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("r2d2", SkipReason.DIGITS),
        ("it's-2", SkipReason.DIGITS),
        ("café", SkipReason.ACCENTS),
        ("cafe\N{COMBINING ACUTE ACCENT}", SkipReason.ACCENTS),
        ("слово", SkipReason.ACCENTS),
        ("crème-brûlée", SkipReason.ACCENTS),
        ("ice-cream", SkipReason.JOINERS),
        ("isn't", SkipReason.JOINERS),
        ("dogs'", SkipReason.JOINERS),
        ("isn\N{RIGHT SINGLE QUOTATION MARK}t", SkipReason.JOINERS),
        ("a/c", SkipReason.OTHER),
        ("etc.", SkipReason.OTHER),
        ("---", SkipReason.OTHER),
        ("a" * 256, SkipReason.TOO_LONG),
        ("ZAX", SkipReason.REPEATED),
    ],
)
def test_what_is_no_word_is_counted_by_reason(read: Reader, entry: str, reason: SkipReason) -> None:
    """An entry that is no word of a to z is left out, and counted under one plain reason."""
    found = read(f"aa\nzax\n{entry}\n")
    assert found.words == ("aa", "zax")
    assert dict(found.skipped) == {reason: 1}
    assert found.entries == 3


def test_the_longest_word(read: Reader) -> None:
    """A word may have 255 letters, and one of 255 is read in mixed company too."""
    assert read("a" * 255).words == ("a" * 255,)
    assert read(f"{'a' * 255}\nr2d2\n").words == ("a" * 255,)


def test_latin_1(read: Reader) -> None:
    """Bytes that are not UTF-8 are read as Latin-1, so that an accent costs only its own word."""
    found = read("aa\ncafé\nzax\n".encode("latin-1"))
    assert found.words == ("aa", "zax")
    assert dict(found.skipped) == {SkipReason.ACCENTS: 1}


def test_letters_that_fold_to_ascii_are_foreign_all_the_same(read: Reader) -> None:
    """The Kelvin sign does not turn into a k."""
    found = read("aa\n\N{KELVIN SIGN}i\n")
    assert found.words == ("aa",)
    assert dict(found.skipped) == {SkipReason.ACCENTS: 1}


def test_every_entry_of_a_mixed_list_is_accounted_for(read: Reader) -> None:
    """Words and reasons add up to the number of entries."""
    found = read("# list\naa\nAA\nr2d2\ncafé\nit's\n\na/c\nzax\nzax\n")
    assert found.words == ("aa", "zax")
    assert dict(found.skipped) == {
        SkipReason.REPEATED: 2,
        SkipReason.DIGITS: 1,
        SkipReason.ACCENTS: 1,
        SkipReason.JOINERS: 1,
        SkipReason.OTHER: 1,
    }
    assert found.entries == 8
