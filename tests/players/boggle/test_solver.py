"""The solver against brute force and known counts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.test_letter_grid import every_path, grids
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.board_text import parse_board
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.boggle.solver import solve


@given(
    grids(),
    st.sets(st.text("ab", min_size=1, max_size=7), min_size=1, max_size=20),
    st.integers(1, 4),
)
def test_brute_force_finds_the_same(grid: LetterGrid, words: set[str], least: int) -> None:
    """Every word that some path spells is found, with its first path."""
    paths = every_path(grid)
    expected = {}
    for word in sorted(words):
        spelled = [path for path in paths if grid.text_of(path) == word]
        if spelled and len(word) >= least:
            expected[word] = spelled[0]
    solution = solve(BoggleConfig(grid, least), lexicon_of(words))
    assert {word.word: word.path for word in solution.words} == expected
    assert solution.points == sum(map(BoggleConfig(grid).points.points, expected))


@pytest.mark.parametrize(
    ("board", "words", "points"),
    [
        ("OISE/LRON/TKNI/YNJI", 96, 134),
        ("SETT/OANT/MOVE/THEE", 165, 244),
        ("INDE/ECAE/ISOT/DTMA", 198, 298),
        ("SERS/PATG/LINE/SERS", 1127, 3602),
    ],
)
def test_known_counts(arcade: Lexicon, board: str, words: int, points: int) -> None:
    """Boards of the assignment, and the richest known, hold what brute force counted once."""
    solution = solve(BoggleConfig(parse_board(board)), arcade)
    assert (len(solution.words), solution.points) == (words, points)


def test_what_is_left(arcade: Lexicon) -> None:
    """Words left are counted by length, and everyday ones told from rare ones."""
    solution = solve(BoggleConfig(parse_board("CAT/XXX")), arcade)
    assert [word.word for word in solution.words] == ["cat", "tax"]
    assert solution.count_by_length() == {3: 2}
    graded = solution.graded({"cat": 10, "tax": 70}.__getitem__)
    assert graded.everyday == {"cat"}
    assert graded.left({"cat"}).everyday == frozenset()
    left = solution.left({"cat"})
    assert [word.word for word in left.words] == ["tax"]
    assert (solution.points, left.points) == (2, 1)


def test_progress_can_stop_the_search(arcade: Lexicon) -> None:
    """What the report raises comes out of the solver, on a board that takes a while."""

    class StoppedError(Exception):
        pass

    def stop(_share: float) -> None:
        raise StoppedError

    with pytest.raises(StoppedError):
        solve(BoggleConfig(parse_board("/".join(["OISELRONTKNIYNJ"] * 15))), arcade, stop)
