"""Upright bars: how often each result came, or one result after another."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.reactive import reactive

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget

_WIDEST: Final = 3
_WIDEST_UNLABELLED: Final = 2
"""Columns of a bar at most, the gap behind it left out."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar.

    Attributes:
        value: its height; less than 0 is drawn as 0.
        label: what stands below it; may be empty.
        count: what stands above it; may be empty.
        best: whether it is marked as a record, by `★` and its colour.
        now: whether it is marked as the one in question, such as today's, by `▾` and its colour.
        lost: whether it stands for what was lost, by its colour.
    """

    value: float
    label: str = ""
    count: str = ""
    best: bool = False
    now: bool = False
    lost: bool = False

    @property
    def marked(self) -> bool:
        """Whether it stands out from the others."""
        return self.best or self.now


class BarChart(PixelWidget):
    """Shows bars from the left, the last ones where there is no room for all."""

    ALLOW_SELECT = False

    DEFAULT_CSS = """
    BarChart {
        width: 1fr;
        height: 1fr;
    }
    """

    bars: reactive[tuple[Bar, ...]] = reactive((), repaint=False, init=False)
    """The bars, from the left."""

    def watch_bars(self) -> None:
        """Paint other bars."""
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the bars above their labels."""
        if not self.bars or canvas.rows < 2:
            return
        labelled = any(bar.label for bar in self.bars)
        least = max((len(bar.label) for bar in self.bars), default=0) + 1 if labelled else 1
        bars = self.bars[-max(1, canvas.columns // least) :]
        widest = _WIDEST if labelled else _WIDEST_UNLABELLED
        step = max(least, min(widest + 1, canvas.columns // len(bars)))
        rows = canvas.rows - labelled
        above = any(bar.count or bar.marked for bar in bars)
        self._paint_bars(canvas, bars, step, rows, above=above)
        if labelled:
            for number, bar in enumerate(bars):
                ink = self.palette.ink("focus" if bar.marked else "muted")
                width = max(1, step - 1)
                x = number * step + max(0, (width - len(bar.label)) // 2)
                canvas.text(x, canvas.rows - 1, bar.label, ink)

    def _paint_bars(
        self, canvas: Canvas, bars: Sequence[Bar], step: int, rows: int, *, above: bool
    ) -> None:
        most = max(bar.value for bar in bars) or 1
        full = 2 * (rows - above)
        width = step - 1 if step > 1 else 1
        for number, bar in enumerate(bars):
            share = min(1.0, max(0.0, bar.value / most))
            height = max(round(share * full), 1 if bar.value > 0 else 0)
            role = "focus" if bar.marked else "bad" if bar.lost else "quiet-bar"
            x = number * step
            canvas.fill(x, 2 * rows - height, width, height, self.palette.ink(role))
            if above:
                sign = "★" if bar.best else "▾" if bar.now else ""
                text = bar.count or sign
                ink = self.palette.ink("focus" if bar.marked else "soft")
                row = rows - 1 - (height + 1) // 2
                spare = width - len(text)
                # A number wider than its bar ends above it, so that it covers no later sign.
                left = max(0, x + (spare // 2 if spare >= 0 else 0 if bar.label else spare))
                if text and row >= 0 and left + len(text) <= canvas.columns:
                    canvas.text(left, row, text, ink)
