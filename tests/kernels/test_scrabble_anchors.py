"""Anchors, by example."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from tests.engine.scrabble.games import board
from tests.kernels.test_scrabble_lines import lines_for
from wordarcade.engine.scrabble.squares import read_name
from wordarcade.kernels.scrabble_numbering import place_across, place_down

Listed = list[tuple[str, str, str]]


@pytest.fixture(scope="session")
def anchors_of(scrabble_lines: ModuleType, scrabble_anchors: ModuleType) -> Callable[..., Any]:
    """What lists the anchors of a board."""

    def build(known: set[str], signs: str) -> Any:
        lines = lines_for(scrabble_lines, known)
        lines.place(signs.encode())
        anchors = scrabble_anchors.Anchors(lines)
        anchors.find()
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
    anchors = anchors_of({"ab"}, board(*plays).tiles)
    found = zip(anchors.starts, anchors.lefts, anchors.rights, strict=True)
    assert [list(anchor) for anchor in found][: anchors.count] == [
        places(*anchor) for anchor in expected
    ]
