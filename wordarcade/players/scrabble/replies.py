"""Replies that the best move of a turn blocks.

Racks of the next player are drawn from the unseen tiles, the same for both moves and the same each
time. With each, the best reply to the move made is set against the best reply to the best move.
"""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import fmean, stdev
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.squares import line_of
from wordarcade.engine.scrabble.tiles import NO_TILE
from wordarcade.kernels.scrabble_draws import Draws
from wordarcade.players.scrabble.analysis import CLOSE, AnalysedTurn, Blocked, Candidate
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.play import Play
from wordarcade.players.scrabble.play_list import play_of
from wordarcade.players.scrabble.view import View

_RACKS: Final = 24
"""Racks that are drawn for the next player."""

_TELLS: Final = 4
"""Points that replies earn less on average before it is worth a word."""

_SURE: Final = 2
"""Standard errors by which that average must be above nothing."""


class Replies:
    """Compares the replies to two moves.

    Args:
        generator: finds the best replies.
        distribution: the letter distribution.
    """

    def __init__(self, generator: Generator, distribution: LetterDistribution) -> None:
        self._generator: Final = generator
        self._distribution: Final = distribution

    def blocked(self, turn: AnalysedTurn) -> Blocked | None:
        """Return what the best move of a turn blocks and the move made leaves open.

        That is a row or column where replies were possible before the turn. It is None where
        hardly anything was lost, where nobody replies, and where replies earn much the same.
        """
        view, played = turn.turn.view, turn.played
        if played is None or (turn.loss or 0) < CLOSE or view.players == 1 or view.board.is_empty:
            return None
        best = turn.best[0]
        after = _board_after(view, best)
        gains: list[int] = []
        blocked: Counter[str] = Counter()
        for rack in _racks(view):
            reply = self._reply(view, played, rack, withdrawn=turn.turn.withdrawn)
            other = self._reply(view, best, rack)
            gains.append(_score(reply) - _score(other))
            if reply is not None and _stands(reply, view.board) and not _stands(reply, after):
                blocked[line_of(reply.place.square, reply.place.direction)] += gains[-1]
        return _judged(gains, blocked)

    def _reply(
        self, view: View, move: Candidate, rack: str, *, withdrawn: bool = False
    ) -> Play | None:
        """Return the best reply to a move with a rack, or None if there is none."""
        board = view.board if withdrawn else _board_after(view, move)
        drawn = len(view.rack) - len(move.kept) if isinstance(move.move, Place) else 0
        return self._generator.best(
            board,
            rack,
            bag_size=max(0, view.bag_size - drawn),
            opponents_points=self._distribution.value_of(move.kept),
        )


def _board_after(view: View, move: Candidate) -> Board:
    return view.board.with_tiles(move.move) if isinstance(move.move, Place) else view.board


def _racks(view: View) -> Iterator[str]:
    """Yield racks of the next player, the same each time; one is enough if all tiles are there."""
    size = min(RACK_SIZE, -(-view.others // (view.players - 1)))
    draws, tiles = Draws(0), [*view.unseen]
    for _ in range(_RACKS if size < len(tiles) else 1):
        for place in range(size):
            other = place + draws.below(len(tiles) - place)
            tiles[place], tiles[other] = tiles[other], tiles[place]
        yield "".join(tiles[:size])


def _stands(reply: Play, board: Board) -> bool:
    """Return whether a play can be made on another board, too, and makes the same words there."""
    place = reply.place
    for square, tile in zip(place.squares, place.tiles, strict=True):
        if board.covered(square) != (tile == NO_TILE):
            return False
    if board.with_tiles(place).run_through(place.square, place.direction) != place.squares:
        return False
    again = play_of(board, place, reply.score, reply.equity, reply.leave)
    return again.words == reply.words


def _score(reply: Play | None) -> int:
    return 0 if reply is None else reply.score


def _judged(gains: Sequence[int], blocked: Counter[str]) -> Blocked | None:
    """Return the line in which replies earn most less, if that is much and sure."""
    if not gains or not blocked:
        return None
    mean = fmean(gains)
    error = stdev(gains) / math.sqrt(len(gains)) if len(gains) > 1 else 0.0
    ((line, points),) = blocked.most_common(1)
    less = min(mean, points / len(gains))
    return Blocked(line, less) if less >= max(_TELLS, _SURE * error) else None
