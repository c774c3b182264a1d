"""The part of a game in which tiles are laid with the mouse."""

from typing import Any, ClassVar

from textual.screen import Screen

from wordarcade.engine.scrabble.squares import name_of
from wordarcade.engine.scrabble.tiles import BLANK
from wordarcade.screens.scrabble.blank_letter import BlankLetterScreen
from wordarcade.screens.scrabble.placing import PlacingScreen
from wordarcade.screens.scrabble.rack_tiles import moved
from wordarcade.widgets.scrabble_board import ScrabbleBoard
from wordarcade.widgets.tile_rack import TileRack


class PointingScreen(PlacingScreen):
    """Takes tiles that are clicked or dragged, from the rack and on the board."""

    PART_OF_PLAY: ClassVar[tuple[type[Screen[Any]], ...]] = (BlankLetterScreen,)

    def on_tile_rack_picked(self, event: TileRack.Picked) -> None:
        """Pick a tile for the next square that is clicked, or take it back from the board."""
        if not self.can_place():
            return
        laid = self.draft.slots(self.rack_order)
        if event.tile in laid:
            self.lay(self.draft.take(self.draft.tiles[laid.index(event.tile)][0]))
        else:
            self.picked = None if event.tile == self.picked else event.tile
            self.show_entry()

    def on_tile_rack_dragged(self, event: TileRack.Dragged) -> None:
        """Show where the tile would be laid."""
        if self.can_place():
            self.board.target = self.board.square_under(event.point)

    def on_tile_rack_dropped(self, event: TileRack.Dropped) -> None:
        """Lay the tile on the square where it was dropped, or move it on the rack."""
        self.board.target = None
        if not self.can_place():
            return
        square = self.board.square_under(event.point)
        place = self.rack.tile_under(event.point)
        if square is not None:
            self._put(event.tile, square)
        elif place is not None:
            self.reorder(moved(self.rack_order, event.tile, place))

    def on_scrabble_board_square_picked(self, event: ScrabbleBoard.SquarePicked) -> None:
        """Lay the tile that is picked; with none, move the cursor, or take the tile back."""
        if not self.can_place():
            return
        if self.picked is not None:
            self._put(self.picked, event.square)
        else:
            self.lay(self.draft.point(event.square))

    def on_scrabble_board_tile_dropped(self, event: ScrabbleBoard.TileDropped) -> None:
        """Move a tile that is laid, or take it back."""
        if not self.can_place():
            return
        if event.square is None:
            self.lay(self.draft.take(event.start))
        else:
            self.lay(self.draft.shift(event.start, event.square, self.round.board))

    def _put(self, slot: int, square: int) -> None:
        """Lay a tile of the rack on a square; of a blank, ask for its letter."""
        if slot in self.draft.slots(self.rack_order):
            return
        tile = self.rack_order[slot]
        if tile != BLANK:
            self.lay(self.draft.put(square, tile, self.round.board))
            return

        def lay_blank(letter: str | None) -> None:
            if letter is not None:
                self.lay(self.draft.put(square, letter, self.round.board))

        self.show_above(BlankLetterScreen(name_of(square)), lay_blank)
