"""The output of programs for the word search assignment.

Source: the client program of the handout, whose lines `docs/examples/word_search_client.py` prints.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import pairwise
from typing import Final

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.board import DEFAULT_BOARD
from wordarcade.engine.word_search.config import DEFAULT_MIN_LENGTH, WordSearchConfig
from wordarcade.engine.word_search.scoring import points
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.limits import MAX_WORD_LENGTH
from wordarcade.players.assignments.output import Kind, Line, Output, OutputError
from wordarcade.players.word_search.solver import solve
from wordarcade.support.progress import Report, to_nobody

_PRESENT: Final = "{word} is on the board at the following positions: {path}"
_ABSENT: Final = "{word} is not on the board: []"
_LIST: Final = "All words of length {least} or more:"
_SCORE: Final = "Score: {score}"

_PLACED: Final = re.compile(r"(\S+) is on the board at the following positions: ?(.*)")
_NOT_PLACED: Final = re.compile(r"(\S+) is not on the board: ?(.*)")
_HEADING: Final = re.compile(r"All words of length (\d+) or more: ?(.*)")
_POINTS: Final = re.compile(r"Score: ?(-?\d+)")
_NUMBERS: Final = re.compile(r"\[\s*(?:\d{1,9}(?:\s*,\s*\d{1,9})*)?\s*\]")
_BARE: Final = re.compile(r"([A-Za-z]+)(?:\s+(\[[\d\s,]*\]))?")
"""A word alone, or with its path."""

_ITEM: Final = re.compile(r"[^\s,\[\]]+")


def check_word_search(
    text: str,
    lexicon: Lexicon,
    board: LetterGrid | None = None,
    min_length: int = DEFAULT_MIN_LENGTH,
    report: Report = to_nobody,
) -> None:
    """Hold the output of the client program to the assignment, or a list with a word a line.

    Any path that spells its word will do; a list holds each word once, in alphabetical order.

    Args:
        text: lines on the place of single words, lists of all words, and the score of the list
            before; or all words, a line each, with or without a path behind, and then the score.
        lexicon: whose words count.
        board: the board; None is that of the handout.
        min_length: the fewest letters of a word, in a list with a word a line.
        report: called with the share of a search that is done; an exception it raises stops all.

    Raises:
        FaultError: with the first fault.
        OutputError: there is nothing to check, or a list has words of an impossible length.
    """
    output = Output.of(text)
    if output.is_over:
        raise OutputError("The output is empty; give what the program printed.")
    client = _Client(output, lexicon, board or DEFAULT_BOARD, report)
    if _BARE.fullmatch(output.next.text):
        client.check_lines(min_length)
    else:
        client.check()


@dataclass(frozen=True, slots=True)
class _Client:
    """The output of a client program, and what it is about."""

    output: Output
    lexicon: Lexicon
    board: LetterGrid
    report: Report

    def check(self) -> None:
        """Hold every line to the board."""
        listed: tuple[list[str], int] | None = None
        while not self.output.is_over:
            line = self.output.take()
            if placed := _PLACED.fullmatch(line.text):
                self._check_place(line, placed[1], self._bracketed(line, placed[2]))
            elif absent := _NOT_PLACED.fullmatch(line.text):
                self._check_absence(line, absent[1], self._bracketed(line, absent[2]))
            elif heading := _HEADING.fullmatch(line.text):
                listed = self._check_list(line, heading)
            elif _POINTS.fullmatch(line.text) and listed is not None:
                _check_score(line, *listed)
            else:
                raise line.fault(Kind.WORDING, _meant(line.text))

    def check_lines(self, least: int) -> None:
        """Hold a list to all words of the board, each on a line, perhaps with its path."""
        config = WordSearchConfig(self.board, least)
        expected = [word.upper() for word in solve(config, self.lexicon, self.report).words]
        found: list[str] = []
        while bare := _BARE.fullmatch(self.output.next.text):
            line, word = self.output.take(), bare[1]
            wanted = expected[len(found)] if len(found) < len(expected) else ""
            if word != wanted:
                raise line.fault(self._kind(word, wanted, found, config), wanted)
            if bare[2] and not self._spells(_cells(bare[2]), word):
                path = self.board.find_path(word, self.report)
                raise line.fault(Kind.PATH, f"{word} {list(path)}")
            found.append(word)
        if len(found) < len(expected):
            unread = not self.output.is_over and not _POINTS.fullmatch(self.output.next.text)
            kind = Kind.WORDING if unread else Kind.MISSING_WORD
            raise self.output.next.fault(kind, expected[len(found)])
        if not self.output.is_over:
            _check_score(self.output.take(), expected, least)
        self.output.require_end()

    def _bracketed(self, line: Line, rest: str) -> Line:
        """Return the list behind a colon, or in the next line."""
        return Line(line.number, rest) if rest else self.output.take()

    def _check_place(self, line: Line, word: str, given: Line) -> None:
        path = self.board.find_path(word, self.report)
        if not path:
            raise line.fault(Kind.PATH, _ABSENT.format(word=word))
        if not _NUMBERS.fullmatch(given.text):
            raise given.fault(Kind.WORDING, str(list(path)))
        if not self._spells(_cells(given.text), word):
            raise given.fault(Kind.PATH, str(list(path)))

    def _check_absence(self, line: Line, word: str, given: Line) -> None:
        path = self.board.find_path(word, self.report)
        if path:
            raise line.fault(Kind.PATH, _PRESENT.format(word=word, path=list(path)))
        if given.text != "[]":
            kind = Kind.PATH if _NUMBERS.fullmatch(given.text) else Kind.WORDING
            raise given.fault(kind, "[]")

    def _spells(self, cells: tuple[int, ...], word: str) -> bool:
        """Return whether cells are a path that spells a word."""
        grid = self.board
        if len(set(cells)) != len(cells) or any(cell >= len(grid.cells) for cell in cells):
            return False
        steps = pairwise(cells)
        joined = all(after in grid.neighbours[before] for before, after in steps)
        return joined and grid.text_of(cells) == word.lower()

    def _check_list(self, line: Line, heading: re.Match[str]) -> tuple[list[str], int]:
        """Hold a list to all words of the board; return these, and the fewest letters."""
        least = int(heading[1][:9])
        if not 1 <= least <= MAX_WORD_LENGTH:
            raise OutputError(
                f"Line {line.number}: a list has words of 1 to {MAX_WORD_LENGTH} letters or more."
            )
        config = WordSearchConfig(self.board, least)
        expected = [word.upper() for word in solve(config, self.lexicon, self.report).words]
        found: list[str] = []
        last = line
        for last, word in self._items(line, heading[2]):
            wanted = expected[len(found)] if len(found) < len(expected) else "]"
            if word != wanted:
                raise last.fault(self._kind(word, wanted, found, config), wanted, word)
            found.append(word)
        if len(found) < len(expected):
            raise last.fault(Kind.MISSING_WORD, expected[len(found)], "]")
        return expected, least

    def _items(self, line: Line, rest: str) -> Iterator[tuple[Line, str]]:
        """Yield the words between brackets, on one line or on several, each with its line."""
        part = self._bracketed(line, rest)
        if not part.text.lstrip().startswith("["):
            raise part.fault(Kind.WORDING, "[")
        while True:
            for word in _ITEM.findall(part.text):
                yield part, word
            if "]" in part.text:
                return
            if self.output.is_over:
                raise self.output.next.fault(Kind.WORDING, "]")
            part = self.output.take()

    def _kind(self, word: str, wanted: str, before: list[str], config: WordSearchConfig) -> Kind:
        """Return what is wrong with a word where another is wanted."""
        lower = word.lower()
        if word.upper() == wanted:
            return Kind.WORDING
        if word.upper() in before:
            return Kind.REPEAT
        if len(word) < config.min_length:
            return Kind.LENGTH
        if lower not in self.lexicon:
            return Kind.LEXICON
        if not self.board.find_path(word, self.report):
            return Kind.PATH
        return Kind.MISSING_WORD if wanted < word.upper() else Kind.ORDER_OF_WORDS


def _cells(path: str) -> tuple[int, ...]:
    return tuple(int(number[:9]) for number in re.findall(r"\d+", path))


def _check_score(line: Line, words: list[str], least: int) -> None:
    """Hold the line of the score of some words to the rules."""
    score = sum(points(word, least) for word in words)
    stated = _POINTS.fullmatch(line.text)
    if stated is None:
        raise line.fault(Kind.WORDING, _SCORE.format(score=score))
    if stated[1] != str(score):
        raise line.fault(Kind.SCORE, _SCORE.format(score=score))


def _meant(text: str) -> str:
    """Return the line of the handout that is most like another."""
    word = (text.split() or ["WORD"])[0]
    wordings = [
        _PRESENT.format(word=word, path="[…]"),
        _ABSENT.format(word=word),
        _LIST.format(least="N"),
        _SCORE.format(score="N"),
    ]
    return get_close_matches(text[:200], wordings, n=1, cutoff=0)[0]
