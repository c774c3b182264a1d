"""Patterns: a word with its known letters, and a hyphen for each unknown one."""

from collections.abc import Iterable
from typing import Final

from wordarcade.lexicon.lexicon import ALPHABET
from wordarcade.support.errors import ArcadeError

UNKNOWN: Final = "-"
_TYPED: Final = "-_?"
"""The signs for an unknown letter in typed patterns."""


class PatternTextError(ArcadeError, ValueError):
    """A typed pattern cannot be read; the message says why and what to type."""


def parse_pattern(text: str) -> str:
    """Return the pattern that a player has typed, in any case.

    Raises:
        PatternTextError: it is empty, or has other signs than letters and hyphens.

    >>> parse_pattern("Do_ble")
    'do-ble'
    """
    pattern = "".join(UNKNOWN if sign in _TYPED else sign for sign in text.strip().lower())
    if not pattern:
        raise PatternTextError('The pattern is empty; give what is shown, such as "do-ble".')
    strange = next((sign for sign in pattern if sign != UNKNOWN and not is_word(sign)), None)
    if strange is not None:
        raise PatternTextError(
            f"The pattern has '{strange}'; use A to Z, and a hyphen for each unknown letter."
        )
    return pattern


def blank(length: int) -> str:
    """Return the pattern of `length` unknown letters."""
    return UNKNOWN * length


def filled(pattern: str, letter: str, places: Iterable[int]) -> str:
    """Return `pattern` with `letter` put in these places, 0-based.

    >>> filled("-o---e", "d", [0])
    'do---e'
    """
    signs = list(pattern)
    for place in places:
        signs[place] = letter
    return "".join(signs)


def places_of(letter: str, word: str) -> tuple[int, ...]:
    """Return the places, 0-based, that `letter` has in `word`.

    >>> places_of("o", "good")
    (1, 2)
    """
    return tuple(place for place, sign in enumerate(word) if sign == letter)


def fits(word: str, pattern: str, guessed: Iterable[str]) -> bool:
    """Return whether a word fits `pattern`.

    Args:
        word: in lowercase.
        pattern: the known letters.
        guessed: letters that the word has only where the pattern shows them.

    >>> fits("double", "do-ble", "doble"), fits("double", "-o-ble", "doble")
    (True, False)
    """
    return len(word) == len(pattern) and all(
        (letter not in guessed) if sign == UNKNOWN else letter == sign
        for letter, sign in zip(word, pattern, strict=True)
    )


def is_word(text: str) -> bool:
    """Return whether `text` is one or more of the lowercase letters a to z."""
    return bool(text) and all(letter in ALPHABET for letter in text)


def matching(words: Iterable[str], pattern: str, guessed: Iterable[str]) -> list[str]:
    """Return those of `words` that fit `pattern`, in their order."""
    known = frozenset(guessed)
    return [word for word in words if fits(word, pattern, known)]
