"""A turn of a game as it was taken down, wherever the game comes from."""

from __future__ import annotations

from dataclasses import dataclass

from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.players.scrabble.last_play import LastPlay
from wordarcade.players.scrabble.view import View

TurnMove = Place | Exchange | Pass
"""The moves that are turns; challenges and what ends a game are none."""


@dataclass(frozen=True, slots=True)
class Draw:
    """The draw that filled a rack.

    Attributes:
        kept: the tiles on the rack before it.
        pool: the tiles that could be drawn, as far as the player knew.
    """

    kept: str
    pool: str


@dataclass(frozen=True, slots=True)
class RecordedTurn:
    """A turn, with what its player knew before it.

    Attributes:
        number: of the turn in its game, 1-based.
        line: the index of its line on the score sheet, or of its step in a file; 0-based.
        player: whose turn, 0-based.
        view: the position before it; the rack has as many tiles as are known.
        rack_known: whether that is the whole rack.
        scores: the points before it, one figure a player.
        move: the move, in canonical form; None if it is unknown, or not made yet.
        text: the move in words, such as "8D QUiZ"; empty if it is not made yet.
        score: the points that stood in the end: 0 for a play that was withdrawn.
        words: those formed, in lowercase, the main word first.
        withdrawn: whether the play was challenged off the board.
        draw: the draw that filled the rack, or None if nothing was drawn or that is unknown.
        opponent_holds: of a game of two, the tiles that the opponent is known to hold, those kept
            at the turn before or those that a position tells; empty where racks are hidden.
        answers: the opponent's play just before it, which all have seen, if something of what the
            opponent kept can be inferred from it; None for a game of more than two.
        lost_turn: what the next player lost by challenging the play, a turn passed with the whole
            rack; None if no turn was lost, or the rack is unknown.
    """

    number: int
    line: int
    player: int
    view: View
    rack_known: bool
    scores: tuple[int, ...]
    move: TurnMove | None
    text: str
    score: int = 0
    words: tuple[str, ...] = ()
    withdrawn: bool = False
    draw: Draw | None = None
    opponent_holds: str = ""
    answers: LastPlay | None = None
    lost_turn: RecordedTurn | None = None

    @property
    def made_bingo(self) -> bool:
        """Whether it was a bingo that stood."""
        if self.withdrawn or not isinstance(self.move, Place):
            return False
        return len(self.move.laid) == RACK_SIZE


def lost_turn(
    number: int,
    line: int,
    *,
    player: int,
    view: View,
    scores: tuple[int, ...],
    opponent_holds: str,
) -> RecordedTurn:
    """Return a turn that was lost by a challenge: it is passed, with the whole rack.

    Args:
        number: of the turn with the play that stands.
        line: as for `RecordedTurn`, as are the others.
        player: who challenged it.
        view: the position before it.
        scores: the points before it.
        opponent_holds: the tiles that the opponent kept.
    """
    return RecordedTurn(
        number=number,
        line=line,
        player=player,
        view=view,
        rack_known=True,
        scores=scores,
        move=Pass(),
        text="pass",
        opponent_holds=opponent_holds,
    )
