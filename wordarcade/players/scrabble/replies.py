"""Replies that the best move of a turn blocks, and those that the move made opens.

Racks of the next player are drawn from the unseen tiles, the same for both moves and the same each
time. With each, the best reply to the move made is set against the best reply to the best move.
"""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, stdev
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.layout import BoardLayout, Premium
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.squares import line_of
from wordarcade.kernels.scrabble_draws import Draws
from wordarcade.players.scrabble.analysis import AnalysedTurn, Blocked, Candidate
from wordarcade.players.scrabble.boards_after import board_after, fits
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


_OPEN: Final = 3
"""Racks whose best reply reaches a triple word before it is called open: fewer are a rarity."""


@dataclass(frozen=True, slots=True)
class _Replied:
    """The best replies with one rack.

    Attributes:
        rack: the tiles of the next player.
        to_played: the reply to the move made; None if there is none.
        to_best: the reply to the best move.
    """

    rack: str
    to_played: Play | None
    to_best: Play | None

    @property
    def gain(self) -> int:
        """The points by which the reply to the move made earns more."""
        return _score(self.to_played) - _score(self.to_best)


class Replies:
    """Compares the replies to two moves.

    Args:
        generator: finds the best replies.
        layout: the premium squares.
        distribution: the letter distribution.
    """

    def __init__(
        self, generator: Generator, layout: BoardLayout, distribution: LetterDistribution
    ) -> None:
        self._generator: Final = generator
        self._layout: Final = layout
        self._distribution: Final = distribution

    def explained(self, turn: AnalysedTurn) -> AnalysedTurn:
        """Return a turn with what its best move blocks, and what the move made opens.

        Both stay empty where no move was clearly better, where nobody replies, as after a play
        that goes out, and where replies earn much the same.
        """
        view, played = turn.turn.view, turn.played
        if played is None or not turn.is_slip or view.players == 1:
            return replace(turn, blocked=None, opened=None)
        best, withdrawn = turn.best[0], turn.turn.withdrawn
        if not view.bag_size and not (best.kept and played.kept):
            return replace(turn, blocked=None, opened=None)
        replies = [
            _Replied(
                rack,
                self._reply(view, played, rack, withdrawn=withdrawn),
                self._reply(view, best, rack),
            )
            for rack in _racks(view)
        ]
        return replace(turn, blocked=_blocked(turn, replies), opened=self._opened(turn, replies))

    def _opened(self, turn: AnalysedTurn, replies: Sequence[_Replied]) -> int | None:
        """Return the triple word that the move made opens for the next player, or None.

        With several racks the best reply covers it, as it could not without the tiles of the
        move. No best reply does so after the best move, and none would have before the turn. Once
        the bag is empty it is known what replies are worth, whatever they cover.
        """
        view = turn.turn.view
        if turn.solved or turn.turn.withdrawn or not isinstance(turn.turn.move, Place):
            return None
        reached: Counter[int] = Counter()
        gains: Counter[int] = Counter()
        for each in replies:
            if each.to_played is not None and not _stands(each.to_played, view.board):
                for square in self._triples(each.to_played):
                    reached[square] += 1
                    gains[square] += each.gain
        fewest = min(_OPEN, len(replies))
        opened = {square for square, racks in reached.items() if racks >= fewest}
        opened -= {square for each in replies for square in self._triples(each.to_best)}
        if opened and not view.board.is_empty:
            before = (self._best(view, view.board, each.rack, view.rack) for each in replies)
            opened -= {square for reply in before for square in self._triples(reply)}
        all_gains = [each.gain for each in replies]
        costly = [square for square in sorted(opened) if _weight(gains[square], all_gains)]
        return max(costly, key=lambda square: gains[square], default=None)

    def _triples(self, reply: Play | None) -> Iterator[int]:
        """Yield the triple-word squares that a reply covers."""
        for square, _ in () if reply is None else reply.place.laid:
            if self._layout.premiums[square] is Premium.TRIPLE_WORD:
                yield square

    def _reply(
        self, view: View, move: Candidate, rack: str, *, withdrawn: bool = False
    ) -> Play | None:
        """Return the best reply to a move with a rack, or None if there is none."""
        board = view.board if withdrawn else board_after(view.board, move.move)
        drawn = len(view.rack) - len(move.kept) if isinstance(move.move, Place) else 0
        return self._best(view, board, rack, move.kept, drawn)

    def _best(self, view: View, board: Board, rack: str, kept: str, drawn: int = 0) -> Play | None:
        """Return the best play of the next player.

        Args:
            view: the position before the turn.
            board: after it.
            rack: of the next player.
            kept: the tiles that the player of the turn holds.
            drawn: the tiles that this player takes from the bag.
        """
        return self._generator.best(
            board,
            rack,
            bag_size=max(0, view.bag_size - drawn),
            opponents_points=self._distribution.value_of(kept),
        )


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
    if not fits(place, board):
        return False
    again = play_of(board, place, reply.score, reply.equity, reply.leave)
    return again.words == reply.words


def _score(reply: Play | None) -> int:
    return 0 if reply is None else reply.score


def _blocked(turn: AnalysedTurn, replies: Sequence[_Replied]) -> Blocked | None:
    """Return the line in which replies earn most less after the best move, if that is much.

    It is a row or column where replies were possible before the turn, and are after the move made.
    """
    before = turn.turn.view.board
    after = board_after(before, turn.best[0].move)
    points: Counter[str] = Counter()
    for each in () if before.is_empty else replies:
        reply = each.to_played
        if reply is not None and _stands(reply, before) and not _stands(reply, after):
            points[line_of(reply.place.square, reply.place.direction)] += each.gain
    if not points:
        return None
    ((line, lost),) = points.most_common(1)
    less = _weight(lost, [each.gain for each in replies])
    return Blocked(line, less) if less else None


def _weight(part: int, gains: Sequence[int]) -> float:
    """Return the points a reply that some of the replies gain on average; 0 if it is not much.

    Args:
        part: the gain of those replies, together.
        gains: the gains of all of them, which may make up for it.
    """
    error = stdev(gains) / math.sqrt(len(gains)) if len(gains) > 1 else 0.0
    less = min(fmean(gains), part / len(gains))
    return less if less >= max(_TELLS, _SURE * error) else 0.0
