"""Proofs that a host can force a number of wrong guesses against any play."""

from functools import cached_property
from typing import Final

from wordarcade.engine.hangman.candidates import Candidates, WordTable
from wordarcade.kernels.hangman_value import ValueSearch
from wordarcade.players.hangman.value_search import value_search
from wordarcade.support.progress import Report

_SETS: Final = 2_000
"""Sets of words between two reports: about a hundredth of a second compiled, a second not."""


class Prover:
    """Finds proofs about candidates of one table; what it learns serves later queries.

    A prover serves one thread.

    Args:
        table: all words.
    """

    def __init__(self, table: WordTable) -> None:
        self._table: Final = table

    def prepare(self) -> None:
        """Index the words, which the first question would do otherwise."""
        _ = self._search

    def trap_forces(self, candidates: Candidates, wrong: int) -> bool:
        """Return whether a trap proves that `wrong` wrong guesses can be forced.

        A trap is a set of words that differ in one letter only; finding one takes no search, but
        most sets of words have none.
        """
        return wrong <= 0 or (
            len(candidates) > wrong and self._search.trap_bound(candidates.members) >= wrong
        )

    def forces(
        self, candidates: Candidates, wrong: int, budget: int, report: Report
    ) -> bool | None:
        """Return whether a host can force `wrong` wrong guesses, or None if undecided.

        Args:
            candidates: the words left.
            wrong: the number of wrong guesses.
            budget: the most sets of words to examine.
            report: called now and then; an exception it raises stops the search.
        """
        if wrong <= 0:
            return True
        if len(candidates) <= wrong:
            return False
        self._search.ask(candidates.members, wrong - 1)
        while self._search.step(min(budget, _SETS)):
            budget -= _SETS
            if budget <= 0:
                return None
            report(0)
        return not self._search.solved

    @property
    def sets(self) -> int:
        """The number of sets of words examined so far."""
        return self._search.sets

    @cached_property
    def _search(self) -> ValueSearch:
        return value_search(self._table.words)
