"""A text that there is no room for has a shorter wording: no sentence ends in the middle."""

import ast
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
SCREENS: Final = HERE.parents[1] / "wordarcade" / "screens"
TEXT: Final = re.compile(r'<text class="[^"]*" x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>')

CUT: Final = re.compile(r"[^\s/]…")
"""What is left out follows a letter; work that is under way, or a row of a board, does not."""

LONG_WORD: Final = re.compile(r"\b[A-Z]{12,}…")
"""A word of the lexicon that is longer than its column."""

NARROWEST: Final = 54
"""Columns of a message on the smallest screen."""


def lines_of(picture: Path) -> Iterator[str]:
    """Yield the lines of text of a stored picture, from top to bottom."""
    rows: dict[float, list[tuple[float, str]]] = {}
    for left, row, text in TEXT.findall(picture.read_text(encoding="utf-8")):
        rows.setdefault(float(row), []).append((float(left), unescape(text).replace("\xa0", " ")))
    for _, pieces in sorted(rows.items()):
        yield "".join(text for _, text in sorted(pieces))


def test_no_picture_shows_half_a_sentence() -> None:
    """In every stored picture of a screen, from 60 columns to 200."""
    pictures = sorted(HERE.rglob("*.svg"))
    assert pictures
    cut = [
        f"{picture.relative_to(HERE)}: {line.strip()}"
        for picture in pictures
        for line in lines_of(picture)
        if CUT.search(LONG_WORD.sub("", line))
    ]
    assert cut == []


def said(source: str) -> Iterator[str]:
    """Yield the sentences, without values, that a module says in its message line."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in {"say", "remark"}
            and node.args
            and isinstance(node.args[0], ast.Constant)
        ):
            yield str(node.args[0].value)


def test_what_is_said_begins_with_a_sentence_that_fits() -> None:
    """Later sentences give way where there is little room, the first one never does."""
    long = [
        f"{module.relative_to(SCREENS)}: {text}"
        for module in sorted(SCREENS.rglob("*.py"))
        for text in said(module.read_text(encoding="utf-8"))
        if len(re.split(r"(?<=[.!?]) ", text)[0]) > NARROWEST
    ]
    assert long == []
