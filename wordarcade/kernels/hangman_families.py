# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Families: words of one length grouped by the positions of a letter.

A *family* is the words that have the letter in the same places, which are the bits of a mask:
bit 0 is the first letter of the word. Families are built from the words at hand; the possible
masks are too many to enumerate.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

_ALPHABET: Final = 26
_LONGEST: Final = 32
_A: Final = ord("a")


def letter_places(words: Sequence[str]) -> array[int]:
    """Return the places of every letter in every word.

    Args:
        words: of one length, 32 at most, in lowercase a-z.

    Returns:
        a mask for each word, unsigned 32-bit, for `a` first, then for `b` and so on.

    Raises:
        ValueError: the words differ in length, are too long, or have other signs.
    """
    length = len(words[0]) if words else 0
    text = "".join(words).encode("ascii", "replace")
    if length > _LONGEST or any(len(word) != length for word in words):
        raise ValueError(f"The words are not all of one length of up to {_LONGEST} letters.")
    if words and not (text.isalpha() and text.islower()):
        raise ValueError("The words have signs other than the lowercase letters a-z.")
    places = array("I", (0,)) * (_ALPHABET * len(words))
    _mark(text, length, len(words), places)
    return places


def _mark(text: bytes, length: int, words: int, places: array[int]) -> None:
    """Set the bit of each letter in a text of concatenated words."""
    at = 0
    for word in range(words):
        for place in range(length):
            places[(text[at] - _A) * words + word] |= 1 << place
            at += 1


def families(
    places: Sequence[int], letter: int, members: Sequence[int]
) -> list[tuple[int, array[int]]]:
    """Return the families into which a letter splits some words.

    Args:
        places: of every letter in every word, as `letter_places` gives them.
        letter: 0 for `a` to 25 for `z`.
        members: indices of words.

    Returns:
        for each family its mask and its members, as these come; families in the order of their
        first members.
    """
    column = letter * (len(places) // _ALPHABET)
    grouped: dict[int, array[int]] = {}
    for member in members:
        mask = places[column + member]
        family = grouped.get(mask)
        if family is None:
            family = grouped[mask] = array("I")
        family.append(member)
    return list(grouped.items())
