"""A figure in big digits."""

from functools import partial
from typing import Final

from textual.geometry import Size
from textual.reactive import reactive

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import PixelFont, font
from wordarcade.looks.motion import play
from wordarcade.looks.pixel_widget import PixelWidget

FONTS: Final = {3: "digits-small", 4: "digits-large", 7: "digits-huge"}
"""The font of digits that take so many rows."""

_STEPS: Final = 12
"""The most figures that are seen while a number is counted up to."""


class BigNumber(PixelWidget):
    """Digits three, four or seven rows high, as wide as they are; signs may stand among them.

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
        self._counted: str | None = None

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

    def count_up(self, number: int) -> None:
        """Show a number, to which is counted up if things may move.

        It has its room at once, so that nothing beside it is pushed aside.

        Args:
            number: 0 or more.
        """
        self.text = str(number)
        seen = sorted({number * step // _STEPS for step in range(_STEPS)} - {number})
        play(self, [partial(self._count, each) for each in (*map(str, seen), None)])

    def _count(self, figure: str | None) -> None:
        self._counted = figure
        self.repaint()

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
        figure = self.text if self._counted is None else self._counted
        x = max(0, self._font.width(self.text) - self._font.width(figure))
        canvas.bits(x, 0, self._font.row(figure), self.palette.ink(self.role))
