"""Hidden words as a sheet to print, with the solution after it: plain text, or HTML for paper."""

from collections.abc import Iterable, Iterator
from html import escape
from string import Template
from typing import Final

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.hidden import Directions, HiddenWords
from wordarcade.engine.word_search.lines import ARROWS, Line
from wordarcade.support import resources
from wordarcade.support.wording import count, printable

_WIDTH: Final = 78
"""Columns of the text sheet, beyond which words go to another line."""

_LARGEST_CELL_MM: Final = 11
_PAPER_MM: Final = 180
"""The width of a page within its margins."""

_NOTHING: Final = "·"
"""A cell of the solution that belongs to no word."""

_RUN: Final = {
    Directions.EASY: "Words run straight: right, down, and down to the right.",
    Directions.ALL: "Words run straight, in all eight directions.",
}


def text_sheet(hidden: HiddenWords, seed: int) -> Iterator[str]:
    """Yield the lines of the sheet as text; its solution begins a new page.

    Args:
        hidden: the words and their grid.
        seed: the number of the sheet.
    """
    words = [word.upper() for word in hidden.words]
    yield from _heading(hidden.title, _about(hidden, seed))
    yield from _rows(hidden.grid, hidden.grid.cells)
    yield ""
    yield from _columns(words)
    # What printers, and people who scroll, take for the end of the page.
    yield "\f"
    yield from _heading(f"{hidden.title}: solution", _about(hidden, seed))
    used = {cell for line in hidden.lines.values() for cell in line.cells}
    cells = (face if cell in used else _NOTHING for cell, face in enumerate(hidden.grid.cells))
    yield from _rows(hidden.grid, cells)
    yield ""
    yield from _columns([f"{word.upper()} {place}" for word, place in _places(hidden)])


def html_sheet(hidden: HiddenWords, seed: int) -> str:
    """Return the sheet as a page of its own, which needs nothing else.

    Args:
        hidden: the words and their grid.
        seed: the number of the sheet.

    Raises:
        ResourceMissingError: the installation is incomplete.
        OSError: the template cannot be read.
    """
    page = (resources.folder("assets") / "word_search" / "sheet.html").read_text(encoding="utf-8")
    title = escape(printable(hidden.title))
    width = min(_PAPER_MM, _LARGEST_CELL_MM * hidden.grid.columns)
    return Template(page).substitute(
        title=title,
        about=escape(_about(hidden, seed)),
        width=width,
        puzzle=_svg(hidden.grid, ()),
        solution=_svg(hidden.grid, hidden.lines.values()),
        words="\n".join(f"<li>{word.upper()}</li>" for word in hidden.words),
        places="\n".join(f"<li>{word.upper()} {place}</li>" for word, place in _places(hidden)),
    )


def _about(hidden: HiddenWords, seed: int) -> str:
    words = count(len(hidden.words), "word")
    return f"Find {words}. {_RUN[hidden.directions]} Sheet {seed}."


def _heading(title: str, told: str) -> Iterator[str]:
    yield printable(title).upper()
    yield told
    yield ""


def _rows(grid: LetterGrid, faces: Iterable[str]) -> Iterator[str]:
    shown = [face.upper() for face in faces]
    for first in range(0, len(shown), grid.columns):
        yield " ".join(shown[first : first + grid.columns])


def _columns(entries: list[str]) -> Iterator[str]:
    """Yield lines of entries under each other."""
    wide = max(map(len, entries)) + 2
    per_line = max(1, _WIDTH // wide)
    for first in range(0, len(entries), per_line):
        yield "".join(entry.ljust(wide) for entry in entries[first : first + per_line]).rstrip()


def _places(hidden: HiddenWords) -> Iterator[tuple[str, str]]:
    """Yield each word with where it starts and which way it runs."""
    for word in hidden.words:
        line = hidden.lines[word]
        row, column = divmod(line.cells[0], hidden.grid.columns)
        yield word, f"row {row + 1}, column {column + 1} {ARROWS[line.direction]}"


def _svg(grid: LetterGrid, lines: Iterable[Line]) -> str:
    """Return the grid as a drawing of a unit a cell, with bars under `lines`."""
    parts = [f'<svg viewBox="0 0 {grid.columns} {grid.rows}" role="img">']
    for line in lines:
        (y1, x1), (y2, x2) = (divmod(line.cells[end], grid.columns) for end in (0, -1))
        parts.append(f'<line x1="{x1}.5" y1="{y1}.5" x2="{x2}.5" y2="{y2}.5"/>')
    for cell, face in enumerate(grid.cells):
        row, column = divmod(cell, grid.columns)
        parts.append(f'<text x="{column}.5" y="{row}.5">{face.upper()}</text>')
    return "\n".join([*parts, "</svg>"])
