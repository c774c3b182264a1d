"""Remarks of the entry line on a word before it is played."""

from collections.abc import Callable, Sequence
from typing import Final

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.verdict import Scored
from wordarcade.screens.grid.letter_entry import LetterEntry
from wordarcade.support.wording import count
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.tone import Tone

ADVICE: Final = "type a word, or trace it with the mouse or the arrows and Space"
OVER: Final = Entry(remark="Enter shows the results")
STILL_COUNTING: Final = "Still counting the words of this board."


def remark(
    entry: LetterEntry,
    grid: LetterGrid,
    found: Sequence[Scored],
    min_length: int,
    points: Callable[[str], int],
) -> Entry:
    """Return the line of `entry`: its path, and the points of a word of its length.

    It reveals nothing beyond the board: whether the letters are a word is answered only when
    they are played.

    Args:
        entry: the entry.
        grid: the board.
        found: the words that have scored.
        min_length: the fewest letters of a word.
        points: returns the points of a word of at least `min_length` letters.
    """
    text, length = entry.text, len(entry.text)
    if not text:
        return Entry(remark=ADVICE)
    if entry.broken:
        return Entry(text, entry.trace.letters, "not on the grid", Tone.REFUSED)
    if any(word.word == text for word in found):
        worth = "already found"
    elif length < min_length:
        worth = f"{count(min_length - length, 'letter')} short"
    elif grid.text_of(entry.trace.path) != text:
        worth = f"{grid.cells[entry.trace.path[-1]].capitalize()} is one cell"
    else:
        worth = count(points(text), "point")
    return Entry(text, length, f"on the grid · {worth}")
