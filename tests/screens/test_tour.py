"""The tour."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Static

from wordarcade.app import WordarcadeApp
from wordarcade.cli.full_screen import first_route
from wordarcade.games.routes import HomeRoute, TourRoute
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.tour import TourScreen
from wordarcade.services import Services
from wordarcade.widgets.letter_grid import LetterGridView

Check = Callable[[App[Any]], None]
Until = Callable[[Pilot[Any], Callable[[], bool]], Awaitable[None]]


def told(app: App[Any]) -> str:
    """Return what the step says."""
    return str(app.screen.query_one("#step", Static).render())


async def test_from_the_first_start_to_home(
    services: Services, until: Until, looks_same: Check
) -> None:
    """Each step can be done; what is played is kept nowhere; the next start begins at home."""
    assert first_route(services) == TourRoute()
    app = WordarcadeApp(services, TourRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TourScreen))
        await pilot.press("enter", *"har")
        await pilot.pause()
        looks_same(app)
        await pilot.press("e", "enter")
        await until(pilot, lambda: "✓ HARE" in told(app))
        await pilot.press("enter")
        await pilot.pause()
        board = app.screen.query_one(LetterGridView)
        assert board.cursor == 0, "where the arrows begin can be seen"
        await pilot.press("space", "right", "space", "down", "space", "right", "space", "enter")
        await until(pilot, lambda: "✓ STAR" in told(app))
        assert board.cursor is not None
        await pilot.press("enter", *"tree", "enter")
        await until(pilot, lambda: "✓ Refused" in told(app))
        await pilot.press("enter", "enter")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await until(pilot, lambda: services.settings.current.toured)
    assert services.games.recent() == ()
    assert isinstance(first_route(services), HomeRoute)


async def test_a_word_found_early_counts_for_its_step(services: Services, until: Until) -> None:
    """It could not be found again; what is refused counts for the step that asks for it alone."""
    app = WordarcadeApp(services, TourRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TourScreen))
        await pilot.press("enter", *"star", "enter", *"tree", "enter")
        await pilot.pause()
        assert "Type HARE" in told(app)
        await pilot.press("pagedown")
        await until(pilot, lambda: "✓ STAR" in told(app))
        await pilot.press("pagedown")
        await until(pilot, lambda: "Type TREE" in told(app))


async def test_nobody_has_to_do_anything(services: Services, until: Until) -> None:
    """Steps go on and back without a word; esc clears, then leaves; it opens from the commands."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.press("ctrl+p", *"tour", "enter")
        await until(pilot, lambda: isinstance(app.screen, TourScreen))
        await pilot.press("pageup", "pagedown", "pagedown", "pageup")
        await until(pilot, lambda: "Type what you see" in told(app))
        await pilot.press("h", "escape")
        await pilot.pause()
        assert isinstance(app.screen, TourScreen)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


@pytest.mark.parametrize("size", [(120, 40), (200, 50)])
async def test_the_tour_on_a_large_screen(
    services: Services, until: Until, looks_same: Check, size: tuple[int, int]
) -> None:
    """The board is as large as the rows above the entry allow."""
    app = WordarcadeApp(services, TourRoute())
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TourScreen))
        await pilot.press("enter", *"har")
        await pilot.pause()
        looks_same(app)
