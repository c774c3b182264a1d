"""The turns of a game as points of a chart: whose they were, bingos, and slips."""

from collections.abc import Mapping, Sequence

from wordarcade.games.scrabble.analysing import AnalysedTurn, GameAnalysis
from wordarcade.games.scrabble.share import LOSS_MARKS, loss_mark
from wordarcade.widgets.chance_chart import Point


def turning_points(analysis: GameAnalysis, first: int) -> Mapping[int, Point]:
    """Return what each turn was, by its line on the sheet, from 0.

    Args:
        analysis: of the game.
        first: the player whose chance is shown.
    """
    return {turn.turn.line: _point(turn, first) for turn in analysis.turns}


def _point(turn: AnalysedTurn, first: int) -> Point:
    """Return what a turn was; a bingo is one even where another play was worth far more."""
    slip = loss_mark(turn) == LOSS_MARKS[0][1]
    if turn.turn.made_bingo:
        return Point.BINGO_SLIP if slip else Point.BINGO
    if slip:
        return Point.SLIP
    return Point.OWN if turn.player == first else Point.OTHER


def legend(names: Sequence[str], first: int, *, turns: bool = True) -> str:
    """Return what the signs mean, in a line.

    Args:
        names: the players, in the order of turns.
        first: the player whose chance is shown.
        turns: whether all turns have signs, not bingos and slips alone.

    >>> legend(("Ana", "Ben"), 0), legend(("Ana", "Ben"), 0, turns=False)
    ('● Ana  ○ Ben  ★ bingo  ▼ slip', '★ bingo  ▼ slip')
    """
    others = [name for player, name in enumerate(names) if player != first]
    parts = [(Point.OWN, names[first]), *((Point.OTHER, name) for name in others[:1])]
    told = [*(parts if turns else ()), (Point.BINGO, "bingo"), (Point.SLIP, "slip")]
    return "  ".join(f"{point.sign} {name}" for point, name in told)
