"""Letters several lines tall, for cells with room to spare."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from wordarcade.resources import folder

PIXEL_ROWS: Final = 6
"""Rows of pixels of a letter; two share a line of the terminal."""

_HALF_BLOCKS: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄"}
_FULL_BLOCK: Final = "█"
_INK: Final = "#"


class LetterFileError(ValueError):
    """A file of big letters is not as it must be; the message names the letter."""


@dataclass(frozen=True)
class BigLetters:
    """Drawings of letters.

    Attributes:
        glyphs: the lines of each letter, top first, all equally wide.
    """

    glyphs: Mapping[str, tuple[str, ...]]

    def lines(self, text: str) -> tuple[str, ...]:
        """Return `text` drawn line by line, or an empty tuple if a letter has no drawing."""
        if not all(letter in self.glyphs for letter in text):
            return ()
        drawings = [self.glyphs[letter] for letter in text]
        return tuple(" ".join(parts) for parts in zip(*drawings, strict=True))


def load_big_letters(path: Path) -> BigLetters:
    """Return the letters that the file draws.

    Raises:
        LetterFileError: a letter has not `PIXEL_ROWS` rows of one width.
        OSError: the file cannot be read.
        tomllib.TOMLDecodeError: the file is not TOML.
    """
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return BigLetters({letter: _half_blocks(letter, rows) for letter, rows in data.items()})


@cache
def shipped_big_letters() -> BigLetters:
    """Return the letters that come with the program, read once."""
    return load_big_letters(folder("assets") / "letters" / "block.toml")


def _half_blocks(letter: str, rows: list[str]) -> tuple[str, ...]:
    if len(rows) != PIXEL_ROWS or len({len(row) for row in rows}) != 1:
        raise LetterFileError(f"The letter {letter} wants {PIXEL_ROWS} rows of one width.")
    return tuple(
        "".join(
            _HALF_BLOCKS.get((above == _INK, below == _INK), _FULL_BLOCK)
            for above, below in zip(rows[top], rows[top + 1], strict=True)
        )
        for top in range(0, PIXEL_ROWS, 2)
    )
