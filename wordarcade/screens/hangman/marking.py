"""Marks for the places of a letter."""

from dataclasses import dataclass, replace

from wordarcade.engine.hangman.pattern import UNKNOWN


@dataclass(frozen=True, slots=True)
class Marks:
    """Places marked in a pattern; only unknown ones can be marked.

    Attributes:
        pattern: the known letters.
        cursor: the place of the next mark, 0-based; None if every place is known.
        places: those marked, 0-based.
    """

    pattern: str
    cursor: int | None
    places: frozenset[int] = frozenset()

    @classmethod
    def none(cls, pattern: str) -> "Marks":
        """Return no marks, the cursor on the first place that is not known."""
        first = pattern.find(UNKNOWN)
        return cls(pattern, None if first < 0 else first)

    def moved(self, places: int) -> "Marks":
        """Return the marks with the cursor so many places further right, past what is known."""
        free = [place for place, sign in enumerate(self.pattern) if sign == UNKNOWN]
        if self.cursor is None:
            return self
        return replace(self, cursor=free[(free.index(self.cursor) + places) % len(free)])

    def switched(self, place: int | None) -> "Marks":
        """Return the marks with the one on `place` set, or taken away; the cursor goes there."""
        if place is None or self.pattern[place] != UNKNOWN:
            return self
        return replace(self, cursor=place, places=self.places ^ {place})
