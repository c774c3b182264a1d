"""The golden row of a celebration: it shines once, and rests in gold."""

from textual.app import ComposeResult
from textual.geometry import Region

from tests.widgets.looks_app import LooksApp
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.golden_row import GoldenRow
from wordarcade.looks.pixel_widget import PixelWidget


class _Victory(PixelWidget):
    """A golden row alone."""

    def __init__(self) -> None:
        super().__init__()
        self.gold = GoldenRow(self)

    def paint(self, canvas: Canvas) -> None:
        self.gold.paint(canvas, Region(0, 0, canvas.columns, 2))


class _App(LooksApp):
    def compose(self) -> ComposeResult:
        yield _Victory()


async def test_it_shines_once() -> None:
    """The light begins at the left and is gone in the end; without motion there is none."""
    app = _App()
    async with app.run_test() as pilot:
        victory = app.query_one(_Victory)
        gold, light = (victory.palette.face(role).face for role in ("selected", "placed"))

        def shown() -> list[object]:
            return [victory.canvas.paint_at(x, 0) for x in range(victory.canvas.columns)]

        app.animation_level = "none"
        victory.gold.shine()
        assert set(shown()) == {gold}
        app.animation_level = "full"
        victory.gold.shine()
        assert set(shown()) == {gold, light}
        while light in shown():
            await pilot.pause(0.01)
        assert set(shown()) == {gold}
