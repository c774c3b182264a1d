"""The result of a game as text to send: stars and counts, no letters, no words."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from textwrap import wrap
from typing import Final

from wordarcade.games.rating import Rating

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
        code: the code by which friends can play the same; empty if there is none.
        day: the day whose puzzle it is; None for any other game.
    """

    title: str
    result: str
    rating: Rating | None = None
    marks: str = ""
    hints: int = 0
    code: str = ""
    day: date | None = None

    def of_day(self, day: date | None) -> "Share":
        """Return it as the result of the puzzle of a day; None for any other game."""
        return replace(self, day=day)

    @property
    def lines(self) -> tuple[str, ...]:
        """Two or three lines."""
        stars = ""
        if self.rating is not None:
            starred = "" if self.hints else self.rating.starred
            stars = f"{starred} " if starred else f"{self.rating.numbered}: "
        name = "wordarcade"
        if self.day is not None:
            name = f"{name} daily · {self.day.day} {self.day:%B %Y}"
        head = f"{self.title} · {name}", f"{stars}{self.result}"
        return (*head, self.marks) if self.marks else head

    @property
    def text(self) -> str:
        """The lines as one text, with the code if there is one."""
        return "\n".join([*self.lines, *([f"Share code: {self.code}"] if self.code else [])])

    def fitted(self, columns: int, rows: int) -> str:
        """Return the lines in the room that there is; the course of the game drops out first.

        Args:
            columns: of a line; longer ones are wrapped between words.
            rows: at least one.
        """
        for end in (None, 2, 1):
            lines = [part for line in self.lines[:end] for part in wrap(line, columns)]
            if len(lines) <= rows:
                break
        return "\n".join(lines[:rows])


def by_length(found: Iterable[str]) -> str:
    """Return how many words were found of each length, the longest first.

    >>> by_length(["peat", "tea", "eat"])
    'Words of 4 letters: 1, of 3: 2'
    """
    lengths = sorted(Counter(map(len, found)).items(), reverse=True)
    told = [
        f"of {length}{' letters' * (not at)}: {number:,}"
        for at, (length, number) in enumerate(lengths)
    ]
    return f"Words {', '.join(told)}" if told else ""
