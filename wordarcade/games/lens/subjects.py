"""Subjects to compare two lexicons on: a letter grid, or the letters of the word tools."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final, NamedTuple, Protocol

from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.searching import search_of
from wordarcade.players.grid_solver import GridSolver
from wordarcade.support.progress import Report

_SHORTEST: Final = 2
"""Letters of an anagram that need not use all tiles."""
_AT_ONCE: Final = 2000
"""Words that are found between two reports."""


class LensFind(NamedTuple):
    """A word under the lens.

    Attributes:
        word: in lowercase.
        points: its points.
        path: its cells on the board, row-major indices; empty without a board.
    """

    word: str
    points: int
    path: tuple[int, ...] = ()


class LensSubject(Protocol):
    """A board or letters, with the words that a lexicon finds there."""

    @property
    def title(self) -> str:
        """What is compared, in a few words."""

    @property
    def grid(self) -> LetterGrid | None:
        """The board to show; None if there is none."""

    def finds(self, lexicon: Lexicon, report: Report) -> tuple[LensFind, ...]:
        """Return the words of a lexicon.

        Args:
            lexicon: any.
            report: called with the share done, from 0 to 1; what it raises stops the work.
        """


@dataclass(frozen=True, slots=True)
class GridSubject:
    """The words along the paths of a letter grid.

    Attributes:
        title: what is compared, in a few words.
        grid: the board.
        min_length: the fewest letters of a word that counts.
        worth: the points of a word.
    """

    title: str
    grid: LetterGrid
    min_length: int
    worth: Callable[[str], int]

    def finds(self, lexicon: Lexicon, report: Report) -> tuple[LensFind, ...]:
        """Return the words of a lexicon on the board; see `LensSubject`."""
        words, paths = GridSolver.for_grid(lexicon, self.grid).find(self.min_length, report)
        return tuple(
            LensFind(word, self.worth(word), path) for word, path in zip(words, paths, strict=True)
        )


@dataclass(frozen=True, slots=True)
class LettersSubject:
    """The words that the word tools find for a query.

    Attributes:
        text: the query as it was typed.
        worth: the points of a word.
    """

    text: str
    worth: Callable[[str], int]
    grid: None = None

    @property
    def title(self) -> str:
        """The query, in capitals."""
        return self.text.strip().upper()

    def finds(self, lexicon: Lexicon, report: Report) -> tuple[LensFind, ...]:
        """Return the words of a lexicon; see `LensSubject`.

        Raises:
            ValueError: the query holds a sign that is not a letter; the message is a sentence.
        """
        return tuple(LensFind(word, self.worth(word)) for word in self._words(lexicon, report))

    def _words(self, lexicon: Lexicon, report: Report) -> Iterator[str]:
        search, letters = search_of(self.text)
        words = search.find(lexicon, letters, _SHORTEST)
        report(0)
        while part := list(islice(words, _AT_ONCE)):
            yield from part
            report(0)
        report(1)


def boggle_subject(config: BoggleConfig) -> GridSubject:
    """Return the board of a Boggle round."""
    grid = config.grid
    title = f"Boggle {grid.rows}×{grid.columns}"
    return GridSubject(title, grid, config.min_length, config.worth)


def word_search_subject(config: WordSearchConfig) -> GridSubject:
    """Return the board of a word search round for every word of the lexicon."""
    grid = config.grid
    title = f"Word search {grid.rows}×{grid.columns}"
    return GridSubject(title, grid, config.min_length, config.worth)
