"""The entry of a word on a letter grid, by keys or by hand."""

from dataclasses import dataclass
from typing import Final

from wordarcade.engine.letter_grid import LetterGrid, Trace

LONGEST: Final = 60
"""Letters beyond this are not taken."""

NOWHERE: Final = Trace((), 0)
"""The trace of no letters."""


@dataclass(frozen=True, slots=True)
class LetterEntry:
    """Letters and the path that follows them.

    Attributes:
        text: the letters, lowercase.
        trace: the part of them that the grid can spell.
        by_hand: whether cells were picked: letters typed after them continue from the end of the
            path, if possible.
        shown: whether the word is only shown: the next letter begins another one.
    """

    text: str = ""
    trace: Trace = NOWHERE
    by_hand: bool = False
    shown: bool = False

    @property
    def broken(self) -> bool:
        """Whether some letter could not be followed."""
        return self.trace.letters < len(self.text)

    @classmethod
    def of_path(cls, path: tuple[int, ...], grid: LetterGrid) -> "LetterEntry":
        """Return the entry that a path picked by hand spells."""
        text = grid.text_of(path)
        return cls(text, Trace(path, len(text)), by_hand=True) if path else cls()

    @classmethod
    def found(cls, text: str, path: tuple[int, ...]) -> "LetterEntry":
        """Return the entry of a word that was looked up, and its path."""
        return cls(text, Trace(path, len(text)), shown=True)

    def typed(self, letter: str, grid: LetterGrid) -> "LetterEntry":
        """Return the entry with one more letter (a to z)."""
        if self.shown:
            return LetterEntry().typed(letter, grid)
        if len(self.text) == LONGEST:
            return self
        text = self.text + letter
        if self.broken:
            # What cannot be followed does not become so by more letters.
            return LetterEntry(text, self.trace, self.by_hand)
        path = self._continued(text, grid) if self.by_hand else ()
        if path:
            return LetterEntry(text, Trace(path, len(text)), by_hand=True)
        return LetterEntry(text, grid.trace(text))

    def shortened(self, grid: LetterGrid) -> "LetterEntry":
        """Return the entry without its last letter."""
        text = self.text[:-1]
        if len(text) >= self.trace.letters:
            return LetterEntry(text, self.trace, self.by_hand)
        if self.by_hand:
            path = self.trace.path
            while path and len(grid.text_of(path[:-1])) >= len(text):
                path = path[:-1]
            return LetterEntry(text, Trace(path, len(text)), by_hand=bool(path))
        return LetterEntry(text, grid.trace(text))

    def _continued(self, text: str, grid: LetterGrid) -> tuple[int, ...]:
        """Return the path of this entry, longer by a cell if need be, that follows `text`."""
        path = self.trace.path
        if grid.text_of(path).startswith(text):
            return path
        for cell in grid.neighbours[path[-1]]:
            if cell not in path and grid.text_of((*path, cell)).startswith(text):
                return (*path, cell)
        return ()
