"""Bands: the number of words that a board promises."""

import re
from dataclasses import dataclass
from typing import Final

from wordarcade.support.errors import ArcadeError

_TYPED: Final = r"(?P<open>\d+) *\+|(?P<least>\d*) *[-–] *(?P<most>\d+)"


class BandTextError(ArcadeError, ValueError):
    """A typed number of words cannot be read; the message says what to type."""


@dataclass(frozen=True, slots=True)
class Band:
    """A promised number of words on a board.

    Attributes:
        least: the fewest words.
        most: the most words, or None if there is no upper end.
    """

    least: int
    most: int | None = None

    def __contains__(self, words: int) -> bool:
        return self.distance(words) == 0

    def __str__(self) -> str:
        return f"{self.least} or more" if self.most is None else f"{self.least}–{self.most}"

    @property
    def typed(self) -> str:
        """The band as a player types it.

        >>> Band.parse(Band(100).typed) == Band(100)
        True
        """
        return f"{self.least}+" if self.most is None else f"{self.least}-{self.most}"

    def distance(self, words: int) -> int:
        """Return by how many words `words` misses the band; 0 inside it."""
        too_many = 0 if self.most is None else words - self.most
        return max(self.least - words, too_many, 0)

    @classmethod
    def parse(cls, text: str) -> "Band":
        """Return the band that a player has typed.

        Args:
            text: "100-200", or "100+" for 100 and more, or "-200" for 200 at most.

        Raises:
            BandTextError: the text is none of these, or the first figure is the larger one.

        >>> str(Band.parse("100-200")), str(Band.parse("100+")), str(Band.parse("-9"))
        ('100–200', '100 or more', '0–9')
        """
        typed = re.fullmatch(_TYPED, text.strip(), re.ASCII)
        if typed is None:
            raise BandTextError(
                f"'{text}' is not a number of words. Type a range like 100-200, or 100+, or -200."
            )
        if typed["open"]:
            return cls(int(typed["open"]))
        least, most = int(typed["least"] or 0), int(typed["most"])
        if least > most:
            raise BandTextError(f"'{text}' has the larger number first. Put the smaller one first.")
        return cls(least, most)
