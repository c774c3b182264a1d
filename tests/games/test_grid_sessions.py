"""Rounds of both games on a grid, saved as they are played, resumed and finished."""

from contextlib import closing
from typing import Any

import pytest

from tests.games.sessions import boggle_of, elsewhere, word_search_of
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.grid_moves import End, PlayWord
from wordarcade.engine.verdict import Refusal, Refused, Scored
from wordarcade.engine.word_search.board import DEFAULT_BOARD
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.games.grid_session import GridSession
from wordarcade.services import Services
from wordarcade.store.errors import GameTakenError
from wordarcade.store.games import GameStore
from wordarcade.support.clock import ManualClock
from wordarcade.support.errors import UnavailableError
from wordarcade.support.progress import to_nobody

LEXICON = lexicon_of({"lent", "peace", "pelean", "pope"})

Session = GridSession[Any, Any, Any]


@pytest.fixture(params=["boggle", "wordsearch"])
def saved(request: pytest.FixtureRequest, services: Services) -> Session:
    """A new round of one of the games, saved."""
    if request.param == "boggle":
        return boggle_of(services, BoggleConfig(DEFAULT_BOARD), LEXICON, 5)
    return word_search_of(services, WordSearchConfig(DEFAULT_BOARD), LEXICON, 5)


def test_a_round_goes_on_in_another_process(
    saved: Session, services: Services, clock: ManualClock
) -> None:
    """What was saved before the process ended is the whole round."""
    saved.go_on()
    assert isinstance(saved.apply(PlayWord("LENT")), Scored)
    assert saved.apply(PlayWord("pope")) == Refused("pope", Refusal.NOT_ON_BOARD)
    clock.advance(0.3)
    saved.leave()
    services.games.close()
    with closing(GameStore(services.locations.games_database, clock)) as again:
        resumed = elsewhere(services._replace(games=again), saved)
        record = again.load(saved.id)
    assert resumed.state == saved.state
    assert (resumed.id, resumed.seed, resumed.elapsed_ms) == (saved.id, 5, 300)
    assert [made.move for made in record.moves] == [{"play": "lent"}]
    assert record.header.caption.startswith(("4×4, 1 word, ", "4×4, 1 winding word, "))


def test_a_finished_round_is_summed_up(saved: Session, services: Services) -> None:
    """Score and words, found and possible, and how it ended."""
    saved.apply(PlayWord("peace"))
    saved.end(End.FINISHED)
    solution = saved.find_words(to_nobody)
    assert not saved.closed
    saved.know(solution)
    header = services.games.load(saved.id).header
    assert header.summary is not None
    assert header.summary["score"] == saved.state.score > 0
    assert header.summary["possible_score"] == header.summary["possible"] == solution.points
    assert header.summary["possible_words"] == 3
    assert (header.summary["words"], header.summary["longest"]) == (1, "peace")
    assert (header.summary["best_move"], header.summary["worst_move"]) == ("PEACE", "PELEAN")
    assert header.summary["ended"] == "finished"


def test_words_looked_for_at_once_end_nothing(saved: Session) -> None:
    """They are looked for once; a round that all are found in goes on until it is told so."""
    solution = saved.find_words(to_nobody)
    for word in ("lent", "peace", "pelean"):
        saved.apply(PlayWord(word))
    assert saved.find_words(to_nobody) is solution
    assert (saved.words_left, saved.is_over) == (0, False)
    saved.know(solution)
    assert saved.state.ended is End.ALL_FOUND
    assert saved.closed


def test_two_processes_do_not_mix_their_moves(saved: Session, services: Services) -> None:
    """Whoever comes second is told, and the round stays as the first left it."""
    second = elsewhere(services, saved)
    saved.apply(PlayWord("lent"))
    assert second.apply(PlayWord("peace")) is None
    assert isinstance(second.lost, GameTakenError)
    assert second.state.score == 0
    assert len(services.games.load(saved.id).moves) == 1


def test_another_lexicon_cannot_go_on(saved: Session, services: Services) -> None:
    """Words that scored might not exist in it."""
    with pytest.raises(UnavailableError, match="another version of the lexicon 'test'"):
        elsewhere(services, saved, lexicon_of({"lent"}))
