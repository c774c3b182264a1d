"""A hand game on the screen, with known hands."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from string import ascii_lowercase

import pytest

from tests.games.sessions import hand_of
from tests.screens.table import SitDown, Table
from wordarcade.app import WordarcadeApp
from wordarcade.engine.hand.config import HandConfig
from wordarcade.games.routes import ResumeRoute, Route
from wordarcade.screens.hand.play import HandScreen
from wordarcade.services import Services

DRAWN = "a" + ascii_lowercase.replace("a", "")
"""A substitution draws an A, unless the hand has one."""


@pytest.fixture
def sit_down(services: Services) -> SitDown:
    """Open the app on a new game of `hands`, or of a single one, or on `route`."""

    @asynccontextmanager
    async def opened(
        *hands: str,
        route: Route | None = None,
        opponent: str = "",
        single: bool = False,
        size: tuple[int, int] = (80, 24),
        using: Services = services,
    ) -> AsyncIterator[Table]:
        if route is None:
            config = HandConfig(hands, "" if single else DRAWN, opponent)
            lexicon = using.lexicons.open("arcade")
            route = ResumeRoute(hand_of(using, config, lexicon).id)
        app = WordarcadeApp(using, route)
        async with app.run_test(size=size) as pilot:
            table = Table(app, pilot)
            if isinstance(route, ResumeRoute):
                await table.until(lambda: any(isinstance(s, HandScreen) for s in app.screen_stack))
                await pilot.pause()
            yield table

    return opened
