"""Detection of a terminal that has gone without a signal."""

import os
import select
import signal
import threading
from typing import Final

_EVERY: Final = 200
"""Milliseconds between two looks whether anybody still wants to know."""


class HangUpWatch:
    """Raises SIGHUP in this process when its terminal closes.

    The kernel sends that signal to those alone whom the terminal controls. To others it only
    becomes a file that is always ready and always at its end, which Textual would read for ever.

    Args:
        fileno: the terminal that is read.
    """

    def __init__(self, fileno: int) -> None:
        self._fileno = fileno
        self._done = threading.Event()

    def start(self) -> None:
        """Watch in a thread, until the terminal closes or `stop` is called."""
        threading.Thread(target=self._watch, name="hang-up-watch", daemon=True).start()

    def stop(self) -> None:
        """Watch no longer."""
        self._done.set()

    def _watch(self) -> None:
        poll = select.poll()
        poll.register(self._fileno, 0)  # asks for no input: what is told is the end of it
        while not self._done.is_set():
            if poll.poll(_EVERY):
                if not self._done.is_set():
                    os.kill(os.getpid(), signal.SIGHUP)
                return
