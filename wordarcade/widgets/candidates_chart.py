"""A chart of the candidates left after each guess."""

from collections.abc import Iterator, Sequence
from typing import Final

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.widgets.bars import EIGHTHS, log_share
from wordarcade.widgets.tone import Tone

_WIDEST: Final = 6
"""The most columns that a bar takes."""


class CandidatesChart(Widget):
    """A bar for each number of candidates, on a logarithmic scale, with the guess below it.

    If the bars outnumber the columns, some are left out. From the turning point on, bars have
    another colour; it is marked below as well.

    Args:
        id: the ID of the widget in the DOM.
    """

    ALLOW_SELECT = False

    DEFAULT_CSS = """
    CandidatesChart {
        height: 6;
    }
    """

    counts: reactive[tuple[int, ...]] = reactive((), init=False)
    """The candidates before the first guess and after each, none or more."""
    labels: reactive[tuple[str, ...]] = reactive((), init=False)
    """One sign for each of `counts`."""
    turning: reactive[int | None] = reactive(None, init=False)
    """The number of the first bar of the other colour, from 0."""
    marked: reactive[int | None] = reactive(None, init=False)
    """The number of the bar that stands out, from 0."""

    def render(self) -> Content:
        """Return the bars above their labels, and the scale on the left."""
        if not self.counts:
            return Content("")
        rows = self.content_size.height - 1
        top = f"{max(self.counts):,}"
        width = len(top) + 1
        bars, step = self._shown(self.content_size.width - width)
        scale = [top, *[""] * (rows - 2), "1"] if rows > 1 else [top]
        lines = [
            Content.assemble(
                (f"{mark:>{width - 1}} ", "$foreground-muted"), *self._row(bars, step, rows, row)
            )
            for row, mark in enumerate(scale)
        ]
        return Content("\n").join([*lines, Content.assemble(" " * width, *self._signs(bars, step))])

    def _shown(self, room: int) -> tuple[Sequence[int], int]:
        """Return the numbers of the bars that are drawn, and the columns of each with its gap."""
        number = len(self.counts)
        if number <= room:
            return range(number), min(_WIDEST, room // number)
        return [bar * (number - 1) // (room - 1) for bar in range(room)], 1

    def _row(
        self, bars: Sequence[int], step: int, rows: int, row: int
    ) -> Iterator[tuple[str, str]]:
        """Yield the part of each bar that is in a row, 0 being the topmost."""
        top = max(self.counts)
        for bar in bars:
            height = round(log_share(self.counts[bar], top) * rows * 8)
            eighths = min(max(height - 8 * (rows - 1 - row), 0), 8)
            if self.counts[bar] and row == rows - 1:
                eighths = max(eighths, 1)
            yield EIGHTHS[eighths] * max(1, step - 1), self._colour(bar)
            yield " " * (step > 1), ""

    def _signs(self, bars: Sequence[int], step: int) -> Iterator[tuple[str, str]]:
        """Yield the label below each bar."""
        for bar in bars:
            sign = self.labels[bar]
            if bar == self.turning:
                sign = Tone.NOTICE.glyph + sign
            yield sign[:step].ljust(step), self._colour(bar)

    def _colour(self, bar: int) -> str:
        colour = "$accent" if self.turning is None or bar < self.turning else "$error"
        return f"bold {colour}" if bar == self.marked else f"{colour} 70%"
