"""Queries of a lexicon, against plain sets of words."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.lexicon.compile import compile_words
from wordarcade.lexicon.dawg_file import graph_of
from wordarcade.lexicon.formats import identity_of
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.searching import Search

word_sets = st.sets(st.text("abc", min_size=1, max_size=6), max_size=30)


def lexicon_of(words: set[str]) -> Lexicon:
    """Return a lexicon in memory."""
    ordered = sorted(words)
    lengths: dict[int, int] = {}
    for word in ordered:
        lengths[len(word)] = lengths.get(len(word), 0) + 1
    graph = graph_of(compile_words(ordered, lambda _: None).arrays)
    return Lexicon("test", identity_of(ordered), graph, lengths)


@given(word_sets, st.text("abcd", max_size=7))
def test_membership_and_prefixes_agree_with_a_set(words: set[str], text: str) -> None:
    """A word is in, a prefix is a prefix, exactly when a set of strings says so."""
    lexicon = lexicon_of(words)
    assert len(lexicon) == len(words)
    assert list(lexicon) == sorted(words)
    assert (text in lexicon) == (text in words)
    assert lexicon.has_prefix(text) == any(word.startswith(text) for word in words)


class CountedReads(list[int]):
    """Numbers that count how often they are read."""

    reads = 0

    def __getitem__(self, place: Any) -> Any:
        """Read a number."""
        self.reads += 1
        return super().__getitem__(place)


def test_all_words_are_put_together_once() -> None:
    """What many words share is walked once, and for other searches not at all."""
    words = {f"{first}{second}azes" for first in "bcdfgh" for second in "lmnr"}
    plain = lexicon_of(words)
    masks: Any = CountedReads(plain.graph.masks)
    lexicon = Lexicon("test", plain.identity, plain.graph._replace(masks=masks), plain.lengths)
    assert list(lexicon) == sorted(words)
    assert masks.reads < 2 * len(words), "a node or two of each word"
    masks.reads = 0
    assert list(Search.SUFFIX.find(lexicon, "azes")) == sorted(words)
    assert len(list(Search.CONTAINS.find(lexicon, "laz"))) == 6
    assert len(list(Search.PATTERN.find(lexicon, "*naz*"))) == 6
    assert masks.reads == 0


@given(word_sets)
def test_index_and_word_at_are_each_other_s_inverse(words: set[str]) -> None:
    """A word's index is its place in alphabetical order."""
    lexicon = lexicon_of(words)
    for index, word in enumerate(sorted(words)):
        assert lexicon.index(word) == index
        assert lexicon.word_at(index) == word


@given(word_sets, st.text("abc?", max_size=6))
def test_patterns_agree_with_regular_expressions(words: set[str], pattern: str) -> None:
    """`?` stands for any one letter."""
    expression = re.compile(pattern.replace("?", "."))
    expected = sorted(word for word in words if expression.fullmatch(word))
    assert list(lexicon_of(words).matching(pattern)) == expected


@given(word_sets, st.text("abc?*", min_size=1, max_size=6))
def test_stretched_patterns_agree_with_regular_expressions(words: set[str], pattern: str) -> None:
    """`*` stands for any number of letters, also none."""
    expression = re.compile(pattern.replace("?", ".").replace("*", ".*"))
    expected = sorted(word for word in words if expression.fullmatch(word))
    assert list(Search.PATTERN.find(lexicon_of(words), pattern)) == expected


@given(word_sets, st.text("abc?#", max_size=6), st.integers(0, 4))
def test_anagrams_agree_with_counting_tiles(words: set[str], rack: str, least: int) -> None:
    """A word can be laid when blanks make up for the tiles that the rack lacks."""
    blanks = rack.count("?") + rack.count("#")
    lacking = {w: sum(max(0, w.count(c) - rack.count(c)) for c in set(w)) for w in words}
    expected = sorted(w for w in words if lacking[w] <= blanks and len(w) >= least)
    assert list(lexicon_of(words).anagrams(rack, min_length=least)) == expected


def test_case_does_not_matter() -> None:
    """Words are asked for in any case and answered in lowercase."""
    lexicon = lexicon_of({"cat", "cats"})
    assert "CAT" in lexicon
    assert "Cats" in lexicon
    assert lexicon.has_prefix("CA")
    assert list(lexicon.matching("C?T")) == ["cat"]
    assert list(lexicon.anagrams("STAC")) == ["cats"]


@pytest.mark.parametrize("strange", ["", "ca1", "ca t", "é", "ça", "CAT\n", None, 7, b"cat"])
def test_what_is_not_letters_is_not_a_word(strange: object) -> None:
    """Nothing but letters a to z can be a word."""
    assert strange not in lexicon_of({"cat"})


def test_a_strange_tile_is_named() -> None:
    """A rack with a digit is refused in a sentence."""
    with pytest.raises(ValueError, match="'4' is not a tile"):
        lexicon_of({"cat"}).anagrams("ca4")


def test_unknown_words_have_no_index() -> None:
    """A prefix, a stranger and an index out of range are refused."""
    lexicon = lexicon_of({"cat"})
    for word in ("ca", "dog", "", "cats"):
        with pytest.raises(KeyError):
            lexicon.index(word)
    for index in (-1, 1):
        with pytest.raises(IndexError):
            lexicon.word_at(index)


def test_an_empty_lexicon_answers_no() -> None:
    """No words: nothing is in it, and nothing is a prefix."""
    lexicon = lexicon_of(set())
    assert list(lexicon) == []
    assert "a" not in lexicon
    assert not lexicon.has_prefix("")
