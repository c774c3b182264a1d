"""A round of a duel as it stands in the history: one entry for the games of both."""

from contextlib import suppress
from typing import NamedTuple

from wordarcade.games.duel.match import Pair
from wordarcade.games.duel.playing import play_of
from wordarcade.games.registry import Registry
from wordarcade.services import Services
from wordarcade.store.records import GameId
from wordarcade.support.errors import ArcadeError


class PlayedRound(NamedTuple):
    """A round that both have played.

    Attributes:
        points: of both, the first player's first.
        elapsed_ms: the milliseconds that both have played together.
    """

    points: Pair
    elapsed_ms: int


def played_round(services: Services, games: Registry, game_id: GameId) -> PlayedRound | None:
    """Return the round of a duel that a game belongs to.

    Args:
        services: the app's services.
        games: the games that there are.
        game_id: the game of either player.

    Returns:
        The round; None if the game is of no duel, or not both games of the round can be read.
    """
    with suppress(ArcadeError):
        duel_id = services.games.duels.of_game(game_id)
        saved = None if duel_id is None else services.games.duels.load(duel_id)
        if saved is None:
            return None
        number = next(each.round for each in saved.games if each.game_id == game_id)
        done = [each.game_id for each in saved.games if each.round == number and each.done]
        headers = [services.games.load(each).header for each in done if each is not None]
        if len(headers) == len(saved.names):
            _, duel = play_of(games[saved.game])
            first, second = (duel.points(header.summary or {}) for header in headers)
            return PlayedRound((first, second), sum(header.elapsed_ms for header in headers))
    return None
