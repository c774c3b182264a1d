"""The words that a hand could play, by points."""

import pytest
from hypothesis import given

from tests.lexicon.test_lexicon import lexicon_of
from tests.players.hand.every_play import hands_of_few_letters, words_of_few_letters
from wordarcade.engine.hand.scoring import get_word_score
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.playable import playable_words
from wordarcade.players.hand.word_list import words_by_points
from wordarcade.support.progress import Cancelled


@given(hands_of_few_letters, words_of_few_letters)
def test_every_word_is_listed_once(hand: str, words: set[str]) -> None:
    """With its points as the first word; the most come first, equal ones by alphabet."""
    lexicon = lexicon_of(words)
    listed = words_by_points(hand, lexicon)
    assert sorted(each.word for each in listed) == list(playable_words(hand, lexicon))
    assert all(each.points == get_word_score(each.word, len(hand)) for each in listed)
    assert list(listed) == sorted(listed, key=lambda each: (-each.points, each.word))


def test_the_work_can_be_stopped(arcade: Lexicon) -> None:
    """The report comes often, and what it raises ends the work."""
    shares: list[float] = []

    def report(share: float) -> None:
        shares.append(share)
        if len(shares) == 5:
            raise Cancelled

    with pytest.raises(Cancelled):
        words_by_points("abcdefghijklmnopqrstuvwxy*", arcade, report)
    assert shares == sorted(shares)
    assert all(0 <= share <= 1 for share in shares)
