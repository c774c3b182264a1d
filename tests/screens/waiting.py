"""Waiting for what an app does."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import pytest
from textual.app import App
from textual.css.query import NoMatches
from textual.pilot import Pilot
from textual.worker import WorkerCancelled

_POLL: Final = 0.01
_PATIENCE: Final = 60
"""Seconds after which a condition is given up; a loaded machine may open a lexicon for twenty."""


async def wait_until(pilot: Pilot[Any], condition: Callable[[], bool]) -> None:
    """Wait until a condition holds, and all is drawn; fail the test if it does not come to hold.

    A condition on a widget that is not there, or not any more, does not hold yet.
    """
    for _ in range(int(_PATIENCE / _POLL)):
        await pilot.pause(_POLL)
        with suppress(NoMatches):
            if condition():
                await pilot.pause()
                return
    pytest.fail(f"The condition was not met within {_PATIENCE} seconds.")


async def work_done(app: App[Any]) -> None:
    """Wait until no work is left in threads; a screen that was left may have cancelled its own."""
    for worker in list(app.workers):
        with suppress(WorkerCancelled):
            await worker.wait()
