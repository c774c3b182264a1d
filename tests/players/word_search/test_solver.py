"""The solver against brute force, against Boggle's, and on strange boards."""

import random
from functools import cache, partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.test_letter_grid import every_path
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade import kernels
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.board import DEFAULT_BOARD
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.engine.word_search.setup import Letters
from wordarcade.lexicon.lexicon import ALPHABET, Lexicon
from wordarcade.players import grid_search
from wordarcade.players.boggle.solver import solve as solve_boggle
from wordarcade.players.word_search.dealer import letter_weights
from wordarcade.players.word_search.solver import WordSearchSolver, solve

word_lists = st.sets(st.text("ab", min_size=1, max_size=7), min_size=1, max_size=20)


@st.composite
def squares(draw: st.DrawFn) -> LetterGrid:
    """Draw a small square board of strings, blocked cells included."""
    size = draw(st.integers(1, 3))
    cell = st.sampled_from(["", "a", "b", "ab", "aab"])
    cells = draw(st.lists(cell, min_size=size**2, max_size=size**2))
    return LetterGrid(size, size, tuple(cells))


@given(squares(), word_lists, st.integers(1, 4))
def test_brute_force_finds_the_same(grid: LetterGrid, words: set[str], least: int) -> None:
    """Every word that some path spells is found, with its first path and its points."""
    expected: dict[str, tuple[int, ...]] = {}
    for path in every_path(grid):
        expected.setdefault(grid.text_of(path), path)
    expected = {
        word: expected[word] for word in sorted(words & set(expected)) if len(word) >= least
    }
    solution = solve(WordSearchConfig(grid, least), lexicon_of(words))
    assert {word: solution.path_of(word) for word in solution.words} == expected
    assert solution.points == sum(1 + len(word) - least for word in expected)


@given(squares(), word_lists, st.data())
def test_the_words_that_start_on_a_cell(
    grid: LetterGrid, words: set[str], data: st.DataObject
) -> None:
    """Asked for one cell, the solver names the words that some path from there spells."""
    cell = data.draw(st.integers(0, len(grid.cells) - 1))
    expected = {grid.text_of(path) for path in every_path(grid) if path[0] == cell} & words
    solver = WordSearchSolver(WordSearchConfig(grid, 1), lexicon_of(words))
    assert solver.words_from(cell) == tuple(sorted(expected))


@given(squares(), word_lists, st.integers(1, 4))
def test_boggle_finds_the_same_words(grid: LetterGrid, words: set[str], least: int) -> None:
    """Where the rules overlap, both games find the same words on the same paths."""
    lexicon = lexicon_of(words)
    boggle = solve_boggle(BoggleConfig(grid, least), lexicon)
    ours = solve(WordSearchConfig(grid, least), lexicon)
    assert {word.word: word.path for word in boggle.words} == {
        word: ours.path_of(word) for word in ours.words
    }


def test_a_solution_can_be_searched(arcade: Lexicon) -> None:
    """By prefix, by length, by both; what is not in it has no path."""
    solution = solve(WordSearchConfig(DEFAULT_BOARD, 3), arcade)
    assert "peace" in solution
    assert "boat" not in solution
    by_prefix = [word for word in solution.words if word.startswith("le")]
    assert by_prefix
    assert list(solution.matching("LE")) == by_prefix
    assert list(solution.matching("le", 4)) == [word for word in by_prefix if len(word) == 4]
    assert list(solution.matching()) == list(solution.words)
    assert sum(solution.count_by_length().values()) == len(solution.words)
    assert solution.count_by_length()[7] == len(list(solution.matching(letters=7)))
    with pytest.raises(KeyError):
        solution.path_of("boat")


def test_a_large_board(arcade: Lexicon) -> None:
    """On 60 × 60 random letters each word lies where it is said to, and no earlier start does."""
    rng = random.Random(9)
    weights = letter_weights(Letters.UNIFORM, arcade)
    grid = LetterGrid(60, 60, tuple(rng.choices(ALPHABET, weights, k=3_600)))
    shares: list[float] = []
    solution = solve(WordSearchConfig(grid, 3), arcade, shares.append)
    assert len(solution.words) > 5_000
    assert shares == sorted(shares)
    for word in rng.sample(solution.words, 40):
        path = solution.path_of(word)
        assert grid.text_of(path) == word
        assert LetterGrid(60, 60, grid.cells).find_path(word) == path


@pytest.mark.parametrize(
    ("size", "face", "words", "found"),
    [
        (12, "a", {"a" * letters for letters in range(1, 61)}, 58),
        (12, "qu", {"qu" * letters for letters in range(1, 31)}, 29),
        (6, "ab" * 50, {"ab" * 50, "ab" * 100, "ab" * 99, "b"}, 2),
        (6, "", {"a", "ab"}, 0),
        (1, "cat", {"cat", "cats"}, 1),
    ],
)
def test_strange_boards(size: int, face: str, words: set[str], found: int) -> None:
    """One face all over, faces of a hundred letters, none at all: solved, paths and all."""
    grid = LetterGrid(size, size, (face,) * size**2)
    solution = solve(WordSearchConfig(grid, 3), lexicon_of(words))
    assert len(solution.words) == found
    for word in solution.words:
        assert grid.text_of(solution.path_of(word)) == word


def _uniform(size: int, rare: dict[int, str]) -> LetterGrid:
    """Return a board of As but for a few cells."""
    return LetterGrid(size, size, tuple(rare.get(cell, "a") for cell in range(size**2)))


@pytest.mark.parametrize(
    ("grid", "endings", "found"),
    [
        (_uniform(100, {9_999: "b"}), ["", "b"], 38 + 39),
        (_uniform(100, {5_050: "b"}), ["", "b", "ba", "bb", "bab"], 38 + 39 + 40),
        (_uniform(30, {0: "b", 1: "c", 899: "d"}), ["", "bc", "bd", "dd"], 38 + 40),
        (LetterGrid(1, 1, ("a",)), ["", "a", "b"], 0),
        (_uniform(7, {24: ""}), ["a" * 8, "a" * 9], 40),
    ],
)
def test_lists_made_to_be_hard(grid: LetterGrid, endings: list[str], found: int) -> None:
    """Words that very many paths begin like are found, or not, without going all the ways."""
    words = {"a" * letters + ending for letters in range(1, 41) for ending in endings}
    reports = 0

    def count(_share: float) -> None:
        nonlocal reports
        reports += 1
        assert reports < 2_000

    solution = solve(WordSearchConfig(grid, 3), lexicon_of(words), count)
    assert len(solution.words) == found
    fresh = LetterGrid(grid.rows, grid.columns, grid.cells)
    for word in solution.words:
        assert solution.path_of(word) == fresh.find_path(word)


def test_both_games_look_up_hard_words() -> None:
    """Words set aside are found in Boggle, and count for a cell in word search."""
    grid = _uniform(6, {35: "b"})
    lexicon = lexicon_of({"a" * letters + "b" for letters in range(1, 6)})
    load = cache(partial(kernels.load, mode="interpreted"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(load("grid_search"), "_PATIENCE", 50)
        for name, kernel in kernels.used_by(grid_search, load).items():
            patch.setattr(grid_search, name, kernel)
        found = {word.word: word.path for word in solve_boggle(BoggleConfig(grid), lexicon).words}
        solver = WordSearchSolver(WordSearchConfig(grid, 3), lexicon)
        from_corner, from_beside = solver.words_from(0), solver.words_from(28)
    in_reach = {
        letters: [c for c in range(35) if max(5 - c // 6, 5 - c % 6) <= letters]
        for letters in range(2, 6)
    }
    assert {word: path[0] for word, path in found.items()} == {
        "a" * letters + "b": cells[0] for letters, cells in in_reach.items()
    }
    assert from_corner == ("aaaaab",)
    assert from_beside == ("aaaaab", "aaaab", "aaab", "aab")


def test_a_word_that_takes_too_long_can_be_given_up() -> None:
    """Once every start cell is done, words looked for by themselves can still be stopped."""
    rng = random.Random(4)
    maze = LetterGrid(60, 60, tuple("a" if rng.random() < 0.42 else "z" for _ in range(3_600)))
    shares: list[float] = []

    class StoppedError(Exception):
        pass

    def stop_late(share: float) -> None:
        shares.append(share)
        if shares.count(1) == 5:
            raise StoppedError

    with pytest.raises(StoppedError):
        solve(WordSearchConfig(maze), lexicon_of({"a" * 200, "a" * 250}), stop_late)


def test_progress_can_stop_the_search(arcade: Lexicon) -> None:
    """What the report raises comes out of the solver."""

    class StoppedError(Exception):
        pass

    def stop(_share: float) -> None:
        raise StoppedError

    rng = random.Random(1)
    grid = LetterGrid(40, 40, tuple(rng.choices(ALPHABET, k=1_600)))
    with pytest.raises(StoppedError):
        solve(WordSearchConfig(grid), arcade, stop)
