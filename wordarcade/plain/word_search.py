"""Word search in line mode."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from typing import Final

from wordarcade.engine.grid_moves import End, PlayWord
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.verdict import Refused, Scored
from wordarcade.engine.word_search.board import LARGEST, board_lines
from wordarcade.engine.word_search.setup import DEFAULT_SIZE, WordSearchSetup
from wordarcade.games.front_ends import LineMode
from wordarcade.games.grid_sentences import answer, help_text
from wordarcade.games.word_search.hidden_text import found_sentence, hidden_total
from wordarcade.games.word_search.session import WordSearchSession, WordSearchSolution
from wordarcade.games.word_search.verdict import verdict
from wordarcade.plain.commands import SLASH, Commands
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.grid_text import (
    BOARD_ENTRY,
    found_line,
    missed_lines,
    outcome_line,
    standing_lines,
    word_lines,
    wrapped,
)
from wordarcade.plain.hint_cost import HintCost
from wordarcade.plain.questions import ask_number
from wordarcade.plain.time_calls import TimeCalls
from wordarcade.services import Services
from wordarcade.support.progress import to_nobody
from wordarcade.support.wording import clock_text, count

LAST_WORD: Final = "x"
"""Typed alone, in any case, it ends the round, unless words of one letter count."""

_END: Final = f"{SLASH}end"
_SHOW: Final = f"{SLASH}show"
_FIND: Final = "find"
_HINT: Final = "hint"
_GOALS: Final = "goals"
_LEFT: Final = "left"
_PLACED: Final = re.compile(r"([a-z]+)[^a-z\d]+(?:row )?(\d+)\D+(\d+)")
"""A hidden word with the row and the column of its first letter."""

_HINT_ENTRY: Final = (f"{SLASH}{_HINT}", "start of a word, then more of it; then no record")
_ENDS: Final = (
    (_SHOW, "end the round and show every word"),
    (_END, "end the round; so does X alone, unless words of one letter count"),
)
_ENTRIES: Final = (
    ("a word", "play it"),
    (f"{SLASH}{_FIND} WORD", "see where any word is; it costs nothing"),
    BOARD_ENTRY,
    (f"{SLASH}{_GOALS}", "your rank, and your targets"),
    _HINT_ENTRY,
    *_ENDS,
)
_HIDDEN_ENTRIES: Final = (
    ("OWL 3 5", "found OWL: its first letter is in row 3, column 5"),
    BOARD_ENTRY,
    (f"{SLASH}{_LEFT}", "the words still to find"),
    _HINT_ENTRY,
    *_ENDS,
)


def complete(
    _: Services, setup: WordSearchSetup, unsaid: Collection[str], dialogue: Dialogue
) -> WordSearchSetup:
    """Return the choices, with the size asked for if it is missing."""
    return replace(setup, size=ask_size(dialogue)) if "size" in unsaid else setup


def ask_size(dialogue: Dialogue) -> int:
    """Ask for a valid number of cells in a row; an empty answer gives the default."""
    prompt = f"Cells in a row [{DEFAULT_SIZE}]: "
    complaint = f"Type a number from 1 to {LARGEST:,}."
    return ask_number(dialogue, prompt, range(1, LARGEST + 1), complaint) or DEFAULT_SIZE


def play(session: WordSearchSession, dialogue: Dialogue) -> None:
    """Take and answer words until the round ends, then show the solution."""
    for line in board_lines(session.grid):
        dialogue.tell(line)
    for line in _task_lines(session):
        dialogue.tell(line)
    dialogue.introduce()
    if session.state.found:
        dialogue.tell(found_line(session.state))
    if not session.is_over:
        session.end(_take_words(session, dialogue))
    solution = session.find_words(to_nobody)
    session.know(solution)
    for line in _ending_lines(session, solution):
        dialogue.tell(line)


def _ending_lines(session: WordSearchSession, solution: WordSearchSolution) -> Iterator[str]:
    """Yield the solution that was asked for or the words missed, and how the round has ended."""
    state = session.state
    if state.ended is End.REVEALED:
        yield from _solution_lines(session, solution)
    elif session.hidden is None:
        yield from missed_lines(solution.words, state, solution.config.worth)
    elif left := _left(session):
        yield f"You missed {count(len(left), 'word')}."
        yield from wrapped(left)
    if session.hidden is None:
        yield outcome_line(state, len(solution.words), solution.points)
        yield verdict(state, solution)
    else:
        yield hidden_total(state.found, session.hidden)
        if helped := help_text(state):
            yield f"{helped.capitalize()}."


def _task_lines(session: WordSearchSession) -> Iterator[str]:
    """Yield what there is to find, and in which time."""
    if session.hidden is None:
        yield f"Words of {count(session.state.config.min_length, 'letter')} or more count."
    else:
        yield f"{session.hidden.title}: {count(len(session.hidden.words), 'word')} to find."
        yield from wrapped(session.hidden.words)
    remaining_ms = session.remaining_ms
    if remaining_ms is not None:
        yield f"You have {clock_text(remaining_ms, up=True)}."


def _take_words(session: WordSearchSession, dialogue: Dialogue) -> End:
    """Play the words typed until the round ends; return why it ended.

    Raises:
        LeavingError: the player leaves before.
    """
    config = session.state.config
    hint = HintCost(session).before(lambda _: [_hint(session)])
    answers: dict[str, Callable[[str], Iterable[str]]] = {
        "board": lambda _: standing_lines(board_lines(session.grid), session.state),
        _HINT: hint,
    }
    if session.hidden is None:
        answers[_FIND] = lambda word: [_whereabouts(word, config.grid)]
        answers[_GOALS] = lambda _: _goal_lines(session)
    else:
        answers[_LEFT] = lambda _: wrapped(_left(session))
    commands = Commands.of(
        "Word search",
        _ENTRIES if session.hidden is None else _HIDDEN_ENTRIES,
        answers,
        moves=(_END.removeprefix(SLASH), _SHOW.removeprefix(SLASH)),
        is_entry=session.grid.has_path,
    )
    asking = dialogue.serving(commands)
    last_words = {_END} if config.min_length == 1 else {_END, LAST_WORD}
    last_seconds = session.services.settings.current.last_seconds
    calls = TimeCalls(lambda: session.remaining_ms, last_seconds=last_seconds)
    while (word := asking.ask("- ").lower()) not in last_words:
        if session.remaining_ms == 0:
            dialogue.tell("Time is up.")
            return End.TIME_UP
        for line in calls.take():
            dialogue.tell(line)
        if word == _SHOW:
            return End.REVEALED
        if word:
            for line in _play_typed(session, word):
                dialogue.tell(line)
        if session.hidden is not None and not _left(session):
            return End.ALL_FOUND
    return End.FINISHED


def _play_typed(session: WordSearchSession, typed: str) -> Iterator[str]:
    """Play what was typed, and yield the answer to it, if there is one."""
    word, start = typed, None
    if session.hidden is not None:
        if placed := _PLACED.fullmatch(typed):
            word, start = placed[1], (int(placed[2]), int(placed[3]))
        if session.still_hidden(word):
            cell = session.hidden.lines[word].cells[0]
            if start is None:
                told = f"{word.upper()} is on the list."
                yield f"{told} Type it with the row and column where it starts."
                return
            if start != _row_and_column(session.grid, cell):
                yield f"{word.upper()} does not start in row {start[0]}, column {start[1]}."
                return
    verdict = session.apply(PlayWord(word))
    if isinstance(verdict, Scored) and session.hidden is not None:
        yield found_sentence(verdict, len(_left(session)))
    elif isinstance(verdict, Scored | Refused):
        yield answer(verdict, session.state)


def _left(session: WordSearchSession) -> list[str]:
    """Return the hidden words that have not been found."""
    found = {found.word for found in session.state.found}
    return [word for word in session.hidden.words if word not in found] if session.hidden else []


def _hint(session: WordSearchSession) -> str:
    session.know(session.find_words(to_nobody))
    told = session.take_hint()
    if told is None:
        return "You have seen every word that is left."
    return f"{told} {_place(session.grid, session.shown_path[-1]).capitalize()}."


def _goal_lines(session: WordSearchSession) -> Iterator[str]:
    """Yield the rank reached, the next one, and each target."""
    session.know(session.find_words(to_nobody))
    ranks, number = session.ranks, session.rank
    ahead = ranks[number + 1 :]
    points, helped = count(session.state.unaided_score, "point"), help_text(session.state)
    alone = " without hints" if helped else ""
    line = f"Your rank is {ranks[number].name}, with {points}{alone}."
    yield f"{line} {ahead[0].name} needs {ahead[0].points:,}." if ahead else line
    if helped:
        yield f"{helped.capitalize()}."
    for target in session.targets:
        mark = "✓" if target.met else "·"
        yield f"{mark} {target.text}: {target.done} of {target.goal}"


def _solution_lines(session: WordSearchSession, solution: WordSearchSolution) -> Iterator[str]:
    if session.hidden is None:
        yield from word_lines(solution.words, solution.config.worth)
        return
    for word in session.hidden.words:
        yield _whereabouts(word, session.grid, session.hidden.lines[word].cells)


def _whereabouts(word: str, grid: LetterGrid, path: tuple[int, ...] | None = None) -> str:
    """Return a sentence on the position of any word, along `path` if it is known."""
    if not word:
        return f"Type {SLASH}{_FIND} and a word to see where it is."
    path = grid.find_path(word) if path is None else path
    if not path:
        return f"{word.upper()} is not on the board."
    return f"{word.upper()} is on {', '.join(_place(grid, cell) for cell in path)}."


def _place(grid: LetterGrid, cell: int) -> str:
    row, column = _row_and_column(grid, cell)
    return f"row {row} column {column}"


def _row_and_column(grid: LetterGrid, cell: int) -> tuple[int, int]:
    """Return the row and the column of a cell, as people count: from 1."""
    row, column = divmod(cell, grid.columns)
    return row + 1, column + 1


LINE_MODE: Final = LineMode(play, complete)
