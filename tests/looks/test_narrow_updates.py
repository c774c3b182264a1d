"""Updates of a part of the screen: what the terminal shows afterwards, and what is sent."""

import random
from typing import Any

import pytest
from pyte import ByteStream, Screen
from rich.style import Style
from textual._compositor import Compositor, CompositorUpdate
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.geometry import Region
from textual.strip import Strip
from textual.widgets import Static

from tests.widgets.looks_app import LooksApp
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.narrow_updates import NarrowCompositor
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.screens.arcade_screen import ArcadeScreen

SIZE = (60, 20)


class Letters(PixelWidget):
    """Letters on coloured cells."""

    def paint(self, canvas: Canvas) -> None:
        """Paint dots everywhere."""
        for row in range(canvas.rows):
            canvas.fill(0, 2 * row, canvas.columns, 2, "#203040")
            canvas.text(0, row, "·" * canvas.columns, "#ffffff")

    def write(self, x: int, y: int, letters: str) -> None:
        """Write some letters, and have just their cells sent."""
        self.canvas.text(x, y, letters, "#ffee00", bold=True)
        self.refresh(Region(x, y, len(letters), 1))


class Scene(ArcadeScreen[None]):
    """Letters at the left, words at the right, and a label over both."""

    DEFAULT_CSS = """
    Scene {
        layers: below above;
        Letters { width: 40; height: 1fr; }
        #words { width: 1fr; border: round white; background: #102030; }
        #label { layer: above; width: 12; height: 3; offset: 33 5; background: red; }
    }
    """

    def compose(self) -> ComposeResult:
        """The letters, the words and the label."""
        yield Horizontal(Letters(), Static("words", id="words"))
        yield Static("label", id="label")

    def change(self, chance: random.Random) -> None:
        """Change something, or two things."""
        letters, words = self.query_one(Letters), self.query_one("#words", Static)
        for _ in range(chance.randint(1, 3)):
            match chance.randrange(4):
                case 0 | 1:
                    text = "".join(chance.choices("ABCDEF", k=chance.randint(1, 6)))
                    letters.write(chance.randrange(40), chance.randrange(20), text)
                case 2:
                    words.update(f"{'漢' * chance.randint(0, 4)} {chance.random()}")
                case _:
                    self.query_one("#label", Static).update(str(chance.random()))


class Terminal:
    """What a terminal shows of the updates of an app."""

    def __init__(self, app: LooksApp, monkeypatch: pytest.MonkeyPatch) -> None:
        self._app = app
        self._shown = Screen(*SIZE)
        self._stream = ByteStream(self._shown)
        self.sent: list[str] = []
        monkeypatch.setattr(app, "_display", self._take)

    def _take(self, _screen: object, update: object) -> None:
        if isinstance(update, CompositorUpdate):
            self.sent.append(update.render_segments(self._app.console))
            self._stream.feed(self.sent[-1].encode())

    def cells(self) -> list[list[Any]]:
        """Every cell, with its colours."""
        return [[self._shown.buffer[y][x] for x in range(SIZE[0])] for y in range(SIZE[1])]


async def test_the_terminal_shows_the_screen_after_every_update(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Any changes, under a label, across the edge of a widget or in wide letters."""
    app, chance = LooksApp(), random.Random(8)
    async with app.run_test(size=SIZE) as pilot:
        terminal, whole = Terminal(app, monkeypatch), Terminal(app, monkeypatch)
        monkeypatch.setattr(app, "_display", terminal._take)
        scene = Scene()
        await app.push_screen(scene)
        for _ in range(40):
            scene.change(chance)
            await pilot.pause()
            with monkeypatch.context() as as_textual_does:
                as_textual_does.setattr(NarrowCompositor, "_get_renders", Compositor._get_renders)
                whole._take(scene, scene._compositor.render_full_update())
            assert terminal.cells() == whole.cells()
            whole._take(scene, scene._compositor.render_full_update())
            assert terminal.cells() == whole.cells()


async def test_no_more_is_sent_than_the_cells_that_have_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not the row left of them, and nothing between two changes far from each other."""
    app = LooksApp()
    async with app.run_test(size=SIZE) as pilot:
        terminal, scene = Terminal(app, monkeypatch), Scene()
        await app.push_screen(scene)
        await pilot.pause()
        terminal.sent.clear()
        scene.query_one(Letters).write(30, 2, "A")
        scene.query_one(Letters).write(2, 18, "B")
        await pilot.pause()
        (sent,) = terminal.sent
        assert "·" not in sent
        assert "words" not in sent
        assert len(sent) < 120


async def test_no_more_is_drawn_than_the_columns_that_have_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """From the first to the last on a row."""
    app = LooksApp()
    drawn: dict[int, tuple[int, int]] = {}
    draw = Canvas._drawn

    def noted(canvas: Canvas, row: int, ground: Style, first: int, end: int) -> Strip:
        drawn[row] = first, end
        return draw(canvas, row, ground, first, end)

    async with app.run_test(size=SIZE) as pilot:
        scene = Scene()
        await app.push_screen(scene)
        await pilot.pause()
        monkeypatch.setattr(Canvas, "_drawn", noted)
        letters = scene.query_one(Letters)
        for x, y, text in ((30, 2, "A"), (4, 18, "BC"), (9, 18, "D")):
            letters.write(x, y, text)
        await pilot.pause()
        assert drawn == {2: (30, 31), 18: (4, 10)}


async def test_what_is_wholly_behind_others_is_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen is drawn without the ground that its content covers from edge to edge."""
    app = LooksApp()
    drawn: list[Region] = []
    async with app.run_test(size=SIZE) as pilot:
        scene = Scene()
        await app.push_screen(scene)
        await pilot.pause()
        monkeypatch.setattr(scene, "render_lines", drawn.append)
        scene._compositor.render_full_update()
        assert not drawn
