"""Flat arrays of numbers, in the form that suits compiled or interpreted kernels.

Compiled code works on arrays of unsigned 32-bit numbers; the interpreter gets a number out of
a list twice as fast as out of an array.
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence


def zeros(compiled: bool, size: int) -> MutableSequence[int]:
    """Return `size` zeros, as an array if `compiled`, else as a list."""
    # Thirty times as quick as filling an array from bytes; no other thread runs meanwhile.
    return array("I", (0,)) * size if compiled else [0] * size


def zeros_64(compiled: bool, size: int) -> MutableSequence[int]:
    """Return `size` zeros that 64 bits each are kept for."""
    return array("Q", (0,)) * size if compiled else [0] * size


def signed(compiled: bool, size: int) -> MutableSequence[int]:
    """Return `size` zeros that may become negative."""
    return array("i", (0,)) * size if compiled else [0] * size


def doubled(compiled: bool, numbers: MutableSequence[int]) -> MutableSequence[int]:
    """Return `numbers` followed by an equal number of zeros, in the form that `zeros` gives."""
    if compiled:
        return array("I", bytes(numbers)) + array("I", (0,)) * len(numbers)
    return [*numbers, *zeros(False, len(numbers))]


def quick(compiled: bool, numbers: Sequence[int]) -> Sequence[int]:
    """Return `numbers` in the form that reads fastest: unchanged if `compiled`, else a list."""
    return numbers if compiled else list(numbers)
