"""Boggle in line mode, with the sentences of the course assignment."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from wordarcade.engine.boggle.setup import DICE_OF_SIZE, BoggleSetup
from wordarcade.engine.grid_moves import End, EndRound, PlayWord
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.verdict import Noted, sentence, total_sentence
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.plain.boggle_hints import HINT_ENTRIES, BoggleHints
from wordarcade.plain.commands import INTRODUCTION, Commands
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.grid_text import found_line, outcome_line
from wordarcade.plain.saving import saved_on_leaving
from wordarcade.players.boggle.dealer import deal
from wordarcade.services import Services
from wordarcade.stopwatch import Stopwatch
from wordarcade.store.boggle_rounds import SavedBoggleRound
from wordarcade.store.records import RoundId

LAST_WORD: Final = "x"
"""Typed alone, in any case, it ends the round."""

_INVITATION: Final = (
    "Start typing your words! (press enter after each word and enter 'X' when done):"
)

_ENTRIES: Final = (("a word", "play it"), ("X", "end the round"), *HINT_ENTRIES)


def play_boggle(
    services: Services, setup: BoggleSetup, dialogue: Dialogue, *, unsaid: bool = False
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
        setup = replace(setup, dice=DICE_OF_SIZE[ask_size(dialogue)])
    seed = services.new_seed() if setup.seed is None else setup.seed
    config = deal(setup, services.dice, lexicon, seed)
    saved = SavedBoggleRound.begin(services.rounds, config, seed, lexicon)
    _play(saved, lexicon, Stopwatch(services.clock), dialogue)


def resume_boggle(services: Services, round_id: RoundId, dialogue: Dialogue) -> None:
    """Play a round on record to the end.

    Raises:
        LeavingError: the player has left; the round is saved.
        LexiconError: the lexicon cannot be had.
        StoreError: there is no such round, or it cannot go on.
    """
    record = services.rounds.load(round_id)
    lexicon = services.lexicons.open(record.header.lexicon.name)
    saved = SavedBoggleRound.resume(services.rounds, record, lexicon)
    _play(saved, lexicon, Stopwatch(services.clock, record.header.elapsed_ms), dialogue)


def ask_size(dialogue: Dialogue) -> int:
    """Ask for the number of cells in a row until it is 4, 5 or 6; 4 if nothing is said."""
    while answer := dialogue.ask("Board size, 4, 5 or 6 [4]: "):
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
    """Take words until the last one, and tell what each is worth: at once, or after the last.

    The assignment tells it after the last.
    """
    hints = BoggleHints(saved, lexicon, watch)
    answers: list[str] = []
    watch.start()
    for line in board_lines(saved.state.config.grid):
        dialogue.tell(line)
    dialogue.tell(_INVITATION)
    dialogue.remark(INTRODUCTION)
    if saved.state.found:
        dialogue.remark(found_line(saved.state))
    if saved.state.ended is None:
        asking = dialogue.serving(Commands.of("Boggle", _ENTRIES, {"hint": hints.answer}))
        answer = answers.append if dialogue.assignment else dialogue.tell
        with saved_on_leaving(saved, watch, dialogue):
            end = _take_words(saved, watch, asking, answer)
        saved.apply(EndRound(end), watch.elapsed_ms)
    saved.finish(watch.elapsed_ms, hints.solution)
    for line in answers:
        dialogue.tell(line)
    dialogue.remark(outcome_line(saved.state, hints.solution.words, hints.solution.points))
    dialogue.tell(total_sentence(saved.state.score))


def _take_words(
    saved: SavedBoggleRound, watch: Stopwatch, dialogue: Dialogue, answer: Callable[[str], None]
) -> End:
    """Play what is typed until the last word or the end of the time; return which it was.

    Raises:
        LeavingError: the player leaves before.
    """
    while (word := dialogue.ask("- ")).lower() != LAST_WORD:
        if saved.state.remaining_ms(watch.elapsed_ms) == 0:
            dialogue.tell("Time is up.")
            return End.TIME_UP
        if word:
            verdict = saved.apply(PlayWord(word), watch.elapsed_ms)
            if not isinstance(verdict, Noted):
                answer(sentence(verdict))
    return End.FINISHED
