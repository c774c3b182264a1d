"""Crockford's base 32, in groups of five: bits as text that people can read out and type.

Source: Douglas Crockford, "Base 32". Case does not matter, O reads as 0, I and L as 1. The last
ten bits are a cyclic redundancy check (CRC-10, ITU-T I.610), which always notices one wrong sign
and two neighbours that were swapped.
"""

from typing import Final

_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_VALUES: Final = {sign: value for value, sign in enumerate(_SIGNS)} | {"O": 0, "I": 1, "L": 1}
_DROPPED: Final = str.maketrans("", "", "- #")
"""Signs that only part a code, or stand before its end where it names a board."""
_GROUP: Final = 5
_CHECK_BITS: Final = 10
_POLYNOMIAL: Final = 0b110_0011_0011
"""x¹⁰ + x⁹ + x⁵ + x⁴ + x + 1."""


class Base32Error(ValueError):
    """The text is not a code, or was copied wrongly."""


class BitWriter:
    """Collects numbers of given widths."""

    def __init__(self) -> None:
        self._bits = ""

    def write(self, number: int, width: int) -> None:
        """Append `number` in `width` bits.

        Raises:
            ValueError: it does not fit.
        """
        if not 0 <= number < 1 << width:
            raise ValueError(f"{number} does not fit in {width} bits.")
        self._bits += f"{number:0{width}b}"

    def code(self) -> str:
        """Return the text, with a checksum that detects a wrong copy."""
        bits = "1" + self._bits
        bits += f"{_remainder(bits + '0' * _CHECK_BITS):0{_CHECK_BITS}b}"
        bits = bits.zfill(-(-len(bits) // 5) * 5)
        signs = "".join(_SIGNS[int(bits[i : i + 5], 2)] for i in range(0, len(bits), 5))
        return "-".join(signs[i : i + _GROUP] for i in range(0, len(signs), _GROUP))


class BitReader:
    """Reads the numbers that a `BitWriter` wrote."""

    def __init__(self, code: str) -> None:
        """Decode a code and verify its checksum.

        Raises:
            Base32Error: it has a sign that no code has, or its check fails.
        """
        signs = code.upper().translate(_DROPPED)
        strange = next((sign for sign in signs if sign not in _VALUES), None)
        if strange is not None:
            raise Base32Error(
                f"The code has a '{strange}', which no share code uses; copy it again."
            )
        bits = "".join(f"{_VALUES[sign]:05b}" for sign in signs).lstrip("0")
        if len(bits) <= _CHECK_BITS or _remainder(bits):
            raise Base32Error(
                "The code is incomplete or mistyped. C in the results copies all of it."
            )
        self._bits = bits[1:-_CHECK_BITS]

    def read(self, width: int) -> int:
        """Return the next number of `width` bits.

        Raises:
            Base32Error: the code is shorter than that.
        """
        if len(self._bits) < width:
            raise Base32Error("The code is too short; copy it again.")
        number, self._bits = int(self._bits[:width] or "0", 2), self._bits[width:]
        return number


def _remainder(bits: str) -> int:
    """Return the CRC remainder of `bits`, read as a polynomial over GF(2)."""
    rest = 0
    for bit in bits:
        rest = rest << 1 | int(bit)
        if rest >> _CHECK_BITS:
            rest ^= _POLYNOMIAL
    return rest
