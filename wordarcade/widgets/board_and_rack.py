"""A Scrabble board above a rack."""

from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical

from wordarcade.widgets.blank_choice import BlankChoice
from wordarcade.widgets.board_frame import lines_below
from wordarcade.widgets.scrabble_board import ScrabbleBoard
from wordarcade.widgets.tile_rack import TileRack

_TALLEST_RACK: Final = 9
"""Lines of the largest tiles."""


class BoardAndRack(Vertical):
    """Divides the space: the board is as large as possible, and the rack takes the rest.

    Args:
        board: the board.
        rack: the rack; at least one line is reserved for it.
        id: the ID of the widget in the DOM.
    """

    DEFAULT_CSS = """
    BoardAndRack {
        width: 1fr;
        height: 1fr;
    }
    """

    def __init__(
        self,
        board: ScrabbleBoard,
        rack: TileRack,
        *,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self._board = board
        self._rack = rack
        self._choice = BlankChoice()
        self._choice.display = False

    def compose(self) -> ComposeResult:
        """The board above the rack, or above the letters of a blank."""
        yield self._board
        yield self._rack
        yield self._choice

    def ask_for_letter(self, asking: bool, makers: frozenset[str] = frozenset()) -> None:
        """Show the letters that a blank may stand for in the place of the rack.

        Args:
            asking: whether they are shown, or the rack.
            makers: those that make words, as capitals.
        """
        self._choice.makers = makers
        self._choice.display, self._rack.display = asking, not asking

    def on_resize(self, event: events.Resize) -> None:
        """Share the new room."""
        height = min(lines_below(event.size), _TALLEST_RACK)
        self._rack.styles.height = self._choice.styles.height = height
