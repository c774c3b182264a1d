"""The board of Scrabble: drawing and the pointer."""

import pytest
from rich.style import Style
from textual.app import ComposeResult
from textual.color import Color
from textual.geometry import Offset
from textual.pilot import Pilot
from textual.strip import Strip

from tests.widgets.looks_app import LooksApp
from tests.widgets.squares import square_region
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.draft import Draft
from wordarcade.engine.scrabble.equipment import load_equipment
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.squares import CENTRE, Direction, read_name
from wordarcade.looks.canvas import Canvas
from wordarcade.support import resources
from wordarcade.widgets.arrival import Arrival
from wordarcade.widgets.board_bubble import Bubble
from wordarcade.widgets.scrabble_board import ScrabbleBoard

PLAY = Place(CENTRE, Direction.ACROSS, "QUiZ")
SMALL = (33, 16)


class BoardApp(LooksApp):
    """A board alone on the screen, which notes what it is told."""

    def __init__(self) -> None:
        super().__init__()
        equipment = load_equipment(resources.folder("assets") / "scrabble")
        self.board = ScrabbleBoard(
            equipment.layouts["standard"], equipment.distributions["english"]
        )
        self.told: list[int | tuple[int, int | None]] = []

    def compose(self) -> ComposeResult:
        """The board."""
        yield self.board

    def on_mount(self) -> None:
        """Put a word on it."""
        self.board.board = Board().with_tiles(PLAY)

    def on_scrabble_board_square_picked(self, event: ScrabbleBoard.SquarePicked) -> None:
        """Note the square."""
        self.told.append(event.square)

    def on_scrabble_board_tile_dropped(self, event: ScrabbleBoard.TileDropped) -> None:
        """Note from where and where to."""
        self.told.append((event.start, event.square))

    def rows(self) -> list[str]:
        """The lines of the board as plain text."""
        return [self.board.render_line(y).text for y in range(self.board.size.height)]

    def middle(self, square: int) -> Offset:
        """A point on a square."""
        region = square_region(self.board, square)
        return Offset(region.right - 1, region.bottom - 1)


def square(name: str) -> int:
    """Return the square of a name."""
    return read_name(name)[0]


def draft(start: str, letters: str) -> Draft:
    """Return a draft with letters typed from a place on."""
    made = Draft(*read_name(start))
    for letter in letters:
        made = made.type_letter(letter, Board().with_tiles(PLAY), "AEINRS?")
    return made


async def drag(pilot: Pilot[None], app: BoardApp, start: int, end: Offset) -> None:
    """Draw from a square to a point with the left button held down."""
    await pilot.mouse_down(offset=app.middle(start))
    await pilot.hover(offset=end)
    await pilot.mouse_up(offset=end)


async def test_the_board_fits_into_33_columns_and_16_lines() -> None:
    """Premiums are text, a blank is a small letter, edges and an arrow tell what is being done."""
    app = BoardApp()
    async with app.run_test(size=SMALL):
        app.board.last = frozenset(PLAY.squares)
        app.board.draft = draft("I7", "xs")
        assert app.rows() == [
            "    A B C D E F G H I J K L M N O",
            " 1 3W · ·2L · · ·3W · · ·2L · ·3W",
            " 2  ·2W · · ·3L · · ·3L · · ·2W ·",
            " 3  · ·2W · · ·2L ·2L · · ·2W · ·",
            " 4 2L · ·2W · · ·2L · · ·2W · ·2L",
            " 5  · · · ·2W · · · · ·2W · · · ·",
            " 6  ·3L · · ·3L · · ·3L · · ·3L ·",
            " 7  · ·2L · · ·2L ·▎x · · ·2L · ·",
            " 8 3W · ·2L · · ·▎Q▎U▎i▎Z2L · ·3W",
            " 9  · ·2L · · ·2L ·▎S · · ·2L · ·",
            "10  ·3L · · ·3L · · ▾3L · · ·3L ·",
            "11  · · · ·2W · · · · ·2W · · · ·",
            "12 2L · ·2W · · ·2L · · ·2W · ·2L",
            "13  · ·2W · · ·2L ·2L · · ·2W · ·",
            "14  ·2W · · ·3L · · ·3L · · ·2W ·",
            "15 3W · ·2L · · ·3W · · ·2L · ·3W",
        ]


@pytest.mark.parametrize("size", [SMALL, (63, 31), (93, 46)])
async def test_the_bubble_hides_no_premium(size: tuple[int, int]) -> None:
    """Whoever thinks about a play wants to see what else it could cover."""
    app = BoardApp()
    async with app.run_test(size=size) as pilot:
        before = {name: count_of(app, name) for name in ("2L", "3L", "2W", "3W")}
        app.board.bubble = Bubble("28", CENTRE, Direction.ACROSS, 4, at_length=("28 points", "A"))
        await pilot.pause()
        assert "28" in " ".join(app.rows())
        assert {name: count_of(app, name) for name in before} == before


def count_of(app: BoardApp, text: str) -> int:
    """Return how often a text stands on the board."""
    return "\n".join(app.rows()).count(text)


async def test_the_room_chooses_the_size_of_the_squares() -> None:
    """A terminal that grows or shrinks changes them at once, and every line is whole."""
    app = BoardApp()
    async with app.run_test(size=SMALL) as pilot:
        widths = []
        for size in ((33, 16), (60, 20), (70, 40), (120, 60)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            widths.append(app.board.square_size.width)
            assert {len(row) for row in app.rows()} == {size[0]}
        assert widths == [2, 2, 4, 6]


@pytest.mark.parametrize("size", [(33, 16), (70, 40), (120, 60)])
async def test_a_blank_is_underlined(size: tuple[int, int]) -> None:
    """In every size, the letter that a blank stands for alone."""
    app = BoardApp()
    async with app.run_test(size=size):
        underlined = {
            segment.text.strip()
            for y in range(size[1])
            for segment in app.board.render_line(y)
            if segment.style is not None and segment.style.underline
        }
        assert underlined == {"i"}


async def test_clicks_pick_squares() -> None:
    """The coordinates and what is beside the board are no squares."""
    app = BoardApp()
    async with app.run_test(size=(40, 20)) as pilot:
        for picked in (0, CENTRE, 224):
            await pilot.click(offset=app.middle(picked))
        await pilot.click(offset=(0, 0))
        await pilot.click(offset=app.middle(0) - (2, 0))
        assert app.told == [0, CENTRE, 224]


async def test_laid_tiles_can_be_dragged() -> None:
    """To another square or off the board; tiles that have been played stay."""
    app = BoardApp()
    async with app.run_test(size=(40, 20)) as pilot:
        app.board.draft = draft("I7", "s")
        await drag(pilot, app, square("I7"), app.middle(square("C3")))
        await drag(pilot, app, square("I7"), Offset(0, 0))
        await drag(pilot, app, square("I7"), app.middle(square("I7")))
        await drag(pilot, app, square("H8"), app.middle(square("C3")))
        assert app.told == [(square("I7"), square("C3")), (square("I7"), None), square("I7")]
        assert app.board.target is None


async def test_a_press_can_be_forgotten() -> None:
    """Nothing is told of the drag any more; the next one begins anew."""
    app = BoardApp()
    async with app.run_test(size=SMALL) as pilot:
        app.board.draft = draft("I7", "s")
        await pilot.mouse_down(offset=app.middle(square("I7")))
        await pilot.hover(offset=app.middle(square("C3")))
        assert app.board.pressed == square("I7")
        app.board.let_go()
        await pilot.mouse_up(offset=app.middle(square("C3")))
        await drag(pilot, app, square("I7"), app.middle(square("D4")))
        assert app.told == [(square("I7"), square("D4"))]


async def test_points_of_the_screen_find_their_squares() -> None:
    """For tiles that come from elsewhere on the screen."""
    app = BoardApp()
    async with app.run_test(size=(40, 20)):
        assert app.board.square_under(app.middle(CENTRE)) == CENTRE
        assert app.board.square_under(Offset(0, 0)) is None
        assert app.board.square_under(Offset(200, 5)) is None


async def test_a_play_arrives_tile_by_tile() -> None:
    """The tiles of the last play are shown one after the other, then all of them."""
    app = BoardApp()
    async with app.run_test(size=SMALL) as pilot:
        app.animation_level = "full"
        seen: list[str] = []
        app.watch(app.board, "arriving", lambda: seen.append(app.rows()[8]), init=False)
        app.board.land(PLAY.squares)
        while app.board.arriving != Arrival():
            await pilot.pause(0.005)
        shown = ["".join(letter for letter in row if letter in "QUiZ") for row in seen]
        assert shown == sorted(shown, key=len)
        assert shown[-1] == "QUiZ"
        assert all("QUiZ".startswith(each) for each in shown)


async def test_light_runs_over_a_bingo_once_its_tiles_are_there() -> None:
    """They shine in gold, first the first ones, and look like any play again in the end."""
    app = BoardApp()
    async with app.run_test(size=SMALL) as pilot:
        app.animation_level = "full"
        moments: list[Arrival] = []
        app.watch(app.board, "arriving", lambda: moments.append(app.board.arriving), init=False)
        app.board.land(PLAY.squares, bingo=True)
        app.board.land(PLAY.squares, bingo=True)  # the first one is over then
        assert moments[-2] == Arrival()
        while app.board.arriving != Arrival():
            await pilot.pause(0.005)
        assert set("QUiZ") <= set(app.rows()[8])
        gold = Color.parse(app.board.palette.face("selected").face or "").rich_color
        line = app.middle(PLAY.squares[0])

        def shines() -> bool:
            strip = app.board.render_line(line.y - app.board.region.y)
            (segment,) = strip.crop(line.x, line.x + 1)
            return segment.style is not None and segment.style.bgcolor == gold

        assert not shines()
        app.board.arriving = Arrival(lit=frozenset(PLAY.squares[:1]))
        assert shines()
        app.board.ripple(PLAY.squares)
        assert app.board.arriving == Arrival(lit=frozenset(PLAY.squares[:1]))


async def test_a_play_is_there_at_once_where_nothing_moves() -> None:
    """Without motion all tiles are shown immediately."""
    app = BoardApp()
    async with app.run_test(size=SMALL):
        app.animation_level = "none"
        app.board.land(PLAY.squares, bingo=True)
        assert set("QUiZ") <= set(app.rows()[8])
        assert app.board.arriving == Arrival()


async def test_a_covered_board_shows_and_takes_nothing() -> None:
    """Neither tiles nor cursor nor hints are seen, and clicks pick nothing."""
    app = BoardApp()
    async with app.run_test(size=SMALL) as pilot:
        app.board.draft = draft("I7", "s")
        app.board.hinted = frozenset({0})
        app.board.hidden = True
        assert not set("".join(app.rows()[1:])) & set("QUiZS▾?")
        await pilot.click(offset=app.middle(CENTRE))
        assert app.told == []


async def test_only_what_has_changed_is_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A letter more draws its square, the next one, and their coordinates."""
    app = BoardApp()
    async with app.run_test(size=SMALL) as pilot:
        app.board.draft = draft("12B", "s")
        await pilot.pause()
        drawn: set[int] = set()
        draw = Canvas._drawn

        def noted(canvas: Canvas, row: int, ground: Style, first: int, end: int) -> Strip:
            drawn.add(row)
            return draw(canvas, row, ground, first, end)

        monkeypatch.setattr(Canvas, "_drawn", noted)
        app.board.draft = draft("12B", "se")
        await pilot.pause()
        assert drawn == {0, 12}
        assert app.rows()[12].startswith("12 2L▎S▎E ▸ ·")


async def test_a_draft_that_is_taken_away_takes_its_cursor_along() -> None:
    """Nobody places tiles while another player's turn is."""
    app = BoardApp()
    async with app.run_test(size=SMALL) as pilot:
        before = app.rows()
        app.board.draft = draft("I7", "s")
        await pilot.pause()
        assert app.rows() != before
        app.board.draft = None
        await pilot.pause()
        assert app.rows() == before
