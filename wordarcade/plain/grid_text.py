"""Lines on the state of grid games in line mode."""

import textwrap
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any, Final

from wordarcade.engine.grid_round import GridRound
from wordarcade.games.grid_sentences import help_text
from wordarcade.support.wording import count, listed

_MOST_MISSED: Final = 200
"""The most words that are listed after a round; the longest come first."""


BOARD_ENTRY: Final = ("/board", "the board, and the words you have found")
"""The command that shows both again, for `/help`."""


def standing_lines(board: Iterable[str], state: GridRound[Any, Any]) -> Iterator[str]:
    """Yield the board again, then the words found so far.

    Args:
        board: its lines.
        state: the round.
    """
    yield from board
    yield found_line(state) if state.found else "You have found no words yet."


def found_line(state: GridRound[Any, Any]) -> str:
    """Return the line of the words found so far, one or more."""
    words = listed(found.word.upper() for found in state.found)
    return f"You have {count(state.score, 'point')} so far, from {words}."


def outcome_line(state: GridRound[Any, Any], words: int, points: int) -> str:
    """Return the line of the words found in a finished round, beside the full solution.

    Args:
        state: the round.
        words: how many the board has.
        points: what they are worth in all.
    """
    worth = f"{state.score:,} of {count(points, 'point')}"
    helped = f", {help_text(state)}" if state.hint_count else ""
    return f"You found {len(state.found):,} of {count(words, 'word')}, {worth}{helped}."


def missed_lines(
    words: Iterable[str], state: GridRound[Any, Any], worth: Callable[[str], int]
) -> Iterator[str]:
    """Yield the words of a board that were not found, the longest first.

    Args:
        words: all words of the board, in lowercase.
        state: the finished round.
        worth: returns the points of a word.
    """
    found = {found.word for found in state.found}
    missed = sorted((word for word in words if word not in found), key=lambda word: -len(word))
    if missed:
        yield f"You missed {count(len(missed), 'word')}."
        yield from word_lines(missed[:_MOST_MISSED], worth)
    if len(missed) > _MOST_MISSED:
        yield f"And {count(len(missed) - _MOST_MISSED, 'shorter word')}."


def word_lines(words: Iterable[str], worth: Callable[[str], int]) -> Iterator[str]:
    """Yield words, the longest first, as lines that fit a terminal.

    Args:
        words: in lowercase.
        worth: returns the points of a word.
    """
    for letters, group in groupby(sorted(words, key=len, reverse=True), len):
        alike = list(group)
        yield f"{count(letters, 'letter')}, {count(worth(alike[0]), 'point')}:"
        yield from wrapped(alike)


def wrapped(words: Iterable[str]) -> Iterator[str]:
    """Yield words in upper case, in indented lines that fit a terminal."""
    yield from textwrap.wrap(
        " ".join(words).upper(), width=78, initial_indent="  ", subsequent_indent="  "
    )
