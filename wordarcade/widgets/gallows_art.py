"""Pictures that are drawn stroke by stroke, read from data files."""

import string
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from wordarcade.resources import folder


class GallowsFileError(ValueError):
    """A picture file is not as it must be; the message names the file and what is wrong."""


@dataclass(frozen=True, slots=True)
class GallowsArt:
    """A picture, and in which order its signs are drawn.

    Attributes:
        title: what people read.
        picture: its lines, all of one width.
        order: as many lines of that width; the letter in the place of a sign tells with which
            stroke the sign is drawn, `a` being the first.
    """

    title: str
    picture: tuple[str, ...]
    order: tuple[str, ...]

    @property
    def strokes(self) -> int:
        """How many strokes the whole picture takes."""
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
        GallowsFileError: a file cannot be read or breaks a rule.
    """
    return {path.stem: load_gallows_art(path) for path in sorted(folder.glob("*.toml"))}


def load_gallows_art(path: Path) -> GallowsArt:
    """Return the picture that the file describes.

    Raises:
        GallowsFileError: the file cannot be read or breaks a rule.
    """
    try:
        return _art(tomllib.loads(path.read_text(encoding="utf-8")))
    except KeyError as error:
        raise GallowsFileError(f"{path.name}: the key {error} is missing.") from error
    except (OSError, ValueError, TypeError) as error:
        raise GallowsFileError(f"{path.name}: {error}") from error


@cache
def shipped_gallows() -> Mapping[str, GallowsArt]:
    """Return the pictures that come with the program, by name, read once."""
    return load_gallows(folder("assets") / "gallows")


def _art(data: Mapping[str, Any]) -> GallowsArt:
    picture, order = _lines(data, "picture"), _lines(data, "order")
    if len(picture) != len(order):
        raise ValueError(
            f"picture and order must have as many lines, not {len(picture)} and {len(order)}."
        )
    width = max(map(len, (*picture, *order)))
    art = GallowsArt(
        str(data["title"]),
        tuple(line.ljust(width) for line in picture),
        tuple(line.ljust(width) for line in order),
    )
    for number, (line, strokes) in enumerate(zip(art.picture, art.order, strict=True), start=1):
        if [sign == " " for sign in line] != [stroke == " " for stroke in strokes]:
            raise ValueError(f"line {number} of the order does not cover that of the picture.")
    if set("".join(art.order)) - {" "} != set(string.ascii_lowercase[: art.strokes]):
        raise ValueError("the order wants the letters from a on, and none left out.")
    return art


def _lines(data: Mapping[str, Any], key: str) -> list[str]:
    text = data[key]
    if not isinstance(text, str) or not text.strip():
        raise TypeError(f"{key!r} must be lines of text.")
    return text.splitlines()
