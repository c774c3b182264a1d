"""A crash of the program in a real terminal."""

import os
import pty
import subprocess
import sys

from tests.screens.conftest import Until
from wordarcade.app import WordarcadeApp
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.games.routes import NewGameRoute
from wordarcade.screens.boggle.play import BoggleScreen
from wordarcade.services import Services
from wordarcade.store.locations import Locations
from wordarcade.support.log_file import LOG_NAME

LEAVES_FULL_SCREEN = b"\x1b[?1049l"
SHOWS_CURSOR = b"\x1b[?25h"

CHILD = """
import sys
from wordarcade.app import WordarcadeApp
from wordarcade.games.registry import GAMES
from wordarcade.screens.home import HomeScreen
from wordarcade.services import Services
from wordarcade.store.locations import Locations

class BrokenHome(HomeScreen):
    {break_it}

services = Services.of_user(Locations.of_user())
app = WordarcadeApp(services)
app._home = BrokenHome(services, GAMES)
app.run()
services.games.close()
sys.exit(app.return_code)
"""
IN_THE_THREAD_THAT_DRAWS = "def on_mount(self): raise RuntimeError('a secret of the code')"
IN_A_GAME = """def on_mount(self):
        type(self.app).game_is_saved = True
        raise RuntimeError("a secret of the code")
"""
IN_A_WORKER = "def on_mount(self): self.run_worker(lambda: 1 / 0, thread=True)"


def run_in_terminal(code: str) -> tuple[int, bytes]:
    """Return the exit code of a program run in a terminal, and all that it wrote there."""
    controller, terminal = pty.openpty()
    process = subprocess.Popen(  # noqa: S603 - this very interpreter
        [sys.executable, "-c", code], stdin=terminal, stdout=terminal, stderr=terminal
    )
    os.close(terminal)
    written = b""
    try:
        while chunk := os.read(controller, 1 << 16):
            written += chunk
    except OSError:  # how Linux tells that the program has ended
        pass
    os.close(controller)
    return process.wait(), written


def check_crash(home: Locations, break_it: str, kind: str, *, saved: bool = False) -> None:
    """Let the app break and check what the player is left with."""
    code, written = run_in_terminal(CHILD.format(break_it=break_it))
    assert code == 3
    assert SHOWS_CURSOR in written
    _, left_full_screen, afterwards = written.rpartition(LEAVES_FULL_SCREEN)
    assert left_full_screen
    log = home.log / LOG_NAME
    lines = afterwards.decode().splitlines()
    told = f"wordarcade stopped because of an error in it ({kind})."
    first = next(number for number, line in enumerate(lines) if line.endswith(told))
    assert lines[first + 1 : first + 3] == ["The details are in", str(log)]
    assert ("Your game is saved up to its last move. Continue from Home." in lines) == saved
    assert b"Traceback" not in written
    assert f"{kind}: " in log.read_text(encoding="utf-8")


def test_crash_restores_the_terminal_and_names_the_log(home: Locations) -> None:
    """The player gets the terminal back, one sentence and exit code 3; the log the traceback."""
    check_crash(home, IN_THE_THREAD_THAT_DRAWS, "RuntimeError")


def test_crash_of_a_worker_is_told_by_its_cause(home: Locations) -> None:
    """An error in a thread ends the app in the same way, named by its own kind."""
    check_crash(home, IN_A_WORKER, "ZeroDivisionError")


def test_crash_in_a_game_says_that_it_is_saved(home: Locations) -> None:
    """Below where the log is."""
    check_crash(home, IN_A_GAME, "RuntimeError", saved=True)


async def test_a_game_that_was_begun_is_saved(services: Services, until: Until) -> None:
    """One in which nothing was played is nothing to speak of."""
    setup = BoggleSetup(seed=1, lexicon="american")
    app = WordarcadeApp(services, NewGameRoute("boggle", setup, ask=False))
    async with app.run_test() as pilot:
        await until(pilot, lambda: isinstance(app.screen, BoggleScreen))
        assert not app.game_is_saved
        await pilot.press(*"norse", "enter")
        await until(pilot, lambda: app.game_is_saved)
