"""The odds of guesses at a word that was chosen at the start."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.hangman.rounds import after, begun
from tests.players.hangman.every_guess import small_lists
from wordarcade.engine.hangman.moves import GuessLetter, GuessWord
from wordarcade.players.hangman.honest_review import honest_review
from wordarcade.players.hangman.odds import odds_of


@given(small_lists, st.sampled_from("abcdefg"))
def test_the_odds_are_the_shares_of_the_words(words: set[str], letter: str) -> None:
    """Counted one by one; no letter is likelier than the likeliest."""
    odds = odds_of(GuessLetter(letter), begun(" ".join(words)))
    shares = {each: sum(each in word for word in words) / len(words) for each in "abcdefg"}
    assert odds.chance == pytest.approx(shares[letter])
    assert odds.best_chance == pytest.approx(max(shares.values()))
    assert odds.best_chance == pytest.approx(shares[odds.likeliest])


def test_a_word_is_as_likely_as_each() -> None:
    """One that does not fit is not likely at all."""
    state = begun("cool good fool wool")
    assert odds_of(GuessWord("fool"), state).chance == 0.25
    assert odds_of(GuessWord("army"), state).chance == 0


def test_a_slip_gives_much_away() -> None:
    """A letter that is nearly as likely as the best is a matter of taste, not a slip."""
    state = begun("cool good fool wool")
    assert odds_of(GuessLetter("l"), state).given_away == 0.25
    assert odds_of(GuessLetter("o"), state).given_away == 0
    assert odds_of(GuessLetter("c"), state).given_away == 0.75
    assert odds_of(GuessLetter("c"), state).long_shot


def test_an_honest_round_is_reviewed_by_its_odds() -> None:
    """Nothing is told of what another host could have forced."""
    state = after(begun("cool good fool wool"), GuessLetter("o", (1, 2)), GuessLetter("g"))
    told = honest_review(state)
    assert [(guess.name, guess.hit, guess.loss) for guess in told.guesses] == [
        ("O", True, 0),
        ("G", False, 0.5),
    ]
    assert told.slips == told.guesses[1:]
    assert not told.hopeless
    assert {guess.cost for guess in told.guesses} == {None}
