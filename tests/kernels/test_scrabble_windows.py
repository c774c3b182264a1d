"""Windows of a board, the subsets of a rack that fill them, and the bounds of both."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, pairwise
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.scrabble.games import ENGLISH, board
from tests.kernels.test_scrabble_lines import lines_for
from tests.kernels.test_scrabble_moves import LEAVES, plays_of, search_for
from tests.kernels.test_scrabble_rack import parts_of
from tests.players.scrabble.positions import boards, racks, words
from wordarcade.engine.scrabble.squares import read_name
from wordarcade.engine.scrabble.tiles import in_order
from wordarcade.kernels.letter_keys import letter_keys
from wordarcade.kernels.scrabble_numbering import place_across, place_down
from wordarcade.players.scrabble.leaves import Leaves

KEYS = letter_keys()


def key_of(letters: str) -> int:
    """Return the key of the letters among some tiles."""
    return sum(KEYS[ord(letter) - ord("A")] for letter in letters if letter != "?") % 2**64


@pytest.fixture(scope="session")
def windows_of(
    scrabble_lines: ModuleType,
    scrabble_rack: ModuleType,
    scrabble_subsets: ModuleType,
    scrabble_windows: ModuleType,
) -> Callable[..., Any]:
    """What lists the windows of a board for a rack."""

    def build(known: set[str], signs: str, rack: str, bag_size: int = 1) -> Any:
        lines = lines_for(scrabble_lines, known)
        lines.place(signs.encode())
        parts = parts_of(scrabble_rack, rack, LEAVES, bag_size, 9)
        subsets = scrabble_subsets.TileSubsets(parts)
        subsets.take()
        windows = scrabble_windows.Windows(lines, parts, subsets, ENGLISH.bingo)
        windows.find()
        return windows

    return build


def bounds_of(windows: Any) -> dict[tuple[int, int], int]:
    """Return the bound of each window by its ends, as the chains of buckets have them."""
    bounds = {}
    for head in windows.heads:
        number = head
        while number:
            ends = windows.firsts[number], windows.stops[number]
            assert ends not in bounds
            bounds[ends] = windows.bounds[number]
            number = windows.nexts[number]
    return bounds


def ends_of(square: int, size: int, *, down: bool) -> tuple[int, int]:
    """Return the ends of the window that a play fills."""
    first = place_down(square) if down else place_across(square)
    return first, first + size


@given(data=st.data(), known=words, rack=racks, bag_size=st.integers(0, 1))
def test_no_play_exceeds_the_bound_of_its_window(  # noqa: PLR0917 - fixtures and examples
    windows_of: Callable[..., Any],
    move_generator: Callable[..., Any],
    data: Any,
    known: set[str],
    rack: str,
    bag_size: int,
) -> None:
    """Each play fills a window that is listed, and is worth no more than its bound says."""
    signs = data.draw(boards(known))
    bounds = bounds_of(windows_of(known, signs, rack, bag_size))
    plays = plays_of(search_for(move_generator, known, LEAVES), signs, rack, bag_size, 9)
    for at, equity in enumerate(plays.equities):
        ends = ends_of(plays.squares[at], plays.lengths[at], down=bool(plays.downs[at]))
        assert equity <= bounds[ends]


def test_windows_and_bounds_worked_out_by_hand(windows_of: Callable[..., Any]) -> None:
    """A window connects, has no tile beside it, and counts premiums, crosses and leaves."""
    windows = windows_of({"rb"}, board("8H B").tiles, "RR")
    by_name = {
        name: bounds_of(windows)[ends_of(square, size, down=direction.value != 1)]
        for name, size in (("8G", 2), ("8H", 2), ("7H", 2), ("7G", 2), ("8F", 3))
        for square, direction in [read_name(name)]
    }
    # B with an R is 4 points, and the other R is worth 1 if it is kept, one consonant 1 more.
    assert by_name["8G"] == by_name["8H"] == 6_000
    # R on 7H is 4 points for RB, and with an R on a double letter it is 3 points more.
    assert by_name["7H"] == by_name["7G"] == 7_000
    # Two tiles and B are 5.
    assert by_name["8F"] == 5_000
    # No word begins with B, so nothing is laid below it in row 9.
    nine = place_across(15 * 8), place_across(15 * 8 + 14)
    assert not [ends for ends in bounds_of(windows) if nine[0] <= ends[0] <= nine[1]]


@given(rack=st.text("AEIBCQ?", max_size=7))
def test_every_subset_is_there_once(
    scrabble_rack: ModuleType, scrabble_subsets: ModuleType, rack: str
) -> None:
    """What can be laid of a rack is known with its key, points and leave, by size and leave."""
    tables = Leaves.of_points({"A": [3.0, -2.0], "Q": [-7.0], "?": [25.0]}, {"QI": 2.0}, [])
    subsets = scrabble_subsets.TileSubsets(parts_of(scrabble_rack, rack, tables))
    subsets.take()
    tiles = in_order(rack)
    for size in range(8):
        expected = Counter(
            (key_of(laid), bits_of(laid), laid.count("?"), tables.value(without(tiles, laid)))
            for laid in {"".join(some) for some in combinations(tiles, size)}
        )
        start, stop = subsets.starts[size : size + 2]
        numbers = subsets.order[start:stop]
        facts = subsets.keys, subsets.letters, subsets.blanks, subsets.leaves
        found = [tuple(fact[number] for fact in facts) for number in numbers]
        assert Counter(found) == expected
        leaves = [leave for *_, leave in found]
        assert leaves == sorted(leaves, reverse=True)
        ends = start, subsets.unblanked[size], subsets.one_blanked[size]
        for blanks, group in enumerate(pairwise(ends)):
            places = [at for at, n in enumerate(numbers) if subsets.blanks[n] == blanks]
            assert [*subsets.groups[slice(*group)]] == places


def bits_of(laid: str) -> int:
    """Return the letters among some tiles, as bits."""
    return sum(1 << ord(letter) - ord("A") for letter in {*laid} - {"?"})


def without(tiles: str, laid: str) -> str:
    """Return the tiles that are kept."""
    for tile in laid:
        tiles = tiles.replace(tile, "", 1)
    return tiles
