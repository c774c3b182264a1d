"""All puzzles of a day together: the sum of their ratings, beside those of the last week."""

from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from typing import Final, NamedTuple

from wordarcade.games.daily.book import DailyBook, DailyGame
from wordarcade.store.records import GameId

__all__ = ["WEEK", "FullDay", "cheer", "compared", "full_day", "last_days"]

WEEK: Final = 7
"""The days that are compared, the last one included."""

_BEST: Final = 100


class FullDay(NamedTuple):
    """A day all of whose puzzles are done.

    Attributes:
        day: the day.
        entries: its puzzles, in the order of their cards.
    """

    day: date
    entries: tuple[DailyGame, ...]

    @property
    def total(self) -> int:
        """The sum of the ratings, 0 to `possible`; a game that gets none adds nothing."""
        return sum(entry.rating or 0 for entry in self.entries)

    @property
    def possible(self) -> int:
        """The sum of perfect ratings."""
        return _BEST * len(self.entries)

    @property
    def helped(self) -> tuple[DailyGame, ...]:
        """The puzzles with hints; a day with any is the best of nothing."""
        return tuple(entry for entry in self.entries if entry.hints)

    @property
    def played(self) -> int:
        """How many of its puzzles are more than over: something was found, scored or lost."""
        return sum(not entry.empty for entry in self.entries)

    @property
    def all_played(self) -> bool:
        """Whether it is a day to celebrate: no puzzle was left empty."""
        return self.played == len(self.entries)

    @property
    def unrated(self) -> Iterator[GameId]:
        """The games without a rating, which a review may still find."""
        for entry in self.entries:
            if entry.rating is None and entry.game_id is not None:
                yield entry.game_id


def full_day(book: DailyBook, day: date) -> FullDay | None:
    """Return a day all of whose puzzles are done, or None if any is not.

    Args:
        book: what was played so far.
        day: the day.
    """
    entries = [book.entry(day, game) for game in book.games]
    done = tuple(entry for entry in entries if entry is not None and entry.done)
    return FullDay(day, done) if len(done) == len(book.games) else None


def cheer(book: DailyBook) -> str:
    """Return what there is to celebrate: all of today's puzzles, on a day that counts; or nothing.

    A puzzle left empty is over, but there is nothing in it to celebrate.

    Args:
        book: what was played so far.
    """
    full = full_day(book, book.today)
    if full is None or not full.all_played or not book.kept_today:
        return ""
    # Until all games have been reviewed, the sum is not known.
    total = "" if any(full.unrated) else f" · {full.total} of {full.possible}"
    return f"★ ALL FIVE TODAY{total} · {book.streak}-day streak"


def last_days(book: DailyBook, day: date) -> tuple[FullDay | None, ...]:
    """Return the week that ends with a day, a day each; None for those that are not all done."""
    back = (day - timedelta(days=days) for days in range(WEEK - 1, -1, -1))
    return tuple(full_day(book, each) for each in back)


def compared(days: Iterable[FullDay | None]) -> str:
    """Return how a day compares with those before it, in a short sentence.

    Args:
        days: as `last_days` returns them, the last one all done.
    """
    *before, last = [full for full in days if full is not None]
    if last.helped:
        return "With hints: no record."
    rivals = [full for full in before if not full.helped]
    if not rivals:
        return "First five this week."
    best = max(rivals, key=lambda full: full.total)
    behind = best.total - last.total
    if behind < 0:
        return "Your best of the week!"
    if not behind:
        return f"Level with {best.day:%a}'s {best.total}."
    return f"{behind} short of {best.day:%a}'s {best.total}."
