"""The best turns of a position, beside the one that was made."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.engine.scrabble.tiles import rack_tiles
from wordarcade.games.scrabble.analysing import AnalysedTurn, Candidate
from wordarcade.players.scrabble.coach import on_highest
from wordarcade.players.scrabble.leaves import MILLI

__all__ = ["BestTurn", "best_turns", "judged_among", "on_highest"]


@dataclass(frozen=True, slots=True)
class BestTurn:
    """A turn that could be made, or was.

    Attributes:
        text: what it is, such as "4I JUMBAL".
        score: its points; None if it is no play.
        leave: the tiles kept, in alphabetical order, blanks last.
        equity: the score plus what the tiles kept are worth, in points.
        win: the chance to win after it, from 0 to 1; None if it is unknown.
        laid: its squares with their tiles; empty if it is no play.
        gone: the tiles that leave the rack.
        made: whether it is the turn that was made.
        highest: whether it is the play that scores most, and more than the best one.
        apart: whether turns that are better, or may be, come before it and are not listed.
        error: the standard error of a simulated equity, in points; None if it was not simulated.
        iterations: how often it was played out in a simulation.
        live: whether it may still be the best by what a simulation has found; one that was none
            says nothing of it.
        close: whether it is not clearly worse than the first, nor the first itself, by an analysis.
        behind: by how much less often it wins than the first, in shares of a win, in the same
            iterations of a simulation.
        behind_error: the standard error of that.
        solved: whether its equity is the change of spread until the end, both playing their best.
        exact: whether that is proven; else it is an estimate.
        follows: the moves after it in the best line, in words, of both in turn, as far as they are
            known.
    """

    text: str
    score: int | None
    leave: str
    equity: float
    win: float | None
    laid: tuple[tuple[int, str], ...]
    gone: str
    made: bool
    highest: bool = False
    apart: bool = False
    error: float | None = None
    iterations: int = 0
    live: bool = True
    close: bool = False
    behind: float = 0.0
    behind_error: float = 0.0
    solved: bool = False
    exact: bool = True
    follows: tuple[str, ...] = ()


def best_turns(analysed: AnalysedTurn) -> tuple[BestTurn, ...]:
    """Return the best turns of a position, the best first.

    The one made, and the play that scores most if it scores more than the best, come last if they
    are none of them.
    """
    played, highest = analysed.played, analysed.outscoring
    listed = {each.move: each for each in analysed.best}
    others = {each.move: each for each in (highest, played) if each is not None}
    more = [each for move, each in others.items() if move not in listed]
    more.sort(key=lambda each: -each.equity)
    turns = (*analysed.best, *more)
    made = next((at for at, each in enumerate(turns) if played and each.move == played.move), -1)
    whole = made + 1 if analysed.rank is not None and analysed.rank <= made + 1 else 0
    return tuple(
        _turn(
            each,
            close=analysed.is_close(each),
            made=at == made,
            highest=highest is not None and each.move == highest.move,
            apart=at >= whole and (at == made or at >= len(listed)),
            solved=analysed.solved,
        )
        for at, each in enumerate(turns)
    )


def judged_among(turns: Sequence[BestTurn], analysed: AnalysedTurn) -> AnalysedTurn:
    """Return a turn as other plays of it judge it that were solved: its place, and what it lost.

    Args:
        turns: the plays, the best first, with that of the game as the one made, if it is known.
        analysed: the turn, as the analysis judges it.
    """
    made, played = next((turn for turn in turns if turn.made), None), analysed.played
    if made is None or played is None:
        return replace(analysed, rank=None)
    among_all = analysed.rank if analysed.solved else None
    return replace(
        analysed,
        played=_as_solved(played, made),
        best=(_as_solved(analysed.best[0], turns[0]),),
        rank=among_all if made.apart else 1 + sum(turn.equity > made.equity for turn in turns),
        solved=True,
    )


def _as_solved(candidate: Candidate, turn: BestTurn) -> Candidate:
    return replace(candidate, equity=round(turn.equity * MILLI), win=turn.win, exact=turn.exact)


def _turn(
    candidate: Candidate, *, close: bool, made: bool, highest: bool, apart: bool, solved: bool
) -> BestTurn:
    match candidate.move:
        case Place() as place:
            gone, laid = rack_tiles(place.tiles), place.laid
        case Exchange(tiles):
            gone, laid = tiles, ()
        case Pass():
            gone, laid = "", ()
    return BestTurn(
        text=candidate.text,
        score=candidate.score if laid else None,
        leave=candidate.kept,
        equity=candidate.equity / MILLI,
        win=candidate.win,
        laid=laid,
        gone=gone,
        made=made,
        highest=highest,
        apart=apart,
        close=close,
        solved=solved,
        exact=candidate.exact,
        follows=candidate.follows,
    )
