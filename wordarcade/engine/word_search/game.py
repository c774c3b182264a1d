"""The word search engine, by the contract of the course assignment."""

from collections.abc import Callable, Iterable, Sequence
from os import PathLike
from pathlib import Path
from typing import Final

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.board import DEFAULT_BOARD, board_lines, square_of
from wordarcade.engine.word_search.errors import IllegalArgumentError, IllegalStateError
from wordarcade.engine.word_search.scoring import points
from wordarcade.lexicon.errors import LexiconError
from wordarcade.lexicon.in_memory import open_in_memory
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.support.progress import Report, to_nobody

WordsOn = Callable[[LetterGrid, Lexicon, int, Report], Sequence[str]]
"""Finds the words of a lexicon, of that many letters or more, on a board, alphabetically."""


class WordSearchGame:
    """A board and a lexicon, and the assignment's queries about them.

    Queries take any case and return upper case. Every method checks its arguments before it
    checks for a lexicon. `wordarcade.players.word_search.factory` makes games.

    Finding a word on an adversarial board can take for ever; the `report` of a game can stop any
    query by raising.

    Source: Auburn University, COMP 2210, "Depth-First Search with Backtracking", interface
    `WordSearchGame`.
    """

    def __init__(self, words_on: WordsOn, report: Report = to_nobody) -> None:
        """Begin without a lexicon, on the default board.

        Args:
            words_on: the board solver.
            report: called during every search with the share done, from 0 to 1.
        """
        self._words_on: Final = words_on
        self._report: Final = report
        self._loaded: Lexicon | None = None
        self._grid = DEFAULT_BOARD

    def load_lexicon(self, path: str | PathLike[str] | None) -> None:
        """Take the words of a file, in any form that is read, instead of any loaded before.

        Raises:
            IllegalArgumentError: the path is None, or there is no list that can be read.
        """
        if path is None:
            raise IllegalArgumentError("The path of the lexicon is None; name a word list.")
        try:
            self._loaded = open_in_memory(Path(path))
        except LexiconError as error:
            raise IllegalArgumentError(str(error)) from error

    def is_valid_word(self, word: str | None) -> bool:
        """Whether `word` is in the lexicon.

        Raises:
            IllegalArgumentError: the word is None.
            IllegalStateError: no lexicon has been loaded.
        """
        text = _text(word)
        return text in self._lexicon()

    def is_valid_prefix(self, prefix: str | None) -> bool:
        """Whether some word of the lexicon starts with `prefix`; a word is a prefix of itself.

        Raises:
            IllegalArgumentError: the prefix is None.
            IllegalStateError: no lexicon has been loaded.
        """
        text = _text(prefix)
        return self._lexicon().has_prefix(text)

    def set_board(self, cells: Sequence[str] | None) -> None:
        """Take N² strings of letters, row-major, as the board; an empty one cannot be used.

        Raises:
            IllegalArgumentError: the cells are None, not N² for an N of 1 or more, or one of
                them is not letters.
        """
        if cells is None:
            raise IllegalArgumentError("The board is None; give the strings of its cells.")
        try:
            self._grid = square_of(map(_text, cells))
        except ValueError as error:
            raise IllegalArgumentError(str(error)) from error

    def get_board(self) -> str:
        """Return the board as lines of text, one a row."""
        return "\n".join(board_lines(self._grid))

    def get_all_valid_words(self, min_length: int) -> list[str]:
        """Return the words on the board, each once, in alphabetical order.

        Args:
            min_length: the fewest letters of a word.

        Raises:
            IllegalArgumentError: the minimum is below 1.
            IllegalStateError: no lexicon has been loaded.
        """
        _require_minimum(min_length)
        words = self._words_on(self._grid, self._lexicon(), min_length, self._report)
        return [word.upper() for word in words]

    def get_score_for_words(self, words: Iterable[str] | None, min_length: int) -> int:
        """Return the points of the words that are long enough, in the lexicon and on the board.

        Each is worth 1 and another 1 for every letter beyond the minimum.

        Args:
            words: in any case; one that comes twice counts once.
            min_length: the fewest letters of a word.

        Raises:
            IllegalArgumentError: the words, or one of them, are None, or the minimum is below 1.
            IllegalStateError: no lexicon has been loaded.
        """
        if words is None:
            raise IllegalArgumentError("The words are None; give a set of words.")
        texts = {_text(word).lower() for word in words}
        _require_minimum(min_length)
        lexicon = self._lexicon()
        return sum(
            points(text, min_length)
            for text in texts
            if len(text) >= min_length
            and text in lexicon
            and self._grid.find_path(text, self._report)
        )

    def is_on_board(self, word: str | None) -> list[int]:
        """Return the cells of the first path that spells `word`, or an empty list.

        Cells are row-major and 0-based. First means: start cells row-major, then neighbours
        clockwise from north. The word may be any; the contract demands a lexicon anyway.

        Raises:
            IllegalArgumentError: the word is None.
            IllegalStateError: no lexicon has been loaded.
        """
        text = _text(word)
        self._lexicon()
        return list(self._grid.find_path(text, self._report))

    def _lexicon(self) -> Lexicon:
        if self._loaded is None:
            raise IllegalStateError("No lexicon has been loaded; call load_lexicon first.")
        return self._loaded


def _text(argument: object) -> str:
    if not isinstance(argument, str):
        raise IllegalArgumentError(f"{argument!r} is not a text; give a string of letters.")
    return argument


def _require_minimum(min_length: int) -> None:
    if min_length < 1:
        raise IllegalArgumentError(
            f"The minimum length is {min_length}; a word has 1 letter or more."
        )
