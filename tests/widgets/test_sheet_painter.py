"""A sheet of letters, drawn by line: any part of a line is that part of the whole line."""

from hypothesis import given
from hypothesis import strategies as st
from rich.segment import Segment
from rich.style import Style

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.looks.palette import Palette
from wordarcade.looks.themes import load_theme
from wordarcade.support import resources
from wordarcade.widgets.grid_scene import Answer, GridScene
from wordarcade.widgets.path_lines import RISING
from wordarcade.widgets.sheet_painter import SheetPainter, sheet_painters, sheet_sizes

GRID = LetterGrid.of_rows(["abcdefghijkl", "mnopqrstuvwx", "yzabcdefghij"])


class Colours:
    """The colours of a theme, without an app."""

    def __init__(self, theme: str) -> None:
        path = resources.folder("assets") / "themes" / f"wordarcade-{theme}.toml"
        self.palette = Palette.of_variables(load_theme(path).variables)

    def style(self, ground: str, *colours: str) -> Style:
        """No component class is asked for."""
        raise NotImplementedError


DARK = Colours("dark")


def scene_of(**changes: object) -> GridScene:
    """Return what is seen of the grid, with a path and words found."""
    scene = GridScene(GRID)
    for name, value in changes.items():
        setattr(scene, name, value)
    return scene


def cells(segments: list[Segment]) -> list[tuple[str, Style | None]]:
    """Return the characters one by one, each with its style."""
    return [(character, segment.style) for segment in segments for character in segment.text]


@given(st.data())
def test_a_part_of_a_line(data: st.DataObject) -> None:
    """However the view scrolls, a column looks the same."""
    painter = SheetPainter(data.draw(st.sampled_from(sheet_sizes(1))), DARK)
    scene = scene_of(faces={3: "tile", 15: "hinted"}, cursor=4)
    scene.follow((13, 14, 26))
    extent = painter.extent(GRID.rows, GRID.columns)
    y = data.draw(st.integers(0, extent.height - 1))
    whole = cells(painter.line(scene, y, 0, extent.width))
    assert len(whole) == extent.width
    first = data.draw(st.integers(0, extent.width - 1))
    last = data.draw(st.integers(first + 1, extent.width))
    part = cells(painter.line(scene, y, first, last))
    assert part[: last - first] == whole[first:last]


def test_what_is_told_by_signs() -> None:
    """Arrows along the path, ✓ and × on the last cell of an answer, ? on hints."""
    painter = SheetPainter(sheet_sizes(1)[-1], DARK)

    def text(scene: GridScene) -> str:
        return "".join(segment.text for segment in painter.line(scene, 0, 0, 24))

    scene = scene_of(marks={5: "?"})
    scene.follow((0, 1, 2))
    assert text(scene).startswith("A→B→C D E F?")
    for accepted, sign in ((True, "✓"), (False, "×")):
        answered = scene_of(answer=Answer((0, 1, 2), accepted), turned=3)
        answered.follow(())
        assert text(answered).startswith(f"A→B→C{sign}D ")
    hidden = scene_of(hidden=True)
    assert set(text(hidden)) == {"·", " "}


def test_words_are_joined_by_lines() -> None:
    """Each sign leads to a cell on the right or below, whichever way the word runs."""
    painter = SheetPainter(sheet_sizes(1)[-1], DARK)
    scene = scene_of(faces=dict.fromkeys(range(36), "accepted"))
    scene.join(dict.fromkeys([(0, 1, 2), (5, 4, 3), (6, 19, 32), (33, 21, 9)], "accepted"))

    def texts() -> list[str]:
        return ["".join(each.text for each in painter.line(scene, y, 0, 24)) for y in range(3)]

    joined = ["A─B─C D─E─F G╲H I J│K L ", "M N O P Q R S T╲U V│W X ", "Y Z A B C D E F G H I J "]
    assert texts() == joined
    scene.join({(0, 1, 2): "accepted", (13, 0): "tile", (12, 1): "accepted"})
    assert texts()[0].startswith("A╲B─C D E ")
    assert texts()[1].startswith(f"M{RISING}N O ")
    scene.follow((0, 1))
    assert texts()[0].startswith("A→B C D E "), "the path is on top"


def test_numbers_leave_a_column_free() -> None:
    """Half a number would be a wrong one, and one beside the next letter cannot be read."""
    scene = scene_of()
    scene.follow(tuple(range(12)))
    texts = [
        "".join(
            segment.text
            for segment in painter.line(scene, painter.size.middle, 0, 12 * painter.size.width)
        )
        for painter in (SheetPainter(size, DARK) for size in sheet_sizes(1))
    ]
    assert texts[-1] == "A→B→C→D→E→F→G→H→I→J→K→L "
    assert texts[1].endswith(" I→  J→  K→  L  ")
    assert texts[0].startswith("  A1→   B2→ ")
    assert texts[0].endswith("  K→    L12 ")


def test_sizes_make_room_for_the_longest_face() -> None:
    """Up to a limit."""
    assert [size.width for size in sheet_sizes(4)] == [5, 5]
    assert sheet_sizes(99) == sheet_sizes(12)


def test_strings_begin_in_columns_and_never_touch() -> None:
    """The sign of each stands on the ground behind it, also where all of them are lit."""
    grid = LetterGrid(1, 4, ("st", "a", "fish", "t"))
    painter = sheet_painters(grid, DARK)[-1]
    scene = GridScene(grid, faces={3: "tile"})
    scene.follow((0, 1, 2))
    line = cells(painter.line(scene, 0, 0, 20))
    assert "".join(character for character, _ in line) == "St  →A   →Fish T    "
    ground = DARK.palette.ink("surface")
    behind = [style.bgcolor.name for _, style in line[4::5] if style and style.bgcolor]
    assert behind == [ground] * 4


def test_without_colours_a_path_is_solid_and_what_is_done_is_open() -> None:
    """At rest, found and marked look each its own way; in colours nothing changes."""
    grid = LetterGrid(1, 3, ("a", "a", "a"))
    scene = GridScene(grid, faces={1: "accepted"})
    scene.follow((2,))
    for painter in sheet_painters(grid, Colours("mono"), ("accepted",)):
        width = painter.size.width
        line = cells(painter.line(scene, painter.size.middle, 0, 3 * width))
        styles = [style or Style() for character, style in line if character == "A"]
        assert [bool(style.underline) for style in styles] == [False, True, False]
        assert [bool(style.reverse) for style in styles] == [False, False, True]
    for plain, done in zip(
        sheet_painters(grid, DARK), sheet_painters(grid, DARK, ("accepted",)), strict=True
    ):
        assert plain.line(scene, 0, 0, 9) == done.line(scene, 0, 0, 9)
