"""Word search in line mode."""

import textwrap
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from wordarcade.engine.grid_moves import End, EndRound, PlayWord
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.verdict import Noted, sentence, total_sentence
from wordarcade.engine.word_search.board import LARGEST, board_lines
from wordarcade.engine.word_search.setup import DEFAULT_SIZE, WordSearchSetup
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.questions import ask_number
from wordarcade.players.word_search.dealer import deal
from wordarcade.players.word_search.solution import WordSearchSolution
from wordarcade.players.word_search.solver import solve
from wordarcade.services import Services
from wordarcade.stopwatch import Stopwatch
from wordarcade.store.records import RoundId
from wordarcade.store.word_search_rounds import SavedWordSearchRound
from wordarcade.wording import count

LAST_WORD: Final = "x"
"""Typed alone, in any case, it ends the round."""

LOOK_UP: Final = "?"
"""Typed before a word, it asks where the word lies."""

REVEAL: Final = "!"
"""Typed alone, it ends the round and shows every word."""

_INVITATION: Final = (
    f"Type a word and press enter. '{LOOK_UP}' and a word tells where it lies, "
    f"'{REVEAL}' shows all words, 'X' ends."
)


def play_word_search(services: Services, setup: WordSearchSetup, dialogue: Dialogue) -> None:
    """Deal a board and play it to the end.

    Raises:
        LexiconError: the lexicon cannot be had.
        StoreError: the round cannot be put on record.
    """
    lexicon = services.lexicons.open(setup.lexicon)
    seed = services.new_seed() if setup.seed is None else setup.seed
    config = deal(setup, lexicon, seed)
    saved = SavedWordSearchRound.begin(services.rounds, config, seed, lexicon)
    _play(saved, lexicon, Stopwatch(services.clock), dialogue)


def resume_word_search(services: Services, round_id: RoundId, dialogue: Dialogue) -> None:
    """Play a round on record to the end.

    Raises:
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
    dialogue.tell(_INVITATION)
    watch.start()
    end = _take_words(saved, watch, dialogue)
    saved.apply(EndRound(end), watch.elapsed_ms)
    solution = solve(config, lexicon)
    saved.finish(watch.elapsed_ms, solution)
    if end is End.REVEALED:
        for line in _word_lines(solution):
            dialogue.tell(line)
    found = count(len(saved.state.found), "word")
    possible = f"{count(len(solution.words), 'word')} and {count(solution.points, 'point')}"
    dialogue.tell(f"You found {found}; the board has {possible}.")
    dialogue.tell(total_sentence(saved.state.score))


def _take_words(saved: SavedWordSearchRound, watch: Stopwatch, dialogue: Dialogue) -> End:
    """Play or look up what is typed; return why the round ends."""
    while (entry := dialogue.ask("- ")) is not None:
        word = entry.strip()
        if word.lower() == LAST_WORD:
            break
        if word == REVEAL:
            return End.REVEALED
        if word.startswith(LOOK_UP):
            dialogue.tell(_whereabouts(word.removeprefix(LOOK_UP).strip(), saved.state.config.grid))
        elif word:
            verdict = saved.apply(PlayWord(word), watch.elapsed_ms)
            if not isinstance(verdict, Noted):
                dialogue.tell(sentence(verdict))
    return End.FINISHED


def _whereabouts(word: str, grid: LetterGrid) -> str:
    """Return the sentence that tells where any word lies."""
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
