"""A chart of who led by how much, turn by turn."""

from textual import events
from textual.message import Message
from textual.reactive import reactive

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.widgets.seats import ROLES, role_of, sign_of


class LeadChart(PixelWidget):
    """A bar for each turn, up where the first player leads, down where another does.

    The turn in sight, else the last one, has a mark above it with the lead; a click goes to a turn.
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
    def _step(self) -> int:
        """Columns of a turn."""
        return max(1, min(4, self.content_size.width // max(1, len(self.leads))))

    def paint(self, canvas: Canvas) -> None:
        """Paint the bars about the middle."""
        step, rows = self._step, 2 * canvas.rows - 2
        if not self.leads or rows < 2:
            return
        middle = 2 + rows // 2
        most = max(map(abs, self.leads)) or 1
        canvas.fill(0, middle - 1, min(canvas.columns, step * len(self.leads)), 1, self._line)
        for number, lead in enumerate(self.leads):
            height = round(abs(lead) * (rows // 2) / most) or (1 if lead else 0)
            role = "player" if lead > 0 else role_of(self._rival_at(number))
            top = middle - height if lead > 0 else middle
            width = max(1, step - 1)
            canvas.fill(number * step, top, width, height, self.palette.ink(role))
        marked = len(self.leads) - 1 if self.marked is None else self.marked
        if marked < len(self.leads):
            lead = self.leads[marked]
            text = "▾ tied" if not lead else f"▾ {abs(lead)} {'ahead' if lead > 0 else 'behind'}"
            if lead and self.rivals:
                sign = sign_of(self._rival_at(marked), len(ROLES)).rstrip()
                text = f"{text} {'of ' if lead > 0 else ''}{sign}"
            x = min(marked * step, canvas.columns - len(text))
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
        number = event.x // self._step
        if number < len(self.leads):
            self.post_message(self.Picked(number))
