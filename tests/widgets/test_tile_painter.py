"""Boards of tiles: what is painted, and what is painted anew."""

import pytest
from rich.style import Style
from textual.app import App, ComposeResult
from textual.geometry import Region, Size
from textual.strip import Strip

from tests.widgets.test_letter_grid import GRID
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.looks.palette import Palette
from wordarcade.looks.themes import MONO_THEME, own_theme, role_defaults
from wordarcade.looks.tiles import XS, TileSize
from wordarcade.widgets.grid_scene import Answer, GridScene
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.orientation import Orientation
from wordarcade.widgets.tile_painter import (
    NARROW,
    SIZES,
    TilePainter,
    sizes_for,
    small_tile_painters,
    tile_painters,
)

STRINGS = LetterGrid(2, 3, ("the", "a", "st", "", "qu", "ing"))


class Dark:
    """The colours of the dark theme, without an app."""

    palette = Palette.of_variables(role_defaults(dark=True))

    def style(self, *_names: str) -> Style:
        """Return no style for the gaps."""
        return Style()


class Mono(Dark):
    """No colours."""

    palette = Palette.of_variables(own_theme(MONO_THEME).variables)


class TilesApp(App[None]):
    """A board of tiles alone on the screen."""

    def __init__(self, grid: LetterGrid = GRID) -> None:
        super().__init__()
        self.board = LetterGridView(grid, painters=tile_painters)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The roles of colour."""
        return dict(role_defaults(dark=True))

    def compose(self) -> ComposeResult:
        """The board."""
        yield self.board

    def rows(self) -> list[str]:
        """The lines of the board as plain text."""
        return [self.board.render_line(y).text for y in range(self.board.size.height)]


def fits(size: Size, rows: int = 4) -> TilePainter:
    """Return the first painter whose board fits."""
    return next(
        painter
        for painter in (TilePainter(tiles, None) for tiles in SIZES)  # type: ignore[arg-type]
        if painter.extent(rows, rows).width <= size.width
        and painter.extent(rows, rows).height <= size.height
    )


@pytest.mark.parametrize("tiles", SIZES)
def test_every_point_of_a_tile_leads_to_it(tiles: object) -> None:
    """A click on any cell that a tile has a half of picks it or its neighbour, never a third."""
    painter = TilePainter(tiles, None)  # type: ignore[arg-type]
    for row in range(4):
        for column in range(4):
            region = painter.region((row, column))
            middle = region.x + region.width // 2, region.y + region.height // 2
            assert painter.place_at(*middle) == (row, column)
            for y in range(region.y, region.bottom):
                place = painter.place_at(region.x, y)
                assert place is not None
                assert place[1] == column
                assert abs(place[0] - row) <= 1


async def test_a_path_bears_its_numbers_and_an_answer_its_sign() -> None:
    """What is told by colour is told by glyphs too."""
    app = TilesApp()
    async with app.run_test(size=(70, 34)) as pilot:
        app.board.path = (0, 1, 2)
        await pilot.pause()
        text = "".join(app.rows())
        assert [number in text for number in "123"] == [True] * 3
        app.board.path = ()
        app.animation_level = "none"
        app.board.answer = Answer((4, 5), accepted=True, gain="+11")
        assert "✓" in "".join(app.rows())
        assert " +11 " in "".join(app.rows())
        app.board.answer = Answer((4, 5), accepted=False)
        assert "×" in "".join(app.rows())
        app.board.answer = None
        assert not set("12✓×") & set("".join(app.rows()))


async def test_what_is_painted_bit_by_bit_is_what_is_painted_anew() -> None:
    """After any changes, the board looks as if it had been painted at once."""
    app = TilesApp()
    async with app.run_test(size=(70, 34)) as pilot:
        app.animation_level = "none"
        board = app.board
        board.focus()
        changes: list[tuple[str, object]] = [
            ("path", (0, 5, 10)),
            ("cursor", 6),
            ("words", {(0, 5, 10, 15): "accepted", (3, 6, 9): "tile", (4, 5, 6): "placed"}),
            ("faces", dict.fromkeys((0, 5, 10, 15), "accepted")),
            ("path", (0, 5, 4, 8)),
            ("cursor", 9),
            ("broken", True),
            ("cursor", 2),
            ("marks", {15: "?"}),
            ("path", (3, 2)),
            ("cursor", None),
            ("path", ()),
            ("words", {(3, 6, 9): "tile"}),
        ]
        for name, value in changes:
            setattr(board, name, value)
            await pilot.pause()
            known = [list(board.render_line(y)) for y in range(board.size.height)]
            board.painter.forget()
            assert [list(board.render_line(y)) for y in range(board.size.height)] == known


@pytest.mark.parametrize("words", [{}, {(0, 1, 2): "accepted", (1, 4): "tile", (0, 5): "tile"}])
async def test_only_what_has_changed_is_drawn(
    words: dict[tuple[int, ...], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cursor move draws two lines of two tiles; nothing touched draws nothing."""
    app = TilesApp()
    async with app.run_test(size=(70, 34)) as pilot:
        app.board.words = words
        app.board.focus()
        app.board.cursor = 0
        await pilot.pause()
        drawn: list[Region] = []
        refresh = app.board.refresh

        def noted(*regions: Region, **flags: bool) -> object:
            drawn.extend(regions or [app.board.region])
            return refresh(*regions, **flags)

        monkeypatch.setattr(app.board, "refresh", noted)
        app.board.broken = True
        assert drawn == []
        app.board.cursor = 1
        assert sum(region.area for region in drawn) <= 4 * 2 * 16


async def test_covered_tiles_show_nothing_and_turn_up() -> None:
    """A covered board shows dots alone; its letters come back, whatever moves."""
    app = TilesApp()
    async with app.run_test(size=(70, 34)) as pilot:
        shown = app.rows()
        app.board.hidden = True
        await pilot.pause()
        assert "".join(app.rows()).count("·") == 16
        app.board.hidden = False
        while app.rows() != shown:
            await pilot.pause(0.01)


async def test_a_turned_board_of_tiles_is_traced_where_it_is_seen() -> None:
    """Clicks find the tiles of a turned board."""
    app = TilesApp()
    async with app.run_test(size=(70, 34)) as pilot:
        app.board.orientation = Orientation(turns=1)
        await pilot.pause()
        for cell in (0, 1):
            await pilot.click(offset=app.board.cell_region(cell).center)  # type: ignore[arg-type]
        assert app.board.path == (0, 1)


def test_the_room_chooses_the_tiles() -> None:
    """A board of four rows is drawn as large as its room allows."""
    rooms = ((86, 41), (63, 32), (47, 24), (39, 18), (31, 16), (23, 12), (23, 8), (15, 8))
    assert [fits(Size(*room)).size for room in rooms] == [*SIZES[:5], *SIZES[6:7], *SIZES[6:]]


@pytest.mark.parametrize("tiles", [XS, NARROW])
def test_signs_never_cover_a_written_letter(tiles: TileSize) -> None:
    """Of the numbers of a path those are shown that leave its letters alone, and the first."""
    painter = TilePainter(tiles, Dark())
    scene = GridScene(LetterGrid(1, 12, tuple("abcdefghijkl")), broken=True, cursor=11)
    scene.follow(tuple(range(12)))
    width = painter.extent(1, 12).width
    text = "".join(segment.text for segment in painter.line(scene, 0, 0, width))
    cells = [text[x : x + tiles.width] for x in range(0, width, tiles.pitch_x)]
    assert [cell.strip("0123456789 ×◂") for cell in cells] == list("ABCDEFGHIJKL")
    assert cells[0].startswith("1")
    assert cells[9].startswith(" ")
    assert cells[11].endswith("×")


def test_flat_cells_let_the_words_found_stand_out() -> None:
    """At rest a cell has the ground of an entry; a word found is a tile whatever sign it bears."""
    painter = TilePainter(XS, Dark(), "")
    scene = GridScene(LetterGrid(1, 3, tuple("abc")), faces={1: "tile"}, marks={1: "•"})
    segments = painter.line(scene, 0, 0, painter.extent(1, 3).width)
    grounds = {
        segment.text.strip(): segment.style.bgcolor.name
        for segment in segments
        if segment.style is not None and segment.style.bgcolor is not None
    }
    assert grounds["A"] == grounds["C"] == Dark.palette.ink("raised")
    assert grounds["B"] == grounds["•"] == Dark.palette.face("tile").face


@pytest.mark.parametrize("mono", [False, True])
@pytest.mark.parametrize("tiles", [*SIZES, NARROW])
def test_words_are_joined(tiles: TileSize, mono: bool) -> None:
    """The gaps between their cells have their colour, the gap between two words has none."""
    ground = Mono() if mono else Dark()
    painter = TilePainter(tiles, ground)
    grid = LetterGrid(1, 4, tuple("abcd"))
    scene = GridScene(grid, faces=dict.fromkeys(range(4), "accepted"))
    scene.join({(1, 0): "accepted", (2, 3): "accepted"})
    gaps = [
        range(column * tiles.pitch_x - tiles.gap_x, column * tiles.pitch_x) for column in (1, 2, 3)
    ]
    lines = [
        [
            (character, segment.style)
            for segment in painter.line(scene, y, 0, painter.extent(1, 4).width)
            for character in segment.text
        ]
        for y in range(painter.extent(1, 4).height)
    ]
    seen = [{line[x] for line in lines for x in gap} for gap in gaps]
    bare = {(" ", Style())}
    assert seen[1] == bare
    assert seen[0] == seen[2] != bare


@pytest.mark.parametrize("tiles", [*SIZES, NARROW])
def test_without_colours_a_path_is_solid_and_what_is_done_is_open(tiles: TileSize) -> None:
    """At rest, found and marked look each its own way."""
    scene = GridScene(LetterGrid(1, 3, ("a",) * 3), faces={1: "accepted"})
    scene.follow((2,))
    shown = []
    for done in ((), ("accepted",)):
        painter = TilePainter(tiles, Mono(), done=done)
        width, height = painter.extent(1, 3)
        lines = [painter.line(scene, y, 0, width) for y in range(height)]
        strips = [Strip(segments).simplify() for segments in lines]
        starts = [column * tiles.pitch_x for column in range(3)]
        cells = [[strip.crop(x, x + tiles.width) for strip in strips] for x in starts]
        shown.append([[list(strip) for strip in cell] for cell in cells])
    (_, solid, _), (rest, found, marked) = shown
    assert found not in (solid, rest, marked)
    assert marked != rest


def test_words_are_joined_once_their_tiles_are_turned_up() -> None:
    """Nothing is seen of them on a board that is covered, or half uncovered."""
    painter = TilePainter(XS, Dark())
    scene = GridScene(LetterGrid(1, 2, ("a", "b")))
    covered = GridScene(scene.grid, hidden=True)
    plain = painter.line(covered, 0, 0, 7)
    covered.join({(0, 1): "accepted"})
    painter.forget()
    assert painter.line(covered, 0, 0, 7) == plain
    covered.hidden, covered.uncovered = False, 0
    painter.forget()
    assert painter.line(covered, 0, 0, 7) == plain


@pytest.mark.parametrize("tiles", [size for size in sizes_for(STRINGS) if size.font is None])
def test_written_strings_stand_in_the_middle_of_tiles_of_one_width(tiles: TileSize) -> None:
    """Whatever stands on the others, and with nothing beside them that would be read with them."""
    painter = TilePainter(tiles, Dark())
    scene = GridScene(STRINGS)
    scene.follow((0, 1))
    extent = painter.extent(2, 3)
    lines = [
        "".join(each.text for each in painter.line(scene, y, 0, extent.width))
        for y in range(extent.height)
    ]
    for cell, face in enumerate(STRINGS.cells):
        region = painter.region(scene.place_of(cell))
        rows = [lines[y][region.x : region.right] for y in range(region.y, region.bottom)]
        written = [row for row in rows if face.capitalize() in row and face]
        assert len(written) == (1 if face else 0)
        for row in written:
            before = row.index(face.capitalize())
            assert abs(before - (len(row) - before - len(face))) <= 1
        if tiles.apart and face:
            assert [row.strip(" ▀") for row in written] == [face.capitalize()]


@pytest.mark.parametrize("tiles", [size for size in sizes_for(STRINGS) if size.font])
def test_drawn_strings_are_as_large_as_letters(tiles: TileSize) -> None:
    """Where a string fits in pixels, none of its letters is small text beside the first."""
    painter = TilePainter(tiles, Dark())
    extent = painter.extent(2, 3)
    texts = [
        segment.text
        for y in range(extent.height)
        for segment in painter.line(GridScene(STRINGS), y, 0, extent.width)
    ]
    assert set("".join(texts)) <= set(" ▀")


def test_a_die_with_two_letters_is_no_string() -> None:
    """Qu is a face like others, on a board as large as without it."""
    assert sizes_for(LetterGrid(1, 3, ("a", "qu", ""))) == SIZES
    assert min(size.width for size in sizes_for(STRINGS)) == len("the") + 2


def test_strings_are_tiles_beside_other_things_too() -> None:
    """In results and where lists are compared, but for strings that no tile has room for."""
    assert isinstance(small_tile_painters(STRINGS, Dark())[0], TilePainter)
    endless = LetterGrid(1, 2, ("a" * 40, "b"))
    assert not any(isinstance(each, TilePainter) for each in tile_painters(endless, Dark()))
