"""The output of a program, read line by line, and the first fault in it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from wordarcade.support.errors import ArcadeError


class Kind(StrEnum):
    """The kinds of faults."""

    MISSING_WORD = "missing word"
    """A word should stand here: one that was played, or that the board has."""
    EXTRA_WORD = "extra word"
    """A word that nobody played, or that is in the list before."""
    PATH = "path wrong"
    """Where a word is on the board, or whether it is."""
    LEXICON = "lexicon"
    """Whether a word is in the lexicon."""
    LENGTH = "length"
    """Whether a word is long enough."""
    REPEAT = "repeat"
    """Whether a word or letter was played before."""
    SCORE = "score rule"
    """Points, or the sum of them."""
    ORDER_OF_CHECKS = "order of checks"
    """A reason that holds, though an earlier check fails as well."""
    ORDER_OF_WORDS = "order of words"
    """A list that is not sorted."""
    LETTERS = "letters"
    """The letters of a hand."""
    BOARD = "board"
    """Another board than the one given."""
    FAMILY = "family"
    """The words that a host keeps: not the most."""
    TIE = "tie"
    """The words that a host keeps: as many as others, which come first."""
    GUESSES = "guesses"
    """The wrong guesses left."""
    END = "end"
    """The game goes on after its end, or stops before."""
    WORDING = "wording"
    """The words or signs of a line."""


@dataclass(frozen=True, slots=True)
class Fault:
    """The first fault of an output.

    Attributes:
        line: where it is, from 1; one more than there are if a line is missing at the end.
        kind: what is wrong.
        expected: what the assignment demands there.
        found: what stands there; empty if nothing does.
    """

    line: int
    kind: Kind
    expected: str
    found: str


class FaultError(Exception):
    """Raised where a check ends, with the fault it has found."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault: Final = fault


class OutputError(ArcadeError, ValueError):
    """An output cannot be checked; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of an output.

    Attributes:
        number: from 1.
        text: without the space at its end.
    """

    number: int
    text: str

    def fault(self, kind: Kind, expected: str, found: str | None = None) -> FaultError:
        """Return a fault of this line, ready to be raised.

        Args:
            kind: what is wrong.
            expected: what should stand there.
            found: what does, if not the whole line.
        """
        return FaultError(Fault(self.number, kind, expected, self.text if found is None else found))


class Output:
    """The lines of an output, one at a time; empty ones and space at the ends do not count.

    Args:
        lines: all of them, or those of a text that was split otherwise.
        length: the number of lines of the whole output.
    """

    def __init__(self, lines: Sequence[Line], length: int) -> None:
        self._lines: Final = lines
        self._end: Final = Line(length + 1, "")
        self._at = 0

    @classmethod
    def of(cls, text: str) -> "Output":
        """Return the output that `text` is."""
        split = text.splitlines()
        lines = [Line(number, line.rstrip()) for number, line in enumerate(split, 1)]
        return cls([line for line in lines if line.text], len(split))

    @property
    def next(self) -> Line:
        """The next line, or an empty one after the last."""
        return self._lines[self._at] if self._at < len(self._lines) else self._end

    @property
    def is_over(self) -> bool:
        """Whether no line is left."""
        return self._at >= len(self._lines)

    def take(self) -> Line:
        """Return the next line, and step beyond it."""
        line = self.next
        self._at = min(self._at + 1, len(self._lines))
        return line

    def require(self, text: str) -> None:
        """Take the next line, which must be this text.

        Raises:
            FaultError: it is another.
        """
        line = self.take()
        if line.text != text:
            raise line.fault(Kind.WORDING, text)

    def require_end(self) -> None:
        """Hold that nothing is left.

        Raises:
            FaultError: something is.
        """
        if not self.is_over:
            raise self.next.fault(Kind.END, "")

    def rest(self) -> Iterator[Line]:
        """Take all lines that are left, one by one."""
        while not self.is_over:
            yield self.take()
