"""KWG word graphs."""

import struct
from collections.abc import Callable, Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.lexicon.errors import (
    DamagedListError,
    ListTooLargeError,
    NoWordsError,
    UnsupportedListError,
)
from wordarcade.lexicon.formats import WordList
from wordarcade.lexicon.formats.kwg import read_kwg
from wordarcade.lexicon.formats.source import Source

Reader = Callable[..., WordList]
LAST, ENDS = 1 << 22, 1 << 23


def node(letter: int, child: int = 0, *, last: bool = False, ends: bool = False) -> int:
    """Return the number that stands for a node."""
    return letter << 24 | ENDS * ends | LAST * last | child


def packed(nodes: Iterable[int]) -> bytes:
    """Return the file of these nodes."""
    nodes = list(nodes)
    return struct.pack(f"<{len(nodes)}I", *nodes)


def kwg_of(words: Iterable[str]) -> bytes:
    """Lay out the trie of `words` as the format's description says, runs of siblings in order."""
    nodes = [node(0, last=True), node(0, last=True)]

    def add_run(suffixes: set[str]) -> int:
        letters = sorted({suffix[0] for suffix in suffixes if suffix})
        start = len(nodes)
        nodes.extend(0 for _ in letters)
        for offset, letter in enumerate(letters):
            rests = {suffix[1:] for suffix in suffixes if suffix.startswith(letter)}
            nodes[start + offset] = node(
                ord(letter) - 96,
                add_run(rests) if rests - {""} else 0,
                last=offset == len(letters) - 1,
                ends="" in rests,
            )
        return start

    nodes[0] |= add_run(set(words))
    return packed(nodes)


def test_layout(read: Reader) -> None:
    """A file written out by hand from the layout gives its words, and its GADDAG is not read."""
    nodes = [
        node(0, 2, last=True),  # the DAWG starts at node 2
        node(0, 6, last=True),  # the GADDAG at node 6
        node(1, 4),  # a-
        node(2, 5, last=True, ends=True),  # b, b-
        node(1, ends=True),  # aa
        node(4, last=True, ends=True),  # ad and, shared, bd
        node(0, 2, last=True),
    ]
    found = read(packed(nodes), "csw.kwg")
    assert found.words == ("aa", "ad", "b", "bd")
    assert found.form == "KWG word graph"


@given(st.sets(st.text("abz", min_size=1, max_size=8), min_size=1))
def test_round_trip(words: set[str]) -> None:
    """The words that a graph was made of come out again."""
    found = read_kwg(Source("x.kwg", kwg_of(words)))
    assert found is not None
    assert found.words == tuple(sorted(words))


def test_graph_without_words(read: Reader) -> None:
    """A file whose DAWG is absent has no words."""
    with pytest.raises(NoWordsError):
        read(packed([node(0, last=True)] * 2), "x.kwg")


def test_graph_that_explodes(read: Reader) -> None:
    """A hundred nodes that stand for more words than there are atoms are refused at once."""
    levels = 100
    nodes = [node(0, 2, last=True), node(0, last=True)]
    for level in range(levels):
        below = 2 + 2 * (level + 1) if level < levels - 1 else 0
        nodes += [node(1, below, ends=True), node(2, below, ends=True, last=True)]
    with pytest.raises(ListTooLargeError, match="more than 5,000,000 entries"):
        read(packed(nodes), "x.kwg")


def test_long_words(read: Reader) -> None:
    """A graph may hold a word of 255 letters and none of 256."""
    chain = [node(1, 3 + i) for i in range(254)]
    start = [node(0, 2, last=True), node(0, last=True)]
    words = [value | LAST for value in chain] + [node(1, last=True, ends=True)]
    assert read(packed(start + words), "x.kwg").words == ("a" * 255,)
    words = [node(1, 3 + i, last=True) for i in range(255)] + [node(1, last=True, ends=True)]
    with pytest.raises(DamagedListError, match="more than 255 letters"):
        read(packed(start + words), "x.kwg")


@pytest.mark.parametrize(
    ("nodes", "why"),
    [
        ([node(0, 2, last=True)], "not that of whole nodes"),
        ([node(0, 9, last=True), 0], "no end"),
        ([node(0, 2, last=True), 0, node(1, ends=True)], "no end"),
        ([node(0, 2, last=True), 0, *[node(1, ends=True)] * 99], "no end"),
        ([node(0, 2, last=True), 0, node(1, 2, last=True, ends=True)], "cycle"),
        ([node(0, 2, last=True), 0, node(1, 3, last=True), node(2, 2, last=True)], "cycle"),
    ],
)
def test_damaged_graph(read: Reader, nodes: list[int], why: str) -> None:
    """A file that is cut, points outside itself or runs in a circle is refused with the reason."""
    with pytest.raises(DamagedListError, match=why):
        read(packed(nodes), "x.kwg")


def test_text_under_the_name_of_a_graph(read: Reader) -> None:
    """A text file that is called .kwg is no graph."""
    with pytest.raises(DamagedListError, match=r"x\.kwg is not a valid KWG file"):
        read("aa\naah\nzax\n", "x.kwg")


@pytest.mark.parametrize("letter", [0, 27, 255])
def test_letters_of_another_alphabet(read: Reader, letter: int) -> None:
    """A tile beyond Z, or a separator outside the GADDAG, makes no English word."""
    with pytest.raises(UnsupportedListError, match="letters beyond A to Z"):
        read(packed([node(0, 2, last=True), 0, node(letter, last=True, ends=True)]), "x.kwg")
