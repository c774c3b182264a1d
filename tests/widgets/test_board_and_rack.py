"""The layout of board and rack."""

import pytest
from textual.app import App, ComposeResult

from tests.widgets.squares import square_region
from wordarcade.engine.scrabble.equipment import load_equipment
from wordarcade.looks.themes import role_defaults
from wordarcade.support import resources
from wordarcade.widgets.board_and_rack import BoardAndRack
from wordarcade.widgets.scrabble_board import ScrabbleBoard
from wordarcade.widgets.tile_art import RackTile
from wordarcade.widgets.tile_rack import TileRack


class TableApp(App[None]):
    """Board and rack alone on the screen."""

    def __init__(self) -> None:
        super().__init__()
        equipment = load_equipment(resources.folder("assets") / "scrabble")
        self.board = ScrabbleBoard(
            equipment.layouts["standard"], equipment.distributions["english"]
        )
        self.rack = TileRack()

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return the roles of colour."""
        return dict(role_defaults(dark=True))

    def compose(self) -> ComposeResult:
        """Both."""
        yield BoardAndRack(self.board, self.rack)

    def on_mount(self) -> None:
        """Fill the rack."""
        self.rack.tiles = (RackTile("q", 10),) * 7


@pytest.mark.parametrize(
    ("size", "square", "tile"),
    [
        ((33, 19), (2, 1), (3, 2)),
        ((48, 19), (3, 1), (6, 3)),
        ((48, 20), (3, 1), (6, 4)),
        ((82, 37), (4, 2), (9, 6)),
        ((140, 57), (6, 3), (9, 6)),
    ],
)
async def test_the_rack_has_what_the_board_leaves(
    size: tuple[int, int], square: tuple[int, int], tile: tuple[int, int]
) -> None:
    """Both are as large as the room allows, and nothing is cut off; also after a resize."""
    app = TableApp()
    async with app.run_test(size=(40, 20)) as pilot:
        await pilot.resize_terminal(*size)
        await pilot.pause()
        squares, tiles = app.board.square_size, app.rack.places.size
        assert ((squares.width, squares.height), (tiles.width, tiles.height // 2)) == (square, tile)
        assert app.board.region.contains_region(
            square_region(app.board, 224).translate(app.board.region.offset)
        )
        assert app.rack.size.height >= app.rack.places.regions[-1].bottom
