"""The review of a round, and the hint."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.hangman.rounds import EXAMPLE, after, begun, missing
from tests.players.hangman.every_guess import small_lists, value
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.moves import (
    GiveUp,
    GuessLetter,
    GuessWord,
    NameWord,
    TakeHint,
)
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.players.hangman.evil import EvilHost
from wordarcade.players.hangman.hint import hint_for
from wordarcade.players.hangman.host import answered
from wordarcade.players.hangman.review import Choice, HangmanReview, review
from wordarcade.players.hangman.value import Appraiser, GameValue

ENOUGH = 100_000
"""Sets of words that are more than any round here takes."""


class StoppedError(Exception):
    """Raised from a report, as a screen does that has been left."""


def reviewed(state: HangmanRound, budget: int = ENOUGH) -> HangmanReview:
    """Return the review of a round."""
    return review(state, Appraiser(state.candidates.table), budget)


def played(words: str, typed: str, guesses: int = 6) -> HangmanRound:
    """Return the round after letters guessed of an evil host."""
    state, host = begun(words, guesses), EvilHost(1)
    for letter in typed:
        if state.winner is None:
            state = after(state, answered(GuessLetter(letter), state, host))
    return state


def test_the_families_of_each_guess() -> None:
    """By what would have been shown, the largest first, the one taken marked."""
    told = reviewed(played("ally beta cool deal else flew good hope ibex", "eo"))
    first, second = told.guesses
    assert first.choices[0] == Choice("----", 3, taken=True)
    assert Choice("e--e", 1, taken=False) in first.choices
    assert second.choices == (Choice("-oo-", 2, taken=True), Choice("----", 1, taken=False))
    assert [(guess.before, guess.after) for guess in told.guesses] == [(9, 3), (3, 2)]


@settings(max_examples=50)
@given(small_lists, st.permutations("abcdef"), st.integers(1, 6))
def test_values_and_costs_by_definition(words: set[str], order: list[str], allowed: int) -> None:
    """Against minimax: before and after each guess, the better letters, the turning point."""
    state = played(" ".join(words), "".join(order), allowed)
    told = reviewed(state)
    positions = state.course()
    assert len(told.guesses) == len(state.moves)
    worth = [position.wrong + value(tuple(position.candidates)) for position in positions]
    for number, guess in enumerate(told.guesses):
        assert guess.forced_before is not None
        assert guess.forced_after is not None
        assert guess.forced_before.exact == worth[number]
        assert guess.forced_after.exact == worth[number + 1]
        assert guess.cost == worth[number + 1] - worth[number]
        assert isinstance(guess.guess, GuessLetter)
        assert guess.guess.letter not in guess.better
        families = positions[number].candidates.families(guess.guess.letter)
        missed = [tuple(family.words) for family in families if not family.mask]
        is_best = not missed or 1 + value(missed[0]) <= value(tuple(positions[number].candidates))
        assert bool(guess.better) != is_best
    won = [value(tuple(position.candidates)) >= position.left for position in positions]
    assert told.hopeless == (state.winner is not Winner.GUESSER and all(won))
    costs = [guess.cost or 0 for guess in told.guesses]
    slipped = sum(guess.cost or 0 for guess in told.slips)
    assert slipped == (0 if told.hopeless else sum(costs) + told.won_back)


def test_a_slip_is_told() -> None:
    """On these words three wrong guesses can be forced, and a fourth after a bad letter."""
    told = reviewed(played(EXAMPLE, "z"))
    (guess,) = told.guesses
    assert guess.forced_before is not None
    assert guess.forced_after is not None
    assert (guess.forced_before.exact, guess.forced_after.exact, guess.cost) == (3, 4, 1)
    assert told.slips == (guess,)
    assert guess.better


def test_words_hints_and_the_end_are_no_letters() -> None:
    """A wrong word is reviewed without families; what is no guess is left out."""
    state = after(
        begun("cool good fool wool"),
        TakeHint("o"),
        GuessWord("good"),
        GuessLetter("w"),
        GiveUp(),
        NameWord("fool"),
    )
    told = reviewed(state)
    word, letter = told.guesses
    assert (word.guess, word.choices, word.better) == (GuessWord("good"), (), "")
    assert (word.before, word.after, word.cost) == (4, 3, 1)
    assert (letter.before, letter.after) == (3, 2)
    assert reviewed(begun()).guesses == ()


def test_what_is_not_known_is_not_told() -> None:
    """A budget of nothing leaves bounds; a root known before is not worked out again."""
    words = " ".join(f"{a}{b}{c}" for a in "abcd" for b in "efgh" for c in "ijkl")
    state = played(words, "aei", 9)
    (first, *_) = reviewed(state, budget=1).guesses
    assert first.forced_before is not None
    assert first.forced_before.exact is None
    assert (first.cost, first.better) == (None, "")
    root = GameValue(9, 9)
    told = review(state, Appraiser(state.candidates.table), 1, root)
    assert told.guesses[0].forced_before == root


def test_a_word_that_is_in_no_list_has_no_value() -> None:
    """Where a person hides it; the review does without."""
    told = reviewed(missing(begun("ab cd", host=HostKind.PERSON), "ac"))
    assert told.guesses[1].forced_after is None
    assert told.guesses[1].cost is None
    assert not told.hopeless


def test_a_review_can_be_stopped_and_tells_how_far_it_is() -> None:
    """Shares rise from 0 to 1; what the report raises comes out."""
    state = played(EXAMPLE, "abcdefgh")
    appraiser = Appraiser(state.candidates.table)
    shares: list[float] = []
    review(state, appraiser, ENOUGH, report=shares.append)
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] <= 1

    def stop(_share: float) -> None:
        raise StoppedError

    with pytest.raises(StoppedError):
        review(state, appraiser, ENOUGH, report=stop)


@settings(max_examples=50)
@given(small_lists, st.sampled_from("abcdef"))
def test_a_hint_is_one_of_the_safest_letters(words: set[str], letter: str) -> None:
    """The one that is worth most of them; never one that has been used."""
    state = played(" ".join(words), letter, 30)
    if state.winner is not None:
        return
    hint = hint_for(state, Appraiser(state.candidates.table), ENOUGH)
    assert hint.letter.letter in hint.safest
    assert letter not in hint.safest
    worth = value(tuple(state.candidates))
    for safe in hint.safest:
        families = state.candidates.families(safe)
        assert (
            worth == max(value(tuple(family.words)) + (not family.mask) for family in families)
            or len(families) == 1
        )


def test_a_hint_without_the_time_for_more() -> None:
    """Is the letter that is worth most."""
    words = " ".join(f"{a}{b}{c}" for a in "abcd" for b in "efgh" for c in "ijkl")
    state = begun(words)
    hint = hint_for(state, Appraiser(state.candidates.table), 1)
    assert (hint.letter.letter, hint.safest) == ("a", "")
