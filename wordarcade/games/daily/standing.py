"""How far a day is, told when one of its puzzles is done."""

from datetime import date

from wordarcade.games.daily.book import KEEPS, DailyBook


def standing(book: DailyBook, day: date, *, brief: bool = False) -> str:
    """Return how many puzzles of a day were played, and for today what that does for the streak.

    Args:
        book: what was played so far.
        day: the day.
        brief: whether the columns are few.
    """
    done, games = book.played(day), len(book.games)
    if day != book.today:
        on_day = f"{day:%a} {day.day} {day:%b}"
        return f"all {games} on {on_day}" if done == games else f"{done} of {games} on {on_day}"
    told = f"all {games} today" if done == games else f"{done} of {games} today"
    return " · ".join(filter(None, [told, _brief(book) if brief else _streak(book)]))


def _brief(book: DailyBook) -> str:
    return f"streak {book.streak}" if book.streak else ""


def _streak(book: DailyBook) -> str:
    """Return the streak, or what is still to be done today for it."""
    streak = book.streak
    more = KEEPS - book.in_time_today
    if book.kept_today or len(book.games) - book.done(book.today) < more:
        return f"{streak}-day streak" if streak else ""
    if streak:
        return f"{more} more {'keeps' if more == 1 else 'keep'} your streak of {streak}"
    return f"{more} more {'starts' if more == 1 else 'start'} a streak"
