"""Rounds of hangman saved as they are played, resumed and finished."""

from contextlib import closing
from dataclasses import replace

import pytest

from tests.engine.hangman.rounds import HANDOUT, after, begun
from tests.games.sessions import elsewhere, hangman_of
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.moves import GiveUp, GuessLetter, GuessWord, NameWord, TakeHint
from wordarcade.engine.hangman.round import Winner
from wordarcade.engine.hangman.verdict import Placed, Refused
from wordarcade.games.hangman.record import figures
from wordarcade.services import Services
from wordarcade.store.errors import DamagedGameError, GameTakenError
from wordarcade.store.games import GameStore
from wordarcade.support.errors import UnavailableError

LEXICON = lexicon_of({*HANDOUT.split(), "fives"})
WORD = "deal"
CONFIG = HangmanConfig(4, 3, HostKind.PERFECT)


def test_a_word_that_hints_have_spelt_is_no_find() -> None:
    """One letter of one's own makes it one."""
    places = {"d": (0,), "e": (1,), "a": (2,), "l": (3,)}
    for hinted, found in (("dea", ("deal",)), ("deal", ())):
        state = begun("deal")
        for letter, at in places.items():
            hints = [TakeHint(letter)] if letter in hinted else []
            state = after(state, *hints, GuessLetter(letter, at))
        assert state.winner is Winner.GUESSER
        assert figures(state, None).words == found


def test_a_round_goes_on_in_another_process(services: Services) -> None:
    """What was on record before the process ended is the whole round, answers and proofs too."""
    saved = hangman_of(services, CONFIG, LEXICON, 5)
    assert saved.apply(GuessLetter("e")) == Placed("e", ())
    assert isinstance(saved.apply(GuessLetter("e")), Refused)
    saved.apply(TakeHint("o"))
    saved.apply(GuessLetter("o", (1, 2), proved=True))
    saved.apply(GuessWord("cool"))
    services.games.close()
    with closing(GameStore(services.locations.games_database, services.clock)) as again:
        resumed = elsewhere(services._replace(games=again), saved)
        record = again.load(saved.id)
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


@pytest.mark.parametrize(
    ("host", "at_first", "later"),
    [
        (HostKind.PERFECT, "a word of 4 letters, 1 of 3 wrong", "-OO-, 1 of 3 wrong"),
        (HostKind.PERSON, "your word of 4 letters, 1 of 3 wrong", "your word -OO-, 1 of 3 wrong"),
    ],
)
def test_a_word_is_named_by_whose_it_is(
    services: Services, host: HostKind, at_first: str, later: str
) -> None:
    """Hyphens alone say nothing."""
    saved = hangman_of(services, replace(CONFIG, host=host), LEXICON, 5)
    saved.apply(GuessLetter("e", ()))
    assert services.games.load(saved.id).header.caption == at_first
    saved.apply(GuessLetter("o", (1, 2)))
    assert services.games.load(saved.id).header.caption == later


def test_a_word_on_record_does_not_depend_on_how_words_are_drawn(services: Services) -> None:
    """An honest host's word itself is on record."""
    config = HangmanConfig(4, 3, HostKind.HONEST, secret=WORD)
    saved = hangman_of(services, config, LEXICON, 9)
    written = services.games.load(saved.id).header.config
    assert written == {
        "length": 4,
        "guesses": 3,
        "host": "honest",
        "vocabulary": "full",
        "show_left": False,
        "secret": WORD,
    }
    assert elsewhere(services, saved).state.config == config


def test_a_lost_round_is_summed_up(services: Services) -> None:
    """Who won, the word, and how many others it could have been."""
    saved = hangman_of(services, CONFIG, LEXICON, 5)
    for move in (TakeHint("e"), GuessLetter("e"), GiveUp(), NameWord("cool")):
        saved.apply(move)
    saved.close()
    assert services.games.load(saved.id).header.summary == {
        "winner": "host",
        "word": "cool",
        "host": "perfect",
        "length": 4,
        "wrong": 1,
        "guesses": 3,
        "hints": 1,
        "words_left": 3,
        "variant": "perfect full 4 letters 3 guesses",
        "score": None,
        "possible": None,
        "won": False,
        "best_move": "",
        "worst_move": "",
        "rating": 0,
        "measure": 1,
        "own": False,
        "counts": False,
    }
    assert services.games.load(saved.id).header.caption == "COOL, gave up, 1 of 3 wrong"


def test_another_list_of_words_is_refused(services: Services) -> None:
    """The words that are left would not be those that the host has kept."""
    saved = hangman_of(services, CONFIG, LEXICON, 5)
    saved.apply(GuessLetter("e"))
    with pytest.raises(UnavailableError, match="another version of the lexicon"):
        elsewhere(services, saved, lexicon_of({"abcd"}))


def test_a_record_that_contradicts_itself_is_an_error(services: Services) -> None:
    """It was not written by this game."""
    saved = hangman_of(services, CONFIG, LEXICON, 5)
    services.games.record(
        saved.id, 0, {"letter": "z", "places": [0], "proved": False}, 5, caption=""
    )
    with pytest.raises(DamagedGameError, match="No word agrees"):
        elsewhere(services, saved)


def test_two_processes_do_not_mix_their_moves(services: Services) -> None:
    """Whoever comes second is told, and the round stays as the first left it."""
    first = hangman_of(services, CONFIG, LEXICON, 5)
    second = elsewhere(services, first)
    first.apply(GuessWord("hope", right=True))
    assert first.state.winner is Winner.GUESSER
    assert second.apply(GuessLetter("e")) is None
    assert isinstance(second.lost, GameTakenError)
    assert second.state.moves == ()
