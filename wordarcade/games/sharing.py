"""The result of a game as text to send: stars and counts, no letters, no words."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from wordarcade.games.rating import Rating
from wordarcade.support.wording import count

SAFE: Final = "Copied. It gives no letters or words away: safe to send."


@dataclass(frozen=True, slots=True)
class Share:
    """A result for friends who may want to play the same.

    Attributes:
        title: the game and its variant, without what was dealt.
        result: the figures of the result.
        rating: the rating; None if it is not known.
        marks: the course of the game, in glyphs or in few words; may be empty.
        hints: the hints taken; with any of them the rating is a number, without stars.
    """

    title: str
    result: str
    rating: Rating | None = None
    marks: str = ""
    hints: int = 0

    @property
    def lines(self) -> tuple[str, ...]:
        """Two or three lines."""
        stars = ""
        if self.rating is not None:
            stars = f"{self.rating.numbered}: " if self.hints else f"{self.rating.starred} "
        head = f"{self.title} · wordarcade", f"{stars}{self.result}"
        return (*head, self.marks) if self.marks else head

    @property
    def text(self) -> str:
        """The lines as one text."""
        return "\n".join(self.lines)


def by_length(found: Iterable[str]) -> str:
    """Return how many words were found of each length, the longest first.

    >>> by_length(["peat", "tea", "eat"])
    '1 word of 4 letters, 2 of 3'
    """
    lengths = sorted(Counter(map(len, found)).items(), reverse=True)
    if not lengths:
        return ""
    (longest, number), *rest = lengths
    first = f"{count(number, 'word')} of {count(longest, 'letter')}"
    return ", ".join([first, *(f"{number:,} of {length}" for length, number in rest)])
