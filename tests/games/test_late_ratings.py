"""Ratings of games whose results nobody has waited for."""

from math import inf
from typing import Any

import pytest

from tests.unrated_rounds import leave_unrated
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.moves import GuessLetter
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.scrabble.moves import EndGame
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.games.hangman.session import HangmanSession
from wordarcade.games.late_ratings import keep, late_rating, may_be_rated, rate_all, unrated_games
from wordarcade.games.registry import GAMES
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.games.session import GameSession
from wordarcade.players.scrabble.adviser import move_of
from wordarcade.services import Services
from wordarcade.store.records import LexiconReference
from wordarcade.support.progress import to_nobody


def begun(services: Services, game: str, setup: object) -> Any:
    """Return the session of a new game, saved."""
    session = GAMES[game].play.load().begin(services, setup, to_nobody)
    session.open()
    return session


def rated_later(services: Services, game: str, session: GameSession[Any, Any, Any]) -> int | None:
    """Return the rating found for a saved game without one."""
    saved = services.games.load(session.id)
    assert (saved.header.summary or {})["rating"] is None
    found = late_rating(services, GAMES[game].play.load(), saved, to_nobody)
    return None if found is None else found.rating.value


@pytest.mark.parametrize("host", [HostKind.HONEST, HostKind.EVIL])
def test_hangman(services: Services, host: HostKind) -> None:
    """The guesses that were made are reviewed."""
    setup = HangmanSetup(length=12, guesses=1, host=host, seed=1, lexicon="common")
    session: HangmanSession = begun(services, "hangman", setup)
    asked = session.state
    session.take_answer(asked, session.ask_host(GuessLetter("z"), asked, to_nobody))
    assert session.is_over
    session.settle()
    assert rated_later(services, "hangman", session) is not None


def test_nobody_guesses_against_a_person(services: Services) -> None:
    """Whoever hides the word gets no rating."""
    setup = HangmanSetup(length=12, host=HostKind.PERSON, seed=1, lexicon="common")
    session: HangmanSession = begun(services, "hangman", setup)
    assert session.assess(to_nobody) is None


def test_all_are_rated_in_one_go(services: Services) -> None:
    """A game that cannot be read stops nothing; it may be readable another time."""
    leave_unrated(services, (1, 2))
    damaged = services.games.begin("hangman", {}, 3, LexiconReference("arcade", "5f" * 32), deal=3)
    services.games.finish(damaged, 0, 1000, {"variant": "evil", "measure": 6, "won": False})
    assert len(unrated_games(services, GAMES)) == 3
    shares: list[float] = []
    assert rate_all(services, GAMES, shares.append, inf) == 0
    assert unrated_games(services, GAMES) == ((damaged, "hangman"),)
    assert shares == sorted(shares)


def test_nobody_waits_for_many_reviews(services: Services) -> None:
    """One is made at least, so that more of them are done each time; the others are counted."""
    leave_unrated(services, (1, 2, 3))
    assert rate_all(services, GAMES, to_nobody, -1) == 2
    assert [game for game, _ in unrated_games(services, GAMES)] == [2, 1]


def test_a_review_that_finds_no_rating_is_not_made_again(services: Services) -> None:
    """Not by this version, which would come to the same."""
    leave_unrated(services, (1,))
    ((game, _),) = unrated_games(services, GAMES)
    keep(services, game, None)
    assert not unrated_games(services, GAMES)
    assert services.games.results.unrated("another version") == ((game, "hangman"),)
    summary = services.games.load(game).header.summary or {}
    assert not may_be_rated(summary)
    assert may_be_rated({**summary, "reviewed": "another version"})


def test_scrabble(services: Services) -> None:
    """The best turns all along are rated 100; a game cut short gets nothing."""
    session: ScrabbleSession = begun(services, "scrabble", ScrabbleSetup(seed=1, lexicon="common"))
    while not session.is_over:
        state = session.state
        if session.thinking:
            session.make(session.choose(state, to_nobody))
        else:
            session.make(move_of(session.look_for_hint(state, to_nobody).best))
    session.close()
    assert rated_later(services, "scrabble", session) == 100
    session = begun(services, "scrabble", ScrabbleSetup(seed=1, lexicon="common"))
    session.make(EndGame())
    session.close()
    assert rated_later(services, "scrabble", session) is None
