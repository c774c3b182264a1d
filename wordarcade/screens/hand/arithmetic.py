"""The sum of a word in big digits."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from textual.reactive import reactive

from wordarcade.looks.big_number import FONTS
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import PixelFont, font
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.screens.hand.word_sum import SumFigure

_WORDS: Final = 2
"""Rows of words under a figure."""
_WORDS_APART: Final = 2
"""Columns between the words of two figures, at least."""
_GAPS: Final = (5, 3, 2, 1)
"""Columns on both sides of a sign, if there is room."""


class Arithmetic(PixelWidget):
    """Figures with the signs between them, and under each what it is and where it comes from.

    Where the notes do not all fit, the first gives way. Without figures there is advice.
    """

    DEFAULT_CSS = """
    Arithmetic {
        height: 5;
    }
    """

    figures: reactive[tuple[SumFigure, ...]] = reactive((), init=False)
    """The figures, from left to right."""
    advice: reactive[tuple[str, ...]] = reactive((), init=False)
    """Lines shown without figures, three at most."""

    def watch_figures(self) -> None:
        """Show other figures."""
        self.repaint()

    def watch_advice(self) -> None:
        """Show other advice."""
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint figures, signs and words."""
        if not self.figures:
            self._advise(canvas)
            return
        lines = self._lines(canvas)
        digits = font(FONTS[lines])
        figures, gap = _fitted(self.figures, canvas.columns, digits)
        if _extent(figures, gap, digits) > canvas.columns:
            self._write(canvas)
            return
        x = (canvas.columns - _extent(figures, gap, digits)) // 2 + _overhang(figures[0], digits)
        for before, figure in zip((None, *figures), figures, strict=False):
            if before is not None:
                apart = _apart(before, figure, gap, digits)
                at = x + (apart - digits.width(figure.sign)) // 2
                canvas.bits(at, 0, digits.row(figure.sign), self.palette.ink("muted"))
                x += apart
            width = digits.width(figure.digits)
            canvas.bits(x, 0, digits.row(figure.digits), self.palette.ink(figure.role))
            row = lines + _gap(lines)
            for text, role in ((figure.label, "text"), (figure.note, "muted")):
                start = x + (width - len(text)) // 2
                canvas.text(start, row, text, self.palette.ink(role), bold=role == "text")
                row += 1
            x += width

    def _write(self, canvas: Canvas) -> None:
        """Write the sum in a line: no digit is ever cut."""
        parts = [f"{figure.sign} {figure.digits}".strip() for figure in self.figures]
        x = max(0, (canvas.columns - len(" ".join(parts))) // 2)
        for part, figure in zip(parts, self.figures, strict=True):
            canvas.text(x, 1, part, self.palette.ink(figure.role), bold=True)
            x += len(part) + 1

    def _lines(self, canvas: Canvas) -> int:
        """Return the rows of the largest digits that fit."""
        shorter = _shorter(self.figures)
        return next(
            lines
            for lines in sorted(FONTS, reverse=True)
            if lines == min(FONTS)
            or (
                lines + _gap(lines) + _WORDS <= canvas.rows
                and _extent(shorter, _GAPS[-1], font(FONTS[lines])) <= canvas.columns
            )
        )

    def _advise(self, canvas: Canvas) -> None:
        top = max(0, (canvas.rows - len(self.advice)) // 2)
        for row, line in enumerate(self.advice, start=top):
            left = (canvas.columns - len(line)) // 2
            canvas.text(max(0, left), row, line, self.palette.ink("muted"))


def _gap(lines: int) -> int:
    """Return the rows between digits of so many rows and their words."""
    return int(lines > min(FONTS))


def _fitted(
    figures: Sequence[SumFigure], columns: int, digits: PixelFont
) -> tuple[Sequence[SumFigure], int]:
    """Return the figures with the notes that fit, and the columns on both sides of a sign."""
    shorter = _shorter(figures)
    shortest = tuple(map(_without_note, figures))
    return next(
        (
            (each, gap)
            for each in (figures, shorter)
            for gap in _GAPS
            if _extent(each, gap, digits) <= columns
        ),
        (shortest, _GAPS[-1]),
    )


def _extent(figures: Sequence[SumFigure], gap: int, digits: PixelFont) -> int:
    """Return the columns of a sum, and of what its words take at both ends."""
    inner = sum(digits.width(figure.digits) for figure in figures)
    inner += sum(_apart(before, figure, gap, digits) for before, figure in pairwise(figures))
    return _overhang(figures[0], digits) + inner + _overhang(figures[-1], digits)


def _apart(before: SumFigure, figure: SumFigure, gap: int, digits: PixelFont) -> int:
    """Return the columns between the digits of two figures: for the sign, and for their words."""
    words = _overhang(before, digits) + _overhang(figure, digits) + _WORDS_APART
    return max(digits.width(figure.sign) + 2 * gap, words)


def _overhang(figure: SumFigure, digits: PixelFont) -> int:
    """Return the columns that the words of a figure take at each side of its digits."""
    words = max(len(figure.label), len(figure.note))
    return max(0, (words - digits.width(figure.digits) + 1) // 2)


def _shorter(figures: Sequence[SumFigure]) -> Sequence[SumFigure]:
    """Return the figures without the first note, which is the longest."""
    return (_without_note(figures[0]), *figures[1:])


def _without_note(figure: SumFigure) -> SumFigure:
    return replace(figure, note="")
