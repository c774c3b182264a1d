"""Background work: progress and cancellation."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from textual.app import App
from textual.screen import Screen
from textual.widgets import Static

from tests.screens.conftest import Until
from tests.screens.waiting import work_done
from wordarcade.app import WordarcadeApp
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.games.boggle.session import BoggleSession
from wordarcade.games.hangman.session import HangmanSession
from wordarcade.games.registry import GAMES
from wordarcade.games.routes import NewGameRoute
from wordarcade.screens.background import WorkFailed, aside, report_for
from wordarcade.screens.boggle.play import BoggleScreen
from wordarcade.screens.hangman import play
from wordarcade.screens.hangman.play import HangmanScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.services import Services
from wordarcade.support.errors import ArcadeError
from wordarcade.support.progress import Cancelled
from wordarcade.widgets.message_line import MessageLine


def test_progress_is_told_by_whole_per_cents() -> None:
    """However often work reports, it is told about a hundred times, and again if it restarts."""
    told: list[float] = []
    report = report_for(cast("Any", SimpleNamespace(is_cancelled=False)), told.append)
    for number in range(100_001):
        report(number / 100_000)
    assert told[0] == 0.0
    assert 95 <= len(told) <= 101
    report(0.0)
    assert told[-1] == 0.0


def test_nobody_waits_for_work_that_is_cancelled() -> None:
    """The next report of cancelled work stops it, told or not."""
    worker = SimpleNamespace(is_cancelled=False)
    report = report_for(cast("Any", worker))
    report(0.5)
    worker.is_cancelled = True
    with pytest.raises(Cancelled):
        report(0.5)


class Beside(App[None]):
    """An app with work beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    def on_mount(self) -> None:
        """Have a screen that does the work."""
        self.push_screen(Working(self.told))


class Working(Screen[None]):
    """Hears of work that failed."""

    def __init__(self, told: list[str]) -> None:
        super().__init__()
        self.told = told

    @aside("The sum")
    def add(self, error: Exception | None, *, wanted: str = "") -> None:
        """Fail as asked."""
        if error is not None:
            raise error
        self.told.append(wanted)

    def on_work_failed(self, event: WorkFailed) -> None:
        """Note what is told."""
        self.told.append(event.told)


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (None, ["done"]),
        (Cancelled(), []),
        (ArcadeError("There is no such list."), ["There is no such list."]),
        (ZeroDivisionError(), ["The sum failed."]),
    ],
)
async def test_work_beside_a_game_may_fail(error: Exception | None, told: list[str]) -> None:
    """The app goes on; faults of its own have no sentence but that they happened, and the log."""
    app = Beside()
    async with app.run_test() as pilot:
        await pilot.pause()
        screen = cast("Working", app.screen)
        screen.add(error, wanted="done")
        await work_done(app)
        await pilot.pause()
        assert app.told == told
        assert app.is_running


def break_off(*args: object) -> None:
    """Fail as no work should."""
    raise ZeroDivisionError(*args)


async def test_a_game_whose_beginning_fails_leads_back(services: Services, until: Until) -> None:
    """The screen that prepares it says so, and Esc leaves it."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(
            PreparingScreen("Shaking …", break_off, lambda _: HomeScreen(services, GAMES))
        )
        doing = app.screen.query_one("#doing", Static)
        await until(pilot, lambda: "Getting ready failed" in str(doing.render()))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


async def test_a_board_whose_words_are_not_found_is_played_on(
    services: Services, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence says so."""
    monkeypatch.setattr(BoggleSession, "solve", break_off)
    app = WordarcadeApp(services, NewGameRoute("boggle", BoggleSetup(seed=1), ask=False))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: said(app).startswith("The search for all words failed"))
        await pilot.press("c")
        assert isinstance(app.screen, BoggleScreen)
        assert app.screen.area.entry.text == "c"


async def test_a_guess_without_an_answer_can_be_made_again(
    services: Services, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not count, nor do those that waited for it."""
    monkeypatch.setattr(play, "BEAT", 0)
    app = WordarcadeApp(services, NewGameRoute("hangman", HangmanSetup(seed=1), ask=False))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HangmanScreen))
        with monkeypatch.context() as broken:
            broken.setattr(HangmanSession, "ask_host", break_off)
            await pilot.press("e")
            await until(pilot, lambda: said(app).startswith("The answer failed"))
        screen = cast("HangmanScreen", app.screen)
        assert not screen.session.state.used
        await pilot.press("e")
        await until(pilot, lambda: bool(screen.session.state.used))


def said(app: WordarcadeApp) -> str:
    """Return what the message line says; empty where there is none."""
    lines = app.screen.query(MessageLine)
    return lines.last().message.text if lines else ""
