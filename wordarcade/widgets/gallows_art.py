"""Hangman pictures drawn stroke by stroke, read from data files."""

import string
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from wordarcade.support.data_file import Table, read_table
from wordarcade.support.resources import folder


@dataclass(frozen=True, slots=True)
class GallowsArt:
    """A picture, and the order of its strokes.

    Attributes:
        title: its name on screens.
        picture: its lines, all of one width.
        order: lines of the same size; the letter in the place of a sign is the stroke that draws
            it, `a` being the first.
    """

    title: str
    picture: tuple[str, ...]
    order: tuple[str, ...]

    @property
    def strokes(self) -> int:
        """The number of strokes of the whole picture."""
        return len(set("".join(self.order)) - {" "})

    @property
    def width(self) -> int:
        """Columns of the picture."""
        return len(self.picture[0])

    def lines(self, drawn: int) -> list[str]:
        """Return the lines of the picture after `drawn` strokes, blank where nothing is yet."""
        done = string.ascii_lowercase[:drawn]
        return [
            "".join(
                sign if stroke in done else " " for sign, stroke in zip(line, strokes, strict=True)
            )
            for line, strokes in zip(self.picture, self.order, strict=True)
        ]


def load_gallows(folder: Path) -> dict[str, GallowsArt]:
    """Return the pictures in `folder` (`*.toml`), by the names of their files.

    Raises:
        FileError: a file cannot be read; a `DataFileError` if it breaks a rule.
    """
    return {path.stem: load_gallows_art(path) for path in sorted(folder.glob("*.toml"))}


def load_gallows_art(path: Path) -> GallowsArt:
    """Return the picture that the file describes.

    Raises:
        FileError: the file cannot be read; a `DataFileError` if it breaks a rule.
    """
    data = read_table(path)
    picture, order = _lines(data, "picture"), _lines(data, "order")
    if len(picture) != len(order):
        raise data.fault(
            "order", f"has {len(order)} lines; give it as many as the picture, {len(picture)}."
        )
    width = max(map(len, (*picture, *order)))
    art = GallowsArt(
        data.text("title"),
        tuple(line.ljust(width) for line in picture),
        tuple(line.ljust(width) for line in order),
    )
    for number, (line, strokes) in enumerate(zip(art.picture, art.order, strict=True), start=1):
        if [sign == " " for sign in line] != [stroke == " " for stroke in strokes]:
            raise data.fault(
                "order", f"does not cover line {number} of the picture; give each sign a letter."
            )
    if set("".join(art.order)) - {" "} != set(string.ascii_lowercase[: art.strokes]):
        raise data.fault("order", "leaves a letter out; use the letters from a on.")
    return art


@cache
def shipped_gallows() -> Mapping[str, GallowsArt]:
    """Return the pictures that come with the program, by name, read once."""
    return load_gallows(folder("assets") / "gallows")


def _lines(data: Table, key: str) -> list[str]:
    form = "lines of text"
    lines = data.text(key, form=form).splitlines()
    if not "".join(lines).strip():
        raise data.fault(key, f"must be {form}.")
    return lines
