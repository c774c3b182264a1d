"""Process signals of a terminal program: terminate, suspend, continue."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import Final

from wordarcade.shell.logged_app import LoggedApp

_BY_SIGNAL: Final = 128
"""The exit code of a program that a signal has ended, less the number of the signal."""

_PATIENCE: Final = 3.0
"""Seconds to leave in order; a terminal that is gone may take nothing any more."""


class ProcessSignals:
    """Answers the signals of a full-screen app, each between two events.

    Left alone, Python would answer in the middle of a note in the store, too, and those that end
    a program would leave the terminal as it is.

    Args:
        app: is left in order, which saves everything and gives the terminal back; and is held
            while the program is stopped.
        give_back: gives the terminal back at once, for an app that cannot be left in order.
    """

    def __init__(self, app: LoggedApp, give_back: Callable[[], None]) -> None:
        self._app = app
        self._give_back = give_back
        self._stopped = False

    def listen(self) -> None:
        """Answer from now on, until the running loop is closed."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
            loop.add_signal_handler(number, self._app.leave, _BY_SIGNAL + number)
            # The loop hears of signals by another way. This one is there when it has no time.
            signal.signal(number, self._limit)
        loop.add_signal_handler(signal.SIGTSTP, self._stop)
        loop.add_signal_handler(signal.SIGCONT, self._go_on)
        # Before anything else is done, such as a look at the clock that would end the game.
        signal.signal(signal.SIGCONT, lambda _number, _frame: self._app.after_stop())

    def _limit(self, number: int, _frame: FrameType | None) -> None:
        """End soon, in order or not."""
        hard_end = threading.Timer(_PATIENCE, self._end, (_BY_SIGNAL + number,))
        hard_end.daemon = True
        hard_end.start()

    def _end(self, code: int) -> None:
        try:
            self._give_back()
        finally:
            os._exit(code)

    def _stop(self) -> None:
        """Give the terminal back and stop until the program is continued."""
        if self._app.is_running:  # else it has been given back, and the program ends
            self._stopped = True
            with self._app.suspend():
                os.kill(os.getpid(), signal.SIGSTOP)

    def _go_on(self) -> None:
        """Take the terminal anew after a stop that came without a warning."""
        if self._app.is_running and not self._stopped:
            with self._app.suspend():
                pass
        self._stopped = False
