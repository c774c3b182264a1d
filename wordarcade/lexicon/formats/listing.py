"""The lines of a text list, sorted into entries, comments and a title."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from wordarcade.lexicon.formats.title import is_prose

_COMMENT_MARKS: Final = ("#", ";")
_INLINE_COMMENT_MARKS: Final = (" #", "\t#", " ;", "\t;")


class Listing(NamedTuple):
    """The lines of a text list.

    Attributes:
        title: the line of prose at the top, or "".
        lines: the other lines, without the blank ones, comment lines and blanks at both ends.
            Comments behind entries are still there, since definitions may hold such marks.
        numbers: the number of each of these lines in the text, from 1.
    """

    title: str
    lines: list[str]
    numbers: Sequence[int] = ()


def list_lines(text: str) -> Listing:
    """Return the lines of `text` that are neither blank nor comments, with a title set apart.

    The first of them is a title if it is prose, and if either a blank line follows (but not
    after the next line too, for then the whole list is double spaced) or all other lines hold
    one word each.
    """
    all_lines = [line.strip() for line in text.splitlines()]
    numbers = [
        number
        for number, line in enumerate(all_lines, start=1)
        if line and not line.startswith(_COMMENT_MARKS)
    ]
    lines = [all_lines[number - 1] for number in numbers]
    if lines[1:] and is_prose(without_comment(lines[0])):
        after = all_lines[all_lines.index(lines[0]) + 1 :]
        stands_apart = after[0] == "" and after[2:3] != [""]
        if stands_apart or all(len(without_comment(line).split()) == 1 for line in lines[1:]):
            return Listing(lines[0], lines[1:], numbers[1:])
    return Listing("", lines, numbers)


def is_comment(text: str) -> bool:
    """Return whether `text` begins with a comment mark."""
    return text.startswith(_COMMENT_MARKS)


def without_comment(line: str) -> str:
    """Return `line` without a comment that stands behind its entries.

    >>> without_comment("aa ab  # the first two")
    'aa ab'
    """
    for mark in _INLINE_COMMENT_MARKS:
        line = line.partition(mark)[0]
    return line.rstrip()
