"""The guesser: ratings of letters, and the next guess."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.hangman.rounds import after, begun, missing
from tests.players.hangman.every_guess import small_lists
from wordarcade.engine.hangman.candidates import Candidates
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.moves import GiveUp, GuessLetter, GuessWord
from wordarcade.engine.hangman.round import Winner
from wordarcade.players.hangman.guesser import next_guess, rate_letters
from wordarcade.players.hangman.host import answered
from wordarcade.players.hangman.hosts import host_for


def test_letters_are_rated_by_what_they_tell_and_hit() -> None:
    """Of four words two have an A, in different places: one bit and a half, and a half."""
    best, *others = rate_letters(Candidates.of(["ab", "ca", "de", "df"]), "z")
    assert (best.letter, best.hit_probability) == ("a", 0.5)
    assert math.isclose(best.expected_information, 1.5)
    assert math.isclose(best.worth, 3.5)
    assert [letter.letter for letter in others] == ["d", "b", "c", "e", "f"]


@given(small_lists, st.sets(st.sampled_from("abcdef")))
def test_ratings_by_definition(words: set[str], used: set[str]) -> None:
    """Every letter that is possible and not used, and no other; the best first."""
    rated = rate_letters(Candidates.of(sorted(words)), used)
    assert {letter.letter for letter in rated} == set("".join(words)) - used
    assert [letter.worth for letter in rated] == sorted((r.worth for r in rated), reverse=True)
    for letter in rated:
        places = [tuple(sign == letter.letter for sign in word) for word in words]
        shares = [places.count(family) / len(words) for family in set(places)]
        assert math.isclose(letter.hit_probability, sum(map(any, places)) / len(words))
        information = -sum(share * math.log2(share) for share in shares)
        assert math.isclose(letter.expected_information, information, abs_tol=1e-9)


@given(small_lists, st.data())
def test_the_computer_finds_every_word_of_the_list(words: set[str], data: st.DataObject) -> None:
    """Of an honest host: nothing is guessed twice, and the last word is guessed whole."""
    secret = data.draw(st.sampled_from(sorted(words)))
    state = begun(" ".join(words), 20, HostKind.HONEST, secret)
    host = host_for(state.config, state.candidates.table, 1)
    while state.winner is None:
        state = after(state, answered(next_guess(state), state, host))
    assert (state.winner, state.word) == (Winner.GUESSER, secret)


def test_a_word_that_is_in_no_list() -> None:
    """Letters of the list follow, the most frequent first, until all are used."""
    state = missing(begun("aab aac dda", 30, HostKind.PERSON), "a")
    assert not state.candidates
    letters = ""
    while len(state.used) < 26:
        guess = next_guess(state)
        assert isinstance(guess, GuessLetter)
        letters += guess.letter
        state = after(state, guess)
    assert letters[:3] == "bcd"
    with pytest.raises(ValueError, match="every letter"):
        next_guess(state)


def test_one_word_left_is_guessed_whole() -> None:
    """And nothing is guessed when the round is over."""
    state = missing(begun("aab aac dda"), "d")
    assert next_guess(missing(state, "c")) == GuessWord("aab")
    with pytest.raises(ValueError, match="is over"):
        next_guess(after(state, GiveUp()))
