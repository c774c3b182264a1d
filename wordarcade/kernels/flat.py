"""Numbers in flat form, as the kernels keep them.

Compiled code works on arrays of unsigned 32-bit numbers; the interpreter gets a number out of
a list twice as fast as out of an array.
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence


def zeros(compiled: bool, size: int) -> MutableSequence[int]:
    """Return `size` zeros for code that is `compiled`, or is not."""
    return array("I", bytes(4 * size)) if compiled else [0] * size


def doubled(compiled: bool, numbers: MutableSequence[int]) -> MutableSequence[int]:
    """Return `numbers` with as many zeros after them, for code that is `compiled`, or is not."""
    if compiled:
        return array("I", bytes(numbers) + bytes(4 * len(numbers)))
    return [*numbers, *zeros(False, len(numbers))]


def quick(compiled: bool, numbers: Sequence[int]) -> Sequence[int]:
    """Return `numbers` to be read by code that is `compiled`, or is not."""
    return numbers if compiled else list(numbers)
