"""Widgets that are no more than their lines look as Textual draws them."""

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


@pytest.mark.parametrize("make", [Flag, grid])
@pytest.mark.parametrize("crop", [Region(0, 0, 30, 8), Region(3, 2, 5, 4), Region(28, 7, 2, 1)])
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
        assert widget._bare.is_all
        ours = widget.render_lines(crop)
        widget._styles_cache.clear()
        theirs = Widget.render_lines(widget, crop)
        assert [line.text for line in ours] == [line.text for line in theirs]
        assert [_cells(line) for line in ours] == [_cells(line) for line in theirs]


async def test_a_border_is_left_to_textual() -> None:
    """What has one is more than its lines."""
    flag = Flag()
    app = OneApp(flag)
    async with app.run_test(size=(30, 8)) as pilot:
        flag.styles.border = ("round", "white")
        await pilot.pause()
        assert not flag._bare.is_all
        assert flag.render_lines(Region(0, 0, 30, 8))[0].text.startswith("╭")


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
