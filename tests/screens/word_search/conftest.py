"""A round of word search on the screen, on the board of the course assignment."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.screens.table import SitDown, Table
from wordarcade.app import WordarcadeApp
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.board import DEFAULT_BOARD
from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.games.routes import NewGameRoute, Route
from wordarcade.services import Services


@pytest.fixture
def sit_down(services: Services) -> SitDown:
    """Open the app on a new round, or on `route`; a new round's words are counted already."""

    @asynccontextmanager
    async def opened(
        route: Route | None = None,
        *,
        board: LetterGrid = DEFAULT_BOARD,
        min_length: int = 3,
        lexicon: str = "american",
        size: tuple[int, int] = (80, 24),
        using: Services = services,
    ) -> AsyncIterator[Table]:
        setup = WordSearchSetup(board=board, min_length=min_length, lexicon=lexicon)
        app = WordarcadeApp(using, route or NewGameRoute("wordsearch", setup, ask=False))
        async with app.run_test(size=size) as pilot:
            table = Table(app, pilot)
            if route is None:
                await table.wait_for_words()
            yield table

    return opened
