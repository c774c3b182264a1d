"""A line chart of the words that fit after each guess."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.widgets.bars import log_share

_DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of a braille pattern, by row and column of its dots (Unicode 2800)."""
_BLANK: Final = 0x2800
_GUIDES: Final = (1, 1000, 10, 100, 10000, 100000)
"""Counts with a guide line, besides the first one; those first come first where rows are few."""


@dataclass(frozen=True, slots=True)
class FitPoint:
    """A point of the chart.

    Attributes:
        words: the words that fit.
        label: what stands below it, one column wide.
        sign: what marks it, one column wide.
        role: the role of the colour of its sign.
    """

    words: int
    label: str
    sign: str
    role: str


class FitChart(Widget):
    """Shows numbers of words on a logarithmic scale, a sign at each, the labels below."""

    ALLOW_SELECT = False

    DEFAULT_CSS = """
    FitChart {
        width: 1fr;
        height: 1fr;
    }
    """

    points: reactive[tuple[FitPoint, ...]] = reactive((), init=False)
    """The points, from the left."""
    marked: reactive[int | None] = reactive(None, init=False)
    """The number of the point whose label stands out, from 0."""

    def render(self) -> Content:
        """Return the chart, the scale at its left."""
        points = self._shown()
        rows = self.content_size.height - 1
        if not points or rows < 1:
            return Content("")
        most = max(point.words for point in points)
        scale = len(f"{most:,}") + 1
        columns = max(1, self.content_size.width - scale - 1)
        cells = self._line(points, columns, rows, most)
        guides = {self._row(most, rows, most): f"{most:,}"}
        for words in _GUIDES:
            row = self._row(words, rows, most)
            if words < most and guides.keys().isdisjoint((row - 1, row, row + 1)):
                guides[row] = f"{words:,}"
        lines = []
        for row in range(rows):
            mark = guides.get(row, "")
            line = [(f"{mark:>{scale - 1}} ", "$role-muted")]
            for column in range(columns):
                sign = "·" if mark and column % 2 == 0 else " "
                line.append(cells.get((column, row), (sign, "$role-hairline")))
            lines.append(Content.assemble(*line))
        return Content("\n").join([*lines, self._labels(points, columns, scale)])

    def _shown(self) -> Sequence[FitPoint]:
        """Return the points, thinned out where there are more than columns."""
        room = max(2, self.content_size.width // 2)
        if len(self.points) <= room:
            return self.points
        last = len(self.points) - 1
        return [self.points[number * last // (room - 1)] for number in range(room)]

    @staticmethod
    def _row(words: int, rows: int, most: int) -> int:
        return round((1 - log_share(words, most)) * (rows - 1))

    def _line(
        self, points: Sequence[FitPoint], columns: int, rows: int, most: int
    ) -> dict[tuple[int, int], tuple[str, str]]:
        """Return the line in braille, with a sign at each point, by column and row."""
        spots = [
            (
                round(number * (2 * columns - 1) / max(1, len(points) - 1)),
                round((1 - log_share(point.words, most)) * (4 * rows - 4)) + 1,
            )
            for number, point in enumerate(points)
        ]
        patterns: dict[tuple[int, int], int] = {}
        for (x0, y0), (x1, y1) in pairwise(spots):
            for step in range(max(1, x1 - x0) + 1):
                x, y = x0 + step, round(y0 + (y1 - y0) * step / max(1, x1 - x0))
                cell = (x // 2, y // 4)
                patterns[cell] = patterns.get(cell, 0) | _DOTS[y % 4][x % 2]
        cells = {cell: (chr(_BLANK + bits), "$role-soft") for cell, bits in patterns.items()}
        for point, (x, y) in zip(points, spots, strict=True):
            cells[x // 2, y // 4] = (point.sign, f"bold $role-{point.role}")
        return cells

    def _labels(self, points: Sequence[FitPoint], columns: int, scale: int) -> Content:
        signs = [" "] * columns
        marked = None if self.marked is None else self.points[self.marked]
        styles: dict[int, str] = {}
        for number, point in enumerate(points):
            column = round(number * (2 * columns - 1) / max(1, len(points) - 1)) // 2
            signs[column] = point.label
            styles[column] = "bold $role-focus underline" if point is marked else "$role-text"
        return Content.assemble(
            " " * scale,
            *((sign, styles.get(column, "")) for column, sign in enumerate(signs)),
        )
