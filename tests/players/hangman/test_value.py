"""Values of candidates: against the rules alone, and played out against every guess."""

import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.players.hangman.every_guess import small_lists, value
from wordarcade.engine.hangman.candidates import Candidates
from wordarcade.players.hangman.value import Appraiser, GameValue

TRAP = ["bills", "fills", "gills", "hills", "kills", "mills", "pills", "tills", "wills"]


class StoppedError(Exception):
    """Raised from a report, as a screen does that has been left."""


def nothing(_: float) -> None:
    """Take no notice of a report."""


def appraised(words: set[str]) -> tuple[Candidates, Appraiser]:
    """Return words as candidates, and what appraises them."""
    candidates = Candidates.of(sorted(words))
    return candidates, Appraiser(candidates.table)


@given(words=small_lists)
def test_the_value_is_that_of_the_rules(words: set[str]) -> None:
    """Without a budget it is exact."""
    candidates, appraiser = appraised(words)
    assert appraiser.value(candidates, nothing).exact == value(tuple(candidates))


@given(words=small_lists, budget=st.integers(0, 20))
def test_bounds_hold_whatever_the_budget(words: set[str], budget: int) -> None:
    """A value that is not found lies between its bounds."""
    candidates, appraiser = appraised(words)
    bounds = appraiser.value(candidates, nothing, budget)
    exact = value(tuple(candidates))
    assert bounds.lower <= exact <= bounds.upper
    for allowed in range(1, 12):
        assert bounds.is_won(allowed) in {exact >= allowed, None}


def test_a_budget_can_be_too_small() -> None:
    """A hard value is not found at once, and the bounds say so."""
    rng = random.Random(1)
    words = {"".join(rng.sample("abcdefghijklmnop", 3)) for _ in range(300)}
    candidates, appraiser = appraised(words)
    bounds = appraiser.value(candidates, nothing, 1)
    assert bounds.exact is None
    assert bounds.is_won(bounds.lower)
    assert bounds.is_won(bounds.upper) is None
    assert bounds.is_won(bounds.upper + 1) is False


@given(words=small_lists)
def test_best_letters_keep_the_value(words: set[str]) -> None:
    """They are those after which the host can force no more than before."""
    candidates, appraiser = appraised(words)
    exact = value(tuple(candidates))
    assert appraiser.best_letters(candidates, exact, nothing) == "".join(
        letter
        for letter in sorted(set("".join(words)))
        if exact
        == max(
            value(tuple(family.words)) + (not family.mask) for family in candidates.families(letter)
        )
    )


@given(words=small_lists)
def test_a_guesser_who_takes_best_letters_loses_no_more(words: set[str]) -> None:
    """Whatever a host answers, it ends with as many wrong guesses as the value, or fewer."""
    candidates, appraiser = appraised(words)

    @cache
    def most_wrong(left: Candidates, used: str) -> int:
        if len(left) == 1:
            return 0
        exact = appraiser.value(left, nothing).exact
        assert exact is not None
        best = set(appraiser.best_letters(left, exact, nothing)) - set(used)
        letter = min(letter for letter in best if len(left.families(letter)) > 1)
        return max(
            most_wrong(family.words, used + letter) + (not family.mask)
            for family in left.families(letter)
        )

    assert most_wrong(candidates, "") == value(tuple(candidates))


@given(words=small_lists)
def test_a_host_who_takes_the_most_valuable_family_forces_it(words: set[str]) -> None:
    """Against every order of guesses that can tell something."""
    candidates, appraiser = appraised(words)

    @cache
    def fewest_wrong(left: Candidates) -> int:
        if len(left) == 1:
            return 0
        fewest = len(words)
        for letter in set().union(*left):
            taken = max(
                left.families(letter),
                key=lambda family: appraiser.value(family.words, nothing).lower + (not family.mask),
            )
            if len(taken.words) < len(left):
                fewest = min(fewest, fewest_wrong(taken.words) + (not taken.mask))
        return fewest

    assert fewest_wrong(candidates) == value(tuple(candidates))


def test_a_search_is_stopped_by_its_report() -> None:
    """What a report raises comes through, and the appraiser can be asked again."""
    rng = random.Random(1)
    words = {"".join(rng.sample("abcdefghijklmnop", 3)) for _ in range(300)}
    candidates, appraiser = appraised(words)

    def stop(_: float) -> None:
        raise StoppedError

    with pytest.raises(StoppedError):
        appraiser.value(candidates, stop)
    trap = Candidates.of(TRAP)
    assert Appraiser(trap.table).value(trap, stop) == GameValue(8, 8)


def test_reports_rise() -> None:
    """Shares go up from 0 to 1."""
    rng = random.Random(1)
    words = {"".join(rng.sample("abcdefghijklmnop", 3)) for _ in range(300)}
    candidates, appraiser = appraised(words)
    shares: list[float] = []
    appraiser.value(candidates, shares.append, 50_000)
    assert shares
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] <= 1
