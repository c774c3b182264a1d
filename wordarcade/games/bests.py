"""The best result so far in games of the same kind."""

from dataclasses import dataclass
from datetime import datetime

from wordarcade.store.games import GameStore
from wordarcade.store.records import GameId


@dataclass(frozen=True, slots=True)
class Best:
    """A result that nobody has beaten here.

    Attributes:
        score: its points.
        when: when it was played (aware); None if the record does not tell.
        game_id: the saved game.
    """

    score: int
    when: datetime | None
    game_id: GameId


def personal_best(
    games: GameStore, game: str, variant: str, lexicon: str, besides: GameId | None = None
) -> Best | None:
    """Return the best finished game of a variant that counts; None without one.

    Args:
        games: the saved games.
        game: the name of the game.
        variant: as its figures have it.
        lexicon: the name of the word list.
        besides: a game that is left out.
    """
    found = games.results.best(game, variant, lexicon, besides)
    return None if found is None else Best(int(found[0]), found[1], found[2])
