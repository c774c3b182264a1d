"""Word search in line mode."""

import textwrap
from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import groupby
from typing import Final

from wordarcade.engine.grid_moves import End, PlayWord
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.verdict import Noted, sentence, total_sentence
from wordarcade.engine.word_search.board import LARGEST, board_lines
from wordarcade.engine.word_search.setup import DEFAULT_SIZE, WordSearchSetup
from wordarcade.games.spec import LineMode
from wordarcade.games.word_search.session import WordSearchSession, WordSearchSolution
from wordarcade.plain.commands import SLASH, Commands
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.grid_text import found_line, outcome_line
from wordarcade.plain.questions import ask_number
from wordarcade.services import Services
from wordarcade.support.progress import to_nobody
from wordarcade.support.wording import count

LAST_WORD: Final = "x"
"""Typed alone, in any case, it ends the round, unless words of one letter count."""

_END: Final = f"{SLASH}end"
_SHOW: Final = f"{SLASH}show"
_FIND: Final = "find"
_ENTRIES: Final = (
    ("a word", "play it"),
    (f"{SLASH}{_FIND} WORD", "see where any word is; it costs nothing"),
    (_SHOW, "end the round and show every word"),
    (_END, "end the round; so does X alone, unless words of one letter count"),
)


def complete(
    _: Services, setup: WordSearchSetup, unsaid: Collection[str], dialogue: Dialogue
) -> WordSearchSetup:
    """Return the choices, with the size asked for if it is missing."""
    return replace(setup, size=ask_size(dialogue)) if "size" in unsaid else setup


def ask_size(dialogue: Dialogue) -> int:
    """Ask for a valid number of cells in a row; an empty answer gives the default."""
    prompt = f"Cells in a row [{DEFAULT_SIZE}]: "
    complaint = f"A board has 1 to {LARGEST} cells in a row; type one of these numbers."
    return ask_number(dialogue, prompt, range(1, LARGEST + 1), complaint) or DEFAULT_SIZE


def play(session: WordSearchSession, dialogue: Dialogue) -> None:
    """Take and answer words until the round ends, then show the solution."""
    for line in board_lines(session.grid):
        dialogue.tell(line)
    dialogue.tell(f"Words of {count(session.state.config.min_length, 'letter')} or more count.")
    dialogue.introduce()
    if session.state.found:
        dialogue.tell(found_line(session.state))
    if not session.is_over:
        session.end(_take_words(session, dialogue))
    solution = session.find_words(to_nobody)
    session.know(solution)
    if session.state.ended is End.REVEALED:
        for line in _word_lines(solution):
            dialogue.tell(line)
    dialogue.tell(outcome_line(session.state, solution.words, solution.points))
    dialogue.tell(total_sentence(session.state.score))


def _take_words(session: WordSearchSession, dialogue: Dialogue) -> End:
    """Play the words typed until the round ends; return why it ended.

    Raises:
        LeavingError: the player leaves before.
    """
    config = session.state.config
    commands = Commands.of(
        "Word search",
        _ENTRIES,
        {_FIND: lambda word: [_whereabouts(word, config.grid)]},
        moves=(_END.removeprefix(SLASH), _SHOW.removeprefix(SLASH)),
    )
    asking = dialogue.serving(commands)
    last_words = {_END} if config.min_length == 1 else {_END, LAST_WORD}
    while (word := asking.ask("- ").lower()) not in last_words:
        if word == _SHOW:
            return End.REVEALED
        if word:
            verdict = session.apply(PlayWord(word))
            if verdict is not None and not isinstance(verdict, Noted):
                dialogue.tell(sentence(verdict))
    return End.FINISHED


def _whereabouts(word: str, grid: LetterGrid) -> str:
    """Return a sentence on the position of any word."""
    if not word:
        return f"Type {SLASH}{_FIND} and a word to see where it lies."
    path = grid.find_path(word)
    if not path:
        return f"{word.upper()} is not on the board."
    places = [f"row {1 + cell // grid.columns} column {1 + cell % grid.columns}" for cell in path]
    return f"{word.upper()} lies on {', '.join(places)}."


def _word_lines(solution: WordSearchSolution) -> Iterator[str]:
    """Yield the words of a board, the longest first, as lines that fit a terminal."""
    longest_first = sorted(solution.words, key=len, reverse=True)
    for letters, group in groupby(longest_first, len):
        words = list(group)
        points = solution.config.worth(words[0])
        yield f"{count(letters, 'letter')}, {count(points, 'point')}:"
        yield from textwrap.wrap(
            " ".join(words).upper(), width=78, initial_indent="  ", subsequent_indent="  "
        )


LINE_MODE: Final = LineMode(play, complete)
