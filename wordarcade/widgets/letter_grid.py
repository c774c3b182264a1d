"""The letter grid widget: cells, a path, a cursor and hints.

Longer than other modules: a widget's messages, keys and mouse belong to its class. Whatever does
not need Textual (sizes, drawing, lines, gestures, orientation) has modules of its own.
"""

import random
from collections.abc import Mapping
from functools import partial
from typing import ClassVar, Final

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Region
from textual.message import Message
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.widgets.big_letters import BigLetters, shipped_big_letters
from wordarcade.widgets.cell_art import CellLook, draw_cell
from wordarcade.widgets.cell_inks import inks_of
from wordarcade.widgets.cell_size import CellSize, largest_fitting, sizes_for
from wordarcade.widgets.cover import CoverPressed
from wordarcade.widgets.grid_use import GridUse
from wordarcade.widgets.orientation import Orientation, Place
from wordarcade.widgets.path_gestures import Path, dragged, picked
from wordarcade.widgets.path_lines import PathLines

_LONGEST_LARGE: Final = 2
"""Letters of a face that can be drawn large: those of Qu."""

_RATTLE: Final = 0.1
"""Seconds for which a shaken grid shows a side that is not the one it comes to rest on."""


class LetterGridView(ScrollView, can_focus=True, inherit_bindings=False):
    """Shows a grid of letters and lets a path be traced over it.

    It knows which cells touch, but no words. The path has numbers, a heavy border and a heavy
    line, so that it can be read without colours. Cells are drawn as large as possible; a grid
    larger than the space scrolls.

    Args:
        grid: the cells.
        use: the use of the grid.
        id: the ID of the widget in the DOM.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1, 0)", "Up", show=False, id="grid.up"),
        Binding("down", "move(1, 0)", "Down", show=False, id="grid.down"),
        Binding("left", "move(0, -1)", "Left", show=False, id="grid.left"),
        Binding("right", "move(0, 1)", "Right", show=False, id="grid.right"),
        Binding("shift+up", "leap(-1, 0)", "A page up", show=False, id="grid.page-up"),
        Binding("shift+down", "leap(1, 0)", "A page down", show=False, id="grid.page-down"),
        Binding("shift+left", "leap(0, -1)", "A page left", show=False, id="grid.page-left"),
        Binding("shift+right", "leap(0, 1)", "A page right", show=False, id="grid.page-right"),
        Binding("space", "pick", "Pick the cell", show=False, id="grid.pick"),
    ]

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "letter-grid--border",
        "letter-grid--broken",
        "letter-grid--cursor",
        "letter-grid--face",
        "letter-grid--gap",
        "letter-grid--line",
        "letter-grid--mark",
        "letter-grid--path",
        "letter-grid--path-face",
    }
    """
    | Class | What it styles |
    |---|---|
    | `letter-grid--border` | the border of a cell outside the path |
    | `letter-grid--broken` | the border of the last cell of a path that cannot go on |
    | `letter-grid--cursor` | the two signs beside the letter under the cursor |
    | `letter-grid--face` | the letters of a cell outside the path |
    | `letter-grid--gap` | the room between cells |
    | `letter-grid--line` | the lines between the cells of the path |
    | `letter-grid--mark` | a hint on a cell |
    | `letter-grid--path` | borders in the path, with the numbers |
    | `letter-grid--path-face` | the letters of a cell in the path |
    """

    ALLOW_SELECT = False

    DEFAULT_CSS = """
    LetterGridView {
        width: 1fr;
        height: 1fr;
        & > .letter-grid--border { color: $foreground 25%; background: $panel; }
        & > .letter-grid--face { color: $foreground; background: $panel; text-style: bold; }
        & > .letter-grid--line { color: $primary; text-style: bold; }
        & > .letter-grid--path { color: $primary; background: $primary 20%; text-style: bold; }
        & > .letter-grid--path-face { background: $primary 20%; text-style: bold; }
        & > .letter-grid--broken { color: $error; }
        & > .letter-grid--cursor { color: $foreground; }
        & > .letter-grid--mark { color: $warning; }
        /* Sixteen colours have no tints. */
        &:ansi > .letter-grid--path, &:ansi > .letter-grid--path-face { background: ansi_default; }
    }
    """

    grid: reactive[LetterGrid] = reactive(LetterGrid(1, 1, ("",)), init=False)
    """The cells; a new grid clears nothing else."""
    path: reactive[Path] = reactive((), repaint=False, init=False)
    """The cells that are lit, in order; consecutive ones touch."""
    broken: reactive[bool] = reactive(default=False, repaint=False, init=False)
    """Whether what is being spelled cannot go on after the path: its last cell is marked ×."""
    cursor: reactive[int | None] = reactive(None, repaint=False, init=False)
    """The cell the arrows have moved to, or None while they are not in use."""
    marks: reactive[Mapping[int, str]] = reactive({}, repaint=False, init=False)
    """Short hints on cells, such as "?12"."""
    hidden: reactive[bool] = reactive(default=False, init=False)
    """Whether the letters are covered, and nothing can be traced."""
    orientation: reactive[Orientation] = reactive(Orientation(), init=False)
    """The orientation of the grid on the screen; cells keep their indices."""

    class PathChanged(Message):
        """The player has traced a path, or a different one, on the grid.

        Attributes:
            grid_view: where.
            path: the cells, in order; empty if all were taken back.
        """

        def __init__(self, grid_view: "LetterGridView", path: Path) -> None:
            super().__init__()
            self.grid_view = grid_view
            self.path = path

        @property
        def control(self) -> "LetterGridView":
            """The sender."""
            return self.grid_view

    class CellPicked(Message):
        """The player has picked a cell of a grid on which no paths are traced.

        Attributes:
            cell: which one.
        """

        def __init__(self, cell: int) -> None:
            super().__init__()
            self.cell = cell

    class CursorMoved(Message):
        """The arrows have moved the cursor.

        Attributes:
            cell: where it is.
        """

        def __init__(self, cell: int) -> None:
            super().__init__()
            self.cell = cell

    class PathEntered(PathChanged):
        """The player has let go at the end of a path drawn in one stroke."""

    def __init__(
        self,
        grid: LetterGrid,
        *,
        use: GridUse = GridUse.TRACE,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self._sizes, self._letters = _suiting(grid)
        self._use = use
        self.can_focus = use is not GridUse.LOOK
        self._cell_size = self._sizes[-1]
        self._origin = Offset(0, 0)
        self._lines = PathLines()
        self._numbers: dict[int, int] = {}
        self._stroke: Path | None = None
        self._takes_back = False
        self.set_reactive(LetterGridView.grid, grid)

    # Turning

    def turn(self) -> None:
        """Show the grid a quarter further clockwise."""
        self.orientation = self.orientation.turned()

    def shake(self, chance: random.Random) -> None:
        """Show the grid from another of its eight sides, after a short rattle if things move."""
        rest = self.orientation.another(chance)
        if self.app.animation_level == "none":
            self.orientation = rest
        else:
            self.orientation = rest.another(chance)
            self.set_timer(_RATTLE, partial(self._come_to_rest, rest))

    def _come_to_rest(self, orientation: Orientation) -> None:
        self.orientation = orientation

    # How the grid lies on the screen

    @property
    def cell_size(self) -> CellSize:
        """The size of cell in use."""
        return self._cell_size

    @property
    def cell_in_question(self) -> int | None:
        """The cell that a question about "this cell" means: the cursor's, or the path's end."""
        if self.cursor is not None:
            return self.cursor
        return self.path[-1] if self.path else None

    def cell_region(self, cell: int) -> Region:
        """Return the region of a cell, from the widget's top left corner, scrolling included."""
        region = self._cell_size.region(self._place(cell))
        return region.translate(self._origin - self.scroll_offset)

    def _place(self, cell: int) -> Place:
        return self.orientation.place_of(cell, rows=self.grid.rows, columns=self.grid.columns)

    def _cell_at(self, place: Place) -> int | None:
        """Return the cell seen at `place`, or None outside the grid."""
        rows, columns = self.orientation.shape(self.grid.rows, self.grid.columns)
        if not (0 <= place[0] < rows and 0 <= place[1] < columns):
            return None
        return self.orientation.cell_at(place, rows=self.grid.rows, columns=self.grid.columns)

    def _arrange(self) -> None:
        """Choose the size of the cells by the room, and the middle of it as their place."""
        rows, columns = self.orientation.shape(self.grid.rows, self.grid.columns)
        room = self.size
        self._cell_size = largest_fitting(room, rows, columns, self._sizes)
        extent = self._cell_size.extent(rows, columns)
        self._origin = Offset(
            max(0, (room.width - extent.width) // 2), max(0, (room.height - extent.height) // 2)
        )
        self.virtual_size = extent
        self._scroll_update(extent)
        self._follow_path()
        self.refresh()

    def _follow_path(self) -> None:
        self._numbers = {cell: number for number, cell in enumerate(self.path, start=1)}
        self._lines = PathLines.through(self._place(cell) for cell in self.path)

    def on_resize(self) -> None:
        """Fit the cells to the new room."""
        self._arrange()

    # What has changed is drawn anew

    def watch_grid(self) -> None:
        """Lay out the new cells."""
        self._sizes, self._letters = _suiting(self.grid)
        self._arrange()

    def watch_orientation(self) -> None:
        """Lay out the cells as they are seen now."""
        self._arrange()

    def watch_path(self, before: Path, after: Path) -> None:
        """Draw the cells whose part in the path has changed, and those next to them."""
        self._follow_path()
        kept = 0
        while kept < min(len(before), len(after)) and before[kept] == after[kept]:
            kept += 1
        self._refresh_cells(*before[max(0, kept - 1) :], *after[max(0, kept - 1) :])
        self._bring_into_sight(after)

    def watch_broken(self) -> None:
        """Draw the end of the path."""
        self._refresh_cells(*self.path[-1:])

    def watch_cursor(self, before: int | None, after: int | None) -> None:
        """Draw the cell that was left and the one that was reached, and bring it into view."""
        self._refresh_cells(*(cell for cell in (before, after) if cell is not None))
        if after is not None:
            self._bring_into_sight((after,))
            self.post_message(self.CursorMoved(after))

    def watch_marks(self, before: Mapping[int, str], after: Mapping[int, str]) -> None:
        """Draw the cells that have or had a mark."""
        self._refresh_cells(*before, *after)

    def _bring_into_sight(self, cells: Path) -> None:
        """Scroll until as many of `cells` are seen as the room allows, in any case the last."""
        regions = [self._cell_size.region(self._place(cell)) for cell in cells]
        for region in (Region.from_union(regions), regions[-1]) if regions else ():
            self.scroll_to_region(region.translate(self._origin), animate=False)

    def _refresh_cells(self, *cells: int) -> None:
        around = (self._cell_size.gap_x, self._cell_size.gap_y)
        self.refresh(*(self.cell_region(cell).grow((around[1], around[0]) * 2) for cell in cells))

    # Drawing

    def render_line(self, y: int) -> Strip:
        """Draw line `y` of what is visible."""
        size, width = self._cell_size, self.size.width
        rows, columns = self.orientation.shape(self.grid.rows, self.grid.columns)
        gap = self._style("letter-grid--gap")
        row, line = divmod(y + self.scroll_offset.y - self._origin.y, size.height + size.gap_y)
        if not 0 <= row < rows:
            return Strip.blank(width, gap)
        pitch = size.width + size.gap_x
        first = self.scroll_offset.x // pitch
        last = min(columns, (self.scroll_offset.x + width) // pitch + 1)
        segments = [Segment(" " * self._origin.x, gap)]
        for column in range(first, last):
            place = (row, column)
            if line < size.height:
                segments += self._cell_segments(place, line)
                if column < columns - 1:
                    segments.append(self._bridge(place, line))
            else:
                segments += self._below(place, line - size.height)
        skipped = self.scroll_offset.x - first * pitch
        return Strip(segments).adjust_cell_length(width + skipped, gap).crop(skipped)

    def _cell_segments(self, place: Place, line: int) -> list[Segment]:
        cell = self._cell_at(place)
        if cell is None:
            return []
        look = self._look(cell, place)
        inks = inks_of(look)
        pieces = draw_cell(look, self._cell_size, self._letters)[line]
        return [Segment(text, self._style(*inks[part])) for text, part in pieces if text]

    def _look(self, cell: int, place: Place) -> CellLook:
        if self.hidden:
            return CellLook(self.grid.cells[cell], hidden=True)
        number = self._numbers.get(cell, 0)
        return CellLook(
            self.grid.cells[cell],
            number,
            self._lines.exits(place),
            broken=self.broken and 0 < number == len(self.path),
            cursor=cell == self.cursor and self.has_focus,
            mark=self.marks.get(cell, ""),
        )

    def _bridge(self, place: Place, line: int) -> Segment:
        """Draw the gap to the right of a cell."""
        linked = place in self._lines.east and line == self._cell_size.height // 2
        return self._gap_segment(("━" if linked else " ") * self._cell_size.gap_x)

    def _below(self, place: Place, line: int) -> list[Segment]:
        """Draw the gap below a cell, and the crossing to its lower right."""
        size = self._cell_size
        down = "┃" if place in self._lines.south else " "
        crossing = self._lines.crossing(place) if line == size.gap_y // 2 else " "
        return [
            self._gap_segment((" " * size.axis + down).ljust(size.width)),
            self._gap_segment(crossing.center(size.gap_x)),
        ]

    def _gap_segment(self, text: str) -> Segment:
        lit = bool(text.strip()) and not self.hidden
        return Segment(
            text if lit else " " * len(text),
            self._style("letter-grid--line" if lit else "letter-grid--gap"),
        )

    def _style(self, ground: str, *colours: str) -> Style:
        style = self.get_component_rich_style(ground)
        for colour in colours:
            style += Style(color=self.get_component_rich_style(colour).color, bold=True)
        return style

    # Keys

    def action_move(self, down: int, right: int) -> None:
        """Move the cursor as seen; the first move only shows it."""
        if self.hidden:
            return
        if self.cursor is None:
            start = self.cell_in_question
            self.cursor = self._cell_at((0, 0)) if start is None else start
            return
        row, column = self._place(self.cursor)
        cell = self._cell_at((row + down, column + right))
        if cell is not None:
            self.cursor = cell

    def action_leap(self, down: int, right: int) -> None:
        """Move the cursor by as many cells as are in sight, or to the edge of the grid."""
        self.action_move(0, 0)
        if self.cursor is None:
            return
        rows, columns = self.orientation.shape(self.grid.rows, self.grid.columns)
        size = self._cell_size
        row, column = self._place(self.cursor)
        row += down * max(1, self.size.height // (size.height + size.gap_y))
        column += right * max(1, self.size.width // (size.width + size.gap_x))
        self.cursor = self._cell_at((min(max(row, 0), rows - 1), min(max(column, 0), columns - 1)))

    def action_pick(self) -> None:
        """Pick the cell under the cursor, as a click on it would."""
        if self.cursor is None or self.hidden:
            return
        if self._use is GridUse.TRACE:
            self._trace(picked(self.path, self.cursor, self.grid))
        else:
            self.post_message(self.CellPicked(self.cursor))

    # Mouse

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Pick a cell and begin a stroke there; the end of the path waits for the release."""
        if event.button != 1 or self._use is GridUse.LOOK:
            return
        if self.hidden:
            self.post_message(CoverPressed())
            return
        cell = self._cell_under(event)
        if cell is None:
            return
        event.stop()
        if self._use is GridUse.PICK:
            self.post_message(self.CellPicked(cell))
            return
        self.capture_mouse()
        self._takes_back = cell == (self.path[-1] if self.path else None)
        if not self._takes_back:
            self._trace(picked(self.path, cell, self.grid))
        self._stroke = self.path

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Lengthen or shorten the path along the stroke."""
        if self._stroke is None:
            return
        cell = self._cell_under(event)
        if cell is not None:
            self._trace(dragged(self.path, cell, self.grid))

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """End the stroke: a click on the end takes it back, a drawn path is entered."""
        if self._stroke is None:
            return
        event.stop()
        self.release_mouse()
        stroke, self._stroke = self._stroke, None
        if self.path != stroke:
            self.post_message(self.PathEntered(self, self.path))
        elif self._takes_back:
            self._trace(self.path[:-1])

    def _cell_under(self, event: events.MouseEvent) -> int | None:
        point = event.get_content_offset_capture(self) + self.scroll_offset - self._origin
        place = self._cell_size.place_at(point.x, point.y)
        return None if place is None else self._cell_at(place)

    def _trace(self, path: Path) -> None:
        if path != self.path:
            self.broken = False
            self.path = path
            self.post_message(self.PathChanged(self, path))


def _suiting(grid: LetterGrid) -> tuple[tuple[CellSize, ...], BigLetters]:
    """Return the sizes that a grid can be drawn in, and the large letters to draw it with.

    There are none for a grid with faces too long for them, so that all its faces look alike.
    """
    longest = max(map(len, grid.cells))
    letters = shipped_big_letters() if longest <= _LONGEST_LARGE else BigLetters({})
    return sizes_for(longest), letters
