"""The results of a day as text to send: stars and counts, no letters, no words."""

from collections.abc import Iterator, Mapping
from datetime import date
from typing import Any, Final

from wordarcade.games.daily.book import KEEPS, DailyBook
from wordarcade.games.daily.five import full_day
from wordarcade.games.daily.helped import help_text
from wordarcade.games.play import DailyPlay
from wordarcade.games.rating import NO_STARS, Rating, earns_stars
from wordarcade.games.spec import GameSpec
from wordarcade.games.statistics_spec import GameStatistics
from wordarcade.store.dailies import DailyGame
from wordarcade.support.wording import count

Games = Mapping[str, tuple[GameSpec, DailyPlay[Any]]]
"""Games that have a puzzle a day, by name."""

_TITLE_COLUMNS: Final = 12
_STREAK_MARKS: Final = 7
"""The most days of a streak that have a mark each."""


def day_text(day: date) -> str:
    """Return a day in words.

    >>> day_text(date(2026, 11, 2))
    'Monday 2 November'
    """
    return f"{day:%A} {day.day} {day:%B}"


def result_text(entry: DailyGame, play: DailyPlay[Any]) -> str:
    """Return what came of a puzzle that is done, in a few words, hints included."""
    told = outcome_text(entry, play)
    return f"{told}, {help_text(entry)}" if entry.hints else told


def outcome_text(entry: DailyGame, play: DailyPlay[Any]) -> str:
    """Return what came of a puzzle that is done, without what helped."""
    won, lost = play.ends
    if entry.score is not None:
        return count(entry.score, play.thing)
    return "done" if entry.won is None else won if entry.won else lost


def rating_of(entry: DailyGame, statistics: GameStatistics) -> Rating | None:
    """Return the rating of a puzzle that is done; None if it is not known.

    With hints it has no stars, unless it leaves out the words that they told of.

    Args:
        entry: the puzzle.
        statistics: of its game, which know how many stars a rating earns.
    """
    if entry.rating is None:
        return None
    rated = statistics.rating(entry.rating, entry.summary)
    if not earns_stars(entry.hints, entry.hinted_words):
        return Rating(entry.rating, NO_STARS, under=rated.under)
    return rated


def share_text(book: DailyBook, games: Games, day: date, lexicon: str) -> str:
    """Return the results of a day, a line each, their sum, and the streak if the day is part of it.

    Args:
        book: what was played.
        games: those that have a puzzle a day, by name.
        day: the day.
        lexicon: the name of the words.
    """
    head = f"wordarcade daily · {day.day} {day:%B %Y} · {lexicon}"
    return "\n".join([head, *_results(book, games, day), *_total(book, day), *_streak(book, day)])


def _results(book: DailyBook, games: Games, day: date) -> Iterator[str]:
    for game, (spec, play) in games.items():
        entry = book.entry(day, game)
        if entry is not None and entry.done:
            rating = rating_of(entry, spec.statistics)
            stars = "" if rating is None else rating.starred
            told = "  ".join(filter(None, [stars, result_text(entry, play)]))
            yield f"{spec.title:<{_TITLE_COLUMNS}} {told}"


def _total(book: DailyBook, day: date) -> Iterator[str]:
    full = full_day(book, day)
    if full is not None and not any(full.unrated):
        what = "all five" if full.all_played else "in all"
        yield f"{what:<{_TITLE_COLUMNS}} {full.total} of {full.possible}"


def _streak(book: DailyBook, day: date) -> Iterator[str]:
    if day == book.today and book.in_time_today >= KEEPS:
        yield f"{'streak':<{_TITLE_COLUMNS}} {'●' * min(book.streak, _STREAK_MARKS)} {book.streak}"
