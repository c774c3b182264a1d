"""Share codes: a hangman round with its rules as a short text.

The code of an honest host holds the word itself, not a seed: it survives changes to word lists,
yet does not show the word at a glance.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from wordarcade.engine.base32 import Base32Error, BitReader, BitWriter
from wordarcade.engine.hangman.choices import HostKind, Vocabulary
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.lexicon.lexicon import ALPHABET
from wordarcade.support.errors import ArcadeError

_Meaning = TypeVar("_Meaning")

_VERSION: Final = 2
"""Boggle's codes begin with 1."""

_HOSTS: Final[Mapping[int, HostKind]] = {
    0: HostKind.HONEST,
    1: HostKind.EVIL,
    2: HostKind.CUNNING,
    3: HostKind.PERFECT,
    4: HostKind.POLITE,
    5: HostKind.PERSON,
}
_VOCABULARIES: Final[Mapping[int, Vocabulary]] = {0: Vocabulary.COMMON, 1: Vocabulary.FULL}
"""The meanings of numbers in codes; a number once assigned keeps its meaning."""

_TAG_DIGITS: Final = 5


class HangmanCodeError(ArcadeError, ValueError):
    """A code cannot be read here; the message says why."""


@dataclass(frozen=True, slots=True)
class SharedHangman:
    """The content of a code.

    Attributes:
        config: the rules, and the word of an honest host.
        lexicon_tag: the first five hex digits of the identity of the lexicon it was played with.
    """

    config: HangmanConfig
    lexicon_tag: str

    def fits(self, identity: str) -> bool:
        """Whether a lexicon of this identity may be the one it was played with."""
        return identity.startswith(self.lexicon_tag)


def share_code(config: HangmanConfig, lexicon_identity: str) -> str:
    """Return the code of a round: its rules, its lexicon, and an honest host's word."""
    bits = BitWriter()
    bits.write(_VERSION, 3)
    bits.write(config.length, 6)
    bits.write(config.guesses, 14)
    bits.write(_number_of(config.host, _HOSTS), 3)
    bits.write(_number_of(config.vocabulary, _VOCABULARIES), 1)
    bits.write(int(config.show_left), 1)
    bits.write(int(lexicon_identity[:_TAG_DIGITS], 16), 4 * _TAG_DIGITS)
    for letter in config.secret or "":
        bits.write(ALPHABET.index(letter), 5)
    return bits.code()


def read_share_code(code: str) -> SharedHangman:
    """Return the round of a code.

    Args:
        code: as `share_code` gave it; case, spaces and hyphens do not matter.

    Raises:
        HangmanCodeError: the code is wrong, newer, or of another game.
    """
    try:
        return _read(BitReader(code))
    except Base32Error as error:
        raise HangmanCodeError(str(error)) from error
    except (IndexError, KeyError, ValueError) as error:
        raise HangmanCodeError("The code has no round of hangman; copy it again.") from error


def _read(bits: BitReader) -> SharedHangman:
    if bits.read(3) != _VERSION:
        raise Base32Error("The code is from another game, or another version of wordarcade.")
    length, guesses = bits.read(6), bits.read(14)
    host, vocabulary = _HOSTS[bits.read(3)], _VOCABULARIES[bits.read(1)]
    show_left = bool(bits.read(1))
    tag = f"{bits.read(4 * _TAG_DIGITS):0{_TAG_DIGITS}x}"
    secret = None
    if host is HostKind.HONEST:
        secret = "".join(ALPHABET[bits.read(5)] for _ in range(length))
    return SharedHangman(HangmanConfig(length, guesses, host, vocabulary, show_left, secret), tag)


def _number_of(meaning: _Meaning, meanings: Mapping[int, _Meaning]) -> int:
    return next(number for number, known in meanings.items() if known == meaning)
