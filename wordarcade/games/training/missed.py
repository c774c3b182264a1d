"""The missed words of a game that are worth learning.

Five a game at most, so that no board floods the deck: one word that was found and has a hook that
was not, one that was found and goes on longer, one that hardly anybody knows, and for the rest
words that everybody knows, the longest first.
"""

from collections.abc import Collection, Iterable, Iterator
from itertools import islice
from typing import Final, NamedTuple

from wordarcade.games.training.kinds import Kind, kind_for

WORTH_LEARNING: Final = 5
"""Cards that one game adds at most."""

_LONG: Final = (2, 3)
_LONGEST_RARE: Final = 8


class Missed(NamedTuple):
    """A word to learn, and how.

    Attributes:
        kind: the kind of question.
        word: lowercase.
    """

    kind: Kind
    word: str


def missed_on_grid(
    words: Iterable[str], found: Iterable[str], everyday: Collection[str]
) -> tuple[Missed, ...]:
    """Return what to learn from a board.

    Args:
        words: all words of the board, lowercase.
        found: those that the player found.
        everyday: those of all words that everybody knows.
    """
    found = frozenset(found)
    missed = sorted((word for word in words if word not in found), key=lambda w: (-len(w), w))
    known = [word for word in missed if word in everyday]
    rare = (word for word in missed if word not in everyday and len(word) <= _LONGEST_RARE)
    picked = [
        *islice(_hooked(known, found), 1),
        *islice(_extended(known, found), 1),
        *(Missed(Kind.VALID, word) for word in islice(rare, 1)),
    ]
    picked += [Missed(kind_for(word, Kind.ANAGRAM), word) for word in known[:WORTH_LEARNING]]
    return tuple(dict.fromkeys(picked))[:WORTH_LEARNING]


def _hooked(missed: Iterable[str], found: Collection[str]) -> Iterator[Missed]:
    """Yield found words that are one letter shorter than a missed one."""
    for word in missed:
        for shorter in (word[:-1], word[1:]):
            if shorter in found:
                yield Missed(Kind.HOOKS, shorter)


def _extended(missed: Iterable[str], found: Collection[str]) -> Iterator[Missed]:
    """Yield found words that are two or three letters shorter than a missed one."""
    for word in missed:
        for letters in _LONG:
            for shorter in (word[:-letters], word[letters:]):
                if shorter in found:
                    yield Missed(Kind.EXTENSIONS, shorter)


def missed_in_hands(words: Iterable[str]) -> tuple[Missed, ...]:
    """Return what to learn from hands.

    Args:
        words: those of best play that were not played, lowercase, hand by hand.
    """
    longest = sorted(dict.fromkeys(words), key=len, reverse=True)
    cards = (Missed(kind_for(word, Kind.HAND), word) for word in longest if len(word) > 1)
    return tuple(islice(cards, WORTH_LEARNING))
