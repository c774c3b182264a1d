"""The history: finished games, each of which opens its results."""

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content

from wordarcade.games.rating import UNKNOWN, Rating
from wordarcade.games.registry import Registry
from wordarcade.games.routes import ResumeRoute
from wordarcade.looks.composition import Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.services import GameHeader, Services, StoreError
from wordarcade.support.wording import count
from wordarcade.widgets.ago import ago
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.top_line import TopLine

_EMPTY: Final = "No finished game yet. Your first one will be here."

_WIDEST: Final = 110
_GAME: Final = 13
"""Columns of a game's name."""


class HistoryScreen(ArcadeScreen[None]):
    """Lists finished games, the newest first.

    Args:
        services: the app's services.
        games: the games that can be opened.
    """

    HELP_PAGE = "history"
    AUTO_FOCUS = "LongList"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "results", "Results", id="history.open"),
        Binding("escape", "dismiss", "Home", id="history.back"),
    ]

    DEFAULT_CSS = """
    HistoryScreen {
        #finished { height: 100%; margin-top: 1; }
    }
    """

    def __init__(self, services: Services, games: Registry) -> None:
        super().__init__()
        self._services = services
        self._titles = {spec.name: spec.title for spec in games}
        self._list = LongList(_EMPTY)
        self._panel = Panel(
            "Finished games", self._list, foot="a rating of 100 is best play", id="finished"
        )
        self._finished: Sequence[GameHeader] = ()

    def compose(self) -> ComposeResult:
        """The list."""
        top_line = TopLine()
        top_line.title = "History"
        yield top_line
        yield Composition(self._panel, widest=_WIDEST)
        yield GameFooter()

    def on_mount(self) -> None:
        """Read the games."""
        try:
            listed = self._services.games.recent()
        except StoreError as error:
            self._panel.foot = str(error)
            return
        self._finished = [
            game
            for game in listed
            if isinstance(game, GameHeader) and game.finished and game.game in self._titles
        ]
        self._panel.fact = count(len(self._finished), "game")
        self._list.show(len(self._finished), self._line)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer results where there are games."""
        if action == "results":
            return bool(self._finished)
        return super().check_action(action, parameters)

    def _line(self, number: int) -> Content:
        """Return when a game was played, which it was, how it ended, and its rating."""
        game = self._finished[number]
        when = ago(game.updated, self._services.clock.now()) if game.updated else ""
        rating = (game.summary or {}).get("rating")
        value = str(Rating(rating).value) if isinstance(rating, int) else UNKNOWN
        return Content.assemble(
            (f"{value:>4}  ", "$role-focus bold"),
            (f"{self._titles[game.game]:<{_GAME}}", "bold"),
            game.caption,
            (f"  {when}", "$role-muted"),
        )

    def action_results(self) -> None:
        """Open the results of the marked game."""
        if self._list.marked is not None:
            self.open(ResumeRoute(self._finished[self._list.marked].id))
