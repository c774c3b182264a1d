"""A figure in big digits in a box, with a few words about it."""

from dataclasses import dataclass

from textual.app import ComposeResult
from textual.containers import Center, Container
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Static

from wordarcade.looks.big_number import FONTS, BigNumber
from wordarcade.looks.fonts import font
from wordarcade.looks.panel import Panel

_TALL = 9
_HUGE = 12
"""Rows of a card from which its digits are four and seven rows high."""
_BESIDE = 12
"""Columns that words beside the digits need."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure.

    Attributes:
        title: its name.
        text: the figure, in characters that big digits have; empty if it is not known.
        about: a few words about it.
        more: a few more, on another line; may be empty.
        best: whether it is something to be proud of.
    """

    title: str
    text: str
    about: str = ""
    more: str = ""
    best: bool = False


class FigureCard(Container):
    """Shows a figure: words below its digits where there is height, beside them where not."""

    DEFAULT_CSS = """
    FigureCard {
        height: 100%;
        & > Panel { height: 100%; }
        & > Panel > Container { height: 100%; layout: horizontal; }
        & Center { width: auto; margin-right: 2; }
        & Static { width: 1fr; height: auto; color: $role-muted; }
        &.-tall > Panel > Container { layout: vertical; align: center middle; }
        &.-tall Center { width: 100%; margin: 1 0; }
        &.-tall Static { text-align: center; }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._digits = BigNumber()
        self._words = Static()
        self._panel = Panel("", Container(Center(self._digits), self._words), classes="-close")
        self._figure = Figure("", "")

    def compose(self) -> ComposeResult:
        """The box."""
        yield self._panel

    def show(self, figure: Figure) -> None:
        """Show another figure."""
        self._figure = figure
        self._panel.title = figure.title
        self._digits.role = "focus" if figure.best and figure.text else "text"
        self._fit(self.size)

    def on_resize(self) -> None:
        """Choose the size of the digits anew."""
        self._fit(self.size)

    def _fit(self, size: Size) -> None:
        tall = size.height >= _TALL
        self.set_class(tall, "-tall")
        room = size.width - 4
        wanted = 7 if size.height >= _HUGE else 4 if tall else 3
        text = self._figure.text or "–"
        if font(FONTS[3]).width(text) > room:
            text = text.removesuffix("%")  # the title says what it is a share of
        self._digits.text = text
        fitting = [
            lines
            for lines in sorted(FONTS)
            if lines <= wanted and font(FONTS[lines]).width(text) <= room
        ]
        self._digits.lines = fitting[-1] if fitting else 3
        taken = font(FONTS[self._digits.lines]).width(text)
        lines = [line for line in (self._figure.about, self._figure.more) if line]
        if tall and lines and len(joined := " · ".join(lines)) <= room:
            lines = [joined]  # there is one row below the digits
        self._words.display = bool(lines) and (tall or room - taken - 2 >= _BESIDE - 4)
        self._words.update(Content("\n".join(lines)))
