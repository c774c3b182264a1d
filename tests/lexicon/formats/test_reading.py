"""The entry point for reading lists: properties of every file."""

import gzip
import json
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wordarcade.lexicon.errors import LexiconError
from wordarcade.lexicon.formats import WordList, identity_of, read_word_list

WORDS = st.sets(st.text("abcxyz", min_size=1, max_size=12), min_size=1).map(sorted)
NAMES = st.sampled_from(["list.txt", "list.csv", "list.json", "list.kwg", "list.dic", "list"])
OPENINGS = st.sampled_from(
    [
        b"",
        b"\x1f\x8b\x08",
        b"PK\x03\x04",
        b"[",
        b'{"words": [',
        b"word,definition\n",
        b"3\n",
        b"AA\tlava (n)\n",
        b"aa, ab\n",
        b"\xef\xbb\xbf",
        b"\xff\xfe",
        b"Words (2).\n\n",
    ]
)


def read_bytes(data: bytes, name: str = "list.txt") -> WordList:
    """Write a file and read it as a word list."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, name)
        path.write_bytes(data)
        return read_word_list(path)


def assert_read_or_refused(data: bytes, name: str) -> None:
    """Check that the answer to `data` is a normalised list or one presentable sentence."""
    refusal = ""
    try:
        found = read_bytes(data, name)
    except LexiconError as error:
        refusal = str(error)
    if refusal:
        assert refusal.isprintable()
        assert refusal.endswith(".")
        return
    assert found.words
    assert found.words == tuple(sorted(set(found.words)))
    assert all(word.isascii() and word.isalpha() and word.islower() for word in found.words)
    assert found.definitions.keys() <= set(found.words)
    assert all(text.isprintable() for text in (*found.definitions.values(), *found.notes))


@settings(deadline=None, max_examples=300)
@given(OPENINGS, st.binary(max_size=300), NAMES)
def test_any_bytes_are_read_or_refused(opening: bytes, rest: bytes, name: str) -> None:
    """Whatever a file holds, the answer is a normalised list or an error of our own."""
    assert_read_or_refused(opening + rest, name)


@settings(deadline=None, max_examples=300)
@given(st.text("aB2é'-/, \t\n\r#;\"[]{}:.\x9b", max_size=80), NAMES)
def test_any_text_is_read_or_refused(text: str, name: str) -> None:
    """Text of the characters by which forms are told apart never leads outside the errors."""
    assert_read_or_refused(text.encode(), name)


FORMS: dict[str, Callable[[list[str]], bytes]] = {
    "lines": lambda words: "\n".join(words).encode(),
    "capitals": lambda words: "".join(f"{word.upper()}\r\n" for word in words).encode(),
    "old Mac": lambda words: "".join(f"{word}\r" for word in words).encode(),
    "UTF-16": lambda words: "".join(f"{word}\n" for word in words).encode("utf-16"),
    "backwards": lambda words: "\n".join(reversed(words)).encode(),
    "quoted": lambda words: "".join(f'"{word}",\n' for word in words).encode(),
    "one line": lambda words: " ".join(words).encode(),
    "commas": lambda words: ", ".join(words).encode(),
    "comments": lambda words: "".join(f"# x\n{word} # y\n\n" for word in words).encode(),
    "title": lambda words: "\n".join([f"My words. {len(words)} words.", "", *words]).encode(),
    "tab": lambda words: "".join(f"{word}\tis of (x)\n" for word in words).encode(),
    "definition": lambda words: "".join(f"{word} is of [x]\n" for word in words).encode(),
    "CSV": lambda words: "".join(f'{word},"is, of x",0\n' for word in words).encode(),
    "JSON": lambda words: json.dumps(words).encode(),
    "JSON rows": lambda words: json.dumps(
        {"words": [[word, "", "n", "1", "is of x"] for word in words]}
    ).encode(),
    "gzip": lambda words: gzip.compress("\n".join(words).encode()),
}


@pytest.mark.parametrize("form", FORMS)
@settings(deadline=None, max_examples=25)
@given(words=WORDS)
def test_a_list_is_the_same_in_every_form(form: str, words: list[str]) -> None:
    """The words come out as they went in, nothing skipped, and so does their identity."""
    found = read_bytes(FORMS[form](words))
    assert found.words == tuple(words)
    assert dict(found.skipped) == {}
    assert identity_of(found.words) == identity_of(words)


@settings(deadline=None)
@given(st.lists(st.sampled_from(["aa", "AA", "zax", "r2d2", "café", "it's", "a/c", "x" * 300])))
def test_every_entry_is_accounted_for(entries: list[str]) -> None:
    """Words and skipped entries add up to the entries of the file."""
    found = read_bytes("\n".join(["zebra", *entries]).encode())
    assert found.entries == 1 + len(entries)


def test_progress_rises_from_0_to_1(tmp_path: Path) -> None:
    """Reports of progress begin at 0, rise with every part and end at 1."""
    for letter in "ABC":
        (tmp_path / f"Lexicon_{letter}.txt").write_text("aa\n")
    shares: list[float] = []
    read_word_list(tmp_path, progress=shares.append)
    assert shares == [0.0, 0.25, 0.5, 0.75, 1.0]


def test_progress_can_stop_the_reading(tmp_path: Path) -> None:
    """What the report of progress raises comes through, which is how to cancel."""

    class StopError(Exception):
        pass

    def stop(share: float) -> None:
        raise StopError

    (tmp_path / "list.txt").write_text("aa\n")
    with pytest.raises(StopError):
        read_word_list(tmp_path / "list.txt", progress=stop)
