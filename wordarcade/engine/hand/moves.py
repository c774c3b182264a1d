"""Moves of a hand game, with their JSON form."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class PlayWord:
    """Enter a word.

    Attributes:
        word: in any case, the wildcard as itself.
        meant: the word that the wildcard was meant to make, lowercase; empty if unsaid.
    """

    word: str
    meant: str = ""


@dataclass(frozen=True, slots=True)
class EndHand:
    """End the hand, with or without letters left."""


@dataclass(frozen=True, slots=True)
class SubstituteLetter:
    """Take the substitution: all copies of a letter, in any case, become a new one."""

    letter: str


@dataclass(frozen=True, slots=True)
class ReplayHand:
    """Take the replay: play the hand again."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Decline the open offer; it returns with the next hand."""


@dataclass(frozen=True, slots=True)
class EndGame:
    """End the game; hands not played score nothing."""


@dataclass(frozen=True, slots=True)
class TakeHint:
    """Take a hint at the best next word, which rules out a record."""


Move = PlayWord | EndHand | SubstituteLetter | ReplayHand | Decline | EndGame | TakeHint

_PLAIN_MOVES: Final[tuple[tuple[Move, dict[str, Any]], ...]] = (
    (EndHand(), {"end": "hand"}),
    (EndGame(), {"end": "game"}),
    (ReplayHand(), {"replay": "hand"}),
    (Decline(), {"decline": "offer"}),
    # Earlier versions did not save hints.
    (TakeHint(), {"hint": "next word"}),
)
"""The moves that say nothing more, and their JSON objects."""


def move_to_json(move: Move) -> dict[str, Any]:
    """Return `move` as a JSON object."""
    match move:
        case PlayWord(word, meant):
            # Earlier versions did not save what was meant.
            return {"play": word, "meant": meant} if meant else {"play": word}
        case SubstituteLetter(letter):
            return {"substitute": letter}
        case EndHand() | EndGame() | ReplayHand() | Decline() | TakeHint():
            return next(written for plain, written in _PLAIN_MOVES if plain == move)


def move_from_json(data: Mapping[str, Any]) -> Move:
    """Return the move that `move_to_json` wrote.

    Raises:
        ValueError: the object describes no move.
    """
    match data:
        case {"play": str(word), "meant": str(meant)}:
            return PlayWord(word, meant)
        case {"play": str(word)}:
            return PlayWord(word)
        case {"substitute": str(letter)}:
            return SubstituteLetter(letter)
    for plain, written in _PLAIN_MOVES:
        if written == data:
            return plain
    raise ValueError(f"Not a move of the hand game: {data!r}")
