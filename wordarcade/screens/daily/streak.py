"""The panel of the streak; on a day all of whose puzzles are done, its five together."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.daily.book import KEEPS, DailyBook
from wordarcade.games.daily.five import FullDay, compared, full_day, last_days
from wordarcade.looks.big_number import BigNumber
from wordarcade.looks.panel import Panel
from wordarcade.support.wording import count, plural, spelt

_STEPS: Final = "▁▂▃▄▅▆▇█"
_NONE: Final = "·"
_STREAK: Final = "Streak"
_FIVE: Final = "Today's five"


class StreakPanel(Panel):
    """The days in a row; once all is done today, the sum of the ratings and the week's others.

    Args:
        id: the ID of the widget in the DOM.
    """

    DEFAULT_CSS = """
    StreakPanel {
        BigNumber { margin-right: 2; }
        Static { width: 1fr; height: auto; }
        &.-golden { border: round $role-focus; }
    }
    .-high StreakPanel Horizontal, .-very-high StreakPanel Horizontal { padding-top: 1; }
    """

    def __init__(self, *, id: str) -> None:  # noqa: A002 - as every widget has it
        super().__init__(_STREAK, id=id)
        self._number = BigNumber(role="focus", lines=3)
        self._told = Static()

    def compose(self) -> ComposeResult:
        """A big number, and beside it what it counts."""
        yield Horizontal(self._number, self._told)

    def show(self, book: DailyBook, *, reviewing: bool) -> None:
        """Show what has been played by now.

        Args:
            book: what was played.
            reviewing: whether a game of today is being rated.
        """
        full = full_day(book, book.today)
        self.set_class(full is not None and full.all_played, "-golden")
        if full is None:
            longest = book.longest
            self.title, self.fact = _STREAK, f"longest {longest}" if longest else ""
            self._number.text = str(book.streak)
            self._told.update(_streak_lines(book))
        else:
            self.title = _FIVE
            self.fact = f"{count(book.streak, 'day')} of dailies" if book.streak else ""
            self._number.text = str(full.total)
            self._told.update(_five_lines(book, full, reviewing=reviewing))


def _streak_lines(book: DailyBook) -> Content:
    """Return what the streak counts, and what keeps today."""
    unit = f"{plural(book.streak, 'day')} of dailies"
    done = book.in_time_today
    if book.kept_today:
        told = "Today counts."
    elif not done:
        told = f"Finish {spelt(KEEPS)} today."
    else:
        told = f"{spelt(KEEPS - done).capitalize()} more today."
    full = book.all_in_a_day()
    best = f"All five in a day: {full:,}." if full else ""
    return Content.assemble((unit, "bold"), "\n", (told, "$role-soft"), "\n", (best, "$role-muted"))


def _five_lines(book: DailyBook, full: FullDay, *, reviewing: bool) -> Content:
    """Return what the ratings could add up to, how that compares, and the week in columns."""
    week = last_days(book, full.day)
    told = "Rating your games …" if reviewing else compared(week)
    marks = [
        (_NONE, "$role-muted") if each is None else (_step(each), _ink(each, full)) for each in week
    ]
    columns = Content(" ").join(Content.styled(mark, ink) for mark, ink in marks)
    return Content.assemble(
        (f"of {full.possible}", "bold"),
        "\n",
        (told, "$role-soft"),
        "\n",
        columns,
        ("  your week", "$role-muted"),
    )


def _step(full: FullDay) -> str:
    """Return a column as high as the ratings of a day add up to."""
    return _STEPS[min(full.total * len(_STEPS) // full.possible, len(_STEPS) - 1)]


def _ink(full: FullDay, last: FullDay) -> str:
    return "$role-focus" if full.day == last.day else "$role-bar"
