"""Notices cover nothing that is read or typed while they are there."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets._toast import Toast

from wordarcade.app import WordarcadeApp
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.games.routes import (
    DailyRoute,
    HistoryRoute,
    HomeRoute,
    NewGameRoute,
    Route,
    TrainerRoute,
)
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.daily.days import DailyScreen
from wordarcade.screens.history.screen import HistoryScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.services import Services
from wordarcade.widgets.entry_line import EntryLine
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.start_button import StartButton

Until = Callable[[Pilot[Any], Callable[[], bool]], Awaitable[None]]

SIZES = ((60, 20), (80, 24), (120, 40))

ROUTES: dict[str, Route] = {
    "boggle": NewGameRoute("boggle", BoggleSetup(), ask=False),
    "word search": NewGameRoute("wordsearch", WordSearchSetup(size=20), ask=False),
    "scrabble": NewGameRoute("scrabble", ScrabbleSetup(), ask=False),
    "home": HomeRoute(),
    "history": HistoryRoute(),
    "daily": DailyRoute(),
}

WHERE = {"home": HomeScreen, "history": HistoryScreen, "daily": DailyScreen}


@pytest.mark.parametrize("shown", ROUTES)
async def test_a_notice_leaves_entry_message_and_footer_in_sight(
    services: Services, until: Until, shown: str
) -> None:
    """In every room, however long the notice is."""
    app = WordarcadeApp(services, ROUTES[shown])
    async with app.run_test(size=SIZES[0], notifications=True) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WHERE.get(shown, PlayScreen)))
        app.notify("Your choices aren't saved. The folder of the settings is full.", timeout=99)
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await until(pilot, lambda: any(toast.region for toast in app.screen.query(Toast)))
            await pilot.pause()
            toasts = list(app.screen.query(Toast))
            kept: list[Widget] = [
                widget
                for kind in (EntryLine, MessageLine, GameFooter)
                for widget in app.screen.query(kind)
            ]
            assert kept
            for toast in toasts:
                assert app.screen.region.contains_region(toast.region)
                for widget in kept:
                    assert not toast.region.overlaps(widget.region), (size, widget)


@pytest.mark.parametrize("setup", [BoggleSetup(), ScrabbleSetup()])
async def test_a_notice_leaves_the_start_in_sight(
    services: Services, until: Until, setup: BoggleSetup | ScrabbleSetup
) -> None:
    """It stands beside the tile that starts, or above it."""
    game = "boggle" if isinstance(setup, BoggleSetup) else "scrabble"
    app = WordarcadeApp(services, NewGameRoute(game, setup))
    async with app.run_test(size=SIZES[0], notifications=True) as pilot:
        await until(pilot, lambda: bool(app.screen.query(StartButton)))
        app.notify("Nothing played, so nothing saved.", timeout=99)
        for size in (*SIZES, (60, 24), (100, 30), (200, 50)):
            await pilot.resize_terminal(*size)
            await until(pilot, lambda: any(toast.region for toast in app.screen.query(Toast)))
            await pilot.pause()
            toast, button = app.screen.query_one(Toast), app.screen.query_one(StartButton)
            assert not toast.region.overlaps(button.tile), size
            assert not toast.region.overlaps(app.screen.query_one(GameFooter).region), size


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 50)], ids="{0[0]}x{0[1]}".format)
async def test_a_notice_ends_where_the_page_does(
    services: Services, until: Until, size: tuple[int, int]
) -> None:
    """Wide terminals have wide margins, and nothing stands in them."""
    app = WordarcadeApp(services)
    async with app.run_test(size=size, notifications=True) as pilot:
        app.notify("Saved.", timeout=99)
        await until(pilot, lambda: any(toast.region for toast in app.screen.query(Toast)))
        page = app.screen.query_one("#home")
        assert app.screen.query_one(Toast).region.right == page.region.right


async def test_a_notice_does_not_follow_to_a_screen_after_the_next(
    services: Services, until: Until
) -> None:
    """It may have been said on the way to the first one; two of the same are one."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await app.push_screen(ArcadeScreen[None]())
        app.notify("Saved.")
        app.notify("Saved.")
        await pilot.pause()
        assert len(app._notifications) == 1
        await app._show(HomeRoute())
        await pilot.pause()
        assert len(app._notifications) == 1
        await app._show(TrainerRoute())
        await until(pilot, lambda: not app._notifications)
