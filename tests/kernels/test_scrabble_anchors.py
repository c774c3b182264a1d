"""Anchors, and the upper bounds of their plays."""

from collections import Counter
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.scrabble.games import ENGLISH, board
from tests.kernels.test_scrabble_lines import lines_for
from tests.kernels.test_scrabble_moves import LEAVES, search_for
from tests.kernels.test_scrabble_rack import parts_of
from tests.players.scrabble.positions import boards, racks, words
from wordarcade.engine.scrabble.squares import read_name
from wordarcade.kernels.scrabble_numbering import place_across, place_down

Listed = list[tuple[str, str, str]]


@pytest.fixture(scope="session")
def anchors_of(
    scrabble_lines: ModuleType, scrabble_rack: ModuleType, scrabble_anchors: ModuleType
) -> Callable[..., Any]:
    """What lists the anchors of a board, with their bounds for a rack."""

    def build(known: set[str], signs: str, rack: str, bag_size: int = 1) -> Any:
        lines = lines_for(scrabble_lines, known)
        lines.place(signs.encode())
        parts = parts_of(scrabble_rack, rack, LEAVES, bag_size, 9)
        anchors = scrabble_anchors.Anchors(lines, parts, ENGLISH.bingo)
        anchors.find()
        anchors.bound()
        return anchors

    return build


def places(*names: str) -> list[int]:
    """Return the places of squares, each named as the start of a word of its line."""
    return [
        place_across(square) if direction.value == 1 else place_down(square)
        for square, direction in map(read_name, names)
    ]


@pytest.mark.parametrize(
    ("plays", "expected"),
    [
        # The centre, in its row and in its column, as far as the board goes.
        ([], [("8H", "8A", "8O"), ("H8", "H1", "H15")]),
        # Beside a tile, in the lines it is not on; on those it is, from the tile itself.
        (
            ["1A B"],
            [("1A", "1A", "1O"), ("2A", "2A", "2O"), ("A1", "A1", "A15"), ("B1", "B1", "B15")],
        ),
        # Plays from one run leave room before the next; those beside both keep clear of them.
        (
            ["8A BE", "8D A", "8H R", "9K A"],
            [
                *[("7A", "7A", "7O"), ("7B", "7B", "7O"), ("7D", "7C", "7O"), ("7H", "7E", "7O")],
                *[("8B", "8A", "8O"), ("8D", "8D", "8O"), ("8H", "8F", "8O"), ("8K", "8J", "8O")],
                *[("9A", "9A", "9I"), ("9B", "9B", "9I"), ("9D", "9C", "9I"), ("9H", "9E", "9I")],
                *[("9K", "9A", "9O"), ("10K", "10A", "10O")],
                *[("A8", "A1", "A15"), ("B8", "B1", "B15"), ("C8", "C1", "C15")],
                *[("D8", "D1", "D15"), ("E8", "E1", "E15"), ("G8", "G1", "G15")],
                *[("H8", "H1", "H15"), ("I8", "I1", "I15"), ("J9", "J1", "J15")],
                *[("K9", "K1", "K15"), ("L9", "L1", "L15")],
            ],
        ),
    ],
)
def test_where_plays_begin(
    anchors_of: Callable[..., Any], plays: list[str], expected: Listed
) -> None:
    """Each anchor of a line is where it should be and reaches as far as it may."""
    anchors = anchors_of({"ab"}, board(*plays).tiles, "A")
    found = zip(anchors.starts, anchors.lefts, anchors.rights, strict=True)
    assert [list(anchor) for anchor in found][: anchors.count] == [
        places(*anchor) for anchor in expected
    ]


@given(data=st.data(), known=words, rack=racks, bag_size=st.integers(0, 1))
def test_no_play_exceeds_the_bound_of_its_anchor(  # noqa: PLR0917 - fixtures and examples
    anchors_of: Callable[..., Any],
    move_generator: Callable[..., Any],
    data: Any,
    known: set[str],
    rack: str,
    bag_size: int,
) -> None:
    """The plays that a search finds from an anchor are worth no more than its bound says."""
    signs = data.draw(boards(known))
    anchors = anchors_of(known, signs, rack, bag_size)
    search = search_for(move_generator, known, LEAVES)
    search.begin(signs.encode(), rack.encode(), bag_size, 9)
    before: Counter[int] = Counter()
    for bound in anchors.bounds[: anchors.count]:
        search.step(1)
        found = Counter(search.plays().equities)
        assert max(found - before, default=bound) <= bound
        before = found


def test_bounds_worked_out_by_hand(anchors_of: Callable[..., Any]) -> None:
    """A bound counts premiums, what crosses, and the best leave for so many tiles."""
    anchors = anchors_of({"rb"}, board("8H B").tiles, "RR")
    bounds = dict(zip(anchors.starts, anchors.bounds, strict=False))
    row_8, row_7, row_9 = places("8H", "7H", "9H")
    # B with an R is 4 points, and the other R is worth 2 if it is kept.
    assert bounds[row_8] == 6_000
    # R on 7H is 4 points for RB, and with an R on a double letter it is 3 points more.
    assert bounds[row_7] == 7_000
    # No word begins with B.
    assert bounds[row_9] < -1_000_000
