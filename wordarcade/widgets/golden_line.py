"""A sentence on a golden row, for a result as good as can be."""

from textual.geometry import Region

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.golden_row import GoldenRow
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.support.wording import fitted


class GoldenLine(PixelWidget):
    """Shows one sentence, over which light passes when it appears; hidden without one.

    Args:
        id: the ID of the widget in the DOM.

    Attributes:
        text: the sentence; empty without one.
    """

    DEFAULT_CSS = "GoldenLine { width: 100%; height: 1; display: none; }"

    def __init__(self, *, id: str) -> None:  # noqa: A002 - as every widget has it
        super().__init__(id=id)
        self.text = ""
        self._gold = GoldenRow(self)

    def show(self, text: str) -> None:
        """Show a sentence, or none; one that is shown already does not shine again."""
        shines = bool(text) and text != self.text
        self.text = text
        self.display = bool(text)
        if shines:
            self._gold.shine()

    def paint(self, canvas: Canvas) -> None:
        """Paint the sentence on gold."""
        self._gold.paint(canvas, Region(0, 0, canvas.columns, 2))
        ink = self.palette.face("selected").ink
        canvas.text(1, 0, fitted(self.text, canvas.columns - 2), ink, bold=True)
