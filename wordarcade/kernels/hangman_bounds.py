# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Bounds of the values of sets of words in hangman that a search has seen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import zeros_64

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

_UNKNOWN: Final = 255
"""No upper bound; a bound is never above 25."""

_zeros_64 = partial(zeros_64, cython.compiled)


class HangmanBounds:
    """Bounds of sets, found again by their keys, in bounded memory.

    The odds that any two of ten million sets share a key of 64 bits are below one in three hundred
    thousand.

    Attributes:
        entries: how many sets there is room for.
        lowers: by entry, the misses that the host can force at least.
        uppers: by entry, those that he can force at most.
        refutations: by entry, where a core is kept that forces the lower bound.
    """

    def __init__(self, enough: int) -> None:
        """Make room.

        Args:
            enough: so many sets suffice; there is room for the next power of two, 2 or more.
        """
        entries = 2
        while entries < enough:
            entries *= 2
        self._keys = _zeros_64(entries)
        self.lowers = bytearray(entries)
        self.uppers = bytearray(entries)
        self.refutations = _zeros_64(entries)
        self.entries = entries

    def recall(self, key: int) -> int:
        """Return the entry that has the bounds of a set, or the number of entries if none has."""
        entry = key & (self.entries - 1)
        if self._keys[entry] == key:
            return entry
        return entry ^ 1 if self._keys[entry ^ 1] == key else self.entries

    def remember(self, key: int) -> int:
        """Return the entry for the bounds of a set; a new one takes the place of the older of two.

        The first and the second of a pair are kept in order of their age.
        """
        entry = self.recall(key)
        if entry < self.entries:
            return entry
        entry = key & (self.entries - 1)
        other = entry ^ 1
        self._keys[other] = self._keys[entry]
        self.lowers[other] = self.lowers[entry]
        self.uppers[other] = self.uppers[entry]
        self.refutations[other] = self.refutations[entry]
        self._keys[entry] = key
        self.lowers[entry] = 0
        self.uppers[entry] = _UNKNOWN
        return entry
