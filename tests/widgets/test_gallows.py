import asyncio

import pytest
from textual.app import App, ComposeResult

from wordarcade.widgets.gallows import GallowsView
from wordarcade.widgets.gallows_art import shipped_gallows

ART = shipped_gallows()["gallows"]


class GallowsApp(App[None]):
    """A picture alone on the screen."""

    def __init__(self) -> None:
        super().__init__()
        self.animation_level = "none"
        self.picture = GallowsView(ART)

    def compose(self) -> ComposeResult:
        """The picture."""
        yield self.picture

    def inks(self) -> set[str]:
        """The styles of the signs drawn."""
        return {str(span.style) for span in self.picture.render().spans}


@pytest.mark.parametrize("allowed", [1, 6, 8, 11, 26, 10_000])
async def test_the_picture_is_whole_when_all_has_gone_wrong(allowed: int) -> None:
    """It is empty at first, begins with the first fault and never shrinks."""
    app = GallowsApp()
    async with app.run_test():
        app.picture.allowed = allowed
        drawn = []
        for wrong in sorted({0, 1, allowed // 3, allowed // 2, allowed - 1, allowed}):
            app.picture.wrong = wrong
            drawn.append(app.picture.drawn)
            assert app.picture.render().plain.split("\n") == ART.lines(app.picture.drawn)
        assert drawn == sorted(drawn)
        assert drawn[0] == 0
        assert drawn[1] > 0
        assert drawn[-1] == ART.strokes


async def test_the_picture_takes_its_own_room() -> None:
    """It is as large as the picture, however much room there is."""
    app = GallowsApp()
    async with app.run_test(size=(80, 24)):
        assert app.picture.size == (ART.width, len(ART.picture))


async def test_new_strokes_are_bright_for_a_moment() -> None:
    """If things move, what is new stands out, and then looks like the rest."""
    app = GallowsApp()
    app.animation_level = "full"
    async with app.run_test():
        app.picture.allowed = 11
        app.picture.wrong = 3
        assert app.inks() == {"$foreground", "bold $warning"}
        async with asyncio.timeout(5):
            while "bold $warning" in app.inks():
                await asyncio.sleep(0.01)
        assert "│" in app.picture.render().plain


async def test_nothing_is_bright_without_motion() -> None:
    """If things stand still, new strokes look like the rest at once."""
    app = GallowsApp()
    async with app.run_test():
        app.picture.allowed = 11
        app.picture.wrong = 3
        assert app.inks() == {"$foreground"}
