"""The points of a Boggle word."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PointsTable:
    """Points by number of letters.

    Attributes:
        by_length: points of words of 1, 2, 3 … letters; longer words earn the last figure.
        long_from: the number of letters from which `points_a_letter` counts instead, or 0 for
            never.
        points_a_letter: points for each letter of such a long word.

    >>> PointsTable((1, 1, 1, 1, 2, 3, 5, 11)).points("norse")
    2
    """

    by_length: tuple[int, ...]
    long_from: int = 0
    points_a_letter: int = 0

    def points(self, word: str) -> int:
        """Return the points of `word`, which has at least one letter; `Qu` counts as two."""
        return self.points_of_length(len(word))

    def points_of_length(self, letters: int) -> int:
        """Return the points of a word of `letters` letters (at least 1)."""
        if self.long_from and letters >= self.long_from:
            return letters * self.points_a_letter
        return self.by_length[min(letters, len(self.by_length)) - 1]


STANDARD_POINTS = PointsTable((1, 1, 1, 1, 2, 3, 5, 11))
"""The points of the course assignment: 3–4 letters 1, 5 → 2, 6 → 3, 7 → 5, 8 and more → 11."""
