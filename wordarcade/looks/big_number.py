"""A figure in big digits."""

from typing import Final

from textual.geometry import Size
from textual.reactive import reactive

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import PixelFont, font
from wordarcade.looks.pixel_widget import PixelWidget

FONTS: Final = {3: "digits-small", 4: "digits-large", 7: "digits-huge"}
"""The font of digits that take so many rows."""


class BigNumber(PixelWidget):
    """Digits three, four or seven rows high, as wide as they are; :, + and % may stand among them.

    Args:
        text: the figure.
        role: the role of its colour.
        lines: the rows it takes: 3, 4 or 7.
    """

    DEFAULT_CSS = """
    BigNumber {
        width: auto;
        height: auto;
    }
    """

    text: reactive[str] = reactive("", layout=True)
    """The figure."""
    role: reactive[str] = reactive("text")
    """The role of its colour, one of `INKS`."""
    lines: reactive[int] = reactive(3, layout=True)
    """The rows it takes, a key of `FONTS`."""

    def __init__(
        self,
        text: str = "",
        role: str = "text",
        lines: int = 3,
        *,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
        classes: str | None = None,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self.set_reactive(BigNumber.text, text)
        self.set_reactive(BigNumber.role, role)
        self.set_reactive(BigNumber.lines, lines)

    @property
    def _font(self) -> PixelFont:
        return font(FONTS[self.lines])

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """Return the columns of the digits."""
        del container, viewport
        return self._font.width(self.text)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the rows of the digits."""
        del container, viewport, width
        return self.lines

    def watch_text(self) -> None:
        """Draw another figure."""
        self.repaint()

    def watch_role(self) -> None:
        """Draw it in another colour."""
        self.repaint()

    def watch_lines(self) -> None:
        """Draw it in another size."""
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the digits."""
        canvas.bits(0, 0, self._font.row(self.text), self.palette.ink(self.role))
