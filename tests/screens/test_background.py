"""Background work: progress and cancellation."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from textual.app import App
from textual.screen import Screen

from tests.screens.waiting import work_done
from wordarcade.screens.background import WorkFailed, aside, report_for
from wordarcade.support.errors import ArcadeError
from wordarcade.support.progress import Cancelled


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
