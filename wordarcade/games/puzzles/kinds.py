"""The kinds of puzzles, one a game."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from wordarcade.games.lazy import Lazy
from wordarcade.services import Services
from wordarcade.support.errors import UnavailableError
from wordarcade.support.wording import listed


@dataclass(frozen=True, slots=True)
class PuzzleKind:
    """The kind of puzzle that a game has.

    Attributes:
        game: the name of the game.
        title: what is to be found, in a few words.
        question: the same as a sentence.
        workshop: makes a `Workshop`, given services, a lexicon and a report.
        screen: makes the screen of a session.
    """

    game: str
    title: str
    question: str
    workshop: Lazy[Any]
    screen: Lazy[Any]


def _kind(game: str, title: str, question: str) -> PuzzleKind:
    name = game.capitalize()
    return PuzzleKind(
        game,
        title,
        question,
        Lazy(f"wordarcade.games.puzzles.{game}:{name}Workshop"),
        Lazy(f"wordarcade.screens.puzzles.{game}:{name}PuzzleScreen"),
    )


KINDS: Final[Mapping[str, PuzzleKind]] = MappingProxyType(
    {
        kind.game: kind
        for kind in (
            _kind("scrabble", "find the highest score", "Which play scores most?"),
            _kind("boggle", "find the longest word", "Which word is longest?"),
            _kind("hangman", "win this hangman", "Which letter is sure to win?"),
            _kind("hand", "find the best word", "Which word scores most?"),
        )
    }
)
"""By the name of the game, in the order in which they take turns."""


def game_or_last(services: Services, game: str = "") -> str:
    """Return the name of a game with puzzles, by default that of the last one.

    Args:
        services: the app's services.
        game: the game; empty for that of the last puzzle, or the first of `KINDS`.

    Raises:
        UnavailableError: there are no puzzles of the game.
    """
    if game and game not in KINDS:
        raise UnavailableError(f"There are no puzzles of '{game}': {listed(KINDS)}.")
    last = services.games.puzzles.last_game()
    return game or (last if last in KINDS else None) or next(iter(KINDS))
