"""What the home screen shows of the player's games."""

from collections.abc import Mapping
from typing import NamedTuple

from wordarcade.games.daily.book import DailyBook
from wordarcade.games.days import today
from wordarcade.games.registry import Registry
from wordarcade.games.summaries import Summary, summaries
from wordarcade.services import DamagedGame, ListedGame, Services
from wordarcade.widgets.game_card import NOT_PLAYED


class HomeRecords(NamedTuple):
    """The data of the store for the home screen.

    Attributes:
        games: the unfinished games, the one played last first.
        statistics: the figures of each game, by name.
        daily: the puzzles by day.
    """

    games: tuple[ListedGame, ...]
    statistics: Mapping[str, Summary]
    daily: DailyBook

    @property
    def any_played(self) -> bool:
        """Whether any game is saved."""
        return bool(self.games) or any(figures.played for figures in self.statistics.values())


def read_records(services: Services, games: Registry) -> HomeRecords:
    """Return what the store has of some games, and what is damaged in it.

    Raises:
        StoreError: it cannot be read.
    """
    names, store = _names(games), services.games
    unfinished = tuple(
        header
        for header in store.unfinished()
        if header.game in names or isinstance(header, DamagedGame)
    )
    book = DailyBook(names, store.dailies.games(), today(services.clock))
    return HomeRecords(unfinished, summaries(store, games), book)


def no_records(services: Services, games: Registry) -> HomeRecords:
    """Return the records of somebody who has not played yet."""
    names = _names(games)
    book = DailyBook(names, (), today(services.clock))
    return HomeRecords((), dict.fromkeys(names, NOT_PLAYED), book)


def _names(games: Registry) -> tuple[str, ...]:
    return tuple(game.name for game in games)
