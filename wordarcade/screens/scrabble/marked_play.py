"""The play that is marked in a list, seen on the board beside it."""

from typing import Final

from wordarcade.engine.scrabble.draft import Draft, slots_of
from wordarcade.screens.scrabble.found_plays import FoundPlays
from wordarcade.screens.scrabble.solved_plays import are_solved, solved_sentences_on
from wordarcade.widgets.board_to_edit import BoardToEdit
from wordarcade.widgets.tile_rack import TileRack


class MarkedPlay:
    """Lays the marked play on the board while the list has the focus, else takes it off again.

    Args:
        found: the list.
        board: the board.
        rack: the rack, whose tiles it takes.
    """

    def __init__(self, found: FoundPlays, board: BoardToEdit, rack: TileRack) -> None:
        self._found: Final = found
        self._board: Final = board
        self._rack: Final = rack

    def lay(self, tiles: str) -> str:
        """Lay it, or take it off.

        Args:
            tiles: those on the rack, as the position has them.

        Returns:
            what it wins and how it goes on, if it is laid and solved; else nothing.
        """
        turn = self._found.marked
        if turn is None or not self._found.list.has_focus:
            self._board.show_cursor()
            self._rack.used = ()
            return ""
        self._board.draft = Draft(turn.laid[0][0], tiles=turn.laid) if turn.laid else None
        self._rack.used = slots_of(turn.gone, tiles)
        turns = self._found.turns
        return solved_sentences_on(turn, turns) if are_solved(turns) else ""
