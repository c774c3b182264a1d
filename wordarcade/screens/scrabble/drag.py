"""The tile that the pointer drags: where it is from, and what is shown of it."""

from dataclasses import dataclass
from typing import Final

from textual.geometry import Offset

from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.screens.scrabble.entry import drag_entry
from wordarcade.screens.scrabble.laying import Laying
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.held_tile import HeldTile
from wordarcade.widgets.scrabble_board import ScrabbleBoard
from wordarcade.widgets.tile_rack import TileRack


@dataclass(frozen=True, slots=True)
class _InHand:
    """A tile in hand.

    Attributes:
        tile: its letter, or `?`; of a blank on the board in lowercase.
        slot: its place on the rack; None if it is from the board.
        square: its square; None if it is from the rack.
        point: where the pointer is, from the top left corner of the screen.
    """

    tile: str
    slot: int | None
    square: int | None
    point: Offset


class Drag:
    """Shows a tile at the pointer, and its place on the rack as empty meanwhile.

    A game that goes on leaves the tile in hand, unless it is not where it was any more: then it
    is put back, as Esc does, and letting go of the button drops nothing.

    Args:
        session: the game in play.
        laying: the tiles that are laid.
        board: the board.
        rack: the rack in sight.

    Attributes:
        held: the tile at the pointer.
    """

    def __init__(
        self, session: ScrabbleSession, laying: Laying, board: ScrabbleBoard, rack: TileRack
    ) -> None:
        self.held: Final = HeldTile()
        self._session: Final = session
        self._laying: Final = laying
        self._board: Final = board
        self._rack: Final = rack
        self._in_hand: _InHand | None = None

    @property
    def is_on(self) -> bool:
        """Whether a tile is in hand."""
        return self._in_hand is not None

    @property
    def away(self) -> tuple[int, ...]:
        """The places on the rack of the tiles that lie on the board or are in hand."""
        slot = None if self._in_hand is None else self._in_hand.slot
        return self._laying.slots if slot is None else (*self._laying.slots, slot)

    @property
    def entry(self) -> Entry | None:
        """The entry line for where the tile would go; None if there is none in hand."""
        if self._in_hand is None:
            return None
        square, on_rack = self._under(self._in_hand.point)
        return drag_entry(square, free=self._is_free(square), on_rack=on_rack)

    def take(self, point: Offset, *, slot: int | None = None, square: int | None = None) -> None:
        """Drag the tile of a place on the rack, or of a square, if there is one.

        A drag begins where the pointer leaves its place: a hand that clicks is not quite still.

        Args:
            point: where the pointer is, from the top left corner of the screen.
            slot: the place on the rack.
            square: the square.
        """
        tile = self._tile_at(slot, square)
        held = (slot, square) == (self._rack.pressed, self._board.pressed)
        home = (self._rack.place_under(point), self._board.square_under(point)) == (slot, square)
        if held and tile is not None and (self.is_on or not home):
            self._in_hand = _InHand(tile, slot, square, point)
            self.follow()

    def follow(self) -> None:
        """Show the tile in hand, and where it would go, as the game stands now; or put it back."""
        it = self._in_hand
        if it is None:
            return
        if self._tile_at(it.slot, it.square) != it.tile:
            self.put_back()
            return
        square, _ = self._under(it.point)
        self._board.target = square if self._is_free(square) else None
        value = self._session.state.config.distribution.value(it.tile)
        self.held.follow(it.tile.upper(), value, it.point)

    def put_back(self) -> bool:
        """Put the tile back, whatever the button does; whether there was one in hand."""
        self._rack.let_go()
        self._board.let_go()
        return self.end()

    def end(self) -> bool:
        """Let go of the tile; whether there was one in hand."""
        dragged, self._in_hand = self.is_on, None
        self._board.target = None
        self.held.let_go()
        return dragged

    def _tile_at(self, slot: int | None, square: int | None) -> str | None:
        """Return the tile of a place on the rack that has one, or of one that is laid."""
        if slot is None:
            return dict(self._laying.shown.tiles).get(-1 if square is None else square)
        order = self._laying.rack_order
        return order[slot] if slot < len(order) and slot not in self._laying.slots else None

    def _under(self, point: Offset) -> tuple[int | None, bool]:
        """Return the square under the pointer, and whether it is on the rack."""
        return self._board.square_under(point), self._rack.place_under(point) is not None

    def _is_free(self, square: int | None) -> bool:
        return square is not None and not self._session.state.board.covered(square)
