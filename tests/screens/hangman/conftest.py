"""Rounds of hangman on the screen, with few words; hosts answer at once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.engine.hangman.rounds import HANDOUT
from tests.games.sessions import hangman_of
from tests.screens.table import SitDown, Table
from wordarcade.app import WordarcadeApp
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.games.routes import ResumeRoute, Route
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.service import LexiconService
from wordarcade.screens.hangman import play
from wordarcade.screens.hangman.results import HangmanResultsScreen
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.services import Services


@pytest.fixture(autouse=True)
def _without_a_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show answers as soon as they are there."""
    monkeypatch.setattr(play, "BEAT", 0)


def imported(lexicons: LexiconService, words: str, folder: Path) -> Lexicon:
    """Return a lexicon of the player's own, called by the first of its words."""
    first, *_ = words.split()
    if first not in {entry.name for entry in lexicons.catalogue()}:
        path = folder / f"{first}.txt"
        path.write_text("\n".join(words.split()), encoding="ascii")
        lexicons.import_list(path)
    return lexicons.open(first)


@pytest.fixture
def sit_down(services: Services, tmp_path: Path) -> SitDown:
    """Open the app on a new round with `words`, parted by spaces, or on `route`."""

    @asynccontextmanager
    async def opened(
        words: str = HANDOUT,
        *,
        guesses: int = 6,
        host: HostKind = HostKind.EVIL,
        word: str | None = None,
        show_left: bool = False,
        route: Route | None = None,
        size: tuple[int, int] = (80, 24),
        using: Services = services,
    ) -> AsyncIterator[Table]:
        if route is None:
            lexicon = imported(using.lexicons, words, tmp_path)
            (length,) = lexicon.lengths
            config = HangmanConfig(length, guesses, host, show_left=show_left, secret=word)
            route = ResumeRoute(hangman_of(using, config, lexicon).id)
        app = WordarcadeApp(using, route)
        async with app.run_test(size=size) as pilot:
            table = Table(app, pilot)
            shown = (PlayScreen, HangmanResultsScreen)
            await table.until(lambda: isinstance(app.screen, shown))
            await pilot.pause()
            yield table

    return opened
