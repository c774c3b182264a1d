import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.widgets.cell_art import CellLook, Exits, Part, draw_cell
from wordarcade.widgets.cell_size import LARGE, MEDIUM, SIZES, SMALL, CellSize, sizes_for

looks = st.builds(
    CellLook,
    text=st.text("abqu", max_size=6),
    number=st.integers(0, 150),
    exits=st.builds(Exits, *[st.booleans()] * 4),
    broken=st.booleans(),
    cursor=st.booleans(),
    mark=st.sampled_from(["", "?", "?7", "?12", "?1234"]),
    hidden=st.booleans(),
)


def picture(look: CellLook, size: CellSize) -> list[str]:
    """Return the cell as plain lines."""
    drawn = draw_cell(look, size)
    return ["".join(text for text, _ in line) for line in drawn]


@given(looks, st.sampled_from(SIZES))
def test_a_cell_fills_its_rectangle(look: CellLook, size: CellSize) -> None:
    """Whatever a cell shows, it has the lines and columns of its size."""
    lines = picture(look, size)
    assert len(lines) == size.height
    assert {len(line) for line in lines} == {size.width}


def test_a_plain_cell_has_a_light_border() -> None:
    """Outside the path a cell is a rounded tile."""
    assert picture(CellLook("qu"), MEDIUM) == ["╭─────╮", "│  Qu │", "╰─────╯"]


def test_a_cell_in_the_path_has_a_heavy_border_and_its_number() -> None:
    """The path can be read without colours: heavy border, number, joints of the line."""
    look = CellLook("e", number=12, exits=Exits(north=True, east=True, south=True, west=True))
    assert picture(look, MEDIUM) == ["┏━━┻12┓", "┫  E  ┣", "┗━━┳━━┛"]
    assert picture(CellLook("e", number=12), SMALL) == ["┃ E12┃"]


def test_the_end_of_a_broken_path_is_marked() -> None:
    """The last good cell bears a ×."""
    assert picture(CellLook("e", number=3, broken=True), MEDIUM)[-1] == "┗━━━━×┛"
    assert picture(CellLook("e", number=3, broken=True), SMALL) == ["┃ E 3×"]


def test_hidden_letters_cannot_be_seen() -> None:
    """A covered cell shows the same whatever its letters are."""
    for size in SIZES:
        assert picture(CellLook("e", hidden=True), size) == picture(
            CellLook("qu", hidden=True), size
        )


def test_cursor_and_hints_have_signs_of_their_own() -> None:
    """The cursor stands beside the letter, a hint on the border, both without colours."""
    lines = picture(CellLook("e", cursor=True, mark="?12"), MEDIUM)
    assert lines == ["╭─────╮", "│▸ E ◂│", "╰?12──╯"]


def test_a_blocked_cell_looks_like_none_other() -> None:
    """A cell that no path enters is filled."""
    assert picture(CellLook(""), SMALL) == ["░░░░░░"]


def test_letters_stand_in_the_middle_of_a_large_cell() -> None:
    """Above and below them the cell is empty."""
    assert picture(CellLook("fish"), LARGE)[1:4] == [
        "│         │",
        "│   Fish  │",
        "│         │",
    ]


@pytest.mark.parametrize("size", SIZES)
def test_every_part_is_named(size: CellSize) -> None:
    """The letters are face, the number number, and the rest border."""
    drawn = draw_cell(CellLook("e", number=3), size)
    parts = {part: text for line in drawn for text, part in line if text.strip()}
    assert parts[Part.NUMBER] == "3"
    assert set(parts) == {Part.BORDER, Part.FACE, Part.NUMBER}


@given(looks, st.sampled_from([sizes_for(longest)[-1] for longest in (1, 2, 12)]))
def test_a_packed_cell_fills_its_room(look: CellLook, size: CellSize) -> None:
    """However small a packed cell is, what it shows takes its columns, no more and no fewer."""
    assert {len(line) for line in picture(look, size)} == {size.width}


def test_a_packed_cell_numbers_the_path() -> None:
    """A packed cell has a sign, the letters and its place in the path, which needs no colour."""
    packed = sizes_for(1)[-1]
    shown = {
        " E ": CellLook("e"),
        " E3": CellLook("e", number=3),
        "E12": CellLook("e", number=12),
        "×E2": CellLook("e", number=12, broken=True),
        "▸E3": CellLook("e", number=3, cursor=True),
        "?E ": CellLook("e", mark="?7"),
        "░░░": CellLook(""),
    }
    for line, look in shown.items():
        assert picture(look, packed) == [line]


def test_long_faces_get_the_room_they_need() -> None:
    """The cells of every size hold a face of four letters whole, and shorten a very long one."""
    for size in sizes_for(4):
        assert any("Fish" in line for line in picture(CellLook("fish", number=12), size))
    assert max(size.width for size in sizes_for(100)) < 20
