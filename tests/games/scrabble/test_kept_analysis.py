"""Analyses that are kept with their games."""

from collections.abc import Callable

import pytest

from tests.games.scrabble.conftest import Begin, made, played_out
from wordarcade.games.scrabble import kept_analysis
from wordarcade.games.scrabble.kept_analysis import KeptAnalysis
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.players.scrabble.game_analysis import GameAnalysis
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.services import Services
from wordarcade.support.progress import Report, to_nobody


class Counting:
    """Analyses a game, and counts how often."""

    def __init__(self, session: ScrabbleSession) -> None:
        """Take the game."""
        self._session = session
        self.times = 0

    def __call__(self, report: Report) -> GameAnalysis:
        """Analyse the game."""
        self.times += 1
        return self._session.analyse(report)


Look = Callable[..., tuple[GameAnalysis, int]]


@pytest.fixture
def over(begin: Begin) -> ScrabbleSession:
    """A game that is over."""
    session = begin("Ann,Bob")
    made(session, "8H BEE")
    played_out(session)
    session.close()
    return session


@pytest.fixture
def look(services: Services, over: ScrabbleSession) -> Look:
    """Analyse the game as it is opened anew, and tell how often that was done."""

    def looked(
        lexicon: str = "", budget: Budget | None = None, *, infers: bool = False
    ) -> tuple[GameAnalysis, int]:
        identity = lexicon or over.state.lexicon.identity
        work = Counting(over)
        kept = KeptAnalysis(services, over.id, identity, budget, infers=infers)
        task = kept.analyse(over.state, work)
        analysis = task.work(to_nobody)
        task.keep(analysis)
        return analysis, work.times

    return looked


def test_a_game_is_analysed_once(look: Look, over: ScrabbleSession) -> None:
    """The next time it is there at once, notes and all."""
    first, times = look()
    assert times == 1
    assert look() == (first, 0)
    assert first == over.analyse(to_nobody)


def test_another_analysis_is_not_taken_for_it(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each lexicon and budget has its own; another version is made anew and takes its place."""
    for wanted in ((), ("other",), ("", Budget(seconds=2)), ("", Budget(iterations=2))):
        assert look(*wanted)[1] == 1
    for wanted in ((), ("other",), ("", Budget(seconds=2)), ("", Budget(iterations=2))):
        assert look(*wanted)[1] == 0
    for name, value in (("FORMAT", 0), ("__version__", "9"), ("trained_identity", "{}{}".format)):
        with monkeypatch.context() as patched:
            patched.setattr(kept_analysis, name, value)
            assert (look()[1], look()[1]) == (1, 0)
        assert look()[1] == 1


def test_one_that_infers_racks_is_another(look: Look) -> None:
    """With the same budget."""
    budget = Budget(iterations=2)
    assert [look("", budget, infers=infers)[1] for infers in (False, True)] == [1, 1]
    assert [look("", budget, infers=infers)[1] for infers in (False, True)] == [0, 0]


def test_what_cannot_be_read_is_made_again(
    look: Look, over: ScrabbleSession, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And is then kept."""
    monkeypatch.setattr(kept_analysis, "turns_to_json", lambda _: {"turns": [[]]})
    look()
    monkeypatch.undo()
    assert (look()[1], look()[1]) == (1, 0)


def test_a_game_that_goes_on_is_analysed_each_time(begin: Begin, services: Services) -> None:
    """It is not the same game the next time."""
    session = begin("Ann,Bob")
    made(session, "8H BEE")
    work = Counting(session)
    for _ in range(2):
        kept = KeptAnalysis(services, session.id, session.state.lexicon.identity)
        task = kept.analyse(session.state, work)
        task.keep(task.work(to_nobody))
    assert work.times == 2


def test_an_analysis_goes_with_its_game(
    look: Look, over: ScrabbleSession, services: Services
) -> None:
    """It comes back from the bin with it."""
    look()
    services.games.bin.delete(over.id)
    assert look()[1] == 1
    services.games.bin.restore(over.id)
    assert look()[1] == 0
