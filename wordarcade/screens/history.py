"""The history: finished games, each of which opens its results."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widget import Widget

from wordarcade.games.rating import UNKNOWN
from wordarcade.games.registry import Registry
from wordarcade.games.routes import ResumeRoute
from wordarcade.looks.bars import slim_bar
from wordarcade.looks.composition import Composition
from wordarcade.looks.palette import palette_of
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
_RATING: Final = 7
_BAR: Final = 10
_GAME: Final = 13
_WHEN: Final = 12
"""Columns of a rating, of its bar where there is room, of a game's name, and of its time."""

_ROOMY: Final = 90
"""Columns of a line from which a rating has a bar."""
_NARROW: Final = 60
"""Columns of a line below which its time gives way to the result."""


class _Headings(Widget):
    """The line above a list, as wide as its lines, also in the first frame.

    Args:
        draw: returns the line, without the column of the mark.
    """

    DEFAULT_CSS = """
    _Headings {
        height: 1;
        color: $role-muted;
    }
    """

    def __init__(self, draw: Callable[[], Content]) -> None:
        super().__init__()
        self._draw = draw

    def render(self) -> Content:
        """Return the headings above their columns."""
        return Content(" ") + self._draw()


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
        self._heads = _Headings(self._headings)
        self._panel = Panel(
            "Finished games", self._heads, self._list, foot="100 is best play", id="finished"
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
        self._heads.display = bool(self._finished)
        self._list.show(len(self._finished), self._line)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer results where there are games."""
        if action == "results":
            return bool(self._finished)
        return super().check_action(action, parameters)

    def _headings(self) -> Content:
        return self._columns(Content("rating"), Content("game"), "result", "played")

    def _line(self, number: int) -> Content:
        """Return the rating of a game, which it was, how it ended, and when it was played."""
        game = self._finished[number]
        when = ago(game.updated, self._services.clock.now()) if game.updated else ""
        rating = (game.summary or {}).get("rating")
        value = Content.styled(UNKNOWN, "$role-muted")
        share = 0.0
        if isinstance(rating, int):
            value, share = Content.styled(str(rating), "$role-focus bold"), rating / 100
        title = Content.styled(self._titles[game.game], "bold")
        return self._columns(value, title, game.caption, when, share)

    def _columns(
        self, rating: Content, game: Content, result: str, when: str, share: float | None = None
    ) -> Content:
        """Return a line; the result takes what room the other columns leave.

        Args:
            rating: the rating.
            game: the name of the game.
            result: how it ended.
            when: when it was played.
            share: the rating from 0 to 1, for the bar; None for none.
        """
        columns = self._list.size.width - 1
        line = rating.pad_left(max(0, _RATING - rating.cell_length)) + Content("  ")
        if columns >= _ROOMY:
            drawn = Content(" " * _BAR)
            if share is not None:
                mono = palette_of(self.app).mono
                drawn = slim_bar(share, _BAR, mono=mono)
            line += drawn + Content("  ")
        line += game.pad_right(_GAME - game.cell_length)
        time = (
            Content("") if columns < _NARROW else Content.styled(f"{when:>{_WHEN}} ", "$role-soft")
        )
        room = max(0, columns - line.cell_length - time.cell_length)
        text = Content(result).truncate(room, ellipsis=True)
        return line + text.pad_right(room - text.cell_length) + time

    def on_long_list_clicked(self) -> None:
        """Open the results of the game that was clicked."""
        self.action_results()

    def action_results(self) -> None:
        """Open the results of the marked game."""
        if self._list.marked is not None:
            self.open(ResumeRoute(self._finished[self._list.marked].id))
