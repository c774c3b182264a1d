"""The puzzles of the day on the home screen: the streak, the week, and what is left to play."""

from collections.abc import Iterator, Mapping
from datetime import timedelta
from typing import Any, Final

from textual.content import Content
from textual.reactive import reactive
from textual.screen import Screen

from wordarcade.games.daily.book import DailyBook
from wordarcade.screens.daily.marks import mark_of
from wordarcade.widgets.choice import OPENING, Choice

_WEEK: Final = 7
_PARTING: Final = "   "
_TIGHT: Final = "  "
_NEWCOMER: Final = (
    "Five puzzles a day, the same for everybody. Play three a day to keep a streak.",
    "Five puzzles a day. Play three a day to keep a streak.",
)


def has_bare_line(screen: Screen[Any]) -> bool:
    """Whether the day has a line without a panel, which is too high for some screens."""
    return screen.has_class("-middle") and not screen.has_class("-narrow")


def daily_text(book: DailyBook, titles: Mapping[str, str], room: int) -> Content:
    """Return how far the day is, in a line; what there is no room for drops out, the week first.

    Args:
        book: what was played on which day.
        titles: the titles of the games, by name, in the order of their cards.
        room: the columns there are.
    """
    if book.first is None:
        text = next((text for text in _NEWCOMER if len(text) <= room), _NEWCOMER[-1])
        return Content.styled(text, "$role-soft").truncate(room, ellipsis=True)
    streak = Content.assemble(("streak ", "$role-muted"), (str(book.streak), "bold $role-focus"))
    games = Content(_TIGHT).join(_games(book, titles))
    left = len(titles) - book.done(book.today)
    what_is_left = Content.styled(f"{left} to play" if left else "all done", "$role-muted")
    forms: tuple[tuple[str, tuple[Content, ...]], ...] = (
        (_PARTING, (streak, _week(book), games, what_is_left)),
        (_PARTING, (streak, games, what_is_left)),
        (_PARTING, (streak, games)),
        (_TIGHT, (Content.styled(f"●{book.streak}", "bold $role-focus"), games)),
        (_PARTING, (streak, what_is_left)),
    )
    lines = (Content(parting).join(parts) for parting, parts in forms)
    return next((line for line in lines if line.cell_length <= room), streak)


def _week(book: DailyBook) -> Content:
    """Return which of the last seven days were kept, today last."""
    days = (book.today - timedelta(days=back) for back in range(_WEEK - 1, -1, -1))
    marks = (("●", "$role-focus") if book.is_kept(day) else ("○", "$role-muted") for day in days)
    return Content.assemble(("week ", "$role-muted"), *marks)


def _games(book: DailyBook, titles: Mapping[str, str]) -> Iterator[Content]:
    """Yield each game with how far its puzzle of today is."""
    for game, title in titles.items():
        mark, role = mark_of(book.entry(book.today, game))
        yield Content.assemble((title, "$role-text"), " ", (mark, f"bold $role-{role}"))


class DailyLine(Choice):
    """How far the day is, in a line that leads to the puzzles; it names itself without a panel.

    Args:
        book: what was played on which day.
        titles: the titles of the games, by name, in the order of their cards.
    """

    DEFAULT_CSS = """
    DailyLine {
        width: 1fr;
        height: 4;
        padding: 1 1 0 1;
        border: round $role-hairline;
        border-title-color: $foreground;
        border-title-style: none;
        &:focus { border: round $role-focus; }
    }
    """

    opening: reactive[bool] = reactive(False)
    """Whether it was chosen, and the puzzles are not there yet."""

    def __init__(self, book: DailyBook, titles: Mapping[str, str]) -> None:
        super().__init__(id="daily")
        # Bold, but not the blanks at its sides; any content will do, though a string is declared.
        self.border_title = Content.styled("Daily", "bold")
        self._book = book
        self._titles = titles

    def show(self, book: DailyBook) -> None:
        """Show what has been played by now."""
        self._book = book
        self.refresh()

    def render(self) -> Content:
        """The line, marked while Enter opens it."""
        name = f"Daily{_TIGHT}" if has_bare_line(self.screen) else ""
        ink = "bold $role-focus" if self.has_focus else "bold $role-text"
        sign = Content.assemble(("▸ " if self.has_focus else "d ", "bold $role-focus"), (name, ink))
        if self.opening:
            return sign + Content.styled(OPENING, "$role-focus")
        room = self.content_size.width - sign.cell_length
        return sign + daily_text(self._book, self._titles, room)
