"""The place of the bubble beside tiles that are laid."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.geometry import Region, Size

from wordarcade.engine.scrabble.squares import SIZE, SQUARES, Direction, read_name
from wordarcade.widgets.board_bubble import Bubble
from wordarcade.widgets.board_frame import fit_in

ROOMS = [(33, 16), (63, 31), (93, 46)]


def squares_of(name: str, length: int) -> set[int]:
    """Return the squares of a word that begins at a place, such as 8H or H8."""
    square, direction = read_name(name)
    return set(range(square, square + direction.value * length, direction.value))


@given(
    st.sampled_from(ROOMS),
    st.sets(st.integers(0, SQUARES - 1), max_size=120),
    st.builds(
        Bubble,
        st.sampled_from(["8", "24", "140", "✗ touches no tile"]),
        st.integers(0, SQUARES - 1),
        st.sampled_from(Direction),
        st.integers(1, SIZE),
    ),
)
def test_the_bubble_hides_no_tile(room: tuple[int, int], taken: set[int], bubble: Bubble) -> None:
    """Wherever tiles lie it covers none of them, and it never leaves the board."""
    frame = fit_in(Size(*room))
    floating = bubble.float_free(frame, taken)
    if floating is not None:
        assert not taken.intersection(frame.squares_under(floating.region))
        board = Region.from_union([frame.region(each) for each in range(SQUARES)])
        assert board.contains_region(floating.region)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize(
    ("word", "others", "beside"),
    [
        ("8H", (), "H7"),  # above a word across
        ("H8", (), "G8"),  # left of a word down
        ("1A", (), "A2"),  # below the first row
        ("A8", (), "B8"),  # right of the first column
        ("8H", (("7G", 4),), "H9"),  # a tile lies above: below
        ("H8", (("F5", 6), ("G2", 9)), "I8"),  # tiles lie at the left: at the right
    ],
)
def test_the_bubble_floats_next_to_its_word(
    room: tuple[int, int], word: str, others: tuple[tuple[str, int], ...], beside: str
) -> None:
    """Above it or at its left, else on the other side."""
    frame = fit_in(Size(*room))
    square, direction = read_name(word)
    taken = squares_of(word, 4).union(*(squares_of(*each) for each in others))
    bubble = Bubble("8", square, direction, 4).float_free(frame, taken)
    assert bubble is not None
    assert read_name(beside)[0] in set(frame.squares_under(bubble.region))


@pytest.mark.parametrize("room", ROOMS)
def test_the_bubble_never_leaves_its_word(room: tuple[int, int]) -> None:
    """It hides a premium rather than float away, but takes a plain place that touches the word."""
    frame = fit_in(Size(*room))
    square, direction = read_name("8H")
    word, bubble = squares_of("8H", 4), Bubble("8", square, direction, 4)
    spared = set(range(SQUARES)) - word
    above = bubble.float_free(frame, word, spared)
    assert above is not None
    assert squares_of("7H", 1) <= set(frame.squares_under(above.region))
    plain = squares_of("9J", 2)
    below = bubble.float_free(frame, word, spared - plain)
    assert below is not None
    assert set(frame.squares_under(below.region)) <= plain
    far = squares_of("4A", 8)
    assert bubble.float_free(frame, set(range(SQUARES)) - far) is None


@pytest.mark.parametrize(("room", "lines"), [(ROOMS[1], 1), (ROOMS[2], 2)])
def test_large_squares_have_room_for_two_lines(room: tuple[int, int], lines: int) -> None:
    """Points and what stays on the rack; where tiles leave no room, the points alone."""
    frame = fit_in(Size(*room))
    square, direction = read_name("8H")
    told = ("24 points", "leaves A E E N S")
    bubble = Bubble("24", square, direction, 4, at_length=told)
    floating = bubble.float_free(frame, squares_of("8H", 4))
    assert floating is not None
    assert (len(floating.lines), floating.region.height) == (lines, lines)
    free = squares_of("7H", 1)
    short = bubble.float_free(frame, set(range(SQUARES)) - free)
    assert short is not None
    assert short.lines == ("24",)


def test_a_bubble_without_room_says_less_or_nothing() -> None:
    """Its first sign where a sentence has no room, and nothing where every square is taken."""
    frame = fit_in(Size(93, 46))
    square, direction = read_name("8H")
    bubble = Bubble("✗ touches no tile", square, direction, refused=True)
    free = squares_of("7H", 1)
    placed = bubble.float_free(frame, set(range(SQUARES)) - free)
    assert placed is not None
    assert (placed.lines, set(frame.squares_under(placed.region))) == (("✗",), free)
    assert bubble.float_free(frame, set(range(SQUARES))) is None
