"""Shapes of sets of words: what all of them have in common."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from wordarcade.lexicon.lexicon import ALPHABET

Shape = int
"""A bit for each letter that is in the same places in all words of a set, or in none of them.

Which bit it is tells the places. The shape of two sets together is `a & b`.
"""

Letters = int
"""Bit i stands for letter i of the alphabet."""

ALL_LETTERS: Final[Letters] = (1 << len(ALPHABET)) - 1


class Shapes:
    """Numbers the places of letters, to write shapes as bits. The first 26 are for no place."""

    def __init__(self) -> None:
        self._numbers = {(letter, 0): number for number, letter in enumerate(ALPHABET)}
        self._of_word = cache(self._word_as_shape)
        self._settled = cache(self._letters_placed)

    def common(self, words: Iterable[str]) -> Shape:
        """Return the shape of some words, in lowercase a-z."""
        shape = -1
        for word in words:
            shape &= self._of_word(word)
        return shape

    def _word_as_shape(self, word: str) -> Shape:
        """Return the shape of a single word."""
        placed = dict.fromkeys(ALPHABET, 0)
        for place, letter in enumerate(word):
            placed[letter] |= 1 << place
        numbers = self._numbers
        return sum(1 << numbers.setdefault(item, len(numbers)) for item in placed.items())

    def lacking(self, shape: Shape) -> Letters:
        """Return the letters that are in none of the words."""
        return shape & ALL_LETTERS

    def settled(self, shape: Shape) -> Letters:
        """Return the letters that tell no words apart: in the same places in all, or in none."""
        return (shape & ALL_LETTERS) | self._settled(shape & ~ALL_LETTERS)

    def _letters_placed(self, shape: Shape) -> Letters:
        """Return the letters with places that a shape has."""
        return sum(
            1 << ALPHABET.index(letter)
            for (letter, _), number in self._numbers.items()
            if shape >> number & 1
        )
