"""Letter values, shared by all games that score letters."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

LETTER_VALUES: Final[Mapping[str, int]] = MappingProxyType(
    {
        letter: value
        for value, letters in (
            (1, "aeilnorstu"),
            (2, "dg"),
            (3, "bcmp"),
            (4, "fhvwy"),
            (5, "k"),
            (8, "jx"),
            (10, "qz"),
        )
        for letter in letters
    }
)
"""The values of the English Scrabble tiles, by lowercase letter."""
