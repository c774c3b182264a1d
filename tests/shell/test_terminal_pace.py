"""A slow terminal is known by how long it holds up what is drawn."""

import io
from collections.abc import Callable

from wordarcade.shell.terminal_pace import PacedOutput


class HeldFile(io.StringIO):
    """A terminal's file that does something else before it takes what is written.

    Args:
        meanwhile: what happens during each write.
    """

    def __init__(self, meanwhile: Callable[[], object]) -> None:
        super().__init__()
        self._meanwhile = meanwhile

    def write(self, text: str) -> int:
        """Take a text, after a while."""
        self._meanwhile()
        return super().write(text)


class FakeClock:
    """A clock that stands until it is put on."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        """Return the seconds."""
        return self.now

    def put_on(self, seconds: float) -> None:
        """Let seconds pass."""
        self.now += seconds


def test_a_quick_terminal_keeps_up() -> None:
    """What is written arrives, and nothing is slow."""
    clock = FakeClock()
    file = HeldFile(lambda: clock.put_on(0.05))
    output = PacedOutput(file, clock)
    assert not output.is_slow
    for text in ("one ", "two"):
        output.write(text)
        output.flush()
    assert file.getvalue() == "one two"
    assert not output.is_slow


def test_a_slow_terminal_is_known_while_it_holds_output() -> None:
    """And for a while after that, until it has kept up again."""
    clock = FakeClock()
    slow: list[bool] = []

    def hold() -> None:
        for _ in range(2):
            clock.put_on(0.08)
            slow.append(output.is_slow)

    output = PacedOutput(HeldFile(hold), clock)
    output.write("a frame")
    assert slow == [False, True]
    clock.put_on(1)
    assert output.is_slow
    clock.put_on(10)
    assert not output.is_slow


def test_a_terminal_that_goes_is_not_slow_for_ever() -> None:
    """An error while writing is passed on, and ends that piece of output."""
    clock = FakeClock()

    def hang_up() -> None:
        raise OSError

    output = PacedOutput(HeldFile(hang_up), clock)
    try:
        output.write("a frame")
    except OSError:
        clock.put_on(60)
    assert clock.now == 160
    assert not output.is_slow
