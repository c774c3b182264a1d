"""Words as the word tools show them: headings, hooks in little room, letters for blanks."""

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from typing import Final

from textual.content import Content

from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.draw_chance import draw_chance
from wordarcade.lexicon.searching import Search, search_of
from wordarcade.support.wording import count

HOOKS: Final = 3
"""Hooks that there is room for at each side."""


class Order(Enum):
    """The orders of words, named as on the screen."""

    LONGEST = "longest first"
    ALPHABET = "A–Z"
    LIKELIEST = "most likely first"

    @property
    def next(self) -> "Order":
        """The order after this one, in a cycle."""
        orders = list(Order)
        return orders[(orders.index(self) + 1) % len(orders)]


def ordered(words: Sequence[str], order: Order, typed: str, tiles: LetterDistribution) -> list[str]:
    """Return words in an order, before them the one that is typed.

    Args:
        words: in lowercase.
        order: which.
        typed: what they were looked for with.
        tiles: by which words are likely.
    """
    match order:
        case Order.LONGEST:
            found = sorted(words, key=lambda word: (-len(word), word))
        case Order.ALPHABET:
            found = sorted(words)
        case Order.LIKELIEST:
            found = sorted(words, key=lambda word: (-draw_chance(word, tiles), word))
    return sorted(found, key=lambda word: word != typed)


def shortened(hooks: str) -> str:
    """Return hooks in the room that there is, + standing for more."""
    return hooks if len(hooks) <= HOOKS else f"{hooks[: HOOKS - 1]}+"


def with_blanks(word: str, typed: str) -> Content:
    """Return a word in capitals; the letters for which blanks stand are underlined."""
    shown = Content(word.upper())
    if "?" not in typed:
        return shown
    left = Counter(typed.lower())
    for place, letter in enumerate(word):
        if left[letter]:
            left[letter] -= 1
        else:
            shown = shown.stylize("underline", place, place + 1)
    return shown


def length_heads(words: Sequence[str], typed: str) -> dict[int, str]:
    """Return a heading for each length, by the number of its first word.

    Args:
        words: the longest first; whatever is typed may stand before longer words.
        typed: what they were looked for with.
    """
    begin = int(len(words) > 1 and len(words[0]) < len(words[1]))
    heads = {0: "what you typed"} if begin else {}
    lengths = Counter(map(len, words[begin:]))
    search, letters = search_of(typed)
    tiles = len(letters) if search is Search.ANAGRAM else 0
    before = 0
    for number, word in enumerate(words[begin:], begin):
        if len(word) != before:
            before = len(word)
            told = count(lengths[before], "word")
            # Of letters in any order: that all are used is what is looked for first.
            every = "all " if before == tiles else ""
            heads[number] = f"{every}{count(before, 'letter')} · {told}"
    return heads
