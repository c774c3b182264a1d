"""The worked example of a page of help: a word on a board or in a row of letters, step by step."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.widgets import Static

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import FACES, Face, palette_of
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.tiles import S7, S, Tile, TileSize, paint_link, paint_tile
from wordarcade.support import resources
from wordarcade.support.data_file import Table, read_table

_KEYS: Final = (
    *("rows", "squares", "word", "path", "marks"),
    *("steps", "right", "wrong", "note", "signs"),
)
_UNKNOWN: Final = "-"
"""Stands for a letter that is not known."""
_EMPTY: Final = "."
"""Stands for a square without a tile, or for one that does nothing."""
_PREMIUMS: Final = {
    "2L": "double-letter",
    "3L": "triple-letter",
    "2W": "double-word",
    "3W": "triple-word",
}
"""The faces of squares."""

_SHORT: Final = 4
"""Letters of a row that can be large."""
_ROW: Final = TileSize(5, 5)
_SMALL_ROW: Final = TileSize(3, 3)
"""The tiles of a longer row."""


@dataclass(frozen=True, slots=True)
class Example:
    """Letters with a word in them.

    Attributes:
        rows: the letters, row by row; a hyphen for one that is not known, a full stop for none.
        squares: what lies below the letters, row-major: a premium such as 2W, or a full stop.
        word: the word, in capitals.
        path: the cell of each of its known letters, row-major, from 0.
        marks: the step of each of these letters, from 1; empty for a path from cell to cell, one
            step a letter.
        steps: a sentence for each step.
        right: words that are on the board, with a sentence each.
        wrong: words that are not, with the reason.
        note: a last sentence.
        signs: what tiles say in play, each as the role of its face, its sign, and its sense.
    """

    rows: tuple[str, ...]
    squares: tuple[str, ...]
    word: str
    path: tuple[int, ...]
    marks: tuple[int, ...]
    steps: tuple[str, ...]
    right: tuple[tuple[str, str], ...]
    wrong: tuple[tuple[str, str], ...]
    note: str
    signs: tuple[tuple[str, str, str], ...] = ()


def example_of(page: str) -> Example | None:
    """Return the example of a page of help, or None if it has none.

    Raises:
        FileError: the file cannot be read; a `DataFileError` if it breaks a rule.
    """
    path = resources.folder("assets") / "help" / f"{page}.toml"
    return read_example(path) if path.exists() else None


def read_example(path: Path) -> Example:
    """Read an example from a file.

    Raises:
        FileError: the file cannot be read; a `DataFileError` if it breaks a rule.
    """
    table = read_table(path)
    table.refuse_others(_KEYS)
    return Example(
        rows=table.texts("rows"),
        squares=tuple(" ".join(table.texts("squares")).split()) if "squares" in table else (),
        word=table.text("word"),
        path=table.wholes("path"),
        marks=table.wholes("marks") if "marks" in table else (),
        steps=table.texts("steps"),
        right=_told(table, "right"),
        wrong=_told(table, "wrong"),
        note=table.text("note"),
        signs=_signs(table),
    )


def _signs(table: Table) -> tuple[tuple[str, str, str], ...]:
    """Return what tiles say, each written as `ROLE SIGN: sense`."""
    if "signs" not in table:
        return ()
    signs = []
    for tile, sense in _told(table, "signs"):
        role, _, sign = tile.partition(" ")
        if role not in FACES:
            raise table.fault(
                "signs", f"names '{role}'; write a face of the themes, such as 'path'."
            )
        signs.append((role, sign, sense))
    return tuple(signs)


def _told(table: Table, key: str) -> tuple[tuple[str, str], ...]:
    """Return words and what is said of them, each written as `WORD: why`."""
    return tuple((word, why) for word, _, why in (it.partition(": ") for it in table.texts(key)))


class _Board(PixelWidget):
    """The letters, with those of the word."""

    def __init__(self, example: Example, size: TileSize, classes: str) -> None:
        super().__init__(classes=classes)
        self._example = example
        self._tile = size
        width, height = size.extent(len(example.rows), len(example.rows[0]))
        self.styles.width, self.styles.height = width, (height + 1) // 2

    def paint(self, canvas: Canvas) -> None:
        """Paint the tiles, those of the word numbered and joined."""
        tile, path = self._tile, self._example.path
        letters = "".join(self._example.rows)
        columns = len(self._example.rows[0])
        joined = not self._example.marks
        numbers = self._example.marks or range(1, len(path) + 1)
        corners = [
            (cell % columns * tile.pitch_x, cell // columns * tile.pitch_y)
            for cell in range(len(letters))
        ]
        for cell, (letter, (x, y)) in enumerate(zip(letters, corners, strict=True)):
            if letter == _UNKNOWN:
                paint_tile(canvas, x, y, tile, Tile("", self.palette.face("covered")))
                continue
            if letter == _EMPTY:
                paint_tile(canvas, x, y, tile, self._square(self._example.squares[cell]))
                continue
            face = self.palette.face("accepted" if cell in path else "tile")
            number = str(numbers[path.index(cell)]) if cell in path else ""
            mark = "✓" if joined and cell == path[-1] else ""
            paint_tile(canvas, x, y, tile, Tile(letter, face, number, mark))
        if not joined:
            return
        for start, end in pairwise(path):
            face = self.palette.face("accepted")
            paint_link(canvas, corners[start], corners[end], tile, face)

    def _square(self, text: str) -> Tile:
        """Return what is seen of a square without a tile."""
        if text != _EMPTY:
            return Tile(text, self.palette.face(_PREMIUMS[text]))
        ground, dot = self.palette.ink("square"), self.palette.ink("square-dot")
        return Tile("·", Face(ground, dot, ground, dot))


class WorkedExample(Container):
    """A board beside or above the story of its words.

    Args:
        example: what is told.
        tall: whether the story stands below a larger board, not beside a smaller one.
    """

    DEFAULT_CSS = """
    WorkedExample {
        layout: horizontal;
        height: auto;
        margin-bottom: 1;
        & > .large { display: none; }
        & > Static { width: 1fr; padding-left: 2; height: auto; }
    }
    WorkedExample.-tall {
        layout: vertical;
        & > .large { display: block; }
        & > .small { display: none; }
        & > Static { width: 100%; padding: 1 0 0 0; }
    }
    """

    def __init__(self, example: Example, *, tall: bool = False) -> None:
        super().__init__(classes="-tall" if tall else "")
        self._example = example

    def compose(self) -> ComposeResult:
        """The board in the size that fits, and the story."""
        large, small = (S, S7) if len(self._example.rows[0]) <= _SHORT else (_ROW, _SMALL_ROW)
        yield _Board(self._example, large, "large")
        yield _Board(self._example, small, "small")
        yield Static(Content("\n").join(self._story()))

    def _story(self) -> Sequence[Content]:
        told = self._example
        head = Content.assemble(
            ("▸ ", "$role-focus"), (told.word, "bold"), ("  ✓", "bold $role-good")
        )
        steps = [
            Content.assemble((f"{number} ", "bold $role-player"), step)
            for number, step in enumerate(told.steps, start=1)
        ]
        wrong = [
            Content.assemble((f"× {word} ", "bold $role-bad"), why) for word, why in told.wrong
        ]
        right = [
            Content.assemble((f"✓ {word} ", "bold $role-good"), why) for word, why in told.right
        ]
        note = Content.styled(told.note, "$role-muted")
        gap = Content("")
        signs = [self._sign(*each) for each in told.signs]
        story = [head, gap, *steps, gap, *wrong, *right, gap, note]
        return [*story, gap, *signs] if signs else story

    def _sign(self, role: str, sign: str, sense: str) -> Content:
        mono = palette_of(self.app).mono
        look = "bold reverse" if mono else f"bold $role-{role}-ink on $role-{role}"
        return Content.assemble((f" {sign} ", look), f"  {sense}")
