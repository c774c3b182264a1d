"""Game values of hangman: the wrong guesses that a host can force against perfect play."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from wordarcade.engine.hangman.candidates import Candidates, WordTable
from wordarcade.kernels.hangman_value import ValueSearch
from wordarcade.lexicon.lexicon import ALPHABET
from wordarcade.players.hangman.value_search import MOST_ENTRIES, value_search
from wordarcade.support.progress import Report

_SETS: Final = 2_000
"""Sets of words between two reports: about a hundredth of a second compiled, a second not."""

_ALL_BUT_ONE: Final = len(ALPHABET) - 1
"""The highest value: after this many wrong guesses one letter is left, and the word is known."""

UNLIMITED: Final = 1 << 62
"""More sets of words than any search will ever look at."""


@dataclass(frozen=True, slots=True)
class GameValue:
    """Bounds of a game value: the wrong guesses that a host can force against perfect play.

    A host wins a round that allows no more wrong guesses than the value.

    Attributes:
        lower: the lower bound.
        upper: the upper bound.
        sets: how many sets of words were examined.
    """

    lower: int
    upper: int
    sets: int = 0

    @property
    def exact(self) -> int | None:
        """The value, if known."""
        return self.lower if self.lower == self.upper else None

    def is_won(self, allowed: int) -> bool | None:
        """Return whether a host wins if `allowed` wrong guesses lose, or None if unknown."""
        if allowed <= self.lower:
            return True
        return False if allowed > self.upper else None


class Appraiser:
    """Finds values of candidates of one table; what it learns serves later queries.

    An appraiser serves one thread.

    Args:
        table: all words.
        most_entries: how many sets of words to remember at most, 34 bytes each.
    """

    def __init__(self, table: WordTable, most_entries: int = MOST_ENTRIES) -> None:
        self._table: Final = table
        self._most_entries: Final = most_entries

    def value(self, candidates: Candidates, report: Report, budget: int = UNLIMITED) -> GameValue:
        """Return the value of some words, or bounds if the budget is used up.

        The upper bound is lowered first, where most answers are fast; the lower bound is raised
        only once that has used half of the budget.

        Args:
            candidates: one word or more.
            report: called with the share of possible values ruled out, from 0 to 1; an exception
                it raises stops the search.
            budget: the most sets of words to examine.
        """
        start = self._search.sets
        lowest = lower = self._search.trap_bound(candidates.members)
        highest = upper = min(len(candidates) - 1, _ALL_BUT_ONE)

        def tell() -> None:
            report(1 - (upper - lower) / max(highest - lowest, 1))

        solved: bool | None = True
        while lower < upper and solved:
            solved = self._is_solved(candidates, upper - 1, start + budget // 2, tell)
            if solved:
                upper = self._search.misses
            elif solved is False:
                lower = upper
        solved = False
        while lower < upper and solved is False:
            solved = self._is_solved(candidates, lower, start + budget, tell)
            if solved:
                upper = lower
            elif solved is False:
                lower += 1
        return GameValue(lower, upper, self._search.sets - start)

    def best_letters(
        self, candidates: Candidates, value: int, report: Report, budget: int = UNLIMITED
    ) -> str:
        """Return the letters in some of the words that keep their value, alphabetically.

        Args:
            candidates: one word or more.
            value: of these words.
            report: called with the share of letters done, from 0 to 1; an exception it raises
                stops the search.
            budget: the most sets of words to examine for each letter; a letter that needs more
                is left out.
        """
        possible = sorted(set().union(*candidates))
        best = ""
        for done, letter in enumerate(possible):

            def tell(done: int = done) -> None:
                report(done / len(possible))

            missed = candidates.having(letter, ())
            stop = self._search.sets + budget
            if not missed or (value and self._is_solved(missed, value - 1, stop, tell)):
                best += letter
        return best

    def _is_solved(
        self, candidates: Candidates, misses: int, stop: int, tell: Callable[[], None]
    ) -> bool | None:
        """Return whether words are solved with `misses` misses, or None if undecided."""
        self._search.ask(candidates.members, misses)
        while self._search.step(_SETS):
            tell()
            if self._search.sets >= stop:
                return None
        return self._search.solved

    @cached_property
    def _search(self) -> ValueSearch:
        return value_search(self._table.words, self._most_entries)
