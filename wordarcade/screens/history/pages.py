"""Finished games read page by page, as they come into sight."""

from collections.abc import Iterator, Mapping
from typing import Final

from wordarcade.games.routes import HistoryFilter
from wordarcade.services import GameHeader, GameId, ListedGame, Services

_PAGE: Final = 64


class Pages:
    """The finished games that a filter lets through, the newest first.

    Args:
        services: the app's services.

    Attributes:
        wanted: the filter.
        length: how many games it lets through.
        dailies: the games that are puzzles of days.
        apart: what keeps games out of records and averages, by game; see `store.results`.
        duels: the games of duels, which show no rating: two people are against each other.
    """

    def __init__(self, services: Services) -> None:
        self._history: Final = services.games.history
        self._dailies: Final = services.games.dailies
        self._duels: Final = services.games.duels
        self._pages: dict[int, tuple[ListedGame, ...]] = {}
        self._ratings: dict[GameId, int] = {}
        self.wanted = HistoryFilter()
        self.length = 0
        self.dailies: frozenset[GameId] = frozenset()
        self.apart: Mapping[GameId, str] = {}
        self.duels: frozenset[GameId] = frozenset()

    def show(self, wanted: HistoryFilter) -> None:
        """Begin anew with another filter.

        Raises:
            StoreError: the games cannot be read.
        """
        self.wanted = wanted
        self._pages.clear()
        self.length = self._history.count(wanted)
        self.dailies, self.duels = self._dailies.rounds(), self._duels.rounds()
        self.apart = self._history.apart()

    def place(self, game_id: GameId) -> int | None:
        """Return the number of a game, from 0, or None."""
        return self._history.place(self.wanted, game_id)

    def __getitem__(self, number: int) -> ListedGame | None:
        """Return a game by its number, from 0; None if it has gone meanwhile."""
        page, place = divmod(number, _PAGE)
        if page not in self._pages:
            self._pages[page] = self._history.page(self.wanted, page * _PAGE, _PAGE)
        games = self._pages[page]
        game = games[place] if place < len(games) else None
        if isinstance(game, GameHeader) and game.id in self.duels:
            return game._replace(summary={**(game.summary or {}), "rating": None})
        if isinstance(game, GameHeader) and game.id in self._ratings:
            return game._replace(summary={**(game.summary or {}), "rating": self._ratings[game.id]})
        return game

    def headers(self, first: int, most: int) -> Iterator[GameHeader]:
        """Yield some of the games that can be read."""
        for number in range(first, min(first + most, self.length)):
            game = self[number]
            if isinstance(game, GameHeader):
                yield game

    def rate(self, game_id: GameId, rating: int) -> None:
        """Note the rating of a game that was found meanwhile."""
        self._ratings[game_id] = rating
