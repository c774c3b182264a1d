"""Lines of widgets look as Textual draws them."""

from itertools import product

import pytest
from rich.style import Style
from textual.app import ComposeResult
from textual.containers import Container
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from tests.widgets.looks_app import LooksApp
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.widgets.letter_grid import LetterGridView


class Flag(PixelWidget):
    """A row of ground, a half of it painted, and letters."""

    DEFAULT_CSS = "Flag { background: red; }"

    def paint(self, canvas: Canvas) -> None:
        """Paint all."""
        canvas.fill(2, 3, 9, 2, self.palette.ink("good"))
        canvas.text(4, 2, "flag", self.palette.ink("bad"), bold=True)


class Framed(Flag):
    """The same in a frame."""

    DEFAULT_CSS = """
    Framed { border: round white; padding: 1 2 0 1; &.-on { border: round blue; } }
    """


class OneApp(LooksApp):
    """One widget."""

    def __init__(self, widget: Widget) -> None:
        super().__init__()
        self.widget = widget

    def compose(self) -> ComposeResult:
        """It."""
        yield self.widget


def grid() -> LetterGridView:
    """Return a grid with a path and a cursor."""
    view = LetterGridView(LetterGrid.of_rows(["oise", "lron", "tkni", "ynji"]))
    view.path, view.cursor = (0, 1, 5), 2
    return view


@pytest.mark.parametrize(
    ("make", "crop"),
    [
        *product([Flag, grid], [Region(0, 0, 30, 8), Region(3, 2, 5, 4), Region(28, 7, 2, 1)]),
        *product([Framed], [Region(0, 2, 30, 5), Region(1, 3, 5, 2), Region(28, 6, 2, 1)]),
    ],
)
@pytest.mark.parametrize("no_colour", [False, True])
async def test_lines_are_those_of_textual(
    make: type[Flag], crop: Region, monkeypatch: pytest.MonkeyPatch, *, no_colour: bool
) -> None:
    """In all colours and in none, wherever they are cut off."""
    if no_colour:
        monkeypatch.setenv("NO_COLOR", "1")
    widget = make()
    app = OneApp(widget)
    async with app.run_test(size=(30, 8)) as pilot:
        await pilot.pause()
        assert widget._bare.cover(crop)
        ours = widget.render_lines(crop)
        widget._styles_cache.clear()
        theirs = Widget.render_lines(widget, crop)
        assert [line.text for line in ours] == [line.text for line in theirs]
        assert [_cells(line) for line in ours] == [_cells(line) for line in theirs]


@pytest.mark.parametrize("crop", [Region(0, 0, 30, 8), Region(4, 1, 9, 3), Region(0, 7, 30, 1)])
async def test_what_is_above_and_below_is_left_to_textual(crop: Region) -> None:
    """Border and padding there are more than lines."""
    app = OneApp(Framed())
    async with app.run_test(size=(30, 8)) as pilot:
        await pilot.pause()
        assert isinstance(app.widget, Framed)
        assert not app.widget._bare.cover(crop)
        assert app.widget.render_lines(crop) == Widget.render_lines(app.widget, crop)


async def test_a_frame_may_change() -> None:
    """Its colour and its room do, by a class and by the terminal."""
    app = OneApp(Framed())
    async with app.run_test(size=(30, 8)) as pilot:
        for is_on, width in ((True, 30), (False, 30), (False, 20), (True, 20)):
            app.widget.set_class(is_on, "-on")
            await pilot.resize_terminal(width, 8)
            await pilot.pause()
            crop = Region(0, 3, width, 2)
            ours = app.widget.render_lines(crop)
            app.widget._styles_cache.clear()
            theirs = Widget.render_lines(app.widget, crop)
            assert [_cells(line) for line in ours] == [_cells(line) for line in theirs]
            edge = next(iter(ours[0])).style
            assert edge is not None
            assert edge.color is not None
            assert edge.color.get_truecolor() == ((0, 0, 255) if is_on else (255, 255, 255))


async def test_what_is_under_a_widget_may_change() -> None:
    """A class of what it lies in gives both another ground."""
    app = UnderApp()
    async with app.run_test(size=(30, 8)) as pilot:
        for is_on in (True, False, True):
            app.box.set_class(is_on, "-on")
            await pilot.pause()
            ours = app.flag.render_lines(Region(0, 0, 4, 1))
            app.flag._styles_cache.clear()
            assert ours == Widget.render_lines(app.flag, Region(0, 0, 4, 1))
            assert len({str(segment.style) for segment in ours[0]}) == 1
            ground = next(iter(ours[0])).style
            assert ground is not None
            assert ground.bgcolor is not None
            assert ground.bgcolor.get_truecolor() == ((0, 0, 255) if is_on else (255, 0, 0))


class UnderApp(LooksApp):
    """A flag without a ground of its own in a box that has one."""

    CSS = """
    Container { background: red; &.-on { background: blue; } }
    Flag { background: transparent; }
    """

    def __init__(self) -> None:
        super().__init__()
        self.flag = Flag()
        self.box = Container(self.flag)

    def compose(self) -> ComposeResult:
        """The box."""
        yield self.box


def _cells(line: Strip) -> list[tuple[str, Style | None]]:
    return [(sign, segment.style) for segment in line for sign in segment.text]
