"""Candidates: the words still possible, and the families that a letter splits them into."""

from array import array
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from wordarcade.kernels.hangman_families import families, letter_places
from wordarcade.lexicon.lexicon import ALPHABET


class WordTable:
    """All words of a round, with the places of each letter: made once, shared by all states.

    Attributes:
        words: in lowercase, of one length, in alphabetical order.
        places: for each letter in turn the places that it has in each word, as bits; bit 0 is
            the first letter of the word.
    """

    def __init__(self, words: Sequence[str]) -> None:
        """Index the words.

        Raises:
            ValueError: they differ in length, are longer than 32 letters, or have other signs
                than a-z.
        """
        self.words: Final = tuple(words)
        self.places: Final = letter_places(self.words)

    def column(self, letter: str) -> "array[int]":
        """Return the places that one letter has in each word."""
        first = ALPHABET.index(letter) * len(self.words)
        return self.places[first : first + len(self.words)]

    @cached_property
    def everything(self) -> "Candidates":
        """All of the words."""
        return Candidates(self, array("I", range(len(self.words))))


@dataclass(frozen=True, slots=True, eq=False)
class Candidates:
    """Some of the words of a table; two are equal if their words are.

    Attributes:
        table: the table.
        members: the indices of the words in it, in rising order, unsigned 32-bit.
    """

    table: WordTable
    members: "array[int]"

    @classmethod
    def of(cls, words: Sequence[str]) -> "Candidates":
        """Return all of `words` as candidates, in a table of their own.

        Raises:
            ValueError: they cannot be put into a table.
        """
        return WordTable(words).everything

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Candidates) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __len__(self) -> int:
        return len(self.members)

    def __iter__(self) -> Iterator[str]:
        return map(self.table.words.__getitem__, self.members)

    def __getitem__(self, number: int) -> str:
        return self.table.words[self.members[number]]

    def __contains__(self, word: object) -> bool:
        return any(word == other for other in self)

    def only(self, word: str) -> "Candidates":
        """Return `word` as the one candidate, or none if it is not among them."""
        words = self.table.words
        return replace(self, members=array("I", (m for m in self.members if words[m] == word)))

    def without(self, word: str) -> "Candidates":
        """Return the candidates other than `word`."""
        words = self.table.words
        return replace(self, members=array("I", (m for m in self.members if words[m] != word)))

    def families(self, letter: str) -> "tuple[Family, ...]":
        """Return the families into which a guess splits the candidates.

        The largest comes first, which an evil host takes. Ties go to the family without the
        letter, then to the one with the fewest of it, then to the one that has it further right:
        compared at its last place, then at the one before, and so on.

        Args:
            letter: the guess, in lowercase.

        Source: Keith Schwarz, "Evil Hangman", Nifty Assignments 2011; the order of ties is ours.
        """
        split = families(self.table.places, ALPHABET.index(letter), self.members)
        found = [Family(letter, mask, replace(self, members=members)) for mask, members in split]
        return tuple(sorted(found, key=Family.order))

    def family_sizes(self, letter: str) -> Mapping[int, int]:
        """Return the size of each family, by the mask of its places."""
        return Counter(map(self.table.column(letter).__getitem__, self.members))

    def having(self, letter: str, places: Sequence[int]) -> "Candidates":
        """Return the candidates that have `letter` in these places, and nowhere else."""
        mask = sum(1 << place for place in set(places))
        column = self.table.column(letter)
        return replace(self, members=array("I", (m for m in self.members if column[m] == mask)))


@dataclass(frozen=True, slots=True)
class Family:
    """Words that have a letter in the same places.

    Attributes:
        letter: in lowercase.
        mask: the places as bits, bit 0 for the first letter of the word; 0 if it has none.
        words: those words.
    """

    letter: str
    mask: int
    words: Candidates

    @property
    def places(self) -> tuple[int, ...]:
        """The places of the letter, 0-based, in rising order."""
        return tuple(place for place in range(self.mask.bit_length()) if self.mask >> place & 1)

    def order(self) -> tuple[int, int, int]:
        """Return a sort key for the evil host's order of preference."""
        return -len(self.words), self.mask.bit_count(), -self.mask
