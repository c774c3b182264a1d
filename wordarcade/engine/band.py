"""Promises about how many words a board has."""

from dataclasses import dataclass


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

    def distance(self, words: int) -> int:
        """Return how many words too few or too many `words` is; 0 inside the band."""
        too_many = 0 if self.most is None else words - self.most
        return max(self.least - words, too_many, 0)
