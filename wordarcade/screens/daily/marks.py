"""The marks that tell how far a puzzle of a day is."""

from wordarcade.games.daily.book import DailyGame


def mark_of(entry: DailyGame | None) -> tuple[str, str]:
    """Return a mark and the role of its ink: done, given away, under way, or to be played.

    Args:
        entry: the puzzle; None before it was begun.
    """
    if entry is None:
        return "·", "muted"
    if entry.empty or entry.given_up:
        return "–", "muted"
    return ("✓", "good") if entry.done else ("◐", "focus")
