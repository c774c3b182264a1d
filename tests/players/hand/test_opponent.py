"""Computer opponents and their levels."""

import random

import pytest

from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.hand.dealing import deal_hand
from wordarcade.engine.hand.scoring import get_word_score
from wordarcade.lexicon.familiarity import EVERYDAY, Familiarity
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.opponent import Level, opponent, play_out
from wordarcade.players.hand.playable import playable_words, readings
from wordarcade.players.hand.solver import HandTooVariedError, solve

WORDS = {"cab": 10, "cob": 70, "cabs": 60, "as": 20, "so": 20}
"""A lexicon, and how well known its words are."""


@pytest.fixture
def tier() -> Familiarity:
    """How well known real words are."""
    return Familiarity.shipped()


@pytest.mark.parametrize(
    ("level", "hand", "word"),
    [
        (Level.COMMON, "bacs", "cab"),
        (Level.GREEDY, "bacs", "cabs"),
        (Level.EXACT, "bacs", "cabs"),
        (Level.COMMON, "*bcs", "c*b"),
        (Level.COMMON, "boc", None),
        (Level.GREEDY, "boc", "cob"),
        (Level.GREEDY, "saox", "as"),
        (Level.COMMON, "saox", "as"),
        (Level.EXACT, "xyz", None),
        (Level.GREEDY, "xyz", None),
    ],
)
def test_what_each_level_plays(level: Level, hand: str, word: str | None) -> None:
    """The best of its words, the alphabetically first of equals, or nothing."""
    player = opponent(level, hand, lexicon_of(set(WORDS)), WORDS.__getitem__)
    assert player.choose(hand) == word


def test_a_hand_is_played_to_its_end(arcade: Lexicon, tier: Familiarity) -> None:
    """As the rule of each level says; the exact one alone throws letters away, for the best."""
    rng = random.Random(4)
    for n in (5, 7, 9):
        hand = deal_hand(n, rng)
        scores = {}
        for level in Level:
            player = opponent(level, hand, arcade, tier.tier)
            attempt = play_out(hand, arcade, player)
            assert attempt == play_out(hand, arcade, player)
            assert attempt.ended
            if level is not Level.EXACT:
                assert all(play.word in playable_words(play.hand, arcade) for play in attempt.plays)
            scores[level] = attempt.score
            if level is Level.GREEDY:
                for play in attempt.plays:
                    assert play.points == max(
                        get_word_score(word, len(play.hand))
                        for word in playable_words(play.hand, arcade)
                    )
            if level is Level.COMMON:
                known = [min(map(tier.tier, readings(p.word, arcade))) for p in attempt.plays]
                assert max(known, default=0) <= EVERYDAY
        assert scores[Level.EXACT] == solve(hand, arcade).best_with_discards == max(scores.values())


def test_the_exact_player_can_be_stopped(arcade: Lexicon) -> None:
    """What the report raises comes out of the preparations, and a hand may be too much."""

    class StoppedError(Exception):
        pass

    def stop(_share: float) -> None:
        raise StoppedError

    with pytest.raises(StoppedError):
        opponent(Level.EXACT, "ruwaemicgmvvtbm*bo", arcade, WORDS.__getitem__, stop)
    with pytest.raises(HandTooVariedError):
        opponent(Level.EXACT, "abcdefghijklmnopqrstuvwxyz", arcade, WORDS.__getitem__)
