"""Hands that are drawn until they are fair."""

import pytest

from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.hand.dealing import deal
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.dealer import deal_fair
from wordarcade.players.hand.playable import playable_words


@pytest.mark.parametrize("seed", range(20))
def test_a_fair_hand_has_a_long_word(arcade: Lexicon, seed: int) -> None:
    """One of all letters but one, and the same again for the same seed."""
    setup = HandSetup(fair=True)
    (hand,) = deal_fair(setup, seed, arcade).hands
    assert len(hand) == setup.hand_size
    assert max(map(len, playable_words(hand, arcade))) >= setup.hand_size - 1
    assert deal_fair(setup, seed, arcade).hands == (hand,)


def test_other_hands_are_as_chance_has_them(arcade: Lexicon) -> None:
    """As they were before there were fair ones: of several hands, one's own, or without asking."""
    for setup in (HandSetup(), HandSetup(hands=3, fair=True), HandSetup(hand="abc", fair=True)):
        assert deal_fair(setup, 5, arcade) == deal(setup, 5)


def test_without_long_words_the_best_hand_is_taken() -> None:
    """A small list does not keep anybody waiting."""
    lexicon = lexicon_of({"at"})
    (hand,) = deal_fair(HandSetup(fair=True), 1, lexicon).hands
    assert list(playable_words(hand, lexicon))
