"""Terminal input that nobody can type."""

import os
import sys
from contextlib import closing

import pytest

from tests.monkey.terminal import Terminal

PROGRAM = "from wordarcade.__main__ import main; main()"
CTRL_Q = b"\x11"


@pytest.mark.skipif(sys.platform != "linux", reason="looks at the program by /proc")
def test_bytes_that_are_no_text_are_dropped() -> None:
    """After broken UTF-8, in one piece or cut off, the app still takes keys."""
    with closing(Terminal(PROGRAM, (), os.environ, (80, 24))) as terminal:
        terminal.await_full_screen()
        for broken in (b"\xff\xfe", b"caf\xe9 ", b"\x1b[200~na\xefve\x1b[201~", b"\xe2\x82"):
            terminal.write(broken)
            terminal.settle()
        terminal.write(b"x")  # the end of what was cut off
        terminal.settle()
        terminal.write(b"\x1bOP")
        terminal.await_text("esc Back")
        terminal.write(CTRL_Q)
        assert terminal.await_end() == 0
        assert not terminal.remains()


@pytest.mark.skipif(sys.platform != "linux", reason="looks at the program by /proc")
def test_enter_pressed_while_the_program_loads() -> None:
    """It counts, although the terminal still makes lines of what is typed."""
    with closing(Terminal(PROGRAM, ("boggle",), os.environ, (80, 24))) as terminal:
        terminal.write(b"\r")
        terminal.await_full_screen()
        terminal.await_text("press enter when ready")
