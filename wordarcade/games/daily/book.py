"""The record of daily puzzles: streaks, the calendar, and days to catch up on."""

from collections.abc import Iterable
from datetime import date, timedelta
from enum import Enum
from itertools import pairwise
from typing import Final, NamedTuple

from wordarcade.store.dailies import DailyGame

__all__ = ["KEEPS", "DailyBook", "DailyGame", "DayState", "MissedDay"]

KEEPS: Final = 3
"""Puzzles that keep a day."""

_DAY: Final = timedelta(days=1)
_CATCH_UP_DAYS: Final = 28
"""How far back there is something to catch up on."""


class DayState(Enum):
    """The state of a day in the calendar."""

    ALL = "all"
    """All puzzles are done, on that day or later."""
    KEPT = "kept"
    """Enough of them are done."""
    FEW = "few"
    """Some are done, but too few."""
    MISSED = "missed"
    """None is done."""


class MissedDay(NamedTuple):
    """A day with puzzles to catch up on.

    Attributes:
        day: the day.
        missing: the names of the games that are not done, in the order of their cards.
    """

    day: date
    missing: tuple[str, ...]


class DailyBook:
    """All puzzles that were begun here, by day.

    A day is kept by `KEEPS` puzzles that were begun on it, and in which something was played. What
    is caught up on later fills the calendar, but mends no streak.

    Args:
        games: the names of the games, in the order of their cards.
        entries: the puzzles that were begun, of any lexicons.
        today: what day it is.
        lexicon_identity: the words played with now; of two puzzles of a game on a day, the one
            with these is shown; streaks do not depend on them.
    """

    def __init__(
        self,
        games: Iterable[str],
        entries: Iterable[DailyGame],
        today: date,
        lexicon_identity: str = "",
    ) -> None:
        self.games: Final = tuple(games)
        self.today: Final = today
        self._by_day: Final[dict[date, dict[str, DailyGame]]] = {}
        for entry in entries:
            of_day = self._by_day.setdefault(entry.key.day, {})
            known = of_day.get(entry.key.game)
            if known is None or _rank(entry, lexicon_identity) > _rank(known, lexicon_identity):
                of_day[entry.key.game] = entry
        self._kept: Final = sorted(
            day for day in self._by_day if self._in_time(day) >= KEEPS and day <= today
        )

    def entry(self, day: date, game: str) -> DailyGame | None:
        """Return the puzzle of a game on a day, or None if it was not begun."""
        return self._by_day.get(day, {}).get(game)

    def done(self, day: date) -> int:
        """Return how many puzzles of a day are done, then or later."""
        return sum(entry.done for entry in self._of(day))

    def played(self, day: date) -> int:
        """Return how many puzzles of a day are done, those left out in which nothing was played."""
        return sum(entry.done and not entry.empty for entry in self._of(day))

    def state(self, day: date) -> DayState:
        """Return how far a day is."""
        done = self.done(day)
        if done >= len(self.games):
            return DayState.ALL
        if done >= KEEPS:
            return DayState.KEPT
        return DayState.FEW if done else DayState.MISSED

    @property
    def streak(self) -> int:
        """The kept days in a row up to today, or up to yesterday while today can still be kept."""
        runs = self._runs()
        if not runs or runs[-1][-1] < self.today - _DAY:
            return 0
        return len(runs[-1])

    @property
    def longest(self) -> int:
        """The most kept days in a row."""
        return max(map(len, self._runs()), default=0)

    @property
    def kept_today(self) -> bool:
        """Whether today is kept already."""
        return self.today in self._kept

    @property
    def in_time_today(self) -> int:
        """How many of today's puzzles are done and count."""
        return self._in_time(self.today)

    def is_kept(self, day: date) -> bool:
        """Return whether a day was kept on its own day."""
        return day in self._kept

    @property
    def first(self) -> date | None:
        """The first day with a puzzle begun in time, or None before that."""
        return min((day for day in self._by_day if self._any_in_time(day)), default=None)

    @property
    def to_catch_up(self) -> tuple[MissedDay, ...]:
        """The last days before today, since the first puzzle, that are not all done."""
        if self.first is None:
            return ()
        days = (self.today - _DAY * back for back in range(1, _CATCH_UP_DAYS + 1))
        since = [day for day in days if day >= self.first]
        return tuple(MissedDay(day, missing) for day in since if (missing := self._missing(day)))

    def all_in_a_day(self) -> int:
        """Return on how many days all puzzles were done on the day itself."""
        return sum(self._in_time(day) >= len(self.games) for day in self._by_day)

    def _of(self, day: date) -> list[DailyGame]:
        return [entry for game, entry in self._by_day.get(day, {}).items() if game in self.games]

    def _in_time(self, day: date) -> int:
        return sum(entry.done and entry.counts and not entry.empty for entry in self._of(day))

    def _any_in_time(self, day: date) -> bool:
        return any(entry.counts for entry in self._of(day))

    def _missing(self, day: date) -> tuple[str, ...]:
        entries = ((game, self.entry(day, game)) for game in self.games)
        return tuple(game for game, entry in entries if entry is None or not entry.done)

    def _runs(self) -> list[list[date]]:
        """Return the kept days, in runs without a gap."""
        runs = [[day] for day in self._kept[:1]]
        for before, day in pairwise(self._kept):
            if day - before == _DAY:
                runs[-1].append(day)
            else:
                runs.append([day])
        return runs


def _rank(entry: DailyGame, lexicon_identity: str) -> tuple[bool, bool]:
    return entry.key.lexicon_identity == lexicon_identity, entry.done
