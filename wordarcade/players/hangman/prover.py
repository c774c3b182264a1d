"""Proofs that a host can force so many wrong guesses, however the guesser plays."""

from functools import cached_property
from typing import Final

from wordarcade.engine.hangman.candidates import Candidates, WordTable
from wordarcade.kernels.hangman_value import ValueSearch
from wordarcade.progress import Report

_SETS: Final = 2_000
"""Sets of words between two reports: about a hundredth of a second compiled, a second not."""


class Prover:
    """Looks for proofs about candidates of one table; what it learns serves later questions.

    A prover serves one thread.

    Args:
        table: all words.
    """

    def __init__(self, table: WordTable) -> None:
        self._table: Final = table

    def trap_forces(self, candidates: Candidates, wrong: int) -> bool:
        """Whether a trap is proof enough that so many wrong guesses can be forced.

        A trap is words alike but for one letter; it takes no search to find, and there is none
        among most words.
        """
        return wrong <= 0 or (
            len(candidates) > wrong and self._search.trap_bound(candidates.members) >= wrong
        )

    def forces(
        self, candidates: Candidates, wrong: int, budget: int, report: Report
    ) -> bool | None:
        """Return whether a host can force so many wrong guesses, or None if it stays unknown.

        Args:
            candidates: the words left.
            wrong: how many wrong guesses.
            budget: the most sets of words to look at.
            report: called now and then; what it raises stops the search.
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
        """How many sets of words have been looked at so far."""
        return self._search.sets

    @cached_property
    def _search(self) -> ValueSearch:
        return ValueSearch(self._table.words)
