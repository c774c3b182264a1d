"""Board search, against brute force over all paths and against known counts."""

import itertools
import random
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernels.conftest import joined
from wordarcade import kernels
from wordarcade.engine.grid_index import CLOCKWISE_FROM_NORTH
from wordarcade.players.grid_search import grid_search as grid_search_here

LEXICONS = Path(__file__).parents[2] / "lexicons"
POINTS = (0, 0, 0, 1, 1, 2, 3, 5, 11)
"""Boggle's, by number of letters."""

LONGEST = 6
FACES = ("", "a", "b", "qu", "aba")


class Board(NamedTuple):
    """A small board: the string in each cell, row-major."""

    rows: int
    columns: int
    cells: tuple[str, ...]


class Finds(NamedTuple):
    """What a search says: the first path of each word, the points, the cells that words use."""

    paths: dict[str, tuple[int, ...]]
    score: int
    covered: set[int]


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Draw a board of up to eight cells."""
    rows, columns = draw(st.sampled_from([(1, 1), (1, 5), (4, 1), (2, 2), (2, 3), (2, 4), (3, 2)]))
    cells = draw(st.lists(st.sampled_from(FACES), min_size=rows * columns, max_size=rows * columns))
    return Board(rows, columns, tuple(cells))


word_lists = st.lists(
    st.text(alphabet="abqu", min_size=1, max_size=LONGEST), unique=True, max_size=25
).map(sorted)


def board_of(text: str) -> Board:
    """Return a board written with `/` between rows and spaces between cells."""
    rows = [row.split() for row in text.lower().split("/")]
    return Board(len(rows), len(rows[0]), tuple(itertools.chain.from_iterable(rows)))


def paths(board: Board, longest: int) -> Iterator[tuple[str, list[int]]]:
    """Yield all paths over cells that touch, none twice, spelling no more than `longest`."""
    open_ends = [([cell], text) for cell, text in enumerate(board.cells) if text]
    while open_ends:
        path, text = open_ends.pop()
        if len(text) > longest:
            continue
        yield text, path
        row, column = divmod(path[-1], board.columns)
        for cell, face in enumerate(board.cells):
            r, c = divmod(cell, board.columns)
            if face and cell not in path and max(abs(r - row), abs(c - column)) == 1:
                open_ends.append(([*path, cell], text + face))


def brute_force(
    board: Board, words: Sequence[str], min_length: int, starts: Sequence[int] | None = None
) -> Finds:
    """Return what a search of all paths, or of those from some cells, finds."""
    wanted = {word for word in words if len(word) >= min_length}
    spelled = [
        (text, tuple(path))
        for text, path in paths(board, LONGEST)
        if text in wanted and (starts is None or path[0] in starts)
    ]
    spelled.sort(key=lambda found: turns(board, found[1]), reverse=True)
    score = sum(POINTS[min(len(word), 8)] for word in dict(spelled))
    return Finds(dict(spelled), score, {cell for _, path in spelled for cell in path})


def turns(board: Board, path: Sequence[int]) -> list[int]:
    """Return what orders paths: the start cell, then the ways, clockwise from north."""
    places = [divmod(cell, board.columns) for cell in path]
    steps = [(after[0] - row, after[1] - column) for (row, column), after in pairwise(places)]
    return [path[0], *map(CLOCKWISE_FROM_NORTH.index, steps)]


class Desk:
    """Kernels of one form at work on boards and words."""

    def __init__(self, search_of: Callable[..., Any], graph_of: Callable[..., Any]) -> None:
        self.search_of = search_of
        self.graph_of = cache(graph_of)

    def laid(self, board: Board, words: Sequence[str]) -> Any:
        """Return a search that is laid on a board."""
        faces = sorted(set(board.cells))
        search = self.search_of(
            self.graph_of(tuple(words)), faces, board.rows, board.columns, POINTS
        )
        search.place(array("I", [faces.index(cell) for cell in board.cells]))
        return search

    def finds(
        self, board: Board, words: Sequence[str], min_length: int, budget: int = 1 << 40
    ) -> Finds:
        """Return what the kernel finds on a whole board."""
        search = self.laid(board, words)
        search.begin(0, len(board.cells), min_length, mark_cells=True)
        while search.step(budget):
            pass
        return finds_of(search, words)


def finds_of(search: Any, words: Sequence[str]) -> Finds:
    """Return what a finished run found."""
    found = [words[index] for index in search.words()]
    assert len(set(found)) == len(found) == search.found
    cells, ends = search.paths()
    assert len(cells) == (ends[-1] if ends else 0)
    paths = [tuple(cells[first:end]) for first, end in pairwise([0, *ends])]
    covered = {cell for cell, marked in enumerate(search.covered()) if marked}
    return Finds(dict(zip(found, paths, strict=True)), search.score, covered)


@pytest.fixture(scope="session")
def desk(grid_search: Callable[..., Any], graph_of: Callable[..., Any]) -> Desk:
    """The kernels under test."""
    return Desk(grid_search, graph_of)


@cache
def lexicon(name: str) -> tuple[str, ...]:
    """Return the words of a shipped list."""
    return tuple((LEXICONS / f"{name}.txt").read_text(encoding="ascii").split())


@settings(deadline=None)
@given(board=boards(), words=word_lists, min_length=st.integers(1, 4))
def test_a_search_finds_what_brute_force_finds(
    desk: Desk, board: Board, words: list[str], min_length: int
) -> None:
    """Words, the first path of each, points and cells in use are those of all paths."""
    assert desk.finds(board, words, min_length) == brute_force(board, words, min_length)


@settings(deadline=None)
@given(board=boards(), words=word_lists, budget=st.integers(1, 20))
def test_the_pace_does_not_matter(desk: Desk, board: Board, words: list[str], budget: int) -> None:
    """Whatever the size of the steps, the same words come in the same order."""
    at_once, slow = desk.finds(board, words, 1), desk.finds(board, words, 1, budget)
    assert slow == at_once
    assert list(slow.paths) == list(at_once.paths)


@settings(deadline=None)
@given(board=boards(), words=word_lists, cut=st.integers(0, 8), budget=st.integers(1, 9))
def test_a_run_given_up_leaves_no_trace(
    desk: Desk, board: Board, words: list[str], cut: int, budget: int
) -> None:
    """A search that was left in the middle finds what there is when it begins again."""
    search = desk.laid(board, words)
    search.begin(0, len(board.cells), 1, mark_cells=True)
    for _ in range(cut):
        search.step(budget)
    search.begin(0, len(board.cells), 2, mark_cells=True)
    assert not search.step(1 << 40)
    assert finds_of(search, words) == brute_force(board, words, 2)


@settings(deadline=None)
@given(board=boards(), words=word_lists, range_=st.tuples(st.integers(0, 8), st.integers(0, 8)))
def test_a_range_of_starts_has_the_words_that_start_there(
    desk: Desk, board: Board, words: list[str], range_: tuple[int, int]
) -> None:
    """A run over some start cells finds each word that can start on one of them, once."""
    first, stop = sorted(min(cell, len(board.cells)) for cell in range_)
    search = desk.laid(board, words)
    search.begin(first, stop)
    assert not search.step(1 << 40)
    assert finds_of(search, words)[:2] == brute_force(board, words, 1, range(first, stop))[:2]


@settings(deadline=None)
@given(cells=st.lists(st.sampled_from(FACES), min_size=12, max_size=12), words=word_lists)
def test_many_boards_count_like_one_by_one(desk: Desk, cells: list[str], words: list[str]) -> None:
    """Counting boards in one call gives the counts and points of each board alone."""
    three = [Board(2, 2, tuple(cells[at : at + 4])) for at in (0, 4, 8)]
    search = desk.search_of(desk.graph_of(tuple(words)), FACES, 2, 2, POINTS)
    counts, scores = array("I", [9] * 3), array("I", [9] * 3)
    search.count_boards(array("I", [FACES.index(cell) for cell in cells]), 3, counts, scores)
    expected = [brute_force(board, words, 3) for board in three]
    assert list(counts) == [len(finds.paths) for finds in expected]
    assert list(scores) == [finds.score for finds in expected]


@pytest.mark.parametrize(
    ("name", "text", "min_length", "words", "score", "sum_of_starts"),
    [
        ("enable", "E T A S/N I R O/L D U C/M P H G", 3, 209, 335, 1346),
        ("enable", "S E R S/P A T G/L I N E/S E R S", 3, 1126, 3601, 6707),
        ("enable", "Qu I E T/E A S N/R T L I/Z O D K", 3, 251, 478, 1935),
        ("enable", "B B B B/C C C C/D D D D/F F F F", 3, 0, 0, 0),
        ("enable", "C A T S R E T I N A S", 3, 13, 22, 69),
        ("enable", "S E T A R/I N G E D/O L P C A/U M H B K/T Y R E S", 4, 237, 560, 2229),
        ("enable", "ING ST/RE D/A P", 3, 20, 36, 59),
        ("enable", "CAT X FISH XXXX/S ES ER Y", 1, 12, 20, 30),
        ("enable", "I", 1, 0, 0, 0),
        ("web2", "E E C A/A L E P/H N B O/Q T T Y", 5, 26, 58, 177),
        ("web2", "E E C A/A L E P/H N B O/Q T T Y", 6, 4, 14, 35),
    ],
)
def test_known_boards(  # noqa: PLR0917 - the columns of the table
    desk: Desk,
    name: str,
    text: str,
    min_length: int,
    words: int,
    score: int,
    sum_of_starts: int,
) -> None:
    """Boards have the words and points that tracing each word of the list by itself gave."""
    board = board_of(text)
    finds = desk.finds(board, lexicon(name), min_length)
    assert (len(finds.paths), finds.score) == (words, score)
    assert sum(path[0] for path in finds.paths.values()) == sum_of_starts


def steps_to_the_end(search: Any) -> int:
    """Finish a run; return about how many steps it took."""
    steps = 0
    while search.step(1_000):
        steps += 1_000
    return steps


def all_words(letters: str, longest: int) -> list[str]:
    """Return every string of some letters, up to a length, sorted."""
    return sorted(
        "".join(word)
        for size in range(1, longest + 1)
        for word in itertools.product(letters, repeat=size)
    )


@pytest.mark.parametrize(
    ("face", "words", "min_length"),
    [
        ("a", ["a" * size for size in range(1, 61)], 3),
        ("a", ["a" * size for size in range(1, 61)], 30),
        ("qu", ["qu" * size for size in range(1, 61)], 3),
        ("a", [*("a" * size for size in range(1, 31)), "a" * 30 + "b"], 3),
        ("a", ["a" * 40, "a" * 41], 1),
    ],
)
def test_a_board_of_one_face_is_bounded(
    desk: Desk, face: str, words: list[str], min_length: int
) -> None:
    """A list made to lead along every path of a monotonous board is searched in few steps."""
    search = desk.laid(Board(20, 20, (face,) * 400), words)
    search.begin(0, 400, min_length)
    assert not search.step(200_000)
    reachable = [word for word in words if set(word) <= set(face) and len(word) >= min_length]
    found = finds_of(search, words).paths
    assert set(found) == set(reachable)
    assert {path[0] for path in found.values()} == {0}
    assert search.set_aside == 0


def test_words_that_no_path_comes_to_are_set_aside(desk: Desk) -> None:
    """A rare letter far away does not make a search go all the ways that never come to it."""
    words = sorted(["a" * size + end for size in range(1, 61) for end in ("", "b")])
    search = desk.laid(Board(20, 20, ("a",) * 399 + ("b",)), words)
    search.begin(0, 400, 3)
    assert steps_to_the_end(search) < 2_000_000
    found = set(finds_of(search, words).paths)
    aside = {words[index] for index in search.words_set_aside()}
    assert len(aside) == search.set_aside > 0
    assert not found & aside
    assert {word for word in words if len(word) >= 3} <= found | aside
    search.begin(399, 400)
    assert not search.step(1_000)
    assert (search.found, search.set_aside, list(search.words_set_aside())) == (0, 0, [])


def test_leaving_out_ways_loses_no_word(desk: Desk) -> None:
    """Where a search turns to leaving out ways, it still finds what going every way finds."""
    letters = random.Random(8)
    board = Board(4, 4, tuple(letters.choice("ab") for _ in range(16)))
    words = sorted({*all_words("ab", 9), *letters.sample(all_words("abc", 8), 2_000)})
    every_way, some_ways = desk.laid(board, words), desk.laid(board, words)
    every_way.begin(0, 16, 4, mark_cells=True)
    some_ways.begin(0, 16, 4)
    assert steps_to_the_end(some_ways) < steps_to_the_end(every_way) / 2
    assert finds_of(some_ways, words)[:2] == finds_of(every_way, words)[:2]
    assert len({path[0] for path in finds_of(some_ways, words).paths.values()}) > 5
    some_ways.begin(0, 16)
    steps_to_the_end(some_ways)
    assert {"a", "b", "ab", "ba"} <= {words[index] for index in some_ways.words()}


def test_large_boards_take_steps_in_proportion(desk: Desk) -> None:
    """A board of nine times the cells takes about nine times the steps."""
    letters = random.Random(3)
    steps = []
    for size in (20, 60):
        search = desk.laid(
            Board(size, size, tuple(letters.choice("etaoinshrdlu") for _ in range(size**2))),
            lexicon("enable"),
        )
        search.begin(0, size**2, 3)
        steps.append(steps_to_the_end(search))
    assert 6 < steps[1] / steps[0] < 12


def test_a_board_without_cells_has_no_words(desk: Desk) -> None:
    """A board of no cells is searched at once."""
    assert desk.finds(Board(0, 0, ()), ["a"], 1) == Finds({}, 0, set())


@pytest.mark.parametrize("board", [[0, 1, 0], [0, 1, 0, 1, 0], [0, 0, 0, 2]])
def test_a_board_that_does_not_fit_is_refused(desk: Desk, board: list[int]) -> None:
    """A board with too few cells, too many, or an unknown face is refused."""
    search = desk.laid(Board(2, 2, ("a", "b", "b", "a")), ["ab"])
    with pytest.raises(ValueError, match=r"4 are expected|not one of the 2 faces"):
        search.place(array("I", board))


@pytest.mark.parametrize(("first", "stop"), [(-1, 2), (3, 2), (0, 5)])
def test_starts_off_the_board_are_refused(desk: Desk, first: int, stop: int) -> None:
    """A range of start cells that the board does not have is refused."""
    search = desk.laid(Board(2, 2, ("a", "b", "b", "a")), ["ab"])
    with pytest.raises(ValueError, match="no range of 4 cells"):
        search.begin(first, stop)


@pytest.mark.parametrize("face", ["A", "a b", "é", "1"])
def test_a_face_of_other_signs_is_refused(desk: Desk, face: str) -> None:
    """A face has the letters a to z, or none."""
    with pytest.raises(ValueError, match="not in a to z"):
        desk.laid(Board(1, 1, (face,)), ["a"])


@pytest.mark.parametrize("lengths", [(7, 2, 2), (8, 3, 3), (8, 2, 1)])
def test_counting_into_the_wrong_room_is_refused(desk: Desk, lengths: tuple[int, int, int]) -> None:
    """The room for counts and points has to fit the boards."""
    search = desk.laid(Board(2, 2, ("a", "a", "a", "a")), ["aa"])
    faces, counts, scores = (array("I", [0] * length) for length in lengths)
    with pytest.raises(ValueError, match="do not make"):
        search.count_boards(faces, 1, counts, scores)


def test_compiled_code_lets_other_threads_run(
    compiled_folder: Path, lets_others_run: Callable[[Callable[[], object]], bool]
) -> None:
    """While compiled code searches, a thread that waits for nothing else comes to its turn."""
    load = partial(kernels.load, mode="compiled", folder=compiled_folder)
    builder = load("dawg_build").DawgBuilder(b"".join(b"a" * n + b"\n" for n in range(1, 17)))
    while builder.step(1_000):
        pass
    graph = builder.masks, builder.bases, builder.skips
    long_run = joined(grid_search_here, load)(graph, ["a"], 4, 4)
    long_run.place(array("I", [0] * 16))
    long_run.begin(0, 16, mark_cells=True)
    assert lets_others_run(lambda: long_run.step(24_000_000))
