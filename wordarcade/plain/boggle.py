"""Boggle in line mode; on demand with the sentences of the course assignment."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from typing import Final

from wordarcade.engine.boggle.setup import DICE_OF_SIZE, BoggleSetup
from wordarcade.engine.boggle.wordings import INVITATION, LAST_WORD, PROMPT, board_lines
from wordarcade.engine.grid_moves import End, PlayWord
from wordarcade.engine.verdict import Refused, Scored, sentence, total_sentence
from wordarcade.games.boggle.rating import rating
from wordarcade.games.boggle.session import BoggleSession
from wordarcade.games.front_ends import LineMode
from wordarcade.games.grid_sentences import answer, appraisal
from wordarcade.plain.boggle_hints import HINT_ENTRIES, BoggleHints
from wordarcade.plain.commands import Commands
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.grid_text import (
    BOARD_ENTRY,
    found_line,
    missed_lines,
    outcome_line,
    standing_lines,
)
from wordarcade.plain.hint_cost import HintCost
from wordarcade.plain.time_calls import TimeCalls
from wordarcade.services import Services
from wordarcade.support.progress import to_nobody
from wordarcade.support.wording import clock_text

_INVITATION: Final = "Type a word and press Enter. X ends the round."
_ENTRIES: Final = (("a word", "play it"), ("X", "end the round"), BOARD_ENTRY, *HINT_ENTRIES)


def complete(
    _: Services, setup: BoggleSetup, unsaid: Collection[str], dialogue: Dialogue
) -> BoggleSetup:
    """Return the choices, with the dice of a size asked for if they are missing."""
    return replace(setup, dice=DICE_OF_SIZE[ask_size(dialogue)]) if "dice" in unsaid else setup


def ask_size(dialogue: Dialogue) -> int:
    """Ask for the number of cells in a row until it is 4, 5 or 6; the default is 4."""
    while answer := dialogue.choose("Board size, 4, 5 or 6 [4]: "):
        if answer in {"4", "5", "6"}:
            return int(answer)
        dialogue.tell(f"Type 4, 5 or 6, not '{answer}'.")
    return 4


def play(session: BoggleSession, dialogue: Dialogue) -> None:
    """Take words until the round ends, and show the points of each at once.

    In the assignment they are shown after the last word.
    """
    verdicts: list[Scored | Refused] = []
    for line in board_lines(session.grid):
        dialogue.tell(line)
    dialogue.tell(INVITATION if dialogue.assignment else _INVITATION)
    if session.remaining_ms is not None:
        dialogue.remark(f"You have {clock_text(session.remaining_ms, up=True)}.")
    dialogue.introduce()
    if session.state.found:
        dialogue.remark(found_line(session.state))
    if not session.is_over:
        hints = BoggleHints(session)
        answers_to: dict[str, Callable[[str], Iterable[str]]] = {
            "board": lambda _: standing_lines(board_lines(session.grid), session.state),
            "hint": HintCost(session).before(hints.hint),
            "left": hints.left,
        }
        asking = dialogue.serving(
            Commands.of("Boggle", _ENTRIES, answers_to, is_entry=session.grid.has_path)
        )

        def say(verdict: Scored | Refused) -> None:
            dialogue.tell(answer(verdict, session.state))

        hear = verdicts.append if dialogue.assignment else say
        session.end(_take_words(session, asking, hear))
    solution = session.find_words(to_nobody)
    session.know(solution)
    if dialogue.assignment:
        for verdict in verdicts:
            dialogue.tell(sentence(verdict))
        dialogue.tell(total_sentence(session.state.score))
        return
    words, stars = len(solution.words), rating(session.state, solution)
    listed = (word.word for word in solution.words)
    for line in missed_lines(listed, session.state, session.state.config.worth):
        dialogue.tell(line)
    dialogue.tell(outcome_line(session.state, words, solution.points))
    dialogue.tell(appraisal(session.state.found, words, stars))


def _take_words(
    session: BoggleSession, dialogue: Dialogue, hear: Callable[[Scored | Refused], None]
) -> End:
    """Play the words typed until the round ends; return why it ended.

    Raises:
        LeavingError: the player leaves before.
    """
    last_seconds = session.services.settings.current.last_seconds
    calls = TimeCalls(lambda: session.remaining_ms, last_seconds=last_seconds)
    while (word := dialogue.ask(PROMPT)).upper() != LAST_WORD:
        if session.remaining_ms == 0:
            dialogue.tell("Time is up.")
            return End.TIME_UP
        for line in calls.take():
            dialogue.remark(line)
        if word and not dialogue.assignment and not any(map(str.isalpha, word)):
            dialogue.tell(_INVITATION)
        elif word:
            verdict = session.apply(PlayWord(word))
            if isinstance(verdict, Scored | Refused):
                hear(verdict)
    return End.FINISHED


LINE_MODE: Final = LineMode(play, complete)
