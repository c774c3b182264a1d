"""Rounds of hangman saved as they are played, resumed and finished."""

from pathlib import Path

import pytest

from tests.engine.hangman.rounds import HANDOUT
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.moves import GiveUp, GuessLetter, GuessWord, NameWord, TakeHint
from wordarcade.engine.hangman.round import Winner
from wordarcade.engine.hangman.verdict import Placed, Refused
from wordarcade.store.errors import DamagedGameError, RoundTakenError, StoreError
from wordarcade.store.hangman_rounds import SavedHangmanRound
from wordarcade.store.rounds import RoundStore

LEXICON = lexicon_of({*HANDOUT.split(), "fives"})
WORD = "deal"
CONFIG = HangmanConfig(4, 3, HostKind.PERFECT)


def test_a_round_goes_on_in_another_process(store: RoundStore, database: Path) -> None:
    """What was on record before the process ended is the whole round, answers and proofs too."""
    saved = SavedHangmanRound.begin(store, CONFIG, 5, LEXICON)
    assert saved.apply(GuessLetter("e"), 10) == Placed("e", ())
    assert isinstance(saved.apply(GuessLetter("e"), 20), Refused)
    saved.apply(TakeHint("o"), 30)
    saved.apply(GuessLetter("o", (1, 2), proved=True), 40)
    saved.apply(GuessWord("cool"), 50)
    store.close()
    again = RoundStore(database, store._clock)
    record = again.load(saved.id)
    resumed = SavedHangmanRound.resume(again, record, LEXICON)
    assert resumed.state == saved.state
    assert (resumed.state.pattern, resumed.state.wrong, resumed.state.proved) == ("-oo-", 2, True)
    assert list(resumed.state.candidates) == ["good"]
    assert record.header.caption == "-OO-, 2 of 3 wrong"
    assert record.header.seed == 5
    assert [made.move for made in record.moves] == [
        {"letter": "e", "places": [], "proved": False},
        {"hint": "o"},
        {"letter": "o", "places": [1, 2], "proved": True},
        {"word": "cool", "right": False},
    ]
    again.close()


def test_a_word_on_record_does_not_depend_on_how_words_are_drawn(store: RoundStore) -> None:
    """An honest host's word itself is on record."""
    config = HangmanConfig(4, 3, HostKind.HONEST, secret=WORD)
    saved = SavedHangmanRound.begin(store, config, 9, LEXICON)
    written = store.load(saved.id).header.config
    assert written == {
        "length": 4,
        "guesses": 3,
        "host": "honest",
        "vocabulary": "full",
        "show_left": False,
        "secret": WORD,
    }
    assert SavedHangmanRound.resume(store, store.load(saved.id), LEXICON).state.config == config


def test_a_lost_round_is_summed_up(store: RoundStore) -> None:
    """Who won, the word, and how many others it could have been."""
    saved = SavedHangmanRound.begin(store, CONFIG, 5, LEXICON)
    for move in (TakeHint("e"), GuessLetter("e"), GiveUp(), NameWord("cool")):
        saved.apply(move, 100)
    saved.finish(900, None)
    assert store.load(saved.id).header.summary == {
        "winner": "host",
        "word": "cool",
        "host": "perfect",
        "length": 4,
        "wrong": 1,
        "guesses": 3,
        "hints": 1,
        "words_left": 3,
    }


def test_another_list_of_words_is_refused(store: RoundStore) -> None:
    """The words that are left would not be those that the host has kept."""
    saved = SavedHangmanRound.begin(store, CONFIG, 5, LEXICON)
    saved.apply(GuessLetter("e"), 10)
    with pytest.raises(StoreError, match="another version of the lexicon"):
        SavedHangmanRound.resume(store, store.load(saved.id), lexicon_of({"abcd"}))


def test_a_record_that_contradicts_itself_is_an_error(store: RoundStore) -> None:
    """It was not written by this game."""
    saved = SavedHangmanRound.begin(store, CONFIG, 5, LEXICON)
    store.record(saved.id, 0, {"letter": "z", "places": [0], "proved": False}, 5, caption="")
    with pytest.raises(DamagedGameError, match="No word agrees"):
        SavedHangmanRound.resume(store, store.load(saved.id), LEXICON)


def test_two_processes_do_not_mix_their_moves(store: RoundStore) -> None:
    """Whoever comes second is told, and the round stays as the first left it."""
    first = SavedHangmanRound.begin(store, CONFIG, 5, LEXICON)
    second = SavedHangmanRound.resume(store, store.load(first.id), LEXICON)
    first.apply(GuessWord("hope", right=True), 100)
    assert first.state.winner is Winner.GUESSER
    with pytest.raises(RoundTakenError):
        second.apply(GuessLetter("e"), 100)
    assert second.state.moves == ()
