"""Random hands, and typed hands."""

import random
from string import ascii_lowercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.dealing import deal, deal_hand
from wordarcade.engine.hand.hand_text import HandTextError, parse_hand
from wordarcade.engine.hand.setup import HandSetup


@pytest.mark.parametrize("n", range(1, 27))
def test_a_hand_has_a_third_of_vowels(n: int) -> None:
    """One wildcard, ⌈n/3⌉ − 1 vowels, and consonants."""
    hand = deal_hand(n, random.Random(n))
    assert len(hand) == n
    assert hand.count("*") == 1
    assert sum(letter in "aeiou" for letter in hand) == -(-n // 3) - 1
    assert set(hand) <= set(ascii_lowercase + "*")


def test_a_hand_of_none_is_empty() -> None:
    """Not even the wildcard is in it."""
    assert deal_hand(0, random.Random(1)) == ""


def test_every_letter_is_dealt_about_equally_often() -> None:
    """In 2,000 hands of seven, vowels and consonants are uniform among themselves."""
    rng = random.Random(5)
    letters = "".join(deal_hand(7, rng) for _ in range(2_000))
    for kind, expected in (("aeiou", 800), ("bcdfghjklmnpqrstvwxyz", 8_000 / 21)):
        assert all(abs(letters.count(letter) - expected) < expected / 4 for letter in kind)


def test_a_seed_deals_the_same_game_again() -> None:
    """Hands and what is drawn; another seed deals others."""
    setup = HandSetup(hand_size=9, hands=3)
    assert deal(setup, 4) == deal(setup, 4) != deal(setup, 5)
    config = deal(setup, 4)
    assert [len(hand) for hand in config.hands] == [9, 9, 9]
    assert sorted(config.drawn) == list(ascii_lowercase)
    assert not config.single


def test_a_single_hand_is_dealt_or_given() -> None:
    """It has nothing to draw from."""
    assert deal(HandSetup(hand="cows*z"), 1) == HandConfig(("cows*z",), own=True)
    dealt = deal(HandSetup(hand_size=3), 1)
    assert (len(dealt.hands), len(dealt.hands[0]), dealt.single) == (1, 3, True)


@pytest.mark.parametrize("text", ["a j e f * r x", "ajef*rx", " AJEF*RX ", "ajef\t* r x"])
def test_hands_are_typed_with_and_without_spaces(text: str) -> None:
    """In any case; the order stays."""
    assert parse_hand(text) == "ajef*rx"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "The hand is empty"),
        ("  ", "The hand is empty"),
        ("a b 3", "The hand has '3', which is not a letter"),
        ("a,b", "The hand has ','"),
        ("é", "The hand has 'é'"),
        ("a ** b", "The hand has 2 wildcards; a hand has one at most"),
        ("a" * 27, "The hand has 27 letters; the most is 26"),
        ("a" * 10_000, "The hand has 10,000 letters"),
    ],
)
def test_what_is_no_hand_is_told_in_a_sentence(text: str, message: str) -> None:
    """Short, whatever was typed."""
    with pytest.raises(HandTextError) as raised:
        parse_hand(text)
    assert message in str(raised.value)
    assert len(str(raised.value)) < 100


@given(st.integers(1, 26), st.none() | st.integers(1, 5), st.integers(0, 2**32))
def test_a_game_comes_back_from_json(size: int, hands: int | None, seed: int) -> None:
    """Letter by letter."""
    config = deal(HandSetup(hand_size=size, hands=hands), seed)
    assert HandConfig.from_json(config.to_json()) == config


@pytest.mark.parametrize(
    ("hands", "drawn", "message"),
    [
        ((), "", "one hand or more"),
        (("",), "", "is empty"),
        (("A B",), "", "lowercase without spaces"),
        (("a1",), "", "not a letter"),
        (("a", "b"), "", "letters to draw from"),
        (("a",), "abc", "alphabet in some order"),
    ],
)
def test_a_configuration_out_of_range_is_refused(
    hands: tuple[str, ...], drawn: str, message: str
) -> None:
    """A record that was tampered with is an error, not a game."""
    with pytest.raises(ValueError, match=message):
        HandConfig(hands, drawn)
