"""The pixel fonts: every letter and digit is drawn, and doubling keeps the shape."""

from pathlib import Path
from string import ascii_uppercase, digits

import pytest

from wordarcade.looks.fonts import PixelFont, font, load_font
from wordarcade.support.data_file import DataFileError


@pytest.mark.parametrize(("name", "height"), [("small", 5), ("medium", 7), ("large", 10)])
def test_letters(name: str, height: int) -> None:
    """All capitals and the signs of hidden and wild letters, of one height."""
    letters = font(name)
    assert letters.height == height
    assert letters.draws(ascii_uppercase + "?*")


@pytest.mark.parametrize(
    ("name", "height"), [("digits-small", 5), ("digits-large", 7), ("digits-huge", 14)]
)
def test_digits(name: str, height: int) -> None:
    """All digits and what stands between them."""
    figures = font(name)
    assert figures.height == height
    assert figures.draws(f"{digits}:,.+-–−×=%< ")


def test_a_text_is_one_bitmap() -> None:
    """Characters stand side by side with a gap, in as many columns as `width` tells."""
    figures = font("digits-small")
    bitmap = figures.row("1:2", gap=2)
    assert {len(line) for line in bitmap} == {figures.width("1:2", gap=2)}


def test_doubling() -> None:
    """Plain doubling makes four pixels of one; rounding fills the corners of diagonals."""
    step = PixelFont(2, {"x": ("#.", ".#")})
    assert step.doubled(rounded=False).bitmaps["x"] == ("##..", "##..", "..##", "..##")
    assert step.doubled().bitmaps["x"] == ("##..", "###.", ".###", "..##")
    bowl = PixelFont(3, {"D": ("##.", "#.#", "##.")})
    assert bowl.doubled().bitmaps["D"][0] == "####.."
    assert bowl.doubled().bitmaps["D"][5] == "####.."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('A = ["#."]\nB = ["##", ".."]', "'B' must be 1 rows of one width."),
        ('A = ["#o"]', "'A' has a pixel that is neither # nor a dot; change it."),
    ],
)
def test_a_broken_font_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    """A fault is told in a sentence that names the file and the character."""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataFileError) as caught:
        load_font(path)
    assert sentence in str(caught.value)
