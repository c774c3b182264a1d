"""A round of Boggle: the order of checks, points, hints, time and replay."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.word_sets import SetOfWords
from wordarcade.engine.board_text import parse_board
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.moves import Hint, Move, TakeHint, move_from_json, move_to_json
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.engine.grid_moves import End, EndRound, PlayWord
from wordarcade.engine.rounds import TimedMove
from wordarcade.engine.timer import Timer
from wordarcade.engine.verdict import Noted, Refusal, Refused, Scored, sentence

BOARD = parse_board("O I S E/L R O N/T K N I/Y N J Q", q_is_qu=True)
WORDS = SetOfWords(["norse", "son", "in", "quin", "sort", "zebra", "senor"])


def played(*words: str, config: BoggleConfig = BoggleConfig(BOARD)) -> BoggleRound:  # noqa: B008 - a frozen value
    """Return a round in which `words` were entered."""
    state = BoggleRound(config, WORDS)
    for word in words:
        state = state.apply(PlayWord(word)).round
    return state


@pytest.mark.parametrize(
    ("before", "word", "answer"),
    [
        ([], "NORSE", "The word NORSE is worth 2 points."),
        ([], "son", "The word SON is worth 1 point."),
        ([], "IN", "The word IN is too short."),
        ([], "no", "The word NO is too short."),
        ([], "KON", "The word KON is not a word."),
        ([], "zebra", "The word ZEBRA is not present in the grid."),
        (["norse"], "Norse", "The word NORSE has already been used."),
    ],
)
def test_the_first_failing_check_gives_the_wording(
    before: list[str], word: str, answer: str
) -> None:
    """Already used, too short, not a word, not in the grid: in this order, word for word."""
    verdict = played(*before).apply(PlayWord(word)).verdict
    assert isinstance(verdict, Scored | Refused)
    assert sentence(verdict) == answer


def test_a_refused_word_changes_nothing() -> None:
    """The round after a refusal is the very same value."""
    state = played("norse")
    assert state.apply(PlayWord("norse")).round is state


def test_a_cell_used_twice_counts_as_not_present() -> None:
    """SENOR would need the one S and then the E, N and O: it is there; SONS is not."""
    words = SetOfWords(["sons"])
    verdict = BoggleRound(BoggleConfig(BOARD), words).apply(PlayWord("sons")).verdict
    assert verdict == Refused("sons", Refusal.NOT_ON_BOARD)


def test_qu_counts_as_two_letters() -> None:
    """QUIN uses three cells and scores as four letters."""
    words = SetOfWords(["quin"])
    grid = parse_board("Q I N/A B C/D E F", q_is_qu=True)
    verdict = BoggleRound(BoggleConfig(grid, 4), words).apply(PlayWord("QUIN")).verdict
    assert verdict == Scored("quin", 1, (0, 1, 2))


@pytest.mark.parametrize(
    ("letters", "points"), [(3, 1), (4, 1), (5, 2), (6, 3), (7, 5), (8, 11), (9, 11), (17, 11)]
)
def test_points_by_letters(letters: int, points: int) -> None:
    """The table of the assignment."""
    assert BoggleConfig(BOARD).points.points("x" * letters) == points


def test_the_minimum_length_is_honoured() -> None:
    """With a minimum of four, SON is too short."""
    state = played(config=BoggleConfig(BOARD, min_length=4))
    assert state.apply(PlayWord("son")).verdict == Refused("son", Refusal.TOO_SHORT)


def test_hints_and_the_end_are_recorded() -> None:
    """Hints count; after the end nothing scores and nothing is recorded."""
    state = played("norse").apply(TakeHint(Hint.CELL, 3), 5).round
    state = state.apply(EndRound(End.FINISHED), 9).round
    assert state.hints == (TakeHint(Hint.CELL, 3),)
    assert state.ended is End.FINISHED
    after = state.apply(PlayWord("son"), 10)
    assert after.verdict == Refused("son", Refusal.ROUND_OVER)
    assert state.apply(TakeHint(Hint.LENGTHS), 11).round is state
    assert state.apply(EndRound(End.TIME_UP), 12).verdict == Noted()


def test_time_runs_out_and_letters_win_time() -> None:
    """A word in time scores and adds its bonus; a word too late does not."""
    config = BoggleConfig(BOARD, timer=Timer(60, bonus=2))
    state = BoggleRound(config, WORDS).apply(PlayWord("norse"), 59_999).round
    assert state.remaining_ms(60_000) == 10_000
    late = state.apply(PlayWord("son"), 70_000)
    assert late.verdict == Refused("son", Refusal.ROUND_OVER)
    assert BoggleRound(BoggleConfig(BOARD), WORDS).remaining_ms(10**9) is None


moves = st.one_of(
    st.sampled_from([*["norse", "son", "in", "KON", "zebra", "senor"]]).map(PlayWord),
    st.sampled_from(Hint).map(TakeHint),
    st.integers(0, 15).map(lambda cell: TakeHint(Hint.CELL, cell)),
    st.sampled_from(End).map(EndRound),
)


@given(st.lists(st.tuples(moves, st.integers(0, 100_000))))
def test_replaying_the_moves_gives_the_round(entries: list[tuple[Move, int]]) -> None:
    """Configuration and accepted moves, through JSON, bring back the same value."""
    state = BoggleRound(BoggleConfig(BOARD), WORDS)
    for move, elapsed_ms in entries:
        state = state.apply(move, elapsed_ms).round
    config = BoggleConfig.from_json(state.config.to_json())
    written = [
        TimedMove(move_from_json(move_to_json(timed.move)), timed.elapsed_ms)
        for timed in state.moves
    ]
    assert BoggleRound.replay(config, WORDS, written) == state
    assert state.score == sum(word.points for word in state.found)


@pytest.mark.parametrize("data", [{}, {"play": 3}, {"hint": "no such"}, {"end": ""}])
def test_what_is_no_move_is_refused(data: dict[str, object]) -> None:
    """A record that describes no move is an error, not a guess."""
    with pytest.raises(ValueError, match=r"move|valid"):
        move_from_json(data)


def test_a_minimum_below_one_is_refused() -> None:
    """There is no word without letters."""
    with pytest.raises(ValueError, match="must be 1 or more"):
        BoggleConfig(BOARD, min_length=0)
