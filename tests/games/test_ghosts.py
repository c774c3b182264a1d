"""The best round so far as a ghost to race against."""

from dataclasses import replace

import pytest

from tests.games.sessions import boggle_of
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.grid_moves import End
from wordarcade.engine.timer import Timer
from wordarcade.engine.word_search.board import DEFAULT_BOARD
from wordarcade.games.boggle.session import BoggleSession
from wordarcade.games.duel.terms import DuelTerms
from wordarcade.games.duel.turn import DuelTurn
from wordarcade.services import Services
from wordarcade.support.clock import ManualClock
from wordarcade.support.progress import to_nobody

LEXICON = lexicon_of({"lent", "peace", "pelean", "pope"})
CONFIG = BoggleConfig(DEFAULT_BOARD, dice="classic", timer=Timer(60))


@pytest.fixture
def wished(services: Services) -> Services:
    """Services by whose settings the ghost is raced against."""
    services.settings.change({"ghost": True})
    return services


def _played(services: Services, clock: ManualClock) -> BoggleSession:
    """Return a finished round: LENT after 10 seconds, PELEAN after 30."""
    session = boggle_of(services, CONFIG, LEXICON, 5)
    session.go_on()
    for word in ("lent", "pelean"):
        clock.advance(10 if word == "lent" else 20)
        session.play(word)
    session.end(End.FINISHED)
    session.know(session.find_words(to_nobody))
    return session


def test_a_ghost_scores_when_it_did(wished: Services, clock: ManualClock) -> None:
    """It has the points of the best round at the same time of play."""
    best = _played(wished, clock)
    board = replace(CONFIG, grid=type(DEFAULT_BOARD)(4, 4, DEFAULT_BOARD.cells[::-1]))
    session = boggle_of(wished, board, LEXICON, 6)
    session.go_on()
    assert session.ghost_points == 0
    clock.advance(10)
    assert session.ghost_points == 1
    clock.advance(40)
    assert session.ghost_points == best.state.score == 4


def test_there_is_no_ghost_where_nobody_races(wished: Services, clock: ManualClock) -> None:
    """Neither without a best round, nor without a clock, nor in a duel, nor unless it is wished."""
    assert boggle_of(wished, CONFIG, LEXICON, 5).ghost is None
    _played(wished, clock)
    assert boggle_of(wished, replace(CONFIG, timer=Timer(0)), LEXICON, 5).ghost is None
    turn = boggle_of(wished, CONFIG, LEXICON, 5)
    turn.duel = DuelTurn(DuelTerms(("Ann", "Ben")))
    assert turn.ghost is None
    wished.settings.change({"ghost": False})
    assert boggle_of(wished, CONFIG, LEXICON, 5).ghost is None
