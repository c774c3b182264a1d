"""The picture on a screen that has nothing to show yet."""

import pytest
from textual.app import ComposeResult

from tests.widgets.looks_app import LooksApp
from wordarcade.games.card import Card
from wordarcade.widgets.empty_picture import EmptyPicture

TEXT = "No game yet. Enter starts one."


class EmptyApp(LooksApp):
    """Nothing but the picture."""

    def __init__(self) -> None:
        super().__init__()
        self.picture = EmptyPicture()

    def compose(self) -> ComposeResult:
        """It."""
        yield self.picture


@pytest.mark.parametrize(
    ("size", "picture", "seen"),
    [
        ((40, 12), Card(("AB", "CD")), True),
        ((40, 12), None, False),
        ((40, 3), Card(("AB", "CD")), False),
        ((8, 4), Card(("AB", "CD")), False),
        ((1, 1), Card(("AB", "CD")), False),
    ],
)
async def test_the_text_comes_first(
    size: tuple[int, int], picture: Card | None, *, seen: bool
) -> None:
    """The picture is above it where both have room."""
    app = EmptyApp()
    async with app.run_test(size=size) as pilot:
        app.picture.show(TEXT, picture)
        await pilot.pause()
        rows = [app.picture.render_line(y).text for y in range(size[1])]
        letters = [y for y, row in enumerate(rows) if "A" in row or "C" in row]
        assert len(letters) == (2 if seen else 0)
        if size[0] > 1:
            first = next(y for y, row in enumerate(rows) if "No" in row)
            assert all(y < first for y in letters)
