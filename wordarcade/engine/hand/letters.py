"""The letters of hands: vowels, consonants and the wildcard."""

from string import ascii_lowercase
from typing import Final

WILDCARD: Final = "*"
"""Stands for any vowel, and is worth nothing."""

VOWELS: Final = "aeiou"
"""The letters that the wildcard can stand for."""

CONSONANTS: Final = "".join(letter for letter in ascii_lowercase if letter not in VOWELS)
