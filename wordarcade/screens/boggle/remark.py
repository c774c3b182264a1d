"""What the entry line says of letters before they are played."""

from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.screens.letter_entry import LetterEntry
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.tone import Tone
from wordarcade.wording import count

LAST_WORD = "x"
"""Played alone, it ends the round."""

ADVICE = "type a word, or trace it with the mouse or the arrows and space"


def remark(entry: LetterEntry, state: BoggleRound) -> Entry:
    """Return the line for `entry`: where it lies and what such a word is worth.

    It tells nothing that the player cannot see on the board: whether the letters are a word is
    answered only when they are played.
    """
    text, length = entry.text, len(entry.text)
    if state.ended is not None:
        return Entry(remark="enter shows the results")
    if not text:
        return Entry(remark=ADVICE)
    if text == LAST_WORD:
        return Entry(text, length, "enter ends the round", Tone.NOTICE)
    if entry.broken:
        return Entry(text, entry.trace.letters, "not on the grid", Tone.REFUSED)
    return Entry(text, length, f"on the grid · {_worth(entry, state)}")


def _worth(entry: LetterEntry, state: BoggleRound) -> str:
    """Return what a word of these letters would count, or why it would not."""
    config, text = state.config, entry.text
    if any(found.word == text for found in state.found):
        return "found already"
    if len(text) < config.min_length:
        return f"{count(config.min_length - len(text), 'letter')} short"
    if config.grid.text_of(entry.trace.path) != text:
        return f"{config.grid.cells[entry.trace.path[-1]].capitalize()} is one cell"
    return count(config.points.points(text), "point")
