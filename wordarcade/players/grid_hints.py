"""The hint ladder of grid games: the start of a word, its next letters, then all of it."""

from collections.abc import Collection, Container, Iterable, Sequence
from itertools import chain
from typing import Any, Final

from wordarcade.engine.grid_moves import ShowCells
from wordarcade.engine.grid_round import GridRound
from wordarcade.support.wording import count

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


def next_hint(
    state: GridRound[Any, Any], ordered: Sequence[str], begun: Container[str] = ()
) -> ShowCells | None:
    """Return the next step: further up the ladder of the last word, or the start of another.

    Args:
        state: the round.
        ordered: all words of the board, in the order of `hint_order`.
        begun: the words that the player may be about to enter: these come first.

    Returns:
        The step; None if every word has been found or shown.
    """
    last = last_hint(state)
    found = {found.word for found in state.found}
    left = [word for word in ordered if word not in found]
    told = [] if last is None else [last.word]
    wanted = (word for word in (*told, *left) if word in begun)
    steps = (_step_after(state, word) for word in chain(wanted, told, left))
    return next((step for step in steps if step is not None), None)


def _step_after(state: GridRound[Any, Any], word: str) -> ShowCells | None:
    """Return the step that tells more of a word; None if all of it has been shown."""
    known = max((step.cells for step in state.shown if step.word == word), default=0)
    if not known:
        return ShowCells(word, 1)
    length = len(state.path_of(word))
    if known >= length:
        return None
    return ShowCells(word, known + 1 if known < min(_SHOWN_SINGLY, length - 1) else length)


def shown_path(state: GridRound[Any, Any]) -> tuple[int, ...]:
    """Return the cells that the last hint shows; empty if its word has been found."""
    last = last_hint(state)
    return () if last is None else state.path_of(last.word)[: last.cells]


def hint_sentence(state: GridRound[Any, Any], step: ShowCells, *, named: bool = False) -> str:
    """Return the sentence of a step that has been taken.

    Args:
        state: the round.
        step: the step.
        named: whether it says for which word it is: the words are no secret, their places are.
    """
    path, grid = state.path_of(step.word), state.config.grid
    word, face = step.word.upper(), grid.cells[path[step.cells - 1]].capitalize()
    if step.cells >= len(path):
        return f"{word} ends at {face}." if named else f"The word is {word}."
    if step.cells == 1:
        length = count(len(word), "letter")
        return f"{word} starts at {face}." if named else f"{length}, starting at {face}."
    to_go = len(step.word) - len(grid.text_of(path[: step.cells]))
    start = f"{word}: {face}" if named else face
    return f"{start} comes next. {count(to_go, 'letter')} to go."
