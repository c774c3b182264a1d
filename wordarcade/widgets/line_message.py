"""Messages about a line of a list, which may show other lines by the time they arrive."""

from typing import Protocol

from textual.message import Message


class Lines(Protocol):
    """A widget that is given lines to show, again and again."""

    @property
    def shown(self) -> int:
        """How many times it has been given lines."""


class LineMessage(Message):
    """Something happened to a line.

    A message waits its turn, and what comes before it may fill the list anew: a number alone would
    then mean another line, or none.

    Args:
        lines: the list.
        number: the number of the line, from 0.
    """

    def __init__(self, lines: Lines, number: int) -> None:
        super().__init__()
        self._lines, self._number, self._shown = lines, number, lines.shown

    @property
    def number(self) -> int | None:
        """The number of the line, from 0; None if the list has been given other lines since."""
        return self._number if self._shown == self._lines.shown else None
