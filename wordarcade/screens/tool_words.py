"""Words as the word tools show them: headings, hooks in little room, letters for blanks."""

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from textual.content import Content

from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.draw_chance import draw_chance
from wordarcade.lexicon.hooks import hooks_of
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.searching import Search, search_of
from wordarcade.support.wording import count

_HOOKS: Final = 3
"""Hooks that there is room for at each side of a word in a long list."""
_FEW: Final = 150
"""Words of a list, as that of all with two letters, whose hooks are all shown."""


class HookRoom(NamedTuple):
    """The columns of hooks in a list.

    Attributes:
        front: of those before a word.
        back: of those after it.
    """

    front: int = _HOOKS
    back: int = _HOOKS


def hook_room(words: Sequence[str], lexicon: Lexicon | None) -> HookRoom:
    """Return the columns for the hooks of words: of a few words, as many as the most hooks take.

    Args:
        words: in lowercase.
        lexicon: whose hooks they are; None before it is there.
    """
    if lexicon is None or len(words) > _FEW:
        return HookRoom()
    hooks = [hooks_of(lexicon, word) for word in words]
    front = max((len(each.front) for each in hooks), default=0)
    back = max((len(each.back) for each in hooks), default=0)
    return HookRoom(max(front, _HOOKS), max(back, _HOOKS))


def between_hooks(word: str, typed: str, lexicon: Lexicon | None, room: HookRoom) -> Content:
    """Return a word between its hooks.

    Args:
        word: in lowercase.
        typed: what it was looked for with.
        lexicon: whose hooks they are; None for no hooks.
        room: their columns.
    """
    front, back = ("", "") if lexicon is None else hooks_of(lexicon, word)
    return Content.assemble(
        (f"{_shortened(front, room.front):>{room.front}} ", "bold $role-hint"),
        with_blanks(word, typed),
        (f" {_shortened(back, room.back)}", "bold $role-hint"),
    )


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


def _shortened(hooks: str, columns: int) -> str:
    """Return hooks in the room that there is, + standing for more."""
    return hooks.upper() if len(hooks) <= columns else f"{hooks[: columns - 1].upper()}+"


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
