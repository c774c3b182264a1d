"""The registry of games, in the order of their cards on the home screen."""

from collections.abc import Iterator, Sequence
from typing import Final

from wordarcade.games.boggle.spec import BOGGLE
from wordarcade.games.hand.spec import HAND
from wordarcade.games.hangman.spec import HANGMAN
from wordarcade.games.scrabble.spec import SCRABBLE
from wordarcade.games.spec import GameSpec
from wordarcade.games.word_search.spec import WORD_SEARCH
from wordarcade.support.errors import UnavailableError


class Registry:
    """The games that home, the command line and line mode offer.

    Args:
        specs: in the order of their cards; no two have the same name.
    """

    def __init__(self, specs: Sequence[GameSpec]) -> None:
        self._specs: Final = {spec.name: spec for spec in specs}

    def __iter__(self) -> Iterator[GameSpec]:
        """Iterate over the games in order."""
        return iter(self._specs.values())

    def __contains__(self, name: object) -> bool:
        """Return whether a game has this name."""
        return name in self._specs

    def __getitem__(self, name: str) -> GameSpec:
        """Return the game of this name.

        Raises:
            UnavailableError: no game has it: a newer version, or another arcade, has saved it.
        """
        try:
            return self._specs[name]
        except KeyError:
            raise UnavailableError(
                f"This version of wordarcade has no game called '{name}'. Update it to play on."
            ) from None


GAMES: Final = Registry((BOGGLE, WORD_SEARCH, HAND, HANGMAN, SCRABBLE))
