"""The hint ladder of grid games: the start of a word, its next letters, then all of it."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

from wordarcade.engine.grid_moves import ShowCells
from wordarcade.engine.grid_round import GridRound
from wordarcade.support.wording import count, plural, spelt

_EASY: Final = 4
_SHOWN_SINGLY: Final = 3
"""Cells that are shown one by one before the whole word."""


def hint_order(words: Iterable[str], everyday: Collection[str]) -> list[str]:
    """Return words in the order in which hints offer them: everyday words first, then long ones.

    >>> hint_order(["tale", "alepot", "peace"], {"tale", "peace"})
    ['peace', 'tale', 'alepot']
    """
    return sorted(words, key=lambda word: (word not in everyday, -len(word), word))


def with_easy_start(
    ordered: Sequence[str], everyday: Collection[str], least: int = _EASY
) -> list[str]:
    """Return words in the same order, but first a short one: the first hint is a help, not a task.

    Args:
        ordered: the words.
        everyday: those that everybody knows; one of them if there is any.
        least: the letters of a word that is worth a hint, if there is one.

    >>> with_easy_start(["peace", "tale", "ale", "alepot"], {"tale", "peace", "ale"})
    ['tale', 'peace', 'ale', 'alepot']
    """

    def hardness(word: str) -> tuple[bool, bool, int]:
        return word not in everyday, len(word) < least, len(word)

    easy = min(ordered, key=hardness, default=None)
    return [] if easy is None else [easy, *(word for word in ordered if word != easy)]


def last_hint(state: GridRound[Any, Any]) -> ShowCells | None:
    """Return the last step, if its word has not been found since."""
    if not state.shown:
        return None
    last = state.shown[-1]
    return None if any(found.word == last.word for found in state.found) else last


def next_hint(state: GridRound[Any, Any], ordered: Iterable[str]) -> ShowCells | None:
    """Return the next step: further up the ladder of the last word, or the start of another.

    Args:
        state: the round.
        ordered: all words of the board, in the order of `hint_order`.

    Returns:
        The step; None if every word has been found or shown.
    """
    last = last_hint(state)
    if last is not None:
        length = len(state.path_of(last.word))
        if last.cells < length:
            step = last.cells + 1
            return ShowCells(last.word, step if step <= min(_SHOWN_SINGLY, length - 1) else length)
    known = {found.word for found in state.found} | {step.word for step in state.shown}
    word = next((word for word in ordered if word not in known), None)
    return None if word is None else ShowCells(word, 1)


def shown_path(state: GridRound[Any, Any]) -> tuple[int, ...]:
    """Return the cells that the last hint shows; empty if its word has been found."""
    last = last_hint(state)
    return () if last is None else state.path_of(last.word)[: last.cells]


def hint_sentence(state: GridRound[Any, Any], step: ShowCells) -> str:
    """Return the sentence of a step that has been taken."""
    path, grid = state.path_of(step.word), state.config.grid
    if step.cells >= len(path):
        return f"The word is {step.word.upper()}."
    face = grid.cells[path[step.cells - 1]].capitalize()
    if step.cells == 1:
        length = count(len(step.word), "letter")
        return f"{length}, starting at {face}."
    to_go = len(step.word) - len(grid.text_of(path[: step.cells]))
    left = f"{spelt(to_go).capitalize()} {plural(to_go, 'letter')} to go."
    before = grid.cells[path[step.cells - 2]].capitalize()
    return f"From {before} to {face}. {left}"
