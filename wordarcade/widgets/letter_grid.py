"""The letter grid widget: a path is traced over it, by keys or mouse."""

import random
from collections.abc import Mapping
from functools import partial
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.reactive import reactive

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.widgets.cell_painter import cell_painters
from wordarcade.widgets.cover import CoverPressed
from wordarcade.widgets.grid_display import GridDisplay, Painters
from wordarcade.widgets.grid_use import GridUse
from wordarcade.widgets.orientation import Orientation
from wordarcade.widgets.own_keys import OwnKeys
from wordarcade.widgets.path_gestures import Path, Stroke, picked

_RATTLE: Final = 0.1
"""Seconds for which a shaken grid shows a side that is not the one it comes to rest on."""


class LetterGridView(GridDisplay, can_focus=True, inherit_bindings=False):
    """Shows a grid of letters, and lets a path be traced over it or cells be picked.

    Args:
        grid: the cells.
        painters: returns what can draw it; the largest cells that fit are taken.
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

    words: reactive[Mapping[Path, str]] = reactive({}, repaint=False, init=False)
    """Words outside the path whose cells are joined, each with its face; later ones are on top."""

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

    class PathEntered(PathChanged):
        """The player has let go at the end of a path drawn in one stroke."""

    def __init__(
        self,
        grid: LetterGrid,
        *,
        painters: Painters = cell_painters,
        use: GridUse = GridUse.TRACE,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(grid, painters=painters, id=id)
        self._use = use
        self._own_keys: Final = OwnKeys(self)
        self._stroke: Stroke | None = None

    @property
    def cell_in_question(self) -> int | None:
        """The cell that a question about "this cell" means: the cursor's, or the path's end."""
        if self.cursor is not None:
            return self.cursor
        return self.path[-1] if self.path else None

    def watch_words(self, words: Mapping[Path, str]) -> None:
        """Join the cells of each word."""
        self._scene.join(words)
        self._renew()

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

    # Keys

    async def on_key(self, event: events.Key) -> None:
        """Take the keys of the cursor."""
        await self._own_keys.take(event)

    def action_move(self, down: int, right: int) -> None:
        """Move the cursor as seen; the first move only shows it."""
        if self.hidden:
            return
        if self.cursor is None:
            start = self.cell_in_question
            self.cursor = self._scene.cell_at((0, 0)) if start is None else start
            return
        row, column = self._scene.place_of(self.cursor)
        cell = self._scene.cell_at((row + down, column + right))
        if cell is not None:
            self.cursor = cell

    def action_leap(self, down: int, right: int) -> None:
        """Move the cursor by as many cells as are in sight, or to the edge of the grid."""
        self.action_move(0, 0)
        if self.cursor is None:
            return
        rows, columns = self._scene.shape
        row, column = self._scene.place_of(self.cursor)
        near, next_ = self._painter.region((0, 0)), self._painter.region((1, 1))
        row += down * max(1, self.size.height // (next_.y - near.y))
        column += right * max(1, self.size.width // (next_.x - near.x))
        place = min(max(row, 0), rows - 1), min(max(column, 0), columns - 1)
        self.cursor = self._scene.cell_at(place)

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
        if event.button != 1:
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
        self.cursor = None
        before = self.path
        takes_back = cell == (before[-1] if before else None)
        if not takes_back:
            self._trace(picked(before, cell, self.grid))
        joined = 1 < len(self.path) > len(before)
        self._stroke = Stroke(self.path, self._scene.place_of(cell), takes_back, joined)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Lengthen or shorten the path along the stroke."""
        cell = None if self._stroke is None else self._cell_under(event)
        if self._stroke is not None and cell is not None:
            self._trace(self._stroke.onto(self._scene.place_of(cell), self.path, self._scene))

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """End the stroke: a click on the end takes it back, a drawn path is entered."""
        if self._stroke is None:
            return
        event.stop()
        self.release_mouse()
        stroke, self._stroke = self._stroke, None
        if self.path != stroke.start:
            self.post_message(self.PathEntered(self, self.path))
        elif stroke.takes_back:
            self._trace(self.path[:-1])

    def _cell_under(self, event: events.MouseEvent) -> int | None:
        point = event.get_content_offset_capture(self) + self.scroll_offset - self._origin
        place = self._painter.place_at(point.x, point.y)
        return None if place is None else self._scene.cell_at(place)

    def _trace(self, path: Path) -> None:
        if path != self.path:
            self.broken = False
            self.path = path
            self.post_message(self.PathChanged(self, path))
