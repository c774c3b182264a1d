"""The hints of a daily puzzle in words, by the measure of its game."""

from wordarcade.games.rating import hints_text
from wordarcade.store.dailies import DailyGame


def help_text(entry: DailyGame) -> str:
    """Return what help a puzzle with hints was played with, as its game tells it.

    Of the one turn of a puzzle of Scrabble the steps of its hint are counted.
    """
    if entry.hinted_turns and entry.given_up:
        return "by a hint"
    return hints_text(entry.hints, words=entry.hinted_words or 0)
