"""Plays that would go out at once, and that a better move takes from the other player."""

from collections.abc import Sequence

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.entry import EntryError, read_move
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.players.scrabble.analysis import AnalysedTurn
from wordarcade.players.scrabble.boards_after import board_after, fits


def lost_out(turn: AnalysedTurn) -> str:
    """Return the play with which the other player goes out after the move made, in words.

    It is the best reply in the best line until the end.

    Args:
        turn: the turn, solved or not.

    Returns:
        the play, such as "12K NET"; empty if there is none, if somebody goes out as soon after the
        best move, if that leaves the play its place, or if either line is not proven.
    """
    played = turn.played
    if not turn.solved or played is None or not turn.best:
        return ""
    best, view = turn.best[0], turn.turn.view
    if not (best.kept and best.exact and played.exact):
        return ""
    made = None if turn.turn.withdrawn else played.move
    before, after = (board_after(view.board, move) for move in (made, best.move))
    out = _out_at_once(played.follows, before, view.unseen)
    if out is None or fits(out, after) or _out_at_once(best.follows, after, view.unseen):
        return ""
    return played.follows[0]


def _out_at_once(line: Sequence[str], board: Board, tiles: str) -> Place | None:
    """Return the first play of a line, if it lays all of some tiles."""
    try:
        reply = read_move(line[0], board, Rack.of(tiles)) if line else None
    except EntryError:
        return None
    return reply if isinstance(reply, Place) and len(reply.laid) == len(tiles) else None
