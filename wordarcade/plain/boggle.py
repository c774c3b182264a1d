"""Boggle in line mode: the course assignment, word for word."""

from typing import Final

from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.grid_moves import End, EndRound, PlayWord
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.verdict import Noted, sentence, total_sentence
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.plain.dialogue import Dialogue
from wordarcade.players.boggle.dealer import deal
from wordarcade.players.boggle.solver import solve
from wordarcade.services import Services
from wordarcade.stopwatch import Stopwatch
from wordarcade.store.boggle_rounds import SavedBoggleRound
from wordarcade.store.records import RoundId

LAST_WORD: Final = "x"
"""Typed alone, in any case, it ends the round."""

_INVITATION: Final = (
    "Start typing your words! (press enter after each word and enter 'X' when done):"
)


def play_boggle(services: Services, setup: BoggleSetup, dialogue: Dialogue) -> None:
    """Deal a board and play it to the end.

    Raises:
        LexiconError: the lexicon cannot be had.
        StoreError: the round cannot be put on record.
    """
    lexicon = services.lexicons.open(setup.lexicon)
    seed = services.new_seed() if setup.seed is None else setup.seed
    config = deal(setup, services.dice, lexicon, seed)
    saved = SavedBoggleRound.begin(services.rounds, config, seed, lexicon)
    _play(saved, lexicon, Stopwatch(services.clock), dialogue)


def resume_boggle(services: Services, round_id: RoundId, dialogue: Dialogue) -> None:
    """Play a round on record to the end.

    Raises:
        LexiconError: the lexicon cannot be had.
        StoreError: there is no such round, or it cannot go on.
    """
    record = services.rounds.load(round_id)
    lexicon = services.lexicons.open(record.header.lexicon.name)
    saved = SavedBoggleRound.resume(services.rounds, record, lexicon)
    _play(saved, lexicon, Stopwatch(services.clock, record.header.elapsed_ms), dialogue)


def ask_size(dialogue: Dialogue) -> int:
    """Ask for the number of cells in a row until it is 4, 5 or 6; 4 if nothing is said."""
    while answer := (dialogue.ask("Board size, 4, 5 or 6 [4]: ") or "").strip():
        if answer in {"4", "5", "6"}:
            return int(answer)
        dialogue.tell(f"There are boards of 4, 5 and 6 cells in a row, not of '{answer}'.")
    return 4


def board_lines(grid: LetterGrid) -> list[str]:
    """Return the rows of a board, each face in brackets.

    >>> board_lines(LetterGrid(1, 3, ("qu", "i", "")))
    ['[Qu] [I] [#]']
    """
    faces = [f"[{cell.capitalize() or '#'}]" for cell in grid.cells]
    return [
        " ".join(faces[first : first + grid.columns])
        for first in range(0, len(faces), grid.columns)
    ]


def _play(saved: SavedBoggleRound, lexicon: Lexicon, watch: Stopwatch, dialogue: Dialogue) -> None:
    """Take words until the last one, then tell what each was worth, as the assignment does."""
    watch.start()
    for line in board_lines(saved.state.config.grid):
        dialogue.tell(line)
    dialogue.tell(_INVITATION)
    answers: list[str] = []
    end = End.FINISHED
    while (entry := dialogue.ask("- ")) is not None:
        word = entry.strip()
        if word.lower() == LAST_WORD:
            break
        if saved.state.remaining_ms(watch.elapsed_ms) == 0:
            end = End.TIME_UP
            dialogue.tell("Time is up.")
            break
        if word:
            verdict = saved.apply(PlayWord(word), watch.elapsed_ms)
            if not isinstance(verdict, Noted):
                answers.append(sentence(verdict))
    saved.apply(EndRound(end), watch.elapsed_ms)
    saved.finish(watch.elapsed_ms, solve(saved.state.config, lexicon))
    for answer in answers:
        dialogue.tell(answer)
    dialogue.tell(total_sentence(saved.state.score))
