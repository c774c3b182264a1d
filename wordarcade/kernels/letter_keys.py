"""A 64-bit number for each letter, such that sums of them tell multisets of letters apart."""

from __future__ import annotations

from array import array
from typing import Final

_LETTERS: Final = 26
_SEED: Final = 1
_ALL: Final = (1 << 64) - 1


def letter_keys() -> array[int]:
    """Return the key of each letter, A to Z, unsigned 64-bit.

    The key of a multiset is the sum of those of its letters, modulo 2⁶⁴. It is found without
    sorting, and a letter more is one addition. The numbers are random (SplitMix64), so that keys
    of different multisets hardly ever coincide, and each half of a key is as good as random.
    Word maps in files hold by them: other numbers need another version of the files.
    """
    keys = array("Q")
    for number in range(_SEED, _SEED + _LETTERS):
        mixed = number * 0x9E3779B97F4A7C15 & _ALL
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _ALL
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _ALL
        keys.append(mixed ^ mixed >> 31)
    return keys
