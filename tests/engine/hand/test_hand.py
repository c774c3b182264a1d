"""Operations on hands, by example and by property."""

from collections import Counter
from string import ascii_lowercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.word_sets import SetOfWords
from wordarcade.engine.hand.hand import (
    calculate_handlen,
    display_hand,
    get_frequency_dict,
    substitute_hand,
    update_hand,
)
from wordarcade.engine.hand.preview import preview
from wordarcade.engine.hand.scoring import get_word_score
from wordarcade.engine.hand.validity import is_valid_word

hands = st.text(st.sampled_from(ascii_lowercase), max_size=25).flatmap(
    lambda letters: st.permutations([*letters, "*"]).map("".join)
)
"""Hands with the wildcard somewhere."""

WORDS = SetOfWords(["cows", "rapture", "honey", "hone", "else", "fish", "it", "a"])


def test_counting_and_showing() -> None:
    """Letters are counted, and shown in the order dealt."""
    assert get_frequency_dict("hello") == {"h": 1, "e": 1, "l": 2, "o": 1}
    assert display_hand("ajef*rx") == "a j e f * r x"
    assert (calculate_handlen("ajef*rx"), calculate_handlen("")) == (7, 0)


@pytest.mark.parametrize(
    ("hand", "word", "left"),
    [
        ("aqllmui", "quail", "lm"),
        ("evvnil", "Evil", "vn"),
        ("jjolwnn", "jolly", "jwnn"),
        ("hello", "HELLO", ""),
        ("cows*z", "*ows", "cz"),
        ("cows*z", "c*wz", "os"),
        ("cows*z", "123", "cows*z"),
        ("cows*z", "**", "cowsz"),
        ("cows*z", "", "cows*z"),
        ("cows*z", "c" * 10_000, "ows*z"),
    ],
)
def test_a_word_takes_its_letters(hand: str, word: str, left: str) -> None:
    """Those that the hand has, in any case; others take nothing."""
    assert update_hand(hand, word) == left


@given(hands, st.text(st.sampled_from(ascii_lowercase + "*" + "A1 "), max_size=40))
def test_what_stays_is_the_difference(hand: str, word: str) -> None:
    """No letter is less than none, none is added, and the others keep their order."""
    left = update_hand(hand, word)
    assert Counter(left) == Counter(hand) - Counter(word.lower())
    others = iter(hand)
    assert all(letter in others for letter in left)


@pytest.mark.parametrize(
    ("hand", "letter", "drawn", "changed"),
    [
        ("hello", "l", "hex", "hexxo"),
        ("dd*lout", "l", "tap", "dd*aout"),
        ("dd*lout", "d", "dz", "zz*lout"),
        ("dd*lout", "*", "abc", "dd*lout"),
        ("dd*lout", "x", "abc", "dd*lout"),
        ("dd*lout", "ou", "abc", "dd*lout"),
        ("dd*lout", "", "abc", "dd*lout"),
        ("abc", "a", "cba", "abc"),
    ],
)
def test_a_letter_is_substituted(hand: str, letter: str, drawn: str, changed: str) -> None:
    """All its copies become the first drawn letter that the hand does not have, in place."""
    assert substitute_hand(hand, letter, drawn) == changed


@given(hands, st.sampled_from(ascii_lowercase), st.permutations(ascii_lowercase))
def test_a_substitution_adds_one_new_letter(hand: str, letter: str, drawn: list[str]) -> None:
    """The hand is as long as before, and has the new letter as often as it had the old one."""
    changed = substitute_hand(hand, letter, "".join(drawn))
    if letter not in hand:
        assert changed == hand
    else:
        (new,) = set(changed) - set(hand)
        assert changed.replace(new, letter) == hand


@pytest.mark.parametrize(
    ("word", "hand", "valid"),
    [
        ("hello", "hello", False),
        ("rapture", "rapture", True),
        ("rapture", "rpture*", False),
        ("Honey", "nhoe*y", True),
        ("honey", "honyd*", False),
        ("h*ney", "honyde*", True),
        ("*lse", "else*", True),
        ("*lse", "els*", True),
        ("c*wz", "cows*z", False),
        ("*ows", "cows*z", False),
        ("c*ws", "cows*z", True),
        ("c*ws", "cowsz", False),
        ("c**s", "cows*z", False),
        ("**", "cows*z", False),
        ("f1sh", "fish*", False),
        ("fi*h", "fish*", False),
        ("*", "*t", True),
        ("", "cows*z", False),
        ("cows" * 2_500, "cows*z", False),
    ],
)
def test_which_words_are_valid(word: str, hand: str, valid: bool) -> None:
    """In the lexicon, made of the hand, and the wildcard is a vowel typed as itself."""
    assert is_valid_word(word, hand, WORDS) is valid


def test_a_preview_is_the_score_and_what_stays() -> None:
    """It shows the arithmetic, and which letters the hand has not."""
    shown = preview("Cows", "cows*z")
    assert (shown.letter_sum, shown.factor, shown.total) == (9, 22, 198)
    assert (shown.hand_length, shown.left, shown.missing) == (6, "*z", "")
    assert preview("zoos", "cows*z").missing == "o"
    assert preview("", "cows*z").total == 0


@given(hands, st.text(st.sampled_from(ascii_lowercase + "*"), max_size=30))
def test_a_preview_is_what_is_counted(hand: str, word: str) -> None:
    """It agrees with the score and with what the word takes."""
    shown = preview(word, hand)
    assert shown.total == get_word_score(word, len(hand)) >= 0
    assert shown.left == update_hand(hand, word)
    assert len(word) - len(shown.missing) == len(hand) - len(shown.left)
