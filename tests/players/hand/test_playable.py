"""The words that a hand can play, against the rule of validity."""

from hypothesis import given

from tests.lexicon.test_lexicon import lexicon_of
from tests.players.hand.every_play import (
    hands_of_few_letters,
    typed_forms,
    words_of_few_letters,
)
from wordarcade.engine.hand.validity import is_valid_word
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.playable import playable_words, readings, resolved


@given(hands_of_few_letters, words_of_few_letters)
def test_they_are_the_valid_words(hand: str, words: set[str]) -> None:
    """Each valid word comes once, as it is typed, in alphabetical order."""
    lexicon = lexicon_of(words)
    valid = [word for word in typed_forms(words) if is_valid_word(word, hand, lexicon)]
    assert list(playable_words(hand, lexicon)) == valid


def test_readings_of_a_word(arcade: Lexicon) -> None:
    """The wildcard is any vowel that makes a word; a word without it is itself."""
    assert readings("c*ws", arcade) == ["caws", "cows"]
    assert readings("cows", arcade) == ["cows"]
    assert readings("*ows", arcade) == []


@given(hands_of_few_letters, words_of_few_letters)
def test_a_resolved_word_is_its_first_reading(hand: str, words: set[str]) -> None:
    """The small letter stands where the wildcard was typed; nothing else is changed."""
    lexicon = lexicon_of(words)
    for word in playable_words(hand, lexicon):
        shown = resolved(word, lexicon)
        assert shown.lower() == readings(word, lexicon)[0]
        assert "".join("*" if each.islower() else each.lower() for each in shown) == word
