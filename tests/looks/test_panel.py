"""Panels: a free row under the title on high screens, from one rule."""

import pytest
from textual.app import App, ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from tests.widgets.looks_app import LooksApp
from wordarcade.looks.composition import LINES
from wordarcade.looks.panel import Panel


class _Panels(Screen[None]):
    VERTICAL_BREAKPOINTS = LINES

    def compose(self) -> ComposeResult:
        yield Panel("Usual", Static("text"))
        yield Panel("Close", Static("text"), classes="-close")


@pytest.mark.parametrize(("rows", "free"), [(24, 0), (35, 0), (36, 1), (50, 1)])
async def test_a_row_is_free_under_the_title_of_a_high_screen(rows: int, free: int) -> None:
    """Not where rows are few, nor where a panel holds a single line."""
    app: App[None] = LooksApp()
    async with app.run_test(size=(80, rows)) as pilot:
        await app.push_screen(_Panels())
        await pilot.pause()
        usual, close = (
            panel.query_one(Static).region.y - panel.region.y - 1
            for panel in app.screen.query(Panel)
        )
        assert (usual, close) == (free, 0)
