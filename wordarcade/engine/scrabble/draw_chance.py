"""The probability that tiles drawn from the bag spell a word."""

from collections import Counter
from math import comb

from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.tiles import BLANK, LETTERS


def ways_to_draw(word: str, distribution: LetterDistribution) -> int:
    """Return how many sets of tiles, as many as the word has letters, spell the word.

    Tiles count as different, also those of one letter, and a blank stands for any letter. This is
    how word study programs such as Zyzzyva order words by probability: for each choice of letters
    that blanks stand for, the product of the ways to choose the other tiles, C(tiles of the letter,
    letters needed), times C(blanks of the set, blanks used).

    >>> counts = {**dict.fromkeys(LETTERS, 1), "A": 9, BLANK: 2}
    >>> tiles = LetterDistribution("a", "A", counts, dict.fromkeys(LETTERS, 1))
    >>> ways_to_draw("aa", tiles)  # 36 of two A, 18 of an A and a blank, 1 of two blanks
    55

    Args:
        word: in any case; one with other signs than the letters a to z cannot be drawn.
        distribution: all tiles of the bag.
    """
    if not set(word.upper()) <= set(LETTERS):
        return 0
    blanks = distribution.counts[BLANK]
    ways = [1, *[0] * blanks]  # by the blanks that are used, of the letters so far
    for letter, needed in Counter(word.upper()).items():
        there = distribution.counts[letter]
        ways = [
            sum(
                ways[before] * comb(there, needed - (used - before))
                for before in range(max(0, used - needed), used + 1)
            )
            for used in range(blanks + 1)
        ]
    return sum(comb(blanks, used) * number for used, number in enumerate(ways))


def draw_chance(word: str, distribution: LetterDistribution) -> float:
    """Return the chance, from 0 to 1, that as many tiles as the word has letters spell it.

    See `ways_to_draw`; a word longer than the bag has no chance.
    """
    draws = comb(distribution.size, len(word))
    return ways_to_draw(word, distribution) / draws if draws else 0.0
