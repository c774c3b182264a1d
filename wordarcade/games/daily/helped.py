"""The hints of daily puzzles in words, by the measure of their games."""

from collections.abc import Sequence

from wordarcade.games.rating import hints_text
from wordarcade.store.dailies import DailyGame
from wordarcade.support.wording import count


def help_text(entry: DailyGame) -> str:
    """Return what help a puzzle with hints was played with, as its game tells it."""
    return hints_text(entry.hints, entry.hinted_turns, entry.hinted_words or 0)


def help_of_all(entries: Sequence[DailyGame]) -> str:
    """Return what help puzzles with hints were played with.

    Words add up. Where games count hints in other ways, too, only the games are counted.

    Args:
        entries: one or more.
    """
    if len(entries) == 1:
        return help_text(entries[0])
    words = [entry.hinted_words or 0 for entry in entries]
    if all(words):
        return hints_text(sum(entry.hints for entry in entries), words=sum(words))
    return f"with hints in {count(len(entries), 'game')}"
