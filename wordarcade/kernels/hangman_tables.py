"""Tables of letters, families, traps and hash keys for the hangman value search.

Made once for many queries; nothing here is compiled.
"""

from __future__ import annotations

import random
from array import array
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate, chain
from typing import Final

from wordarcade.kernels.hangman_families import letter_places

_ALPHABET: Final = 26
REPEAT: Final = 26
"""Stands for a letter that a word has had before."""


def letters_of(word: str) -> int:
    """Return the letters of a word as bits."""
    return sum({1 << ord(letter) - ord("a") for letter in word})


def spell(words: Sequence[str]) -> bytes:
    """Return the letters of all words as numbers, a repeated one as `REPEAT`."""
    return bytes(
        REPEAT if letter in word[:place] else ord(letter) - ord("a")
        for word in words
        for place, letter in enumerate(word)
    )


def number_families(words: Sequence[str]) -> tuple[array[int], int]:
    """Number the families into which each letter splits all words, 0 being the miss family.

    Returns:
        for each letter in turn the family of each word, and how many numbers there are.
    """
    places = letter_places(words)
    numbers: list[dict[int, int]] = [{0: 0} for _ in range(_ALPHABET)]
    families = array("I", (0,)) * len(places)
    for at, mask in enumerate(places):
        if mask:
            number = numbers[at // len(words)]
            families[at] = number.setdefault(mask, len(number))
    return families, max(map(len, numbers))


def find_traps(words: Sequence[str]) -> tuple[array[int], array[int], array[int]]:
    """Find all traps of two words or more; the longer ones of a word come first.

    Returns:
        the traps of each word, where they begin for each word with the end of the last, and the
        number of words in each trap.
    """
    numbers: dict[str, int] = {}
    members = Counter[int]()
    of_word: list[list[int]] = []
    for word in words:
        alike = [
            word[:place] + "_" + word[place + 1 :]
            for place, letter in enumerate(word)
            if word.count(letter) == 1
        ]
        traps = [numbers.setdefault(shape, len(numbers)) for shape in alike]
        members.update(traps)
        of_word.append(traps)
    for traps in of_word:
        traps[:] = [trap for trap in traps if members[trap] > 1]
        traps.sort(key=members.__getitem__, reverse=True)
    starts = array("I", accumulate(map(len, of_word), initial=0))
    sizes = array("I", (members[trap] for trap in range(len(numbers))))
    return array("I", chain.from_iterable(of_word)), starts, sizes


def random_keys(count: int) -> array[int]:
    """Return a fixed 64-bit random key for each word, for Zobrist hashing of sets."""
    source = random.Random(count)
    return array("Q", (source.getrandbits(64) for _ in range(count)))
