"""The frame of a card that the keys are for."""

from rich.style import Style
from textual.app import ComposeResult
from textual.widgets import Static

from tests.widgets.looks_app import LooksApp
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import palette_of
from wordarcade.widgets.card_frame import paint_frame


async def test_its_sides_have_no_gaps() -> None:
    """Sides are ground, not glyphs, which end before the foot of their cell in some terminals."""

    class CardApp(LooksApp):
        def compose(self) -> ComposeResult:
            yield Static()

    app = CardApp()
    async with app.run_test(size=(40, 12)):
        palette, canvas = palette_of(app), Canvas(6, 5)
        paint_frame(canvas, palette, palette.ink("focus"), focused=True)
    for row in range(1, 4):
        first, *_, last = canvas.strip(row, Style(bgcolor="#101010"))
        assert first.text[0] == last.text[-1] == " "
        assert first.style is not None
        assert first.style.bgcolor == Style.parse(f"on {palette.ink('focus')}").bgcolor
