"""A GCG file move by move, as values."""

from dataclasses import dataclass

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.notation.gcg_lines import Event


@dataclass(frozen=True, slots=True)
class Mismatch:
    """Where a file is not what the rules make of it.

    Attributes:
        line: the number of the line.
        move: what was done, as in the file.
        file_score: the points, or the total, that the file gives; None if it gives none.
        our_score: what they are by the rules; None if that cannot be told.
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
        player: whose event it is, a place in `Gcg.players`; None if that cannot be told.
        event: what the line says, or None if it cannot be read.
        move: what was done, as in the file.
        board: the board after it.
        scores: the points after it, by the file, one figure a player.
        words: those that a play made, the main word first; the letter of a blank is lowercase.
        mismatch: where the file is not what the rules make of it, or None.
        notes: what the file remarks on it, line by line.
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
