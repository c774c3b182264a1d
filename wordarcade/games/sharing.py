"""The result of a game as text to send: stars and counts, no letters, no words."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from wordarcade.games.rating import Rating

SAFE: Final = "Copied. It names no letters and no words: safe to send."

_BARS: Final = "▁▂▃▄▅▆▇█"


@dataclass(frozen=True, slots=True)
class Share:
    """A result for friends who may want to play the same.

    Attributes:
        title: the game and its variant, without what was dealt.
        result: the figures of the result.
        rating: the rating; None if it is not known.
        marks: the course of the game in glyphs; may be empty.
    """

    title: str
    result: str
    rating: Rating | None = None
    marks: str = ""

    @property
    def lines(self) -> tuple[str, ...]:
        """Two or three lines."""
        stars = "" if self.rating is None else f"{self.rating.starred} "
        head = f"{self.title} · wordarcade", f"{stars}{self.result}"
        return (*head, self.marks) if self.marks else head

    @property
    def text(self) -> str:
        """The lines as one text."""
        return "\n".join(self.lines)


def bar(part: int, whole: int) -> str:
    """Return a share as one glyph: a dot for nothing, the full block for the whole alone.

    >>> "".join(bar(part, 9) for part in (0, 1, 5, 8, 9))
    '·▁▅▇█'
    """
    if not part or not whole:
        return "·"
    return _BARS[min(part * len(_BARS) // whole, 7 if part >= whole else 6)]


def by_length(found: Iterable[str], possible: Mapping[int, int]) -> str:
    """Return a bar for each length of words, the longest first.

    Args:
        found: the words found.
        possible: the number of words of each length.

    >>> by_length(["peat", "tea", "eat"], {4: 1, 3: 8})
    '4█ 3▃'
    """
    lengths = Counter(map(len, found))
    return " ".join(
        f"{length}{bar(lengths[length], possible[length])}"
        for length in sorted(possible, reverse=True)
    )
