"""Letters several lines tall, for cells with room to spare."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from wordarcade.support.data_file import read_table
from wordarcade.support.resources import folder

PIXEL_ROWS: Final = 6
"""Rows of pixels of a letter."""

_PIXELS: Final = frozenset("#.")
_HALF_BLOCKS: Final = {("#", "#"): "█", ("#", "."): "▀", (".", "#"): "▄", (".", "."): " "}
_WHOLE_BLOCKS: Final = {"#": "██", ".": "  "}


@dataclass(frozen=True)
class BigLetters:
    """Drawings of letters.

    Attributes:
        pixels: the rows of each letter, top first, `#` for ink and `.` for none.
    """

    pixels: Mapping[str, tuple[str, ...]]

    def tall(self, text: str) -> tuple[str, ...]:
        """Return `text` in lines, two rows of pixels a line.

        Empty if a letter has no drawing.
        """
        rows = self._rows(text)
        return tuple(
            "".join(_HALF_BLOCKS[pair] for pair in zip(above, below, strict=True))
            for above, below in zip(rows[::2], rows[1::2], strict=True)
        )

    def huge(self, text: str) -> tuple[str, ...]:
        """Return `text` in lines, one row of pixels a line and two columns a pixel.

        Empty if a letter has no drawing.
        """
        return tuple("".join(_WHOLE_BLOCKS[pixel] for pixel in row) for row in self._rows(text))

    def _rows(self, text: str) -> list[str]:
        """Return the rows of pixels of letters side by side, one column between them."""
        if not all(letter in self.pixels for letter in text):
            return []
        drawings = [self.pixels[letter] for letter in text]
        return [".".join(parts) for parts in zip(*drawings, strict=True)]


def load_big_letters(path: Path) -> BigLetters:
    """Return the letters that the file draws.

    Raises:
        FileError: the file cannot be read; a `DataFileError` if it is not TOML, or a letter has not
            `PIXEL_ROWS` rows of `#` and `.`, all of one width.
    """
    data = read_table(path)
    pixels = {letter: data.texts(letter) for letter in data}
    for letter, rows in pixels.items():
        if len(rows) != PIXEL_ROWS or len({len(row) for row in rows}) != 1:
            raise data.fault(letter, f"must be {PIXEL_ROWS} rows of one width.")
        if not _PIXELS.issuperset("".join(rows)):
            raise data.fault(letter, "has a pixel that is neither # nor a dot; change it.")
    return BigLetters(pixels)


@cache
def shipped_big_letters() -> BigLetters:
    """Return the letters that come with the program, read once."""
    return load_big_letters(folder("assets") / "letters" / "block.toml")
