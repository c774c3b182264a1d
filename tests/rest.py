"""When an app under test is at rest.

Textual's pilot takes a process that uses little processor time for one that has nothing to do. On a
busy machine, which gives the processor to others, that is too early. Here an app is at rest when
its event loop has nothing to run and its screen nothing to draw, however long that takes.

What threads do is not waited for: a test waits for what it expects of them. One that does not is
found by ``pytest tests/screens --thread-lag 0.25``, which lets every thread begin late.
"""

import asyncio
from time import sleep
from typing import Any, Final

from textual._context import active_app
from textual.app import App
from textual.worker import Worker

_PATIENCE: Final = 5_000
"""Looks after which what is never drawn, such as a screen that is being left, is let be; no time,
which on a busy machine would pass by itself."""
_LOOKS: Final = 3
"""How often in a row nothing may be left to do: an app that is idle draws what has changed."""


async def come_to_rest(*_seconds: float) -> None:
    """Return when the app under test is at rest; takes the place of Textual's `wait_for_idle`."""
    app = active_app.get()
    calm = 0
    for _ in range(_PATIENCE):
        await asyncio.sleep(0)
        calm = 0 if _is_busy() or _draws(app) else calm + 1
        if calm == _LOOKS:
            return


def _is_busy() -> bool:
    """Return whether the event loop has anything to run but what asks."""
    return bool(asyncio.get_running_loop()._ready)  # type: ignore[attr-defined]


def _draws(app: App[Any]) -> bool:
    """Return whether something was to be drawn; it is drawn now, without waiting for its timer."""
    if app._resize_event:
        app._check_resize()
        return True
    if not app._screen_stack:
        return False
    screen = app.screen
    changed = screen._dirty_widgets or screen._layout_required or screen._repaint_required
    if changed or screen._callbacks:
        screen._on_timer_update()
        return True
    return False


async def run_late(worker: Worker[Any], lag: float) -> Any:
    """Run the work of a thread that is `lag` seconds late; takes the place of `Worker.run`."""
    work = worker._work

    def late() -> Any:
        sleep(lag)
        assert callable(work)
        return work()

    worker._work = late
    return await worker._run_threaded()
