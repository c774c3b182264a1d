"""The marks that tell how far a puzzle of a day is."""

from wordarcade.games.daily.book import DailyGame


def mark_of(entry: DailyGame | None) -> tuple[str, str]:
    """Return a mark and the role of its ink: to be played, under way, empty, solved, or played.

    Args:
        entry: the puzzle; None before it was begun.
    """
    if entry is None:
        return "·", "muted"
    if not entry.done:
        return "◐", "focus"
    if entry.empty:
        return "–", "muted"
    return ("✓", "good") if entry.solved else ("●", "soft")
