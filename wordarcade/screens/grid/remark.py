"""Remarks of the entry line on a word before it is played."""

from typing import Any, Final

from wordarcade.engine.grid_round import GridRound
from wordarcade.screens.grid.letter_entry import LetterEntry
from wordarcade.support.wording import count
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.tone import Tone

ADVICE: Final = "type a word, or trace it"
OVER: Final = Entry(remark="Enter shows the results")
COVERED: Final = Entry(remark="press enter when ready")
PAUSED: Final = Entry(remark="press enter to resume")
STILL_COUNTING: Final = "Still counting the words of this board."


def remark(entry: LetterEntry, state: GridRound[Any, Any], *, live: bool) -> Entry:
    """Return the line of `entry`: whether it is on the board, and its points if it is a word.

    Args:
        entry: the entry.
        state: the round.
        live: whether a word is judged as it is typed.
    """
    if not entry.text:
        return Entry(remark=ADVICE)
    if entry.broken:
        return Entry(entry.text, entry.trace.letters, "not on the board", Tone.REFUSED)
    length = len(entry.text)
    whole = state.config.grid.text_of(entry.trace.path) == entry.text
    if live and whole and (worth := _worth(entry.text, state)):
        return Entry(entry.text, length, worth, Tone.ACCEPTED)
    return Entry(entry.text, length, _lacking(entry, state, live=live))


def _worth(text: str, state: GridRound[Any, Any]) -> str:
    """Return the points of a word that would score, or nothing."""
    known = any(word.word == text for word in state.found)
    if known or len(text) < state.config.min_length or text not in state.lexicon:
        return ""
    return count(state.config.worth(text), "point")


def _lacking(entry: LetterEntry, state: GridRound[Any, Any], *, live: bool) -> str:
    """Return why letters on the board would not score, as far as the player may know."""
    grid, missing = state.config.grid, state.config.min_length - len(entry.text)
    if any(word.word == entry.text for word in state.found):
        return "you already have it"
    if missing > 0:
        return f"{count(missing, 'letter')} short"
    if grid.text_of(entry.trace.path) != entry.text:
        return f"on the board · {grid.cells[entry.trace.path[-1]].capitalize()} is one tile"
    return "on the board · not a word yet" if live else "on the board"
