"""The costs of the plays of a hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexicon.test_lexicon import lexicon_of
from tests.players.hand.every_play import hands_of_few_letters, words_of_few_letters
from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.moves import EndHand, PlayWord
from wordarcade.lexicon.interface import WordSet
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.review import review
from wordarcade.players.hand.solver import solve
from wordarcade.services import lexicons_of
from wordarcade.store.locations import Locations


def played(hand: str, words: list[str], lexicon: WordSet) -> Attempt:
    """Return how a hand stands after some words, and its end if letters are left."""
    game = HandGame.begin(HandConfig((hand,)), lexicon)
    for word in words:
        if not game.attempt.ended:
            game = game.apply(PlayWord(word)).round
    if not game.attempt.ended:
        game = game.apply(EndHand()).round
    return game.attempt


@pytest.fixture
def enable(home: Locations) -> Lexicon:
    """The lexicon of the examples."""
    return lexicons_of(home).open("enable")


@given(
    hands_of_few_letters.filter(len),
    words_of_few_letters,
    st.lists(st.text("abeo*", min_size=1, max_size=4), max_size=4),
)
def test_the_costs_add_up(hand: str, words: set[str], entered: list[str]) -> None:
    """They are what the score lacks to the best, discards included, and none is negative."""
    lexicon = lexicon_of(words)
    solution = solve(hand, lexicon)
    attempt = played(hand, entered, lexicon)
    told = review(solution, attempt)
    assert sum(move.cost for move in told.moves) == solution.best_with_discards - attempt.score
    assert all(move.cost >= 0 for move in told.moves)


def test_a_word_may_cost_most_of_a_hand(enable: Lexicon) -> None:
    """COWS scores 198 where 525 could be earned, and nothing can follow it."""
    told = review(solve("cows*z", enable), played("cows*z", ["cows"], enable))
    assert [move.cost for move in told.moves] == [327, 0]
    assert (told.moves[0].best_before, told.moves[0].best_after) == (525, 0)


def test_ending_too_soon(enable: Lexicon) -> None:
    """Whoever ends a hand gives away what it was still worth."""
    told = review(solve("cows*z", enable), played("cows*z", [], enable))
    assert [(move.play, move.cost) for move in told.moves] == [(None, 525)]


def test_words_cost_what_a_discard_would_add(enable: Lexicon) -> None:
    """Throwing away the W makes COZ*S earn 45 more."""
    told = review(solve("cows*z", enable), played("cows*z", ["coz*s"], enable))
    assert [move.cost for move in told.moves] == [45, 0]
    told = review(solve("cows*z", enable), played("cows*z", ["w", "coz*s"], enable))
    assert [move.cost for move in told.moves] == [0, 0]
