"""A round of word search: the order of checks, points, the end, and replay."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.word_sets import SetOfWords
from wordarcade.engine.grid_moves import (
    End,
    EndRound,
    GridMove,
    PlayWord,
    move_from_json,
    move_to_json,
)
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.rounds import TimedMove
from wordarcade.engine.verdict import Noted, Refusal, Refused, Scored, sentence
from wordarcade.engine.word_search.board import DEFAULT_BOARD, square_of
from wordarcade.engine.word_search.config import OWN_BOARD, WordSearchConfig
from wordarcade.engine.word_search.round import WordSearchRound

WORDS = SetOfWords(["lent", "peace", "pope", "boy", "pelean", "at", "place"])


def played(*words: str, min_length: int = 4) -> WordSearchRound:
    """Return a round on the default board in which `words` were entered."""
    state = WordSearchRound(WordSearchConfig(DEFAULT_BOARD, min_length), WORDS)
    for word in words:
        state = state.apply(PlayWord(word)).round
    return state


@pytest.mark.parametrize(
    ("before", "word", "answer"),
    [
        ([], "LENT", "The word LENT is worth 1 point."),
        ([], "peace", "The word PEACE is worth 2 points."),
        ([], "Pelean", "The word PELEAN is worth 3 points."),
        ([], "boy", "The word BOY is too short."),
        ([], "leant", "The word LEANT is not a word."),
        ([], "POPE", "The word POPE is not present in the grid."),
        ([], "place", "The word PLACE is not present in the grid."),
        (["lent"], "LENT", "The word LENT has already been used."),
    ],
)
def test_the_first_failing_check_gives_the_wording(
    before: list[str], word: str, answer: str
) -> None:
    """Already used, too short, not a word, not in the grid: the same order as in Boggle."""
    verdict = played(*before).apply(PlayWord(word)).verdict
    assert isinstance(verdict, Scored | Refused)
    assert sentence(verdict) == answer


def test_cells_of_several_letters() -> None:
    """A word is made of whole cells, and each letter counts."""
    config = WordSearchConfig(square_of(["CAT", "X", "FISH", "XXXX"]), 3)
    words = SetOfWords(["catfish", "cats", "fish"])
    state = WordSearchRound(config, words)
    assert state.apply(PlayWord("catfish")).verdict == Scored("catfish", 5, (0, 2))
    assert state.apply(PlayWord("cats")).verdict == Refused("cats", Refusal.NOT_ON_BOARD)


def test_a_refused_word_changes_nothing() -> None:
    """The round after a refusal is the very same value."""
    state = played("lent")
    assert state.apply(PlayWord("lent")).round is state


def test_nothing_scores_after_the_end() -> None:
    """Once the words are revealed, they do not count, and the end does not change."""
    state = played("lent").apply(EndRound(End.REVEALED), 9).round
    assert (state.ended, state.score) == (End.REVEALED, 1)
    assert state.apply(PlayWord("peace")).verdict == Refused("peace", Refusal.ROUND_OVER)
    again = state.apply(EndRound(End.FINISHED))
    assert (again.round, again.verdict) == (state, Noted())


moves = st.one_of(
    st.sampled_from(["lent", "PEACE", "pope", "boy", "zebra"]).map(PlayWord),
    st.sampled_from(End).map(EndRound),
)


@given(st.lists(st.tuples(moves, st.integers(0, 100_000))))
def test_replaying_the_moves_gives_the_round(entries: list[tuple[GridMove, int]]) -> None:
    """Configuration and accepted moves, through JSON, bring back the same value."""
    state = played()
    for move, elapsed_ms in entries:
        state = state.apply(move, elapsed_ms).round
    config = WordSearchConfig.from_json(json.loads(json.dumps(state.config.to_json())))
    written = [
        TimedMove(move_from_json(move_to_json(timed.move)), timed.elapsed_ms)
        for timed in state.moves
    ]
    assert WordSearchRound.replay(config, WORDS, written) == state
    assert state.score == sum(word.points for word in state.found)


@given(st.integers(1, 3), st.data())
def test_a_board_comes_back_from_json(size: int, data: st.DataObject) -> None:
    """Blocked cells and long ones too, even where there is nothing else."""
    faces = st.sampled_from(["", "a", "cat"])
    cells = data.draw(st.lists(faces, min_size=size**2, max_size=size**2))
    config = WordSearchConfig(LetterGrid(size, size, tuple(cells)), 2, OWN_BOARD)
    assert WordSearchConfig.from_json(config.to_json()) == config


def test_a_word_stays_where_it_was_traced() -> None:
    """Also after it was saved; what is written of a word that was typed is as it ever was."""
    traced = (5, 6, 9, 13)
    state = played().apply(PlayWord("LENT", traced)).round
    assert state.path_of("lent") == (5, 6, 9, 14)
    assert state.found == (Scored("lent", 1, traced),)
    assert state.path_played("lent") == traced
    assert state.path_played("peace") == state.path_of("peace")
    (move,) = [move_to_json(timed.move) for timed in state.moves]
    assert move == {"play": "lent", "path": [5, 6, 9, 13]}
    saved = [TimedMove(move_from_json(json.loads(json.dumps(move))), 0)]
    assert WordSearchRound.replay(state.config, WORDS, saved) == state
    assert move_to_json(PlayWord("lent")) == {"play": "lent"}


@pytest.mark.parametrize(
    "path", [(5, 6, 9), (5, 6, 9, 99), (5, 6, 9, -1), (5, 6, 9, 12), (5, 1, 9, 14), (5, 5, 9, 14)]
)
def test_cells_that_are_no_path_of_the_word_are_not_taken(path: tuple[int, ...]) -> None:
    """The word lies on its first path then."""
    state = played().apply(PlayWord("lent", path)).round
    assert state.found == (Scored("lent", 1, (5, 6, 9, 14)),)
    assert state.moves[0].move == PlayWord("lent")


@pytest.mark.parametrize(
    "data",
    [{}, {"play": 3}, {"end": "no such"}, {"hint": "cell"}, {"play": "at", "path": [0, "1"]}],
)
def test_what_is_no_move_is_refused(data: dict[str, object]) -> None:
    """A record that describes no move is an error, not a guess."""
    with pytest.raises(ValueError, match=r"move|valid"):
        move_from_json(data)


@pytest.mark.parametrize(
    ("grid", "min_length", "message"),
    [(DEFAULT_BOARD, 0, "1 or more"), (LetterGrid(1, 2, ("a", "b")), 3, "not a square")],
)
def test_a_configuration_out_of_range_is_refused(
    grid: LetterGrid, min_length: int, message: str
) -> None:
    """A minimum is 1 or more, and a board is square."""
    with pytest.raises(ValueError, match=message):
        WordSearchConfig(grid, min_length)
