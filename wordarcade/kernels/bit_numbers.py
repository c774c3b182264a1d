"""The number of a single bit, without a loop and without a division."""

from __future__ import annotations

from array import array
from typing import Final

SEQUENCE: Final = 0x03F79D71B4CB0A89
"""A de Bruijn sequence: any six successive bits of it, zeros after its end included, differ from
all others. So do the upper six of its product with each of the 64 single bits."""

SHIFT: Final = 64 - 6
_ALL: Final = (1 << 64) - 1


def bit_numbers() -> array[int]:
    """Return the numbers of bits, unsigned 32-bit, by `(bit * SEQUENCE & 2⁶⁴ - 1) >> SHIFT`.

    >>> bit_numbers()[(2**40 * SEQUENCE & 2**64 - 1) >> SHIFT]
    40
    """
    numbers = array("I", (0,)) * 64
    for number in range(64):
        numbers[(SEQUENCE << number & _ALL) >> SHIFT] = number
    return numbers
