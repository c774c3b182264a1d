import random

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Offset, Region
from textual.pilot import Pilot

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.widgets.cell_size import LARGE, MEDIUM, SMALL
from wordarcade.widgets.grid_display import GridDisplay
from wordarcade.widgets.grid_use import GridUse
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.orientation import Orientation

GRID = LetterGrid.of_rows(["oise", "lron", "tkni", "ynji"])


class GridApp(App[None]):
    """A board alone on the screen, which notes what it is told."""

    def __init__(self, grid: LetterGrid = GRID) -> None:
        super().__init__()
        self.board = LetterGridView(grid)
        self.changed: list[tuple[int, ...]] = []
        self.entered: list[tuple[int, ...]] = []

    def compose(self) -> ComposeResult:
        """The board."""
        yield self.board

    def on_letter_grid_view_path_changed(self, event: LetterGridView.PathChanged) -> None:
        """Note the path."""
        self.changed.append(event.path)

    def on_letter_grid_view_path_entered(self, event: LetterGridView.PathEntered) -> None:
        """Note the path."""
        self.entered.append(event.path)

    def rows(self) -> list[str]:
        """The lines of the board as plain text."""
        return [self.board.render_line(y).text for y in range(self.board.size.height)]

    def middle(self, cell: int) -> Offset:
        """A point on a cell."""
        region = self.board.cell_region(cell)
        return Offset(region.x + region.width // 2, region.y + region.height // 2)


async def stroke(pilot: Pilot[None], app: GridApp, *cells: int) -> None:
    """Draw over cells with the left button held down."""
    await pilot.mouse_down(offset=app.middle(cells[0]))
    for cell in cells[1:]:
        await pilot.hover(offset=app.middle(cell))
    await pilot.mouse_up(offset=app.middle(cells[-1]))


async def test_a_path_is_drawn_with_numbers_and_a_heavy_line() -> None:
    """The path is told by numbers, heavy borders and the line between its cells."""
    app = GridApp()
    async with app.run_test(size=(37, 15)):
        app.board.path = (0, 1, 6, 10)
        app.board.broken = True
        assert app.rows()[:11] == [
            "┏━━━━1┓   ┏━━━━2┓   ╭─────╮   ╭─────╮",
            "┃  O  ┣━━━┫  I  ┃   │  S  │   │  E  │",
            "┗━━━━━┛   ┗━━━━━┛   ╰─────╯   ╰─────╯",
            "                  ╲                  ",
            "╭─────╮   ╭─────╮   ┏━━━━3┓   ╭─────╮",
            "│  L  │   │  R  │   ┃  O  ┃   │  N  │",
            "╰─────╯   ╰─────╯   ┗━━┳━━┛   ╰─────╯",
            "                       ┃             ",
            "╭─────╮   ╭─────╮   ┏━━┻━4┓   ╭─────╮",
            "│  T  │   │  K  │   ┃  N  ┃   │  I  │",
            "╰─────╯   ╰─────╯   ┗━━━━×┛   ╰─────╯",
        ]


async def test_a_word_that_cannot_even_begin_marks_no_cell() -> None:
    """Without a last good cell there is nothing to mark."""
    app = GridApp()
    async with app.run_test(size=(37, 15)):
        app.board.broken = True
        assert "×" not in "".join(app.rows())


async def test_the_room_chooses_the_size_of_the_cells() -> None:
    """A terminal that grows or shrinks changes the size of the cells at once."""
    app = GridApp()
    async with app.run_test(size=(60, 30)) as pilot:
        sizes = []
        for size in ((60, 30), (60, 20), (30, 10)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            sizes.append(app.board.painter.region((0, 0)).size)
            assert {len(row) for row in app.rows()} == {size[0]}
        assert sizes == [(each.width, each.height) for each in (LARGE, MEDIUM, SMALL)]


async def test_clicks_trace_a_path_cell_by_cell() -> None:
    """A click adds a cell, a click on the end takes it back, an earlier cell cuts back."""
    app = GridApp()
    async with app.run_test(size=(40, 16)) as pilot:
        for cell in (0, 5, 6, 6, 0):
            await pilot.click(offset=app.middle(cell))
        assert app.changed == [(0,), (0, 5), (0, 5, 6), (0, 5), (0,)]
        assert app.entered == []


async def test_a_stroke_enters_what_it_drew() -> None:
    """Drawing over cells builds the path, and letting go enters it."""
    app = GridApp()
    async with app.run_test(size=(40, 16)) as pilot:
        await stroke(pilot, app, 7, 6, 5, 6, 2)
        assert app.changed == [(7,), (7, 6), (7, 6, 5), (7, 6), (7, 6, 2)]
        assert app.entered == [(7, 6, 2)]


async def test_a_stroke_may_go_on_from_the_end_of_the_path() -> None:
    """Pressing on the end and moving on lengthens the path instead of taking the end back."""
    app = GridApp()
    async with app.run_test(size=(40, 16)) as pilot:
        app.board.path = (7, 6)
        await stroke(pilot, app, 6, 2)
        assert app.changed == [(7, 6, 2)]
        assert app.entered == [(7, 6, 2)]


async def test_a_stroke_beside_the_path_begins_another() -> None:
    """A word in one stroke does not continue letters that a hint or clicks have left."""
    app = GridApp()
    async with app.run_test(size=(40, 16)) as pilot:
        app.board.path = (7, 6)
        await stroke(pilot, app, 5, 6, 2)
        assert app.entered == [(5, 6, 2)]


async def test_arrows_move_and_space_picks() -> None:
    """The keyboard alone can trace a path; the cursor stops at the edge."""
    app = GridApp()
    async with app.run_test(size=(40, 16)) as pilot:
        await pilot.press("right", "up", "right", "space", "down", "left", "space", "space")
        assert app.changed == [(1,), (1, 4), (1,)]
        assert app.board.cursor == 4


async def test_a_turned_board_keeps_its_indices() -> None:
    """Turning changes where cells are seen, not which cells they are."""
    app = GridApp(LetterGrid.of_rows(["abc", "def"]))
    async with app.run_test(size=(17, 11)) as pilot:
        app.board.path = (3, 1)
        app.board.orientation = Orientation(turns=1)
        await pilot.pause()
        text = "".join(app.rows())
        assert [letter for letter in text if letter.isalpha()] == list("DAEBFC")
        await pilot.click(offset=app.middle(2))
        assert app.changed == [(3, 1, 2)]


async def test_a_hidden_board_shows_and_takes_nothing() -> None:
    """While it is covered the board shows no letter, no path and no hint, and cannot be traced."""
    app = GridApp()
    async with app.run_test(size=(40, 16)) as pilot:
        app.board.path = (0, 5)
        app.board.marks = {3: "?7"}
        app.board.hidden = True
        await pilot.pause()
        assert set("".join(app.rows())) == set(" ╭─╮│·╰╯")
        await pilot.click(offset=app.middle(6))
        await pilot.press("right", "right", "space")
        assert app.changed == []


async def test_only_what_has_changed_is_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A letter more draws the cells at the end of the path, not the whole board."""
    app = GridApp()
    async with app.run_test(size=(40, 16)) as pilot:
        app.board.path = (0, 1, 2)
        await pilot.pause()
        drawn: list[Region] = []
        monkeypatch.setattr(app.board, "refresh", lambda *regions: drawn.extend(regions))
        app.board.path = (0, 1, 2, 3)
        assert drawn
        assert all(region.bottom <= 5 for region in drawn)


async def test_a_grid_larger_than_the_room_scrolls_to_the_cursor() -> None:
    """Cells out of sight are reached by the cursor, and clicks find the cells that are seen."""
    app = GridApp(LetterGrid(30, 30, ("a",) * 899 + ("z",)))
    async with app.run_test(size=(40, 12)) as pilot:
        app.board.cursor = 899
        await pilot.pause()
        assert "▸Z " in "".join(app.rows())
        await pilot.click(offset=app.middle(899))
        assert app.changed == [(899,)]


async def test_a_shaken_board_rattles_and_comes_to_rest_elsewhere() -> None:
    """Where things may move another side is seen for a moment; the last one is a new one."""
    app = GridApp()
    async with app.run_test(size=(40, 16)) as pilot:
        app.animation_level = "full"
        before = app.board.orientation
        app.board.shake(random.Random(1))
        moved = app.board.orientation
        while app.board.orientation == moved:
            await pilot.pause(0.01)
        assert app.board.orientation != before


async def test_a_shaken_board_turns_at_once_where_nothing_moves() -> None:
    """Without motion the board shows its new side immediately."""
    app = GridApp()
    async with app.run_test(size=(40, 16)):
        app.animation_level = "none"
        app.board.shake(random.Random(1))
        assert app.board.orientation == Orientation().another(random.Random(1))


async def test_a_board_that_is_only_shown_cannot_be_traced() -> None:
    """Without the player's hand on it the board takes neither focus nor clicks."""
    board = GridDisplay(GRID)

    class LookApp(App[None]):
        def compose(self) -> ComposeResult:
            yield board

    async with LookApp().run_test(size=(40, 16)) as pilot:
        await pilot.click(offset=board.cell_region(6).offset)
        await pilot.press("right", "right", "space")
        assert (board.path, board.cursor, board.has_focus) == ((), None, False)


LARGE_GRID = LetterGrid.of_rows(["abcdefghij" * 10] * 100)


async def test_a_large_grid_is_packed_and_scrolls_to_what_matters() -> None:
    """Where no other size fits, cells have no gaps; the cursor and the path stay in sight."""
    app = GridApp(LARGE_GRID)
    async with app.run_test(size=(40, 12)) as pilot:
        first, second = app.board.painter.region((0, 0)), app.board.painter.region((0, 1))
        assert first.right == second.x
        screen = app.board.content_region
        for cell in (9_999, 0, 5_050):
            app.board.path = (cell,)
            await pilot.pause()
            assert screen.contains_region(app.board.cell_region(cell))
        app.board.path = ()
        app.board.focus()
        await pilot.press("right", "shift+down", "shift+right")
        assert app.board.cursor is not None
        assert app.board.cursor > 999
        assert screen.contains_region(app.board.cell_region(app.board.cursor))
        for _ in range(12):
            await pilot.press("shift+left", "shift+up")
        assert app.board.cursor == 0


async def test_cells_can_be_picked_where_no_paths_are_traced() -> None:
    """A click, or space on the cursor, picks a cell and leaves the path as it is."""
    picked: list[int] = []

    class PickApp(GridApp):
        def on_letter_grid_view_cell_picked(self, event: LetterGridView.CellPicked) -> None:
            picked.append(event.cell)

    app = PickApp()
    app.board = LetterGridView(GRID, use=GridUse.PICK)
    async with app.run_test(size=(40, 16)) as pilot:
        app.board.path = (0, 1)
        await pilot.click(offset=app.middle(5))
        app.board.focus()
        await pilot.press("right", "right", "space")
        assert picked == [5, 2]
        assert app.board.path == (0, 1)


async def test_a_fast_stroke_skips_no_cell() -> None:
    """The cells between two places that the pointer is reported in count as passed."""
    app = GridApp()
    async with app.run_test(size=(40, 16)) as pilot:
        await stroke(pilot, app, 0, 3, 15)
        assert app.entered == [(0, 1, 2, 3, 7, 11, 15)]
        app.board.path = ()
        await stroke(pilot, app, 12, 3)
        assert app.entered[-1] == (12, 9, 6, 3)


async def test_a_stroke_over_cells_that_do_not_fit_changes_nothing() -> None:
    """A pointer that comes back from elsewhere does not draw a line from where it was."""
    app = GridApp()
    async with app.run_test(size=(40, 16)) as pilot:
        await stroke(pilot, app, 0, 1, 2, 1, 0, 4)
        assert app.entered == [(0, 4)]
