"""Textual's driver for Linux and macOS, which takes more, and always gives the terminal back."""

import os
import select
import termios
from contextlib import suppress
from typing import Any, Final, TextIO, cast

from textual.drivers.linux_driver import LinuxDriver
from textual.events import Key
from textual.message import Message

from wordarcade.shell.hang_up import HangUpWatch
from wordarcade.shell.logged_app import LoggedApp
from wordarcade.shell.process_signals import ProcessSignals
from wordarcade.shell.terminal_pace import PacedOutput

_DRAWN_TO: Final = 2
"""Textual draws on standard error."""

_AS_BEFORE: Final = (
    "\x1b[?2026l"  # shows what is drawn at once
    "\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l"  # tells nothing of the mouse
    "\x1b[?2004l\x1b[?2048l\x1b[?1004l\x1b[<u"  # nor of pastes, sizes, focus and more keys
    "\x1b[?7h\x1b[?1049l\x1b[?25h"  # wraps lines, and shows the other screen and the cursor
)


class TolerantDriver(LinuxDriver):
    """Keeps reading after bytes that are no UTF-8, answers signals, and leaves a closed terminal.

    Textual stops at such bytes, and the app with it; a pasted file, or a terminal that speaks
    another encoding, is enough.
    """

    def __init__(self, app: LoggedApp, **options: Any) -> None:
        super().__init__(app, **options)
        # Textual knows files alone, and needs no more of them than this has.
        self._output = PacedOutput(cast("TextIO", self._file))
        self._file = cast("Any", self._output)
        # From before the terminal is taken, and in the place of Textual's own answers.
        ProcessSignals(app, self.give_back).listen()

    @property
    def is_slow(self) -> bool:
        """Whether the terminal does not keep up with what is drawn."""
        return self._output.is_slow

    def run_input_thread(self) -> None:
        """Read until the app ends; what came in the same read as such bytes is dropped."""
        watch = HangUpWatch(self.fileno)
        watch.start()
        try:
            while True:
                try:
                    super().run_input_thread()
                except UnicodeDecodeError:
                    continue
                return
        finally:
            watch.stop()

    def process_message(self, message: Message) -> None:
        """Pass on what was read.

        Enter pressed while the program loads comes as a newline: until the app takes the terminal,
        that makes lines of what is typed. Nothing else is bound to it (`keys.keymap`).
        """
        newline = isinstance(message, Key) and message.key == "ctrl+j"
        super().process_message(Key("enter", "\r") if newline else message)

    def give_back(self) -> None:
        """Leave the terminal as it was, past all that still waits to be written.

        One that is as it was stays so.
        """
        if self.attrs_before is not None:
            with suppress(termios.error):
                termios.tcsetattr(self.fileno, termios.TCSANOW, self.attrs_before)
        with suppress(OSError):
            # A terminal that takes nothing would hold us.
            if select.select([], [_DRAWN_TO], [], 0)[1]:
                os.write(_DRAWN_TO, _AS_BEFORE.encode("ascii"))
