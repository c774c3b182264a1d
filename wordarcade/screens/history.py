"""The history: finished games, each of which opens its results."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from rich.cells import cell_len
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
from wordarcade.screens.late_ratings import LateRatings
from wordarcade.services import GameHeader, GameId, Services, StoreError
from wordarcade.support.wording import count
from wordarcade.widgets.ago import ago, briefly
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_BEFORE_END: Final = "; "
"""Parts the scores of a game from who won."""
_LEAST_STANDING: Final = 4
"""Columns of scores that are worth showing."""

_EMPTY: Final = "No finished game yet. Your first one will be here."

_FOOT: Final = "A rating of 100 is perfect play."
_FINDING: Final = "…"
"""Stands for a rating that is being worked out."""

_NONE: Final = Content("")
_WIDEST: Final = 110
_RATING: Final = 7
_BAR: Final = 10
_GAME: Final = 13
_WHEN: Final = 12
_BRIEFLY: Final = 6
"""Columns of a rating, of its bar where there is room, of a game's name, and of its time."""

_ROOMY: Final = 90
"""Columns of a line from which a rating has a bar, and its time is written out."""
_NARROW: Final = 60
"""Columns of a line below which columns are a little closer, and hints are a sign."""


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
        marked: the game that is marked at first; None for the newest.
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

    def __init__(self, services: Services, games: Registry, marked: GameId | None = None) -> None:
        super().__init__()
        self._services = services
        self._first = marked
        self._titles = {spec.name: spec.title for spec in games}
        self._list = LongList(_EMPTY)
        self._heads = _Headings(self._headings)
        self._panel = Panel("Finished games", self._heads, self._list, foot=_FOOT, id="finished")
        self._finished: Sequence[GameHeader] = ()
        self._late = LateRatings(self, services, games)

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
        places = [place for place, game in enumerate(self._finished) if game.id == self._first]
        self._list.show(len(self._finished), self._line, marked=places[0] if places else 0)

        self.watch(self._list, "scroll_y", self._find_ratings, init=False)

    # Ratings that no review has found yet

    def on_long_list_marked(self) -> None:
        """Look at the games that have come into sight."""
        self._find_ratings()

    def on_resize(self) -> None:
        """Look at the games that there is room for now."""
        super().on_resize()
        self._find_ratings()

    def _find_ratings(self) -> None:
        """Have a game in sight reviewed that has no rating yet."""
        first = self._list.scroll_offset.y
        self._late.look_at(self._finished[first : first + self._list.size.height])
        self._list.refresh()

    def on_late_ratings_found(self, event: LateRatings.Found) -> None:
        """Show the rating, and look for the next one."""
        self._late.take(event)
        if event.rating is not None:
            self._finished = [
                _rated(game, event.rating.value) if game.id == event.game_id else game
                for game in self._finished
            ]
        self._find_ratings()

    # The list

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer results where there are games."""
        if action == "results":
            return bool(self._finished)
        return super().check_action(action, parameters)

    @property
    def _columns_of_list(self) -> int:
        return self._list.size.width - 1

    def _headings(self) -> Content:
        result = Content("result")
        return self._columns(Content("rating"), Content("game"), result, "played")

    def _line(self, number: int) -> Content:
        """Return the rating of a game, which it was, how it ended, and when it was played."""
        game = self._finished[number]
        when = ""
        if game.updated:
            tell = ago if self._columns_of_list >= _ROOMY else briefly
            when = tell(game.updated, self._services.clock.now())
        summary = game.summary or {}
        rating, hints = summary.get("rating"), summary.get("hints")
        finding = game.id == self._late.working_on
        value = Content.styled(_FINDING if finding else UNKNOWN, "$role-muted")
        share, helped = 0.0, _NONE
        if isinstance(hints, int) and hints > 0:
            narrow = self._columns_of_list < _NARROW
            told = Tone.HINT.glyph if narrow else f"with {count(hints, 'hint')}"
            helped = Content.styled(f"  {told}", "$role-hint")
        if isinstance(rating, int):
            role = "hint" if helped.plain else "focus"
            value, share = Content.styled(str(rating), f"$role-{role} bold"), rating / 100
        title = Content.styled(self._titles[game.game], "bold")
        result = Content(game.caption)
        return self._columns(value, title, result, when, helped=helped, share=share)

    def _columns(
        self,
        rating: Content,
        game: Content,
        result: Content,
        when: str,
        *,
        helped: Content = _NONE,
        share: float | None = None,
    ) -> Content:
        """Return a line; the result takes what room the other columns leave.

        With less room, first the bar goes, then words of the time, those of the hints, and parts
        of the result, the last of which is who won.

        Args:
            rating: the rating.
            game: the name of the game.
            result: how it ended.
            when: when it was played.
            helped: what help the player had; the result gives way to it.
            share: the rating from 0 to 1, for the bar; None for none.
        """
        columns = self._columns_of_list
        tight = int(columns < _NARROW)
        line = rating.pad_left(max(0, _RATING - tight - rating.cell_length))
        line += Content(" " * (2 - tight))
        if columns >= _ROOMY:
            drawn = Content(" " * _BAR)
            if share is not None:
                mono = palette_of(self.app).mono
                drawn = slim_bar(share, _BAR, mono=mono)
            line += drawn + Content("  ")
        line += game.pad_right(_GAME - tight - game.cell_length)
        breadth = _WHEN if columns >= _ROOMY else _BRIEFLY
        time = Content.styled(f" {when:>{breadth}} ", "$role-soft")
        room = max(0, columns - line.cell_length - time.cell_length)
        text = _fitted(result, max(0, room - helped.cell_length)) + helped
        return line + text.pad_right(room - text.cell_length) + time

    def on_long_list_clicked(self) -> None:
        """Open the results of the game that was clicked."""
        self.action_results()

    def action_results(self) -> None:
        """Open the results of the marked game."""
        if self._list.marked is not None:
            self.open(ResumeRoute(self._finished[self._list.marked].id))


def _rated(game: GameHeader, rating: int) -> GameHeader:
    """Return a game with its rating, as the store has it now."""
    return replace(game, summary={**(game.summary or {}), "rating": rating})


def _fitted(result: Content, columns: int) -> Content:
    """Return a result in a room; what it ends with, such as who won, stays as long as it can."""
    standing, mark, ending = result.plain.rpartition(_BEFORE_END)
    if result.cell_length <= columns or not mark or cell_len(ending) + _LEAST_STANDING > columns:
        return result.truncate(columns, ellipsis=True)
    ending = f"{mark}{ending}"
    return Content(standing).truncate(columns - cell_len(ending), ellipsis=True) + Content(ending)
