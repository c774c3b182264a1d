"""Families by the places of a letter, against a scan of every word."""

from array import array
from string import ascii_lowercase
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

word_lists = st.integers(1, 6).flatmap(
    lambda length: st.lists(
        st.text(alphabet="abez", min_size=length, max_size=length), unique=True, max_size=30
    )
)


def mask_of(word: str, letter: str) -> int:
    """Return the places of a letter as bits."""
    return sum(1 << place for place, sign in enumerate(word) if sign == letter)


@given(words=word_lists)
def test_every_letter_of_every_word_is_found(
    hangman_families: ModuleType, words: list[str]
) -> None:
    """The places come letter by letter, word by word."""
    assert list(hangman_families.letter_places(words)) == [
        mask_of(word, letter) for letter in ascii_lowercase for word in words
    ]


@given(words=word_lists, letter=st.sampled_from("abeq"), data=st.data())
def test_families_are_the_words_alike_in_a_letter(
    hangman_families: ModuleType, words: list[str], letter: str, data: st.DataObject
) -> None:
    """Each member is in the family of its mask, in the order given; no family is empty."""
    members = data.draw(st.permutations(range(len(words))).map(lambda all_: all_[::2]))
    places = hangman_families.letter_places(words)
    families = hangman_families.families(places, ascii_lowercase.index(letter), array("I", members))
    masks = list(dict.fromkeys(mask_of(words[member], letter) for member in members))
    assert [(mask, list(family)) for mask, family in families] == [
        (mask, [member for member in members if mask_of(words[member], letter) == mask])
        for mask in masks
    ]


def test_the_longest_words_use_every_bit(hangman_families: ModuleType) -> None:
    """A word may have 32 letters."""
    assert hangman_families.letter_places(["b" * 32])[1] == (1 << 32) - 1


@pytest.mark.parametrize("words", [["ab", "abc"], ["a" * 33], ["aB"], ["a-"], ["é"], [""]], ids=str)
def test_what_is_no_list_of_words_is_refused(
    hangman_families: ModuleType, words: list[str]
) -> None:
    """Words are of one length, not too long, and in lowercase a-z."""
    with pytest.raises(ValueError, match="The words"):
        hangman_families.letter_places(words)
