"""Words pasted on a board, which are played one after another."""

import re
from collections.abc import Callable, Sequence
from functools import partial, wraps
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar

MOST: Final = 100
"""More words of one paste are left out."""
AT_ONCE: Final = 4
"""Words that are played between two frames, some ms each."""


def words_in(text: str) -> list[str]:
    """Return the words of a text, in lowercase: what stands between spaces, lines and signs.

    Each comes once, since no word counts twice.

    >>> words_in("Owl, wren; 12 café EAGLE, owl")
    ['owl', 'wren', 'eagle']
    """
    words = re.findall(r"[^\W\d_]+", text)
    return list(dict.fromkeys(word.lower() for word in words if word.isascii()))


class PastedWords:
    """The words of a paste that are still to be played.

    Args:
        words: all of them, in lowercase.
        found: the number of words found before.
    """

    def __init__(self, words: Sequence[str], found: int) -> None:
        self._total: Final = len(words)
        self._before: Final = found
        self._left: Final = list(words[:MOST])

    def next_word(self) -> str | None:
        """Take the next word; None if there is none left."""
        return self._left.pop(0) if self._left else None

    def outcome(self, found: int) -> str:
        """Return what became of several words, in a sentence; nothing for a single one.

        Args:
            found: the number of words found now.

        >>> words = PastedWords(["owl", "oxl"], 0)
        >>> words.next_word(), words.outcome(1)
        ('owl', '1 of 2 pasted words counts. Only the first was played.')
        >>> words.next_word(), words.outcome(1)
        ('oxl', '1 of 2 pasted words counts.')
        """
        if self._total < 2:
            return ""
        counted = found - self._before
        verb = "counts" if counted == 1 else "count"
        told = f"{counted} of {self._total:,} pasted words {verb}."
        played = min(self._total, MOST) - len(self._left)
        if played == self._total:
            return told
        which = "the first was" if played == 1 else f"the first {played} were"
        return f"{told} Only {which} played."


class Pasting:
    """Keeps what keys ask for while pasted words are played, so that none overtakes another.

    Attributes:
        words: the words being played; None if there are none.
    """

    def __init__(self) -> None:
        self.words: PastedWords | None = None
        self._playing = False
        self._waiting: list[Callable[[], object]] = []

    @property
    def busy(self) -> bool:
        """Whether whatever is done now waits for words pasted before it."""
        return self.words is not None and not self._playing

    def play(self, act: Callable[[], object]) -> None:
        """Do what plays pasted words, and waits for none."""
        before, self._playing = self._playing, True
        try:
            act()
        finally:
            self._playing = before

    def put_off(self, act: Callable[[], object]) -> None:
        """Keep what is to be done after the words."""
        self._waiting.append(act)

    def end(self) -> None:
        """Play no more words, and do what has waited, up to other words among it."""
        self.words = None
        while self._waiting and not self.busy:
            self._waiting.pop(0)()

    def stop(self) -> None:
        """Play no more words, and drop what has waited."""
        self._waiting = []
        self.end()


class Pasted(Protocol):
    """Has words pasted."""

    @property
    def pasting(self) -> Pasting:
        """The words that were pasted."""


_Pasted = TypeVar("_Pasted", bound=Pasted)
_Given = ParamSpec("_Given")


def in_turn(
    method: Callable[Concatenate[_Pasted, _Given], None],
) -> Callable[Concatenate[_Pasted, _Given], None]:
    """Return a method that waits for the words pasted before it."""

    @wraps(method)
    def turned(owner: _Pasted, /, *args: _Given.args, **kwargs: _Given.kwargs) -> None:
        if owner.pasting.busy:
            owner.pasting.put_off(partial(turned, owner, *args, **kwargs))
        else:
            method(owner, *args, **kwargs)

    return turned
