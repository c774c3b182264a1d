"""The button that starts a game."""

import pytest

from tests.widgets.looks_app import LooksApp
from wordarcade.widgets.start_button import StartButton


class StartApp(LooksApp):
    """Counts how often the button was pressed."""

    pressed = 0

    def on_start_button_pressed(self) -> None:
        """Count."""
        self.pressed += 1


@pytest.mark.parametrize(("columns", "rows"), [(76, 2), (114, 5), (116, 5)])
async def test_all_of_the_tile_can_be_clicked(columns: int, rows: int) -> None:
    """To its corners, wherever its word stands; not what is beside it."""
    app, button = StartApp(), StartButton()
    async with app.run_test(size=(columns, rows + 2)) as pilot:
        await app.mount(button)
        button.styles.height = rows
        await pilot.pause()
        left = (columns - 35) // 2
        spots = [(x, y) for x in (left, columns // 2, left + 34) for y in range(rows)]
        for spot in spots:
            await pilot.click(button, offset=spot)
        assert app.pressed == len(spots)
        await pilot.click(button, offset=(left - 1, 0))
        assert app.pressed == len(spots)
