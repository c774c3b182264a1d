"""Games against the clock: they wait for the player."""

from tests.games.sessions import boggle_of, elsewhere
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.grid_moves import End
from wordarcade.engine.timer import Timer
from wordarcade.engine.word_search.board import DEFAULT_BOARD
from wordarcade.services import Services
from wordarcade.support.clock import ManualClock
from wordarcade.support.progress import to_nobody

LEXICON = lexicon_of({"lent", "peace"})
TIMED = BoggleConfig(DEFAULT_BOARD, timer=Timer(60))


def test_no_time_passes_before_the_player_is_ready(services: Services, clock: ManualClock) -> None:
    """The clock stands, whatever shows the board, until the player resumes."""
    session = boggle_of(services, TIMED, LEXICON)
    session.await_start()
    session.go_on()
    clock.advance(30)
    assert (session.awaiting_start, session.elapsed_ms) == (True, 0)
    session.resume()
    clock.advance(2)
    assert (session.awaiting_start, session.elapsed_ms) == (False, 2_000)


def test_a_resumed_game_waits_too(services: Services, clock: ManualClock) -> None:
    """It goes on from where it was, when the player is ready."""
    session = boggle_of(services, TIMED, LEXICON)
    session.go_on()
    clock.advance(5)
    session.leave()
    resumed = elsewhere(services, session)
    resumed.await_start()
    resumed.go_on()
    clock.advance(30)
    assert (resumed.awaiting_start, resumed.elapsed_ms) == (True, 5_000)


def test_nobody_waits_without_a_clock_or_after_the_end(services: Services) -> None:
    """An untimed game and one that is over do not ask for the player."""
    untimed = boggle_of(services, BoggleConfig(DEFAULT_BOARD), LEXICON)
    untimed.await_start()
    assert not untimed.paused
    over = boggle_of(services, TIMED, LEXICON)
    over.end(End.FINISHED)
    over.know(over.solve(to_nobody))
    over.await_start()
    assert not over.paused
