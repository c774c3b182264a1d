"""The place of a move among all moves of an ending."""

from collections.abc import Sequence
from typing import Final

from wordarcade.engine.scrabble.moves import Pass, Place
from wordarcade.players.scrabble.analysis import Candidate
from wordarcade.players.scrabble.ending import Ending
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.players.scrabble.play import Play
from wordarcade.support.progress import Report

_MOST: Final = 60_000
"""Positions that are searched, at most, for one place. Six in seven middling moves of the first
turn after the bag was emptied take fewer; compiled, that is under a second."""

_LEAST: Final = 10
"""What a move counts for at least, in positions: to lay it takes as long."""


def ending_rank(
    ending: Ending,
    played: Candidate,
    judged: Sequence[Candidate],
    plays: Sequence[Play],
    report: Report,
) -> int | None:
    """Return how many moves are better than one, plus one; None if that takes too long to see.

    What each other move comes to need not be known for that, only whether it is more.

    Args:
        ending: the position.
        played: the move.
        judged: moves that have been set against the best line; the best first.
        plays: all plays of the position.
        report: called with the share of the moves that were compared, from 0 to 1; an exception it
            raises stops the work.
    """
    best = judged[0]
    if not played.exact:
        return None
    if best.exact and played.equity == best.equity:
        return 1
    known = {each.move: each for each in judged if each.exact}
    moves: list[tuple[Place | Pass, int]] = [(Pass(), 0)]
    moves.extend((play.place, play.score) for play in plays)
    value, rank, left = played.equity // MILLI, 1, _MOST
    for number, (move, score) in enumerate(moves):
        report(number / len(moves))
        better: bool | None
        if move in known:
            better = known[move].equity > played.equity
        else:
            before = ending.positions
            better = ending.beats(move, score, value) if left > 0 else None
            left -= max(ending.positions - before, _LEAST)
        if better is None:
            return None
        rank += better
    return rank
