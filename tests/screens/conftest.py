"""An environment in which screens look and behave the same on every machine."""

import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from functools import cache
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.image import SVGImageSnapshotExtension
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Input

from tests.screens.waiting import wait_until
from wordarcade.app import WordarcadeApp
from wordarcade.games.routes import Route
from wordarcade.screens import late_letters
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.grid import area
from wordarcade.services import Services, Session, lexicons_of
from wordarcade.store.games import GameStore
from wordarcade.store.locations import Locations
from wordarcade.store.settings import Settings
from wordarcade.store.settings_store import SettingsStore
from wordarcade.support.clock import ManualClock
from wordarcade.widgets.game_footer import MOST_KEYS, GameFooter

ScreenCheck = Callable[[App[Any]], None]
Until = Callable[[Pilot[Any], Callable[[], bool]], Awaitable[None]]


@pytest.fixture(autouse=True)
def _isolated(home: Locations, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the machine's folders, colours and Textual settings out, and the cursor still."""
    for variable in ("NO_COLOR", "TEXTUAL", "TEXTUAL_THEME", "TEXTUAL_ANIMATIONS"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr(Input, "cursor_blink", False)
    # On a slow machine a word would fade before a test has looked at it.
    monkeypatch.setattr(area, "FADES_AFTER", 3600)


@pytest.fixture(autouse=True)
def _without_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take letters for commands as soon as a round is over."""
    monkeypatch.setattr(late_letters, "GRACE", 0)


@pytest.fixture
def clock() -> ManualClock:
    """A clock that stands still until a test advances it."""
    return ManualClock()


@pytest.fixture
def services(home: Locations, clock: ManualClock) -> Iterator[Services]:
    """Real services in folders of their own; no motion; every seed is 1."""
    with closing(GameStore(home.games_database, clock)) as rounds:
        yield Services(
            locations=home,
            load_lexicons=cache(lambda: lexicons_of(home)),
            games=rounds,
            settings=SettingsStore(home.settings_file, Settings(motion=False)),
            clock=clock,
            new_seed=lambda: 1,
            session=Session(),
        )


def changed(services: Services, **settings: Any) -> SettingsStore:
    """Return settings that say otherwise where their file says nothing."""
    return SettingsStore(services.settings.path, services.settings.current._replace(**settings))


@pytest.fixture
def until() -> Until:
    """A function to wait with for a condition to hold."""
    return wait_until


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All notices so far, also those that have gone again: on a busy machine seconds may pass."""
    notices: list[str] = []
    show = App.notify

    def notify(app: App[Any], message: str, **options: Any) -> None:
        notices.append(message)
        show(app, message, **options)

    monkeypatch.setattr(App, "notify", notify)
    return notices


@pytest.fixture
def looks_same(snapshot: SnapshotAssertion) -> ScreenCheck:
    """Compare the screen with its picture on record; one test may do so several times.

    Of every screen that is looked at: its footer has no more keys than it should.
    """
    pictures = snapshot.use_extension(SVGImageSnapshotExtension)

    def check(app: App[Any]) -> None:
        for footer in app.screen.query(GameFooter):
            assert len(footer.bindings_shown) <= MOST_KEYS
        assert _without_ids(app.export_screenshot(simplify=True)) == pictures

    return check


def _without_ids(svg: str) -> str:
    """Drop the number in every id, which changes with each character of the picture."""
    return re.sub(r"terminal-\d+", "terminal", svg)


@pytest.fixture
def routes(monkeypatch: pytest.MonkeyPatch) -> list[Route]:
    """What the home screen asks the app to show; nothing is shown."""
    openings: list[Route] = []

    async def note(_: WordarcadeApp, message: ArcadeScreen.Open) -> None:
        openings.append(message.route)

    monkeypatch.setattr(WordarcadeApp, "on_arcade_screen_open", note)
    return openings
