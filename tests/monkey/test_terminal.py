"""Observation of a program in the monkey's terminal."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from tests.monkey.terminal import Hang, Terminal

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at programs by /proc")

FULL_SCREEN = """
import os, termios, tty
before = termios.tcgetattr(0)
tty.setraw(0)
os.write(1, b'\\x1b[?1049h\\x1b[?25l')
"""


@contextmanager
def running(program: str) -> Iterator[Terminal]:
    """A program that has gone full screen and then goes on with `program`."""
    with closing(Terminal(FULL_SCREEN + program, (), os.environ, (20, 5))) as terminal:
        terminal.await_full_screen()
        yield terminal


def test_an_answer_is_waited_for() -> None:
    """The screen holds what was drawn for the last key, in a room of the last size."""
    echo = "while True: os.write(1, os.read(0, 99) + b'%d' % os.get_terminal_size().columns)"
    with running(echo) as terminal:
        terminal.write(b"abc")
        terminal.settle()
        assert terminal.text().split() == ["abc20"]
        terminal.resize(30, 9)
        terminal.write(b"d")
        terminal.settle()
        assert terminal.text().splitlines()[0] == "d30"


def test_endless_work_is_a_hang() -> None:
    """A program that works on and on after a key does not answer it."""
    with running("os.read(0, 1)\nwhile True: pass") as terminal:
        terminal.write(b"x")
        with pytest.raises(Hang, match="of work"):
            terminal.settle()


def test_what_is_left_behind_is_told() -> None:
    """A program that dies in full screen leaves all that it had set."""
    with running("os.read(0, 1)") as terminal:
        terminal.send(signal.SIGTERM)
        assert terminal.await_end() == -signal.SIGTERM
        assert terminal.remains() == ["the alternate screen", "a hidden cursor", "raw input"]


def test_a_clean_end_leaves_nothing() -> None:
    """A program that puts everything back, in writes of any length, leaves nothing behind."""
    restored = b"\x1b[?1049l\x1b[?25h"
    ending = f"""
os.read(0, 1)
for byte in {list(restored)}: os.write(1, bytes([byte]))
termios.tcsetattr(0, termios.TCSANOW, before)
"""
    with running(ending) as terminal:
        terminal.write(b"x")
        assert terminal.await_end() == 0
        assert terminal.remains() == []


def test_a_stopped_program_is_not_waited_for() -> None:
    """A program that a signal has stopped counts as still, and continues when it is told to."""
    with running("os.read(0, 1)") as terminal:
        terminal.send(signal.SIGSTOP)
        terminal.await_stop()
        terminal.write(b"x")
        terminal.send(signal.SIGCONT)
        assert terminal.await_end() == 0


def test_a_stopped_program_comes_back_with_its_screen() -> None:
    """However long its first thread rests before another one has drawn the screen anew."""
    drawn_late = """
import signal, threading
def stop(*_):
    os.write(1, b'\\x1b[?1049l')
    os.kill(os.getpid(), signal.SIGSTOP)
    threading.Timer(0.5, os.write, (1, b'\\x1b[?1049h')).start()
signal.signal(signal.SIGTSTP, stop)
while True: os.read(0, 1)
"""
    with running(drawn_late) as terminal:
        terminal.send(signal.SIGTSTP)
        terminal.await_stop()
        assert not terminal.shows_full_screen
        terminal.go_on()
        assert terminal.shows_full_screen
