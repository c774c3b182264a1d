"""The moves of a position: its plays, its exchanges and the pass, and the best of them all."""

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import merge
from itertools import islice
from typing import TypeVar

from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.players.scrabble.exchanges import RatedExchange, rated_exchanges
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.leaves import MILLI, Leaves
from wordarcade.players.scrabble.play import Play
from wordarcade.players.scrabble.play_list import PlayList
from wordarcade.players.scrabble.view import View
from wordarcade.support.progress import Report, to_nobody


@dataclass(frozen=True, slots=True)
class RatedPass:
    """A pass and its equity.

    Attributes:
        leave: the rack, all of which is kept, in alphabetical order.
        equity: the value of the leave, in thousandths of a point.
    """

    leave: str
    equity: int


Turn = Play | RatedExchange
"""A move that is better than passing."""

RatedMove = Turn | RatedPass
"""Any move, with its equity."""

_Rated = TypeVar("_Rated", bound=RatedMove)


def plays_in(
    view: View,
    generator: Generator,
    distribution: LetterDistribution,
    report: Report = to_nobody,
) -> PlayList:
    """Return the plays of the player to move, best equity first.

    Args:
        view: what this player sees.
        generator: the move generator.
        distribution: the letter distribution.
        report: called with the share done, from 0 to 1; an exception it raises stops the work.
    """
    return generator.plays(
        view.board,
        view.rack,
        bag_size=view.bag_size,
        opponents_points=view.opponents_points(distribution),
        report=report,
    )


def exchanges_in(view: View, leaves: Leaves) -> list[RatedExchange]:
    """Return the exchanges of the player to move, best leave first."""
    may_exchange = view.rack and view.bag_size >= RACK_SIZE
    return rated_exchanges(view.rack, leaves) if may_exchange else []


def pass_in(view: View, leaves: Leaves, distribution: LetterDistribution) -> RatedPass:
    """Return the pass of the player to move."""
    return RatedPass(view.rack, value_of_kept(view, view.rack, leaves, distribution))


def value_of_kept(view: View, kept: str, leaves: Leaves, distribution: LetterDistribution) -> int:
    """Return the value of the tiles kept, in thousandths of a point, as `Generator` has it.

    Args:
        view: what the player to move sees.
        kept: the tiles of the rack that a move keeps.
        leaves: the leave values, which count while the bag has tiles.
        distribution: the letter distribution.
    """
    if view.bag_size:
        return leaves.value(kept)
    if not kept:
        return 2 * MILLI * view.opponents_points(distribution)
    return -MILLI * (10 + 2 * distribution.value_of(kept))


def best_moves(
    most: int, plays: PlayList, view: View, leaves: Leaves, distribution: LetterDistribution
) -> list[RatedMove]:
    """Return the best plays and exchanges, and the pass if that is among them, by equity.

    Args:
        most: how many, at most.
        plays: all plays of the player to move, as `plays_in` returned them.
        view: what this player sees.
        leaves: the leave values.
        distribution: the letter distribution.
    """
    passing = [pass_in(view, leaves, distribution)]
    return leading(most, plays.distinct(most), exchanges_in(view, leaves), passing)


def leading(most: int, *moves: Sequence[_Rated]) -> list[_Rated]:
    """Return the best of several kinds of moves, best equity first; plays first among equals.

    Args:
        most: how many, at most.
        moves: of each kind, best equity first; plays come before the others.
    """
    ways = (kind[:most] for kind in moves)
    return list(islice(merge(*ways, key=lambda move: move.equity, reverse=True), most))
