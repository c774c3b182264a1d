"""A letter grid on which straight lines are marked, from one cell to another."""

from textual import events

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.lines import line_between
from wordarcade.widgets.grid_display import Painters
from wordarcade.widgets.letter_grid import LetterGridView


class LineGridView(LetterGridView, can_focus=True):
    """Marks the line from a first cell to a second one, snapped to eight directions.

    Drag from end to end, or click both ends, or move the cursor and press space at both. Between
    the two the line follows the cursor, or the pointer where the first one was clicked. A drag is
    always a line of its own, even if another one is begun.

    Args:
        grid: the cells.
        painters: returns what can draw it; the largest cells that fit are taken.

    Attributes:
        by_mouse: whether the mouse was used on it last, rather than the keys.
    """

    def __init__(self, grid: LetterGrid, *, painters: Painters) -> None:
        super().__init__(grid, painters=painters)
        self._first: int | None = None
        self._pressed_second: int | None = None
        """A second end under the button: it counts once that is released on it."""
        self._dragging = False
        self.by_mouse = False

    @property
    def begun(self) -> bool:
        """Whether the first cell is marked."""
        return self._first is not None

    def begin_anew(self) -> bool:
        """Forget the first cell; return whether there was one."""
        begun, self._first, self._pressed_second = self.begun, None, None
        return begun

    def action_pick(self) -> None:
        """Mark the first end under the cursor, or the second one."""
        self.by_mouse = False
        if self.cursor is not None and not self.hidden:
            self._mark(self.cursor)

    def watch_cursor(self, before: int | None, after: int | None) -> None:
        """Draw the line from the first end to the cursor."""
        super().watch_cursor(before, after)
        if after is not None and self._first is not None and not self._dragging:
            self._trace(line_between(self.grid, self._first, after))

    def _mark(self, cell: int) -> None:
        first = self._first
        if first is None:
            self._first = cell
            self._trace((cell,))
        elif first == cell:
            self._first = None
            self._trace(())
        else:
            self._first = None
            self._trace(line_between(self.grid, first, cell))
            self.post_message(self.PathEntered(self, self.path))

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Mark the first end, or show the line to the second; if the pointer moves on, it draws."""
        if event.button != 1 or self.hidden:
            return
        event.prevent_default()
        cell = self._cell_under(event)
        if cell is None:
            return
        event.stop()
        self.by_mouse = True
        self.cursor = None
        if self._first is None:
            self._mark(cell)
        else:
            self._pressed_second = cell
            self._trace(line_between(self.grid, self._first, cell))
        self._dragging = True
        self.capture_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Draw the line to the cell under the pointer, from where the button was pressed."""
        event.prevent_default()
        if self._first is None or self.cursor is not None:
            return
        cell = self._cell_under(event)
        if cell is not None:
            if self._pressed_second not in {None, cell}:
                self._first, self._pressed_second = self._pressed_second, None
            self._trace(line_between(self.grid, self._first, cell))

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """Enter the line that was drawn; a mere click marks an end, and the first one waits."""
        event.prevent_default()
        if not self._dragging:
            return
        event.stop()
        self.release_mouse()
        self._dragging = False
        second, self._pressed_second = self._pressed_second, None
        if second is not None:
            self._mark(second)
        elif len(self.path) > 1:
            self._first = None
            self.post_message(self.PathEntered(self, self.path))
