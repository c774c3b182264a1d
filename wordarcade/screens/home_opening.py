"""The sign on the home screen that what was chosen opens, which may take a moment."""

from typing import Any, Final

from textual.screen import Screen

from wordarcade.screens.home_daily import DailyLine
from wordarcade.screens.home_places import Places
from wordarcade.services import ListedGame
from wordarcade.widgets.game_card import GameCard
from wordarcade.widgets.game_list import GameList


class OpeningSign:
    """Stands where something was chosen, until that is there or cannot be.

    Args:
        screen: the home screen.
    """

    def __init__(self, screen: Screen[Any]) -> None:
        self._screen: Final = screen

    def at_place(self, place: str) -> None:
        """Say that one of the other places opens, by its name in small letters."""
        self._screen.query_one(Places).opening = place
        self._screen.query_one(DailyLine).opening = place == "daily"

    def at_card(self, game: str) -> None:
        """Say that a game opens, by its name."""
        self._screen.query_one(f"#card-{game}", GameCard).opening = True

    def at_saved(self, header: ListedGame) -> None:
        """Say that an unfinished game opens."""
        self._screen.query_one(GameList).opening = header

    def clear(self) -> None:
        """Show everything as it was; there may be nothing yet."""
        for games in self._screen.query(GameList):
            games.opening = None
        for place in self._screen.query(Places):
            place.opening = ""
        for line in self._screen.query(DailyLine):
            line.opening = False
        for card in self._screen.query(GameCard):
            card.opening = False
