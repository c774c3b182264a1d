"""The steps of a replayed GCG file, as values."""

from dataclasses import dataclass

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.notation.gcg_lines import Event, Exchanged, Mark, Played
from wordarcade.engine.scrabble.notation.gcg_writer import NOTES


@dataclass(frozen=True, slots=True)
class Mismatch:
    """A mismatch between a file and the rules.

    Attributes:
        line: the number of the line.
        move: the move, as in the file.
        file_score: the points, or the total, that the file gives; None if it gives none.
        our_score: the same by the rules; None if unknown.
        reason: what is wrong, in a sentence or more.
    """

    line: int
    move: str
    file_score: int | None
    our_score: int | None
    reason: str


@dataclass(frozen=True, slots=True)
class Step:
    """A game after an event of its file.

    Attributes:
        line: the number of the line.
        player: its player, an index into `Gcg.players`; None if unknown.
        event: the event, or None if the line cannot be read.
        move: the move, as in the file.
        board: the board after it.
        scores: the points after it, by the file, one figure for each player.
        words: those that a play formed, the main word first; the letter of a blank is lowercase.
        mismatch: the mismatch with the rules, or None.
        notes: the file's remarks on it, line by line.
    """

    line: int
    player: int | None
    event: Event | None
    move: str
    board: Board
    scores: tuple[int, ...]
    words: tuple[str, ...] = ()
    mismatch: Mismatch | None = None
    notes: tuple[str, ...] = ()

    @property
    def is_turn(self) -> bool:
        """Whether it is a turn of a player: no pass whose note says that it is none."""
        if self.player is None or self.event is None:
            return False
        if self.event.act is Mark.PASS:
            return not any(note in self.notes for note in NOTES.values())
        return isinstance(self.event.act, Played | Exchanged)
