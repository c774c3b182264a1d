"""Ratings of games whose results nobody has waited for."""

from typing import Any

import pytest

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.moves import GuessLetter
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.scrabble.moves import EndGame
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.games.hangman.session import HangmanSession
from wordarcade.games.late_ratings import late_rating
from wordarcade.games.registry import GAMES
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.games.session import GameSession
from wordarcade.players.scrabble.adviser import move_of
from wordarcade.services import Services
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


def test_scrabble(services: Services) -> None:
    """The best turns all along are rated 100; a game cut short gets nothing."""
    session: ScrabbleSession = begun(services, "scrabble", ScrabbleSetup(seed=1, lexicon="common"))
    while not session.is_over:
        state = session.state
        if session.thinking:
            session.make(session.choose(state, to_nobody))
        else:
            session.make(move_of(session.look_for_hint(state, to_nobody)))
    session.close()
    assert rated_later(services, "scrabble", session) == 100
    session = begun(services, "scrabble", ScrabbleSetup(seed=1, lexicon="common"))
    session.make(EndGame())
    session.close()
    assert rated_later(services, "scrabble", session) is None
