"""The frame of a round: right from the first layout, on the same margins in every size."""

import pytest
from textual.geometry import Size

from tests.screens.boggle.own_board import BOARD, own_board
from tests.screens.table import SitDown
from wordarcade.looks.composition import margin
from wordarcade.looks.tiles import S7, L, M, N, S, TileSize
from wordarcade.widgets.grid_display import GridDisplay
from wordarcade.widgets.tile_painter import TilePainter

ROOMS = {
    (60, 20): S7,
    (80, 24): S,
    (100, 30): N,
    (120, 40): M,
    (160, 45): M,
    (200, 50): L,
}


async def test_the_first_frame_waits_for_no_message(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A board hears of its size late while another thread is busy, and is drawn right by then."""
    monkeypatch.setattr(GridDisplay, "on_resize", lambda _board: None)
    async with sit_down(own_board(BOARD, "american"), size=(120, 40)) as table:
        await table.wait_for_words()
        assert table.board.virtual_size.width > table.board.size.width - 10


@pytest.mark.parametrize(("size", "tiles"), ROOMS.items())
async def test_the_largest_tiles_that_fit_are_taken_at_once(
    sit_down: SitDown,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    tiles: TileSize,
) -> None:
    """The board is laid out once, in the tiles of its room, and the margins are those of texts."""
    rooms: list[Size] = []
    arrange = GridDisplay._arrange_cells

    def noted(board: GridDisplay) -> None:
        rooms.append(board.size)
        arrange(board)

    monkeypatch.setattr(GridDisplay, "_arrange_cells", noted)
    async with sit_down(own_board(BOARD, "american"), size=size) as table:
        await table.wait_for_words()
        assert len(rooms) == 1
        assert isinstance(table.board.painter, TilePainter)
        assert table.board.painter.size == tiles
        play, side = table.screen.query_one("#play").region, table.screen.query_one("#side").region
        assert play.x == size[0] - side.right == margin(size[0])
