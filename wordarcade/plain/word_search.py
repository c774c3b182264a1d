"""Word search in line mode."""

import textwrap
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from typing import Final

from wordarcade.engine.grid_moves import End, EndRound, PlayWord
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.verdict import Noted, sentence, total_sentence
from wordarcade.engine.word_search.board import LARGEST, board_lines
from wordarcade.engine.word_search.setup import DEFAULT_SIZE, WordSearchSetup
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.plain.commands import INTRODUCTION, SLASH, Commands
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.grid_text import found_line, outcome_line
from wordarcade.plain.questions import ask_number
from wordarcade.plain.saving import saved_on_leaving
from wordarcade.players.word_search.dealer import deal
from wordarcade.players.word_search.solution import WordSearchSolution
from wordarcade.players.word_search.solver import solve
from wordarcade.services import Services
from wordarcade.stopwatch import Stopwatch
from wordarcade.store.records import RoundId
from wordarcade.store.word_search_rounds import SavedWordSearchRound
from wordarcade.wording import count

LAST_WORD: Final = "x"
"""Typed alone, in any case, it ends the round, unless words of one letter count."""

_END: Final = f"{SLASH}end"
_SHOW: Final = f"{SLASH}show"
_FIND: Final = "find"
_ENTRIES: Final = (
    ("a word", "play it"),
    (f"{SLASH}{_FIND} WORD", "where any word lies; this costs nothing"),
    (_SHOW, "end the round and show every word"),
    (_END, "end the round; so does X alone, unless words of one letter count"),
)


def play_word_search(
    services: Services, setup: WordSearchSetup, dialogue: Dialogue, *, unsaid: bool = False
) -> None:
    """Deal a board and play it to the end.

    Args:
        services: the collaborators.
        setup: the choices.
        dialogue: with the player.
        unsaid: whether the size is asked for first.

    Raises:
        LeavingError: the player has left; the round is saved.
        LexiconError: the lexicon cannot be had.
        StoreError: the round cannot be put on record.
    """
    lexicon = services.lexicons.open(setup.lexicon)
    if unsaid:
        setup = replace(setup, size=ask_size(dialogue))
    seed = services.new_seed() if setup.seed is None else setup.seed
    config = deal(setup, lexicon, seed)
    saved = SavedWordSearchRound.begin(services.rounds, config, seed, lexicon)
    _play(saved, lexicon, Stopwatch(services.clock), dialogue)


def resume_word_search(services: Services, round_id: RoundId, dialogue: Dialogue) -> None:
    """Play a round on record to the end.

    Raises:
        LeavingError: the player has left; the round is saved.
        LexiconError: the lexicon cannot be had.
        StoreError: there is no such round, or it cannot go on.
    """
    record = services.rounds.load(round_id)
    lexicon = services.lexicons.open(record.header.lexicon.name)
    saved = SavedWordSearchRound.resume(services.rounds, record, lexicon)
    _play(saved, lexicon, Stopwatch(services.clock, record.header.elapsed_ms), dialogue)


def ask_size(dialogue: Dialogue) -> int:
    """Ask for the number of cells in a row until it is one; the default if nothing is said."""
    prompt = f"Cells in a row [{DEFAULT_SIZE}]: "
    complaint = f"A board has 1 to {LARGEST} cells in a row; type one of these numbers."
    return ask_number(dialogue, prompt, range(1, LARGEST + 1), complaint) or DEFAULT_SIZE


def _play(
    saved: SavedWordSearchRound, lexicon: Lexicon, watch: Stopwatch, dialogue: Dialogue
) -> None:
    """Take words, answering each, until the round is ended; then tell what there was to find."""
    config = saved.state.config
    for line in board_lines(config.grid):
        dialogue.tell(line)
    dialogue.tell(f"Words of {count(config.min_length, 'letter')} or more count.")
    dialogue.tell(INTRODUCTION)
    if saved.state.found:
        dialogue.tell(found_line(saved.state))
    watch.start()
    if saved.state.ended is None:
        with saved_on_leaving(saved, watch, dialogue):
            end = _take_words(saved, watch, dialogue)
        saved.apply(EndRound(end), watch.elapsed_ms)
    solution = solve(config, lexicon)
    saved.finish(watch.elapsed_ms, solution)
    if saved.state.ended is End.REVEALED:
        for line in _word_lines(solution):
            dialogue.tell(line)
    dialogue.tell(outcome_line(saved.state, solution.words, solution.points))
    dialogue.tell(total_sentence(saved.state.score))


def _take_words(saved: SavedWordSearchRound, watch: Stopwatch, dialogue: Dialogue) -> End:
    """Play what is typed until the round is to end; return why it does.

    Raises:
        LeavingError: the player leaves before.
    """
    config = saved.state.config
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
            verdict = saved.apply(PlayWord(word), watch.elapsed_ms)
            if not isinstance(verdict, Noted):
                dialogue.tell(sentence(verdict))
    return End.FINISHED


def _whereabouts(word: str, grid: LetterGrid) -> str:
    """Return the sentence that tells where any word lies."""
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
