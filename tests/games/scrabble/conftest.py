"""Games of Scrabble without a front end."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD
from tests.games.scrabble.sessions import session_of
from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.engine.scrabble.entry import read_move
from wordarcade.games.scrabble.session import News, ScrabbleSession
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.scrabble.seating import read_players
from wordarcade.services import Services
from wordarcade.store.games import GameStore
from wordarcade.store.locations import Locations
from wordarcade.support.clock import ManualClock

Begin = Callable[..., ScrabbleSession]


@pytest.fixture
def services(home: Locations) -> Services:
    """Services over empty folders, with a clock that stands still."""
    clock = ManualClock()
    return Services.of_user(home)._replace(clock=clock, games=GameStore(None, clock))


@pytest.fixture
def begin(services: Services, arcade: Lexicon) -> Begin:
    """Begin a game of players, as they are typed, with the racks BEEIIR? and DIKLMOU at first."""

    def begun(players: str, *, gcg: str = "", **rules: Any) -> ScrabbleSession:
        config = ScrabbleConfig(read_players(players), STANDARD, ENGLISH, 5, **rules)
        return session_of(services, config, arcade, gcg=gcg)

    return begun


def made(session: ScrabbleSession, text: str) -> News:
    """Make a move as it is typed."""
    game = session.state
    news = session.make(read_move(text, game.board, game.position.rack))
    assert news is not None
    return news


def played_out(session: ScrabbleSession) -> None:
    """Pass until the game is over."""
    while not session.is_over:
        made(session, "pass")
