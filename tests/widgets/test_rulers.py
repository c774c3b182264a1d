"""Rulers and the map of a board that scrolls: where one is."""

from textual.app import ComposeResult
from textual.geometry import Region

from tests.widgets.looks_app import LooksApp
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.screens.word_search.board import search_board
from wordarcade.screens.word_search.field import SheetField
from wordarcade.widgets.minimap import Minimap
from wordarcade.widgets.rulers import ColumnRuler, RowRuler

GRID = LetterGrid(100, 100, ("a",) * 10_000)


class Field(LooksApp):
    """A board of 100 × 100 in its frame."""

    def __init__(self, grid: LetterGrid = GRID) -> None:
        super().__init__()
        self.board = search_board(grid)
        self.field = SheetField(self.board)

    def compose(self) -> ComposeResult:
        """The frame."""
        yield self.field


async def test_what_is_looked_at_is_in_sight_with_cells_to_spare() -> None:
    """The view moves at once; the rulers number what is seen, and the ends of the path."""
    app = Field()
    async with app.run_test(size=(60, 24)) as pilot:
        path = tuple(50 * 100 + 70 + n for n in range(6))
        app.board.path = path
        await pilot.pause()
        sight = app.board.sight
        assert sight.contains_region(Region(66, 46, 14, 9))
        rows = app.field.query_one(RowRuler).render().plain.split("\n")
        assert rows[51 - 1 - sight.y].strip() == "51"
        columns = app.field.query_one(ColumnRuler).render().plain
        assert {"71", "76"} <= set(columns.split())
        assert f"rows {sight.y + 1}–{sight.bottom}" in app.field.fact


async def test_rulers_begin_where_the_board_does() -> None:
    """A board that is larger than its room in one direction alone stands in the middle of it."""
    app = Field(LetterGrid(12, 12, ("string",) * 144))
    async with app.run_test(size=(60, 40)) as pilot:
        await pilot.pause()
        assert app.board.origin.y > 0
        rows = app.field.query_one(RowRuler).render().plain.split("\n")
        fifth = app.board.cell_region(4 * 12).y
        assert [row.strip() for row in rows[: fifth + 1]] == [""] * fifth + ["5"]


async def test_words_out_of_sight_are_counted() -> None:
    """Those above and those below."""
    app = Field()
    async with app.run_test(size=(60, 24)) as pilot:
        app.board.path = (5_050,)
        await pilot.pause()
        app.field.show_found((3, 5_050, 9_000, 9_900))
        assert app.field.title == "▴ 1 word found above"
        assert app.field.foot == "▾ 2 words found below"


class Map(LooksApp):
    """A board in its frame above a map of it."""

    def __init__(self) -> None:
        super().__init__()
        self.board = search_board(GRID)
        self.map = Minimap(self.board)
        self.map.styles.height = 10

    def compose(self) -> ComposeResult:
        """Both."""
        yield self.board
        yield self.map


async def test_the_map_shows_words_and_the_frame() -> None:
    """Each at its share of the side."""
    app = Map()
    async with app.run_test(size=(40, 40)) as pilot:
        app.map.faces = {0: "tile", 9_999: "tile"}
        app.board.path = (55 * 100 + 70,)
        app.board.path = (50 * 100 + 62,)
        await pilot.pause()
        sight = app.board.sight
        canvas, palette = app.map.canvas, app.map.palette
        left = (40 - 20) // 2
        assert canvas.paint_at(left, 0) == palette.face("tile").face
        assert canvas.paint_at(left + 19, 19) == palette.face("tile").face
        assert canvas.paint_at(left + sight.x // 5, sight.y // 5) == palette.ink("focus")
        assert canvas.paint_at(left + 12, 10) == palette.face("path").face
        assert canvas.paint_at(left + 4, 4) == palette.ink("surface")
