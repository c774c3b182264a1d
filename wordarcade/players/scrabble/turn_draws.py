"""Moves in words, what they keep, and the draws that follow them."""

from collections.abc import Iterable
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.sentences import place_text
from wordarcade.engine.scrabble.tiles import rack_tiles
from wordarcade.players.scrabble.analysis import Candidate
from wordarcade.players.scrabble.candidates import Turn
from wordarcade.players.scrabble.exchanges import RatedExchange
from wordarcade.players.scrabble.play import Play
from wordarcade.players.scrabble.recorded_turn import Draw, TurnMove
from wordarcade.players.scrabble.view import View


def kept_by(rack: str, move: TurnMove) -> str:
    """Return the tiles of a rack that a move keeps, in order."""
    match move:
        case Place():
            return Rack.of(rack).without(rack_tiles(move.tiles)).tiles
        case Exchange(tiles):
            return Rack.of(rack).without(tiles).tiles
        case Pass():
            return Rack.of(rack).tiles


def text_of(move: TurnMove, view: View) -> str:
    """Return a move in words, such as "8D QUiZ" or "exchange AUV"."""
    return move_text(move, view.board)


def move_text(move: TurnMove, board: Board) -> str:
    """Return a move in words, as `text_of` does, on a board."""
    match move:
        case Place():
            return place_text(move, board)
        case Exchange(tiles):
            return f"exchange {tiles}"
        case Pass():
            return "pass"


def line_text(line: Iterable[Place | Pass], board: Board) -> tuple[str, ...]:
    """Return the moves of a line in words, each on the board that those before it have left.

    Args:
        line: the moves, of both in turn.
        board: before the first of them.
    """
    texts = []
    for move in line:
        texts.append(move_text(move, board))
        if isinstance(move, Place):
            board = board.with_tiles(move)
    return tuple(texts)


def candidate_of(rated: Turn, view: View) -> Candidate:
    """Return a move that a search has rated, as the coach compares moves.

    Args:
        rated: the move.
        view: the position before it.
    """
    match rated:
        case Play(place, score, equity, leave, bingo=bingo):
            move: TurnMove = place
        case RatedExchange(move, _, equity):
            score, leave, bingo = 0, equity, False
    kept = kept_by(view.rack, move)
    return Candidate(move, text_of(move, view), score, leave, equity, kept, bingo)


_TWO: Final = 2


class Draws:
    """Follows what each player keeps and draws, turn by turn.

    Args:
        distribution: the tiles of the game.
        players: how many there are.
        opening: whether the first racks come from the full bag; else their draws are unknown.
    """

    def __init__(
        self, distribution: LetterDistribution, players: int, *, opening: bool = True
    ) -> None:
        full = Draw("", distribution.tiles) if opening else None
        self._next: list[Draw | None] = [full] * players
        self._kept = [""] * players

    def held_against(self, player: int) -> str:
        """Return the tiles that the opponent kept at the last turn, in a game of two.

        Args:
            player: the player whose opponent it is.

        Returns:
            the tiles; empty if they are unknown, or there are none.
        """
        return self._kept[1 - player] if len(self._kept) == _TWO else ""

    def take(
        self, player: int, view: View, move: TurnMove | None, *, known: bool, withdrawn: bool
    ) -> Draw | None:
        """Return the draw that led to a turn, and note what the turn keeps.

        Args:
            player: whose turn.
            view: the position before it.
            move: the move, or None if it is unknown.
            known: whether the whole rack is known.
            withdrawn: whether the move was a play that was withdrawn, so that nothing is drawn.
        """
        draw = self._next[player]
        follows = None
        kept = ""
        if known and move is not None:
            kept = view.rack if withdrawn else kept_by(view.rack, move)
            drawn = min(len(view.rack) - len(kept), view.bag_size)
            follows = Draw(kept, view.unseen) if drawn else None
        self._next[player] = follows
        self._kept[player] = kept
        return draw if known and draw is not None and _fits(draw, view.rack) else None


def _fits(draw: Draw, rack: str) -> bool:
    """Return whether a draw can have led to a rack; in a file it may not."""
    drawn = len(rack) - len(draw.kept)
    return drawn <= len(draw.pool) and Rack(rack).holds(draw.kept)
