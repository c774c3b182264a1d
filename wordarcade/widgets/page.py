"""A page of help: headings, paragraphs, lists, tables and code, in a little of Markdown."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

_CODE: Final = {"★": "$role-focus", "◆": "$role-focus", "×": "$role-bad"}
"""The colours of signs, as on the screens that they are told of."""

_INLINE: Final = re.compile(r"\*\*(?P<strong>.+?)\*\*|`(?P<code>.+?)`")
_ESCAPED: Final = re.compile(r"\\([*`|\\])")
"""A sign that stands for itself, as Markdown writes it."""
_FENCE: Final = "```"
_BULLET: Final = "• "
_GAP: Final = "   "
"""What lies between two columns of a table."""


class Page(Widget):
    """Shows a page as wide as there is room.

    Textual's own Markdown takes half a second to load and a widget for each block, and a page of
    help is to be there at once. The heading of the whole page, `#`, is left to the screen.

    Args:
        text: in Markdown, of which it knows `##`, paragraphs, `-`, tables, fences, `**` and code.
    """

    DEFAULT_CSS = """
    Page {
        height: auto;
        margin: 0 1 1 0;
    }
    """

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of lines at a width."""
        del container, viewport
        return len(lines(self._text, width))

    def render(self) -> Content:
        """Return the lines."""
        return Content("\n").join(lines(self._text, self.content_size.width))


@lru_cache(maxsize=16)
def lines(text: str, width: int) -> tuple[Content, ...]:
    r"""Return a page in lines of at most `width` columns, with an empty one between two blocks.

    >>> [line.plain for line in lines(r"From AJEF\*RX, `F*X` scores.", 40)]
    ['From AJEF*RX, F*X scores.']
    >>> [line.plain for line in lines("# Boggle\n\nFind\nwords.\n\n- **Drag**, or type.", 12)]
    ['Find words.', '', '• Drag, or', '  type.']
    """
    made: list[Content] = []
    for block in _blocks(text):
        if made:
            made.append(Content(""))
        made += _lines_of(block, max(1, width))
    return tuple(made)


def _blocks(text: str) -> Iterator[list[str]]:
    """Yield the lines of each block; empty ones part them, but not within a fence."""
    block: list[str] = []
    fenced = False
    for line in text.splitlines():
        fenced ^= line.startswith(_FENCE)
        if line.strip() or fenced:
            block.append(line)
        elif block:
            yield block
            block = []
        if block and block[0].startswith("# "):
            block = []
    if block:
        yield block


def _lines_of(block: list[str], width: int) -> Iterator[Content]:
    first = block[0]
    if first.startswith("## "):
        yield Content.styled(first[3:], "bold $role-focus")
    elif first.startswith(_FENCE):
        yield from (Content.styled(f"  {line}", "$role-player") for line in block[1:-1])
    elif first.startswith("|"):
        yield from _table(block)
    elif first.startswith("- "):
        for item in re.split(r"^- ", "\n".join(block), flags=re.MULTILINE)[1:]:
            wrapped = _inline(item).wrap(max(1, width - len(_BULLET)))
            for number, line in enumerate(wrapped):
                yield Content(" " * len(_BULLET) if number else _BULLET) + line
    else:
        yield from _inline("\n".join(block)).wrap(width)


def _inline(text: str) -> Content:
    """Return text of any number of lines as one, with what is strong or code marked."""
    text = " ".join(text.split())
    content, place = Content(""), 0
    for found in _INLINE.finditer(text):
        strong = found["strong"]
        marked = Content.styled(
            strong or found["code"], "bold" if strong else _CODE.get(found["code"], "$role-player")
        )
        content += _plain(text[place : found.start()]) + marked
        place = found.end()
    return content + _plain(text[place:])


def _plain(text: str) -> Content:
    return Content(_ESCAPED.sub(r"\1", text))


def _table(block: list[str]) -> Iterator[Content]:
    """Yield the rows of a table, without the line under its headings."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in block]
    del rows[1]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for number, row in enumerate(rows):
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield Content.styled(_GAP.join(cells), "" if number else "$role-muted")
