"""The words that a hand could play, by points."""

import pytest
from hypothesis import given

from tests.lexicon.test_lexicon import lexicon_of
from tests.players.hand.every_play import hands_of_few_letters, words_of_few_letters
from wordarcade.engine.hand.scoring import get_word_score
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.playable import playable_words, readings
from wordarcade.players.hand.word_list import distinct, offered, words_by_points
from wordarcade.support.progress import Cancelled


@given(hands_of_few_letters, words_of_few_letters)
def test_every_word_is_listed_once(hand: str, words: set[str]) -> None:
    """With its points as the first word; the most come first, equal ones by alphabet."""
    lexicon = lexicon_of(words)
    listed = words_by_points(hand, lexicon)
    assert sorted(each.word for each in listed) == list(playable_words(hand, lexicon))
    assert all(each.points == get_word_score(each.word, len(hand)) for each in listed)
    assert list(listed) == sorted(listed, key=lambda each: (-each.points, each.word))


def test_offensive_words_are_listed_only_if_they_were_played() -> None:
    """With a wildcard, too, where that is what the list would show."""
    lexicon = lexicon_of({"fuck", "duck", "shot"})
    for hand, offensive in (("fuckd", "fuck"), ("f*ckdu", "f*ck")):
        listed = words_by_points(hand, lexicon)
        assert offensive in {each.word for each in listed}
        words = {each.word for each in offered(listed, lexicon, ())}
        assert "duck" in words
        assert offensive not in words
        assert offensive in {each.word for each in offered(listed, lexicon, {offensive})}


@given(hands_of_few_letters, words_of_few_letters)
def test_distinct_words_stand_for_each_word_once(hand: str, words: set[str]) -> None:
    """Nothing that can be spelt is lost, each comes with the most points, and none comes twice."""
    lexicon = lexicon_of(words)
    listed = words_by_points(hand, lexicon)
    left = distinct(listed, lexicon)
    most: dict[str, int] = {}
    for each in listed:
        for word in readings(each.word, lexicon):
            most.setdefault(word, each.points)
    seen: set[str] = set()
    for each in left:
        fresh = set(readings(each.word, lexicon)) - seen
        assert fresh
        assert all(most[word] == each.points for word in fresh)
        seen |= fresh
    assert seen == set(most)


def test_of_equal_words_the_preferred_one_stays() -> None:
    """What was played is found in the list as it was played."""
    lexicon = lexicon_of({"jeez"})
    listed = words_by_points("ej*ez", lexicon)
    assert {each.word for each in listed} == {"j*ez", "je*z", "jeez"}
    assert [each.word for each in distinct(listed, lexicon)] == ["jeez"]
    wild = words_by_points("j*ez", lexicon)
    assert [each.word for each in distinct(wild, lexicon, {"je*z"})] == ["je*z"]


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
