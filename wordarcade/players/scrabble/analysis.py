"""Analysed turns: what each was worth beside all others, and what it missed."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.players.scrabble.last_play import Basis
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.players.scrabble.recorded_turn import RecordedTurn, TurnMove

_CLOSE: Final = 3 * MILLI
_CLOSE_AT_THE_END: Final = 8 * MILLI
"""Two moves with less static equity than this between them are close; the latter where a move may
empty the bag. Simulation then puts the other one first in a quarter of all cases or more; see
docs/scrabble-bots.md."""
_CLOSE_BY_SIMULATION: Final = MILLI
_EXACT: Final = 1
"""The same after a simulation, and where all is known: there any difference tells."""


def static_margin(bag_size: int) -> int:
    """Return the static equity from which a move is clearly better than another.

    Args:
        bag_size: the number of tiles in the bag before the move.

    Returns:
        the difference, in thousandths of a point.
    """
    return _CLOSE if bag_size > RACK_SIZE else _CLOSE_AT_THE_END


@dataclass(frozen=True, slots=True)
class Blocked:
    """A place for replies that the best move of a turn takes, and the move made leaves open.

    Attributes:
        line: the row or column, such as "row 14".
        points: how many points less the next player's reply earns on average.
    """

    line: str
    points: float


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move with what it is worth.

    Attributes:
        move: the move.
        text: the same in words, such as "8D QUiZ".
        score: its points.
        leave: the value of the tiles kept, in thousandths of a point.
        equity: the score and the leave, less a penalty in an opening, in thousandths of a point.
        kept: the tiles kept, in alphabetical order.
        bingo: whether it plays a whole rack.
        win: the win probability after it, 0 to 1; None if it is unknown.
        simulated: its mean equity by simulation, in thousandths of a point, comparable within a
            turn only; None if it was not simulated.
        exact: whether its equity in a solved turn is proven; else it is an estimate.
        follows: the moves after it in the best line of a solved turn, in words, of both in turn,
            as far as they are known.
    """

    move: TurnMove
    text: str
    score: int
    leave: int
    equity: int
    kept: str
    bingo: bool = False
    win: float | None = None
    simulated: int | None = None
    exact: bool = True
    follows: tuple[str, ...] = ()

    @property
    def worth(self) -> int:
        """Its equity, by simulation if there was one, in thousandths of a point."""
        return self.equity if self.simulated is None else self.simulated

    def lead_on(self, other: "Candidate") -> int:
        """Return by how much more it is worth, by simulation if both were simulated."""
        if self.simulated is None or other.simulated is None:
            return self.equity - other.equity
        return self.simulated - other.simulated

    @property
    def penalty(self) -> int:
        """The equity that it loses by where its vowels lie, in thousandths of a point."""
        return self.score * MILLI + self.leave - self.equity


@dataclass(frozen=True, slots=True)
class AnalysedTurn:
    """A turn beside the best ones.

    Attributes:
        turn: the turn.
        played: its move, a play that was withdrawn as a pass; None if it is unknown, or if the
            rack is.
        best: the best moves; empty if the rack is unknown. Best equity comes first, after a
            simulation what wins most often.
        rank: how many moves have more equity, plus one, each opening counted once; None if the
            move is unknown, or no legal play of valid words, or if others may be better that were
            not judged.
        phonies: the words that the lexicon does not have, in lowercase.
        bingo: the best bingo among the clearly better moves of a turn that made none, or None.
        luck: the luck of the draw before it, in points; None if nothing was drawn, or if that is
            unknown.
        blocked: what the best move blocks and the move made does not, or None.
        opened: the triple-word square that the move made opens to the next player and the best
            move does not, or None.
        solved: whether equities are the change of spread until the end, both playing their best.
        highest: the play that scores most, of several the one with the most equity; None if the
            rack is unknown or has no play.
        inferred: what a simulation has inferred of the opponent's rack; None if it was not to, or
            there was no last play to infer it from.
        lost_turn: the pass that the turn lost by challenging the play came to; None without one.
    """

    turn: RecordedTurn
    played: Candidate | None = None
    best: tuple[Candidate, ...] = ()
    rank: int | None = None
    phonies: tuple[str, ...] = ()
    bingo: Candidate | None = None
    luck: float | None = None
    blocked: Blocked | None = None
    opened: int | None = None
    solved: bool = False
    highest: Candidate | None = None
    inferred: Basis | None = None
    lost_turn: Candidate | None = None

    @property
    def margin(self) -> int:
        """The equity from which a move is clearly better than another, in thousandths of a point.

        Moves with less between them are close: neither is called better.
        """
        if self.solved or self.turn.view.players == 1:  # in a puzzle the score is all
            return _EXACT
        simulated = bool(self.best) and self.best[0].simulated is not None
        return _CLOSE_BY_SIMULATION if simulated else static_margin(self.turn.view.bag_size)

    def is_close(self, move: Candidate) -> bool:
        """Return whether a move of the turn is not clearly worse than the first of the best."""
        return self.best[0].lead_on(move) < self.margin

    @property
    def contenders(self) -> tuple[Candidate, ...]:
        """Those of the best moves that are close to the first, which is one of them."""
        return tuple(filter(self.is_close, self.best))

    @property
    def is_slip(self) -> bool:
        """Whether another move was clearly better than the one made."""
        return self.loss is not None and self.loss >= self.margin

    @property
    def outscoring(self) -> Candidate | None:
        """The play that scores most, if it scores more than the best move; else None."""
        if self.highest is None or self.highest.score <= self.best[0].score:
            return None
        return self.highest

    @property
    def player(self) -> int:
        """Whose turn it was."""
        return self.turn.player

    @property
    def loss(self) -> int | None:
        """The equity lost, in thousandths of a point; None if the move is unknown.

        It is that of the simulation if there was one, which has no part in a phony.
        It is 0 if the move was the best or better, as an unchallenged phony may be.
        """
        if self.played is None or not self.best:
            return None
        best, played = self.best[0].simulated, self.played.simulated
        if best is None or played is None:
            best, played = max(move.equity for move in self.best), self.played.equity
        return max(0, best - played)


@dataclass(frozen=True, slots=True)
class Performance:
    """The turns of a player, summed up.

    Attributes:
        average_loss: the mean equity lost a turn, in points; None if no loss is known.
        bingos: the bingos that stood.
        missed_bingos: the turns with a bingo clearly better than what was played.
        phonies: the plays with a phony, withdrawn or not.
        luck: the luck of all draws together, in points; None if none is known.
    """

    average_loss: float | None
    bingos: int
    missed_bingos: int
    phonies: int
    luck: float | None


def performance(turns: Iterable[AnalysedTurn], player: int) -> Performance:
    """Return the turns of a player, summed up."""
    own = [turn for turn in turns if turn.player == player]
    losses = [turn.loss for turn in own if turn.loss is not None]
    draws = [turn.luck for turn in own if turn.luck is not None]
    return Performance(
        average_loss=sum(losses) / len(losses) / MILLI if losses else None,
        bingos=sum(turn.turn.made_bingo for turn in own),
        missed_bingos=sum(turn.bingo is not None for turn in own),
        phonies=sum(bool(turn.phonies) for turn in own),
        luck=sum(draws) if draws else None,
    )


def costliest(turns: Iterable[AnalysedTurn], most: int) -> tuple[AnalysedTurn, ...]:
    """Return the slips that lost the most equity, up to `most` of them, the costliest first."""
    slips = [turn for turn in turns if turn.is_slip]
    return tuple(sorted(slips, key=lambda turn: -(turn.loss or 0))[:most])
