"""Unsupported files, each with one sentence that says why."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from wordarcade.lexicon.errors import (
    BinaryListError,
    EmptyListError,
    LexiconError,
    LexiconMissingError,
    LexiconUnreadableError,
    ListTooLargeError,
    NoWordsError,
    UnsupportedListError,
)
from wordarcade.lexicon.formats import WordList, read_word_list
from wordarcade.lexicon.limits import MAX_ENTRIES, MAX_LIST_BYTES

Reader = Callable[..., WordList]


@pytest.mark.parametrize("name", ["nothing.txt", "list.txt/inside", "nul\0.txt"])
def test_missing(tmp_path: Path, name: str) -> None:
    """A path that leads nowhere is named in the sentence."""
    (tmp_path / "list.txt").write_text("aa\n")
    with pytest.raises(LexiconMissingError, match="There is no file"):
        read_word_list(tmp_path / name)


def test_forbidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that the system keeps from the reader is a matter of permissions."""

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    (tmp_path / "list.txt").write_text("aa\n")
    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(LexiconUnreadableError, match=r"You have no permission to read .*list\.txt"):
        read_word_list(tmp_path / "list.txt")


def test_broken_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any other trouble of the system is told in the system's words."""

    def fail(*_: object) -> None:
        raise OSError(5, "Input/output error")

    (tmp_path / "list.txt").write_text("aa\n")
    monkeypatch.setattr(os, "open", fail)
    with pytest.raises(LexiconUnreadableError, match=r"cannot be read \(Input/output error\)"):
        read_word_list(tmp_path / "list.txt")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="named pipes are POSIX")
def test_named_pipe(tmp_path: Path) -> None:
    """A pipe, on which a reader could wait for ever, is refused at once."""
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(LexiconUnreadableError, match="not an ordinary file"):
        read_word_list(tmp_path / "pipe")


@pytest.mark.parametrize("content", [b"", b"\n \r\n", b"\xef\xbb\xbf", b"\xff\xfe\n\0"])
def test_empty(read: Reader, content: bytes) -> None:
    """A file of nothing, of blanks or of a byte order mark alone is empty."""
    with pytest.raises(EmptyListError, match=r"list\.txt is empty"):
        read(content)


@pytest.mark.parametrize("content", [b"aa\0bb\n", b"\x89PNG\r\n\x1a\n", b"aa\x1b[2Jab\n", b"\x7f"])
def test_binary(read: Reader, content: bytes) -> None:
    """Bytes that text has no use for make a file binary."""
    with pytest.raises(BinaryListError, match=r"list\.txt holds binary data"):
        read(content)


def test_no_words(read: Reader) -> None:
    """A list without a single word tells what its entries were instead."""
    with pytest.raises(NoWordsError, match="1 with digits, 2 with hyphen or apostrophe"):
        read("r2d2\nit's\nx-ray\n")
    with pytest.raises(NoWordsError, match="no entries at all"):
        read("# only a comment\n")


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("en_US.dic", "49568\n0/nm\naa\nab/SM\n"),
        ("en_US.dic", "2\naa\nab\n"),
        ("words.txt", "\ufeff3\r\nabaci\r\nabaft/S\r\nabalone/MS\r\n"),
        ("en_US.aff", "SET UTF-8\nSFX S Y 1\n"),
    ],
)
def test_hunspell(read: Reader, name: str, content: str) -> None:
    """A hunspell dictionary is refused with the command that spells out its words."""
    with pytest.raises(UnsupportedListError, match=r"unmunch words\.dic words\.aff > words\.txt"):
        read(content, name)


def test_plain_list_that_looks_like_hunspell_at_first(read: Reader) -> None:
    """A plain list may be called .dic, begin with its count, or hold a slash."""
    assert read("aa\nzax\n", "my.dic").words == ("aa", "zax")
    plain = "".join(f"a{'bcdefghijklm'[i]}\n" for i in range(12))
    assert len(read(f"13\n{plain}and/or\n").words) == 12


@pytest.mark.parametrize("name", ["twl.dawg", "TWL.GADDAG"])
def test_quackle(read: Reader, name: str) -> None:
    """A Quackle dictionary is refused with the way to a text file."""
    with pytest.raises(UnsupportedListError, match="Quackle's Lister"):
        read(b"\1\2\3\0", name)


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"<!DOCTYPE html>\n<p>aa", "a web page"),
        (b"\xef\xbb\xbf\n<html><p>aa", "a web page"),
        (b"%PDF-1.4 aa", "a PDF document"),
        (b"{\\rtf1 aa}", "a rich text document"),
        (b"SQLite format 3\0", "a database"),
        (b"\xfd7zXZ\0", "an xz archive"),
    ],
)
def test_files_of_other_programs(read: Reader, content: bytes, what: str) -> None:
    """A file that is something else by its first bytes is called by that name."""
    with pytest.raises(UnsupportedListError, match=f"list.txt is {what}, not a word list"):
        read(content)


def test_large_file(tmp_path: Path) -> None:
    """A file beyond the limit is refused without its rest being read."""
    with (tmp_path / "large.txt").open("wb") as file:
        file.truncate(MAX_LIST_BYTES + 1)
    with pytest.raises(ListTooLargeError, match="larger than 64 MiB"):
        read_word_list(tmp_path / "large.txt")


@pytest.mark.parametrize("content", ["a\n", "a ", "a,", "a\ra "])
def test_too_many_entries(read: Reader, content: str) -> None:
    """A file of more entries than any list has is refused before memory is spent on them."""
    with pytest.raises(ListTooLargeError, match="more than 5,000,000 entries"):
        read(content * (MAX_ENTRIES + 1))


def test_message_is_safe_to_show(tmp_path: Path) -> None:
    """A file name with escape codes or line ends does not carry them into the sentence."""
    with pytest.raises(LexiconError) as caught:
        read_word_list(tmp_path / "a\x1b[31m\nb.txt")
    assert str(caught.value).isprintable()
    assert "[31m" in str(caught.value)
