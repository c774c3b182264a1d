"""Ratings that are found while their games are listed or summed up."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

from textual.message import Message
from textual.widget import Widget
from textual.worker import get_current_worker

from wordarcade.games.late_ratings import keep, late_rating, may_be_rated
from wordarcade.games.rating import Assessment
from wordarcade.games.registry import Registry
from wordarcade.screens.background import report_for, run_aside
from wordarcade.services import GameId, SavedGame, Services, StoreError


class LateRatings:
    """Finds the ratings of finished games that have none yet, one after another, in a thread.

    A review is needed for them, which some players do not wait for, and line mode does not make.

    Args:
        owner: the screen, which hears `Found` and passes it on to `take`.
        services: the app's services.
        games: the games that can be reviewed.

    Attributes:
        working_on: the game that is under review, or None.
    """

    @dataclass
    class Found(Message):
        """A review has come to its end.

        Attributes:
            game_id: the game.
            assessment: its rating, with what else was found; None if it gets none.
            fault: why there was no review; empty after one.
        """

        game_id: GameId
        assessment: Assessment | None
        fault: str = ""

    def __init__(self, owner: Widget, services: Services, games: Registry) -> None:
        self._owner: Final = owner
        self._services: Final = services
        self._games: Final = games
        self._tried: set[GameId] = set()
        self.working_on: GameId | None = None

    def awaited(self, game_id: GameId) -> bool:
        """Whether the review of a game without a rating is still to come, or under way."""
        return game_id == self.working_on or game_id not in self._tried

    def look_at(self, unrated: Iterable[GameId]) -> None:
        """Review the first of these games, unless another one is under review.

        No game is reviewed twice: some get no rating, now or when a review looked before.

        Args:
            unrated: finished games without a rating.
        """
        if self.working_on is not None:
            return
        for game_id in unrated:
            if game_id in self._tried:
                continue
            self._tried.add(game_id)
            try:
                saved = self._services.games.load(game_id)
            except StoreError:
                continue
            if not may_be_rated(saved.header.summary):
                continue
            self.working_on = game_id
            failed = partial(self.Found, game_id, None)
            run_aside(self._owner, "The review", partial(self._find, saved), failed)
            return

    def _find(self, saved: SavedGame) -> None:
        header = saved.header
        play = self._games[header.game].play.load()
        found = late_rating(self._services, play, saved, report_for(get_current_worker()))
        self._owner.post_message(self.Found(header.id, found))

    def take(self, found: Found) -> None:
        """Keep with its game what a review has found."""
        self.working_on = None
        if not found.fault:
            with suppress(StoreError):  # it is found again next time
                keep(self._services, found.game_id, found.assessment)
