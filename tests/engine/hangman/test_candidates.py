"""Families of words: the handout's example, ties, and splits by property."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.hangman.rounds import HANDOUT
from wordarcade.engine.hangman.candidates import Candidates
from wordarcade.engine.hangman.pattern import blank, filled, fits

some_words = st.sets(st.text("abc", min_size=4, max_size=4), min_size=1, max_size=30).map(sorted)


def shown(words: str, letter: str) -> list[tuple[str, list[str]]]:
    """Return the families of words, by what is shown of them, in order."""
    candidates = Candidates.of(words.split())
    families = candidates.families(letter)
    return [
        (filled(blank(len(candidates[0])), letter, family.places), list(family.words))
        for family in families
    ]


def test_the_example_of_the_handout() -> None:
    """E splits nine words into five families; the one without it is the largest."""
    assert shown(HANDOUT, "e") == [
        ("----", ["ally", "cool", "good"]),
        ("--e-", ["flew", "ibex"]),
        ("-e--", ["beta", "deal"]),
        ("---e", ["hope"]),
        ("e--e", ["else"]),
    ]
    assert shown("ally cool good", "o") == [("-oo-", ["cool", "good"]), ("----", ["ally"])]


@pytest.mark.parametrize(
    ("words", "letter", "order"),
    [
        ("ab cd", "a", ["--", "a-"]),
        ("aab aca", "a", ["a-a", "aa-"]),
        ("abb bab bba", "a", ["--a", "-a-", "a--"]),
        ("abab baab", "a", ["-aa-", "a-a-"]),
        ("aabb abab baab", "a", ["-aa-", "a-a-", "aa--"]),
        ("abba baab", "a", ["a--a", "-aa-"]),
        ("aab bba", "a", ["--a", "aa-"]),
        ("aab bba bca", "a", ["--a", "aa-"]),
        ("aab aac bba", "a", ["aa-", "--a"]),
    ],
)
def test_families_of_one_size(words: str, letter: str, order: list[str]) -> None:
    """Without the letter, then with fewest of it, then with its last, next to last … furthest."""
    assert [pattern for pattern, _ in shown(words, letter)] == order


@given(some_words, st.sampled_from("abcd"))
def test_families_part_the_words(words: list[str], letter: str) -> None:
    """Each word is in the one family that has the letter where it does; none is empty."""
    candidates = Candidates.of(words)
    families = candidates.families(letter)
    assert sorted(word for family in families for word in family.words) == words
    assert len({family.mask for family in families}) == len(families)
    sizes = [len(family.words) for family in families]
    assert sizes == sorted(sizes, reverse=True)
    assert dict(candidates.family_sizes(letter)) == {f.mask: len(f.words) for f in families}
    for family in families:
        pattern = filled(blank(4), letter, family.places)
        assert list(family.words) == [word for word in words if fits(word, pattern, letter)]
        assert candidates.having(letter, family.places) == family.words


@given(some_words)
def test_a_word_is_struck_or_kept(words: list[str]) -> None:
    """By itself, and nothing else; a word that is not there changes nothing."""
    candidates = Candidates.of(words)
    assert list(candidates.without(words[0])) == words[1:]
    assert list(candidates.only(words[0])) == words[:1]
    assert candidates.without("zzzz") == candidates
    assert words[0] in candidates
    assert words[0] not in candidates.without(words[0])


def test_words_of_several_lengths_are_no_table() -> None:
    """Nor are words of other signs."""
    with pytest.raises(ValueError, match="length"):
        Candidates.of(["a", "bc"])
    with pytest.raises(ValueError, match="letters"):
        Candidates.of(["né"])
