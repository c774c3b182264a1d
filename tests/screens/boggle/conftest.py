"""A round of Boggle on the screen, on the board of the course assignment."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.screens.boggle.own_board import BOARD, own_board
from tests.screens.table import SitDown, Table
from wordarcade.app import WordarcadeApp
from wordarcade.engine.timer import UNTIMED, Timer
from wordarcade.games.routes import Route
from wordarcade.services import Services


@pytest.fixture
def sit_down(services: Services) -> SitDown:
    """Open the app on a new round, or on `route`; a new round is counted, and started."""

    @asynccontextmanager
    async def opened(
        route: Route | None = None,
        *,
        timer: Timer = UNTIMED,
        size: tuple[int, int] = (80, 24),
        using: Services = services,
    ) -> AsyncIterator[Table]:
        app = WordarcadeApp(using, route or own_board(BOARD, "american", timer))
        async with app.run_test(size=size) as pilot:
            table = Table(app, pilot)
            if route is None:
                await table.wait_for_words()
                if table.screen.session.awaiting_start:
                    await pilot.press("enter")
            yield table

    return opened
