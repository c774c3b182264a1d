"""Hooks: letters that make another word before or after a word."""

from typing import NamedTuple

from wordarcade.lexicon.lexicon import Lexicon


class Hooks(NamedTuple):
    """The hooks of a word, in lowercase and in alphabetical order.

    Attributes:
        front: the letters that make a word before it.
        back: the letters that make a word after it.
    """

    front: str
    back: str


def hooks_of(lexicon: Lexicon, word: str) -> Hooks:
    """Return the hooks of `word`, in any case, which need not be a word itself.

    There are none if it has other signs than the letters a to z.
    """
    if not (word.isascii() and word.isalpha()):
        return Hooks("", "")
    return Hooks(
        "".join(longer[0] for longer in lexicon.matching(f"?{word}")),
        "".join(longer[-1] for longer in lexicon.matching(f"{word}?")),
    )
