"""Rounds of both games on a grid, saved as they are played, resumed and finished."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.engine.word_sets import SetOfWords
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.grid_moves import End, EndRound, PlayWord
from wordarcade.engine.verdict import Refusal, Refused, Scored
from wordarcade.engine.word_search.board import DEFAULT_BOARD
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.players.boggle import solver as boggle_solver
from wordarcade.players.word_search import solver as word_search_solver
from wordarcade.store.boggle_rounds import SavedBoggleRound
from wordarcade.store.errors import RoundTakenError, StoreError
from wordarcade.store.rounds import RoundStore
from wordarcade.store.saved_round import SavedRound
from wordarcade.store.word_search_rounds import SavedWordSearchRound

LEXICON = lexicon_of({"lent", "peace", "pelean", "pope"})

Saved = SavedRound[Any, Any, Any, Any, Any]


class Game:
    """What differs between the games."""

    def __init__(self, saved: type[Saved], config: Any, solve: Callable[..., Any]):
        self.saved = saved
        self.config = config
        self.solve = solve

    def begun(self, store: RoundStore) -> Saved:
        """Return a new round on record."""
        return self.saved.begin(store, self.config, 5, LEXICON)


@pytest.fixture(params=["boggle", "wordsearch"])
def game(request: pytest.FixtureRequest) -> Game:
    """One of the games."""
    if request.param == "boggle":
        return Game(SavedBoggleRound, BoggleConfig(DEFAULT_BOARD), boggle_solver.solve)
    return Game(SavedWordSearchRound, WordSearchConfig(DEFAULT_BOARD), word_search_solver.solve)


def test_a_round_goes_on_in_another_process(game: Game, store: RoundStore, database: Path) -> None:
    """What was on record before the process ended is the whole round."""
    saved = game.begun(store)
    assert isinstance(saved.apply(PlayWord("LENT"), 100), Scored)
    assert saved.apply(PlayWord("pope"), 200) == Refused("pope", Refusal.NOT_ON_BOARD)
    saved.tick(300)
    store.close()
    again = RoundStore(database, store._clock)
    record = again.load(saved.id)
    resumed = game.saved.resume(again, record, LEXICON)
    assert resumed.state == saved.state
    assert (resumed.id, resumed.seed, record.header.elapsed_ms) == (saved.id, 5, 300)
    assert [made.move for made in record.moves] == [{"play": "lent"}]
    assert record.header.caption.startswith("4×4, 1 word, ")
    again.close()


def test_a_finished_round_is_summed_up(game: Game, store: RoundStore) -> None:
    """Score and words, found and possible, and how it ended."""
    saved = game.begun(store)
    saved.apply(PlayWord("peace"), 100)
    saved.apply(EndRound(End.FINISHED), 900)
    solution = game.solve(game.config, LEXICON)
    saved.finish(900, solution)
    header = store.load(saved.id).header
    assert header.summary is not None
    assert header.summary["score"] == saved.state.score > 0
    assert header.summary["possible_score"] == solution.points
    assert header.summary["possible_words"] == 3
    assert (header.summary["words"], header.summary["longest"]) == (1, "peace")
    assert header.summary["ended"] == "finished"


def test_two_processes_do_not_mix_their_moves(game: Game, store: RoundStore) -> None:
    """Whoever comes second is told, and the round stays as the first left it."""
    first = game.begun(store)
    second = game.saved.resume(store, store.load(first.id), LEXICON)
    first.apply(PlayWord("lent"), 100)
    with pytest.raises(RoundTakenError):
        second.apply(PlayWord("peace"), 100)
    assert second.state.score == 0
    assert len(store.load(first.id).moves) == 1


def test_another_lexicon_cannot_go_on(game: Game, store: RoundStore) -> None:
    """Words that scored might not exist in it."""
    saved = game.begun(store)
    with pytest.raises(StoreError, match="another version of the lexicon 'test'"):
        game.saved.resume(store, store.load(saved.id), SetOfWords(["lent"]))
