"""Hosts with proofs: they win every round that can be won, and keep their proofs."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.hangman.rounds import EXAMPLE, begun
from tests.players.hangman.every_guess import ends, next_rounds, small_lists, value
from wordarcade.engine.hangman.candidates import Candidates
from wordarcade.engine.hangman.moves import GuessLetter
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.players.hangman.host import answered
from wordarcade.players.hangman.prover import Prover
from wordarcade.players.hangman.proving import ProvingHost, perfect_host, polite_host
from wordarcade.support.progress import Report

Maker = Callable[..., ProvingHost]
MAKERS = pytest.mark.parametrize("make", [perfect_host, polite_host])

ILLS = "bills fills gills hills kills mills pills tills wills other"


class StoppedError(Exception):
    """Raised from a report, as a screen does that has been left."""


def prover_of(state: HangmanRound) -> Prover:
    """Return a prover for the words of a round."""
    return Prover(state.candidates.table)


@MAKERS
def test_a_host_is_ready_before_it_is_asked(make: Maker) -> None:
    """What takes long and is done once has been done, so that the first answer is as quick."""
    state = begun(EXAMPLE)
    prover = prover_of(state)
    assert "_search" not in vars(prover)
    make(1, prover).prepare()
    assert "_search" in vars(prover)


@MAKERS
@given(words=small_lists, fewer=st.integers(0, 2))
def test_what_can_be_won_is_won(make: Maker, words: set[str], fewer: int) -> None:
    """Against all ways to guess, if no more wrong guesses are allowed than can be forced."""
    allowed = max(1, value(tuple(sorted(words))) - fewer)
    if value(tuple(sorted(words))) < allowed:
        return
    state = begun(" ".join(words), guesses=allowed)
    host = make(1, prover_of(state))
    for end in ends(state, host):
        assert end.winner is Winner.HOST
        assert end.proved or not end.used


@MAKERS
@settings(max_examples=25)
@given(words=small_lists, allowed=st.integers(1, 6))
def test_a_proved_position_is_never_lost(make: Maker, words: set[str], allowed: int) -> None:
    """Whatever the budget was: once it says that it cannot lose, it does not."""
    state = begun(" ".join(words), guesses=allowed)
    host = make(1, prover_of(state), budget=1)
    open_ends = [state]
    seen = set()
    while open_ends:
        state = open_ends.pop()
        if state.winner is not None:
            assert state.winner is Winner.HOST or not state.proved
            continue
        looks = (state.pattern, state.wrong, state.proved, state.candidates)
        if looks not in seen:
            seen.add(looks)
            if state.proved:
                assert value(tuple(state.candidates)) >= state.left
            open_ends.extend(next_rounds(state, host))


class SlowProver(Prover):
    """Proves what can be proved, but only when asked with much to spend."""

    def trap_forces(self, candidates: Candidates, wrong: int) -> bool:  # noqa: ARG002 - none
        """Return that no trap is seen."""
        return False

    def forces(
        self, candidates: Candidates, wrong: int, budget: int, report: Report
    ) -> bool | None:
        """Return the truth, or None below a budget far above the one of a single answer."""
        return super().forces(candidates, wrong, budget, report) if budget > 5_000 else None

    @property
    def sets(self) -> int:
        """More of them each time, so that an answer's budget is soon used up."""
        self._asked = getattr(self, "_asked", 0) + 1
        return self._asked


def test_a_proof_is_never_let_go() -> None:
    """A host that has said that it cannot lose looks past its budget, until it knows how."""
    unsure = begun(EXAMPLE, guesses=3)
    sure = replace(unsure, proved=True)

    def slow_host(state: HangmanRound) -> ProvingHost:
        return perfect_host(1, SlowProver(state.candidates.table), budget=1)

    letters = sorted(set(EXAMPLE) - {" "})
    assert not any(slow_host(unsure).answer(unsure, letter).proved for letter in letters)
    assert all(slow_host(sure).answer(sure, letter).proved for letter in letters)
    assert all(line.winner is Winner.HOST for line in ends(sure, slow_host(sure)))


@given(words=small_lists, allowed=st.integers(1, 6), letter=st.sampled_from("abcdef"))
def test_a_proof_is_found_if_there_is_one(words: set[str], allowed: int, letter: str) -> None:
    """On few words the budget is enough, so that what is not proved cannot be won."""
    state = begun(" ".join(words), guesses=allowed)
    answer = perfect_host(1, prover_of(state)).answer(state, letter)
    families = state.candidates.families(letter)
    possible = any(value(tuple(family.words)) + (not family.mask) >= allowed for family in families)
    assert answer.proved == possible


def test_a_trap_is_seen_without_a_search() -> None:
    """Nine words alike but for their first letter force eight wrong guesses."""
    state = begun(ILLS)
    prover = prover_of(state)
    assert prover.trap_forces(state.candidates, 8)
    assert not prover.trap_forces(state.candidates, 9)
    assert prover.trap_forces(state.candidates, 0)
    assert prover.sets == 0


def test_the_polite_host_reveals_all_it_can_afford() -> None:
    """With eight wrong guesses to be forced it shows four letters of five at once, and wins."""
    state = begun(ILLS, guesses=8)
    host = polite_host(1, prover_of(state))
    guess = answered(GuessLetter("l"), state, host)
    assert guess == GuessLetter("l", (2, 3), proved=True)
    assert all(end.winner is Winner.HOST for end in ends(state, host))


def test_a_host_who_is_not_sure_says_so() -> None:
    """Of nine words alike eight are wrong guesses, and no ninth."""
    state = begun(ILLS, guesses=9)
    assert not perfect_host(1, prover_of(state)).answer(state, "s").proved
    state = begun(ILLS, guesses=8)
    assert perfect_host(1, prover_of(state)).answer(state, "s").proved


def test_thinking_can_be_stopped() -> None:
    """What the report raises comes out of the answer."""

    def stop(_share: float) -> None:
        raise StoppedError

    state = begun("abcd bcda cdab dabc acbd", guesses=3)
    with pytest.raises(StoppedError):
        perfect_host(1, prover_of(state)).answer(state, "a", stop)


def test_a_prover_may_be_told_to_think_less() -> None:
    """Then it does not know; asked again, with more to spend, it does."""
    rng = random.Random(3)
    words = sorted({"".join(rng.choices("abcdefgh", k=4)) for _ in range(40)})
    most = value(tuple(words))
    state = begun(" ".join(words))
    prover = prover_of(state)
    assert prover.forces(state.candidates, most + 1, 1, lambda _: None) is None
    assert prover.forces(state.candidates, most + 1, 10_000, lambda _: None) is False
    assert prover.forces(state.candidates, most, 10_000, lambda _: None) is True
    assert prover.forces(state.candidates, len(words), 1, lambda _: None) is False
    assert prover.forces(state.candidates, 0, 1, lambda _: None) is True
