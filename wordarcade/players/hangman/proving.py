"""The perfect and polite hosts, who prove that they cannot lose."""

from collections.abc import Callable, Iterable
from typing import Final

from wordarcade import kernels
from wordarcade.engine.hangman.candidates import Family
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.players.hangman.cunning import longest_lasting
from wordarcade.players.hangman.host import Answer, UncommittedHost
from wordarcade.players.hangman.prover import Prover
from wordarcade.support.progress import Report

BUDGET: Final = 500_000 if kernels.mode() == "compiled" else 2_000
"""Sets of words that a host looks at for one answer: about a second of thinking."""

_FIRST_BUDGET: Final = 100


class ProvingHost(UncommittedHost):
    """Takes a family with which it provably cannot lose.

    Without a proof within its budget it takes the cunning host's family, and may prove more
    later. Once it has a proof, which is part of its answer and so of the round, it keeps it: one
    of the families of the next guess must then be provable too, and is searched for until found.

    Args:
        seed: of the word named at the end.
        prover: for the words of the round.
        preference: the key by which families are preferred, the smallest first, if proved
            without a search; otherwise they are searched in that order.
        budget: how many sets of words to examine for one answer, while nothing is proved.
    """

    def __init__(
        self,
        seed: int,
        prover: Prover,
        preference: Callable[[Family], tuple[int, ...]],
        budget: int = BUDGET,
    ) -> None:
        super().__init__(seed)
        self._prover: Final = prover
        self._preference: Final = preference
        self._budget: Final = budget

    def prepare(self) -> None:
        """Index the words for proofs, which may take most of a second."""
        self._prover.prepare()

    def answer(self, state: HangmanRound, letter: str, report: Report = lambda _: None) -> Answer:
        """Return the places of a proved family, or else of the cunning host's."""
        families = sorted(state.candidates.families(letter), key=self._preference)
        proved = self._trapped(families, state.left) or self._proved(families, state, report)
        if proved is not None:
            return Answer(proved.places, proved=True)
        return Answer(longest_lasting(state, letter, report).places)

    def _trapped(self, families: Iterable[Family], left: int) -> Family | None:
        """Return the first family that its traps prove."""
        trapped = (f for f in families if self._prover.trap_forces(f.words, _still(f, left)))
        return next(trapped, None)

    def _proved(
        self, families: Iterable[Family], state: HangmanRound, report: Report
    ) -> Family | None:
        """Return the first family that a search proves.

        All are searched a little, then longer and longer, since some are much easier than others.
        """
        before = self._prover.sets

        def report_spent(_: float) -> None:
            report(min((self._prover.sets - before) / self._budget, 1.0))

        unknown = list(families)
        budget = _FIRST_BUDGET
        while unknown and (state.proved or self._prover.sets - before < self._budget):
            for family in tuple(unknown):
                report_spent(0)
                wrong = _still(family, state.left)
                forces = self._prover.forces(family.words, wrong, budget, report_spent)
                if forces:
                    return family
                if forces is False:
                    unknown.remove(family)
            budget *= 2
        return None


def perfect_host(seed: int, prover: Prover, budget: int = BUDGET) -> ProvingHost:
    """Return a host who wins if possible, and of safe families takes the evil host's."""
    return ProvingHost(seed, prover, Family.order, budget)


def polite_host(seed: int, prover: Prover, budget: int = BUDGET) -> ProvingHost:
    """Return a host who wins if possible, and of safe families takes the most revealing."""
    return ProvingHost(seed, prover, _most_revealing, budget)


def _most_revealing(family: Family) -> tuple[int, ...]:
    return (-family.mask.bit_count(), *family.order())


def _still(family: Family, left: int) -> int:
    """Return how many wrong guesses must still be forced once a family has been taken."""
    return left - (not family.mask)
