"""Moves of a hangman round, with their JSON form."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class GuessLetter:
    """A letter guessed, and the host's answer.

    Attributes:
        letter: in lowercase.
        places: its places by the host's answer, 0-based, ascending; empty if none.
        proved: whether the host has proved that, with the family it keeps, it cannot lose.
    """

    letter: str
    places: tuple[int, ...] = ()
    proved: bool = False


@dataclass(frozen=True, slots=True)
class GuessWord:
    """The whole word guessed, and the host's answer.

    Attributes:
        word: in lowercase.
        right: whether it is the word, by the host's answer.
    """

    word: str
    right: bool = False


@dataclass(frozen=True, slots=True)
class TakeHint:
    """Ask for a good letter.

    Attributes:
        letter: the letter given, in lowercase.
    """

    letter: str


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Give up and lose."""


@dataclass(frozen=True, slots=True)
class NameWord:
    """Reveal the word of a lost round, in lowercase."""

    word: str


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Undo the last standing move of a person who hides the word."""


Guess = GuessLetter | GuessWord
Move = Guess | TakeHint | GiveUp | NameWord | TakeBack


def read_guess(typed: str) -> Guess:
    """Return the guess that a player typed, still without an answer.

    A single character counts as a letter, anything else as a word; the rules refuse other
    characters.

    >>> read_guess(" E "), read_guess("Double")
    (GuessLetter(letter='e', places=(), proved=False), GuessWord(word='double', right=False))
    """
    text = typed.strip().lower()
    return GuessLetter(text) if len(text) == 1 else GuessWord(text)


def move_to_json(move: Move) -> dict[str, Any]:
    """Return `move` as a JSON object."""
    match move:
        case GuessLetter(letter, places, proved):
            return {"letter": letter, "places": list(places), "proved": proved}
        case GuessWord(word, right):
            return {"word": word, "right": right}
        case TakeHint(letter):
            return {"hint": letter}
        case GiveUp():
            return {"end": "given up"}
        case NameWord(word):
            return {"named": word}
        case TakeBack():
            return {"take_back": 1}


def move_from_json(data: Mapping[str, Any]) -> Move:
    """Return the move that `move_to_json` wrote.

    Raises:
        ValueError: the object describes no move.
    """
    match data:
        case {"letter": str(letter), "places": [*places], "proved": bool(proved)} if all(
            type(place) is int for place in places
        ):
            return GuessLetter(letter, tuple(places), proved)
        case {"word": str(word), "right": bool(right)}:
            return GuessWord(word, right)
        case {"hint": str(letter)}:
            return TakeHint(letter)
        case {"end": "given up"}:
            return GiveUp()
        case {"named": str(word)}:
            return NameWord(word)
        case {"take_back": 1}:
            return TakeBack()
        case _:
            raise ValueError(f"Not a move of hangman: {data!r}")
