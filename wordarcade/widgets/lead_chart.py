"""A chart of who led by how much, turn by turn."""

from typing import Final

from textual import events
from textual.message import Message
from textual.reactive import reactive

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.widgets.seats import ROLES, role_of, sign_of

_LABEL: Final = 5
"""Columns of the scale at the left, such as "+150"."""
_FEWEST_ROWS: Final = 3
"""Rows below the mark from which there is a scale."""
_ROUND: Final = ((100, 10), (500, 50))
"""Up to so many points the scale ends at a multiple of so many."""
_ROUND_BEYOND: Final = 500


class LeadChart(PixelWidget):
    """A bar for each turn, up where the first player leads, down where another does.

    The turn in sight, else the last one, has a mark above it with the lead; a click goes to a turn.
    With room, a scale at the left ends at round points, as many up as down.
    """

    DEFAULT_CSS = """
    LeadChart {
        height: 100%;
    }
    """

    leads: reactive[tuple[int, ...]] = reactive((), repaint=False, init=False)
    """The points that the first player is ahead by after each turn."""
    rivals: reactive[tuple[int, ...]] = reactive((), repaint=False, init=False)
    """Among several players, the place of the best of the others after each turn; see `seats`."""
    marked: reactive[int | None] = reactive(None, repaint=False, init=False)
    """The number of the turn in sight, from 0, or None."""

    class Picked(Message):
        """A turn was clicked; its number, from 0."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def watch_leads(self) -> None:
        """Paint other turns."""
        self.repaint()

    def watch_rivals(self) -> None:
        """Paint them in other colours."""
        self.repaint()

    def watch_marked(self) -> None:
        """Paint the mark elsewhere."""
        self.repaint()

    @property
    def _left(self) -> int:
        """Columns of the scale, 0 without one."""
        columns, rows = self.content_size
        return _LABEL if rows > _FEWEST_ROWS and columns >= _LABEL + len(self.leads) else 0

    @property
    def _step(self) -> int:
        """Columns of a turn."""
        room = self.content_size.width - self._left
        return max(1, min(4, room // max(1, len(self.leads))))

    def paint(self, canvas: Canvas) -> None:
        """Paint the scale, and the bars about the middle."""
        step, left = self._step, self._left
        most = max(map(abs, self.leads), default=0) or 1
        rows, limit = canvas.rows - 1, most
        if left:  # the ends are as far from the middle: a row over stays free
            rows, limit = (rows - 1) // 2 * 2 + 1, round_above(most)
        if not self.leads or rows < 1:
            return
        middle = 2 * (canvas.rows - rows) + rows
        if left:
            self._paint_scale(canvas, rows, limit)
        width = min(canvas.columns - left, step * len(self.leads))
        canvas.fill(left, middle - 1, width, 1, self._line)
        for number, lead in enumerate(self.leads):
            height = round(abs(lead) * rows / limit) or (1 if lead else 0)
            role = "player" if lead > 0 else role_of(self._rival_at(number))
            top = middle - height if lead > 0 else middle
            width = max(1, step - 1)
            canvas.fill(left + number * step, top, width, height, self.palette.ink(role))
        marked = len(self.leads) - 1 if self.marked is None else self.marked
        if marked < len(self.leads):
            self._paint_mark(canvas, marked, left + marked * step)

    def _paint_scale(self, canvas: Canvas, rows: int, limit: int) -> None:
        """Write round points beside the ends and the middle."""
        top, ink = canvas.rows - rows, self.palette.ink("muted")
        for row, label in ((0, f"+{limit}"), (rows // 2, "0"), (rows - 1, f"−{limit}")):
            canvas.text(0, top + row, label.rjust(_LABEL - 1), ink)

    def _paint_mark(self, canvas: Canvas, number: int, column: int) -> None:
        """Write the lead after a turn above its bar."""
        lead = self.leads[number]
        text = "▾ tied" if not lead else f"▾ {abs(lead)} {'ahead' if lead > 0 else 'behind'}"
        if lead and self.rivals:
            sign = sign_of(self._rival_at(number), len(ROLES)).rstrip()
            text = f"{text} {'of ' if lead > 0 else ''}{sign}"
        x = min(column, canvas.columns - len(text))
        canvas.erase(x, 0, len(text), 1)
        canvas.text(x, 0, text, self.palette.ink("focus"), bold=True)

    def _rival_at(self, number: int) -> int:
        """Return the place of the best of the others after a turn."""
        return self.rivals[number] if number < len(self.rivals) else 1

    @property
    def _line(self) -> str | None:
        return self.palette.ink("hairline")

    def on_click(self, event: events.Click) -> None:
        """Go to the turn under the pointer."""
        number = (event.x - self._left) // self._step
        if 0 <= number < len(self.leads):
            self.post_message(self.Picked(number))


def round_above(points: int) -> int:
    """Return the round number of points at which a scale ends that reaches so many.

    >>> round_above(1), round_above(44), round_above(51), round_above(263), round_above(501)
    (10, 50, 60, 300, 1000)
    """
    step = next((step for most, step in _ROUND if points <= most), _ROUND_BEYOND)
    return -(-points // step) * step
