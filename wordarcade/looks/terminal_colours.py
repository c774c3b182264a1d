"""A line filter for themes of the terminal's own sixteen colours."""

from functools import lru_cache
from typing import Final

from rich.color import Color as RichColor
from rich.color import ColorType
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

_BRIGHTENED: Final = 8
"""The first colours of a terminal, of which many show the brighter eight where text is bold."""

_UNDIMMED: Final = Style(dim=False, italic=True)


class TerminalColours(LineFilter):
    """Draws on the ground of the theme, and all text in the colour it was given.

    Textual leaves the ground of such themes to the terminal, which may have the other one: white
    text on white. Bold black is grey on most terminals, on tiles of all faces. And how weak dim
    text is depends on the terminal: it is drawn in italics instead, in the colour of what is muted.

    Args:
        ground: the ground of the theme, as `Color` takes it.
        text: its text.
        muted: its text that matters less.
    """

    def __init__(self, ground: str, text: str, muted: str) -> None:
        super().__init__()
        self._ground = Color.parse(ground).rich_color
        self._text = Color.parse(text).rich_color
        self._muted = Color.parse(muted).rich_color

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Return the segments in their colours; `background` is not needed."""
        del background
        return [
            Segment(text, self._seen(style or Style.null()), control)
            for text, style, control in segments
        ]

    def _seen(self, style: Style) -> Style:
        if style.dim:
            return _seen(style + _UNDIMMED, self._ground, self._muted)
        return _seen(style, self._ground, self._text)


@lru_cache(maxsize=1024)
def _seen(style: Style, ground: RichColor, text: RichColor) -> Style:
    ink, paper = style.color, style.bgcolor
    if ink is None or ink.is_default:
        ink = text
    if paper is None or paper.is_default:
        paper = ground
    if style.bold and ink.type is ColorType.STANDARD and (ink.number or 0) < _BRIGHTENED:
        ink = RichColor(ink.name, ColorType.EIGHT_BIT, ink.number)
    return style + Style(color=ink, bgcolor=paper)
