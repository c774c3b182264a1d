"""A screen that was left leaves nothing behind."""

import asyncio
import gc
import os
import sys
import threading
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.worker import Worker, active_worker

from tests.screens.waiting import work_done
from wordarcade.app import WordarcadeApp
from wordarcade.games.registry import GAMES
from wordarcade.games.routes import HomeRoute, NewGameRoute
from wordarcade.games.spec import GameSpec
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.services import Services

Until = Callable[[Pilot[Any], Callable[[], bool]], Awaitable[None]]

VISITS = 20
"""Enough that what one of them leaves behind is seen: each limit below is less than that makes."""

SETTLED = 4
"""The visits after which what is loaded once is loaded."""

OBJECTS_A_VISIT = 750
"""More than a line at home; a screen keeps five thousand."""


class Held(NamedTuple):
    """What the process holds."""

    objects: int
    descriptors: int
    threads: int


async def forget_work() -> None:
    """Let every thread of the pool forget what it worked for last, which Textual notes there."""
    threads = min(32, (os.cpu_count() or 1) + 4)  # as many as Python's own pool may have
    met = threading.Barrier(threads)

    def forget() -> None:
        active_worker.set(cast("Worker[Any]", None))
        met.wait()  # each thread once

    loop = asyncio.get_running_loop()
    await asyncio.gather(*(loop.run_in_executor(None, forget) for _ in range(threads)))


def alive(seen: list[weakref.ref[Screen[Any]]]) -> int:
    """Return how many screens are still there."""
    gc.collect()
    return sum(screen() is not None for screen in seen)


def held() -> Held:
    """Return what the process holds now; word lists, read once, stay open and do not count."""
    gc.collect()
    files = [os.path.realpath(file) for file in Path("/proc/self/fd").glob("*")]
    descriptors = sum(not file.endswith((".dawg", ".gaddag")) for file in files)
    return Held(len(gc.get_objects()), descriptors, threading.active_count())


@pytest.mark.skipif(sys.platform == "win32", reason="descriptors are counted in /proc")
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
async def test_game_that_is_left_is_freed(services: Services, until: Until, game: GameSpec) -> None:
    """After many visits to a game there are no more objects, descriptors and threads."""
    app = WordarcadeApp(services)
    seen: list[weakref.ref[Screen[Any]]] = []
    async with app.run_test(size=(80, 24)) as pilot:

        async def visit() -> None:
            setup = game.play.load().setup(lexicon="arcade")
            await app._show(NewGameRoute(game.name, setup, ask=False))
            await until(pilot, lambda: not isinstance(app.screen, PreparingScreen))
            assert app.screen is not app.screen_stack[0]
            seen.append(weakref.ref(app.screen))
            await app._show(HomeRoute())
            await work_done(app)
            await pilot.pause()

        async def settle() -> None:
            await forget_work()
            # The loop keeps what a timer was for until that is due, even if it was stopped.
            await until(pilot, lambda: not alive(seen))

        for _ in range(SETTLED):
            await visit()
        await settle()
        before = held()
        for _ in range(VISITS - SETTLED):
            await visit()
        await settle()
        after = held()
    assert after.descriptors <= before.descriptors
    assert after.threads <= before.threads
    assert after.objects - before.objects <= OBJECTS_A_VISIT * (VISITS - SETTLED)
