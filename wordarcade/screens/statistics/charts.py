"""The bars of the charts: results in time, and how often each came."""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta
from itertools import count
from typing import Final

from wordarcade.games.statistics import Point
from wordarcade.widgets.bar_chart import Bar

MOST_BINS: Final = 9
"""Bars of a distribution at most."""

_STEPS: Final = (1, 2, 5)
_WEEKDAYS: Final = ("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su")


def course_bars(points: Sequence[Point], *, of_ratings: bool) -> tuple[Bar, ...]:
    """Return a bar for each game, the last best one marked.

    Args:
        points: the games, the oldest first.
        of_ratings: whether ratings are drawn instead of scores.
    """
    values = [point.rating if of_ratings else point.score for point in points]
    known = [value for value in values if value is not None]
    best = max(known, default=None)
    last = max(
        (number for number, value in enumerate(values) if value is not None and value == best),
        default=None,
    )
    return tuple(
        Bar(value, best=number == last and value > 0)
        for number, value in enumerate(values)
        if value is not None
    )


def distribution_bars(
    scores: Sequence[tuple[float, int]], *, each: bool, last: float | None
) -> tuple[Bar, ...]:
    """Return how often scores came.

    Args:
        scores: each score with how often it came, ascending.
        each: whether every score has a bar of its own, from 0.
        last: the score that was last made; its bar is marked. None for no mark.

    >>> [(bar.label, bar.count) for bar in distribution_bars([(3, 1), (24, 2)], each=False, last=3)]
    [('0', '1'), ('5', ''), ('10', ''), ('15', ''), ('20', '2')]
    """
    if not scores:
        return ()
    lowest, highest = scores[0][0], scores[-1][0]
    start = 0 if each or 0 <= lowest <= highest / 3 else lowest
    step = 1 if each else _step(start, highest)
    first = int(start // step)
    bins = dict.fromkeys(range(first, int(highest // step) + 1), 0)
    for score, games in scores:
        bins[int(score // step)] += games
    marked = None if last is None else int(last // step)
    return tuple(
        Bar(games, f"{number * step}", str(games) if games else "", now=number == marked)
        for number, games in bins.items()
    )


def _step(start: float, highest: float) -> int:
    """Return the width of a bin: a round number that makes few enough of them."""
    steps = (factor * int(10**power) for power in count() for factor in _STEPS)
    return next(step for step in steps if highest // step - start // step < MOST_BINS)


def days_bars(hours: Mapping[datetime, int], now: datetime) -> tuple[Bar, ...]:
    """Return how many games were finished on each day up to today; the last busiest has a number.

    Args:
        hours: the number of games by hour (aware).
        now: the present moment (aware).
    """
    days = Counter[date]()
    for hour, games in hours.items():
        days[hour.astimezone().date()] += games
    today = now.astimezone().date()
    length = (today - min(days, default=today)).days + 1
    values = [days[today - timedelta(days=ago)] for ago in reversed(range(length))]
    most = max(values)
    busiest = length - 1 - values[::-1].index(most)
    last = length - 1
    return tuple(
        Bar(games, count=f"{most:,}" if number == busiest < last else "", now=number == last)
        for number, games in enumerate(values)
    )


def weekday_bars(hours: Mapping[datetime, int], now: datetime) -> tuple[Bar, ...]:
    """Return how many games were finished on each day of the week; today's bar is marked."""
    days = Counter[int]()
    for hour, games in hours.items():
        days[hour.astimezone().weekday()] += games
    today = now.astimezone().weekday()
    return tuple(
        Bar(days[day], name, f"{days[day]:,}" if days[day] else "", now=day == today)
        for day, name in enumerate(_WEEKDAYS)
    )
