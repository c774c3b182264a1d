"""Rounds that end before somebody has won."""

import pytest

from tests.engine.hangman.rounds import HANDOUT
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.moves import GiveUp, GuessLetter, NameWord
from wordarcade.engine.hangman.pattern import places_of
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.engine.hangman.sentences import farewell
from wordarcade.games.hangman.rating import rating
from wordarcade.games.hangman.record import caption, figures
from wordarcade.games.hangman.reviewing import reviews
from wordarcade.games.rating import NO_STARS, Rating
from wordarcade.support.progress import to_nobody

WORDS = lexicon_of(set(HANDOUT.split()))


@pytest.mark.parametrize("host", [HostKind.HONEST, HostKind.EVIL])
@pytest.mark.parametrize("letters", ["", "e", "eao"])
def test_giving_up_earns_nothing(host: HostKind, letters: str) -> None:
    """However many guesses were left, and before the review."""
    config = HangmanConfig(4, 10, host, secret="cool" if host is HostKind.HONEST else None)
    state = HangmanRound.begin(config, WORDS)
    for letter in letters:
        places = places_of(letter, "cool")
        state = state.apply(GuessLetter(letter, places)).round
    state = state.apply(GiveUp()).round.apply(NameWord("cool")).round
    assert figures(state, None).rating == 0
    *_, (review, _) = reviews(state, to_nobody)
    assert rating(state, review) == Rating(0, NO_STARS)
    assert farewell(state) == "You gave up. The word was COOL."


def test_a_computer_that_is_stopped_has_not_lost() -> None:
    """Nobody wins, unless it has asked for every letter."""
    state = HangmanRound.begin(HangmanConfig(4, 26, HostKind.PERSON), WORDS)
    state = state.apply(GuessLetter("e")).round
    stopped = state.apply(GiveUp()).round
    found = figures(stopped, None)
    assert (found.won, found.details["winner"], found.rating) == (None, None, None)
    assert caption(stopped) == "----, stopped, 1 of 26 wrong"
    for letter in "abcdfghijklmnopqrstuvwxyz":
        places = (0,) if letter == "q" else ()
        state = state.apply(GuessLetter(letter, places)).round
    assert figures(state.apply(GiveUp()).round, None).won is True
