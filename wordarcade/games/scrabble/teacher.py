"""The teacher, who names the best play after each turn of a game against bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.sheet import Entry
from wordarcade.games.scrabble.analysing import AnalysedTurn, GameAnalysis
from wordarcade.games.scrabble.hints_taken import TURNS, HintsTaken
from wordarcade.players.scrabble.coach import standing, subject
from wordarcade.players.scrabble.leaves import MILLI

NO_LONGER_ALONE: Final = "Undone. The coach has spoken, so this turn counts as hinted."
"""Said when a turn is taken back whose best play is known by then."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A teacher's comment on a turn.

    Attributes:
        line: the turn on the score sheet.
        turn: the turn beside the best ones.
        note: what the coach says of it, in one to three sentences.
        found: whether it was the best play, or one of the best, and found without help.
    """

    line: Entry
    turn: AnalysedTurn
    note: str
    found: bool = False

    @property
    def brief(self) -> str:
        """What was best in the last turn, for one line."""
        loss = self.turn.loss or 0
        if self.turn.is_slip:
            return f"Last turn: {subject(self.turn.best[0])} was worth {loss / MILLI:.1f} more."
        return f"Last turn: {standing(self.turn)}{', well found' if self.found else ''}."


def line_to_teach(game: ScrabbleGame) -> Entry | None:
    """Return the last turn of the one person in a game, as it stands on the sheet.

    It is None before the first turn, and while a bot may still challenge the play: whether it
    stands is part of what there is to learn.
    """
    if not game.config.teaches:
        return None
    (person,) = (number for number, each in enumerate(game.config.players) if each.level is None)
    if game.challengeable and game.sheet[-1].player == person:
        return None
    turns = (line for line in reversed(game.sheet) if line.player == person)
    return next((line for line in turns if line.kind in TURNS), None)


def lesson(
    line: Entry, analysis: GameAnalysis, taken: HintsTaken, sheet: Sequence[Entry]
) -> Lesson | None:
    """Return the lesson of a turn that was analysed alone; None if there is nothing to say.

    Args:
        line: the turn on the score sheet.
        analysis: that of the turn.
        taken: the hints taken so far.
        sheet: the score sheet.
    """
    for turn, note in zip(analysis.turns, analysis.notes, strict=True):
        if turn.loss is not None:
            chosen = isinstance(turn.turn.move, Place) and len(turn.best) > 1
            best = chosen and not turn.is_slip and not turn.phonies
            found = best and turn.turn.line not in taken.helped(sheet)
            return Lesson(line, turn, f"{note} Well found." if found else note, found)
    return None
