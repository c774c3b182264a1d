"""Pixel letters and digits, from `assets/letters`."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from wordarcade.support.data_file import read_table
from wordarcade.support.resources import folder

Bitmap = tuple[str, ...]
"""Rows of pixels, top first; `#` is ink."""

_PIXELS = frozenset("#.")


class PixelFont(NamedTuple):
    """Characters as bitmaps of one height.

    Attributes:
        height: rows of pixels.
        bitmaps: the characters.
    """

    height: int
    bitmaps: Mapping[str, Bitmap]

    def draws(self, text: str) -> bool:
        """Return whether every character of `text` has a bitmap."""
        return all(character in self.bitmaps for character in text)

    def width(self, text: str, gap: int = 1) -> int:
        """Return the pixels that `text` takes, with `gap` between its characters.

        Raises:
            KeyError: a character has no bitmap.
        """
        widths = [len(self.bitmaps[character][0]) for character in text]
        return sum(widths) + gap * max(0, len(widths) - 1)

    def row(self, text: str, gap: int = 1) -> Bitmap:
        """Return `text` as one bitmap.

        Raises:
            KeyError: a character has no bitmap.
        """
        between = "." * gap
        bitmaps = [self.bitmaps[character] for character in text]
        return tuple(
            between.join(bitmap[line] for bitmap in bitmaps) for line in range(self.height)
        )

    def doubled(self, *, rounded: bool = True) -> "PixelFont":
        """Return the font at twice the size.

        Args:
            rounded: whether diagonals become smooth (the rule of Scale2x, A. Mazzoleni, 2001).
        """
        scale = _rounded if rounded else _plain
        return PixelFont(
            2 * self.height, {name: scale(bitmap) for name, bitmap in self.bitmaps.items()}
        )


def load_font(path: Path) -> PixelFont:
    """Return the font that the file draws.

    Raises:
        FileError: the file cannot be read; a `DataFileError` if it is not TOML, a character's
            rows differ in width, characters differ in height, or a pixel is neither # nor a dot.
    """
    data = read_table(path)
    bitmaps = {name: data.texts(name) for name in data}
    height = len(next(iter(bitmaps.values()), ()))
    for name, rows in bitmaps.items():
        if len(rows) != height or not rows or len({len(row) for row in rows}) != 1:
            raise data.fault(name, f"must be {height} rows of one width.")
        if not _PIXELS.issuperset("".join(rows)):
            raise data.fault(name, "has a pixel that is neither # nor a dot; change it.")
    return PixelFont(height, bitmaps)


@cache
def font(name: str) -> PixelFont:
    """Return a shipped font, read once.

    Args:
        name: `small` (5 pixels high), `medium` (7), `large` (10), `digits-small` (5),
            `digits-large` (7) or `digits-huge` (14).

    Raises:
        FileError: the installation is not whole.
    """
    match name:
        case "large":
            return font("small").doubled()
        case "digits-huge":
            return font("digits-large").doubled(rounded=False)
        case _:
            return load_font(folder("assets") / "letters" / f"{name}.toml")


def _plain(bitmap: Sequence[str]) -> Bitmap:
    wide = ["".join(pixel * 2 for pixel in row) for row in bitmap]
    return tuple(row for row in wide for _ in range(2))


def _rounded(bitmap: Sequence[str]) -> Bitmap:
    height, width = len(bitmap), len(bitmap[0])

    def at(x: int, y: int) -> str:
        return bitmap[y][x] if 0 <= x < width and 0 <= y < height else "."

    rows: list[str] = []
    for y in range(height):
        upper, lower = "", ""
        for x in range(width):
            pixel = at(x, y)
            up, right, left, down = at(x, y - 1), at(x + 1, y), at(x - 1, y), at(x, y + 1)
            upper += up if left == up and left != down and up != right else pixel
            upper += right if up == right and up != left and right != down else pixel
            lower += left if down == left and down != right and left != up else pixel
            lower += right if right == down and right != up and down != left else pixel
        # A stem keeps the corners that a bowl has not: they tell a D from an O.
        rows += [
            pixels if y not in ends else bitmap[y][0] + pixels[1:]
            for pixels, ends in ((upper, {0}), (lower, {height - 1}))
        ]
    return tuple(rows)
