"""The words of a hand under its bars, as text or in tiles."""

from collections.abc import Iterator
from typing import Final

from textual.content import Content

from wordarcade.games.hand.game_sum import Words
from wordarcade.support.wording import fitted
from wordarcade.widgets.tiles import tile_edges, tiles

INDENT: Final = 6
"""Columns before the words."""
_MIDDLE: Final = 3
"""Columns between the words of two players."""
_APART: Final = "  "
_NO_WORD: Final = "no word"
_THROWN: Final = "thrown away"
"""Follows letters that made no word, in the place of points."""


def told_words(words: tuple[Words, Words], middle: int, columns: int, *, rival: bool) -> Content:
    """Return the words of a hand in a line of text.

    Args:
        words: the player's and the opponent's.
        middle: the column in which those of two players are parted; 0 where they are in a row.
        columns: the room of a line.
        rival: whether there is an opponent.
    """
    own, theirs = map(_told, words)
    if not rival or not middle:
        told = f"{own} – {theirs}" if rival else own
        return Content.styled(" " * INDENT + fitted(told, columns - INDENT), "$role-muted")
    own = fitted(own, middle - INDENT - 1)
    room = columns - middle - _MIDDLE + 1
    return Content.styled(f"{own:>{middle - 1}}{'':{_MIDDLE}}{fitted(theirs, room)}", "$role-muted")


def fit_in_tiles(words: tuple[Words, Words], middle: int, columns: int) -> bool:
    """Return whether the words of a hand have room as tiles; arguments as of `told_words`."""
    own, theirs = (_in_tiles(each)[0].cell_length for each in words)
    if not middle:
        return own <= columns - INDENT
    return own <= middle - INDENT - 1 and theirs <= columns - middle - _MIDDLE + 1


def tiled_words(words: tuple[Words, Words], middle: int) -> Iterator[Content]:
    """Yield the words of a hand in tiles, in two lines; arguments as of `told_words`."""
    for own, theirs in zip(*map(_in_tiles, words), strict=True):
        if middle:
            yield Content.assemble(" " * (middle - 1 - own.cell_length), own, " " * _MIDDLE, theirs)
        else:
            yield Content.assemble(" " * INDENT, own)


def _told(words: Words) -> str:
    return " · ".join(f"{word} {_worth(points)}" for word, points in words) or _NO_WORD


def _worth(points: int | None) -> str:
    return _THROWN if points is None else f"{points:,}"


def _in_tiles(words: Words) -> tuple[Content, Content]:
    """Return words as tiles with their points, and the row below them."""
    if not words:
        return Content.styled(_NO_WORD, "$role-muted"), Content(" " * len(_NO_WORD))
    rows: list[tuple[Content, Content]] = []
    for word, points in words:
        told = f" {_worth(points)}"
        if points is None:
            rows.append((Content.styled(f"{word}{told}", "$role-muted"), _blank(word, told)))
            continue
        rows.append(
            (
                Content.assemble(tiles(word), told),
                Content.assemble(tile_edges(word), _blank(told)),
            )
        )
    upper, lower = zip(*rows, strict=True)
    return Content(_APART).join(upper), Content(_APART).join(lower)


def _blank(*texts: str) -> Content:
    """Return a row of spaces below texts."""
    return Content(" " * sum(map(len, texts)))
