"""The lines of a set-up form for a time limit."""

from collections.abc import Iterator, Sequence
from typing import Final

from textual.widget import Widget

from wordarcade.engine.timer import Timer
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.text_row import TextRow

_OTHER: Final = "other"


class TimeRows:
    """One of the usual limits, or one that is typed.

    Args:
        timer: the limit chosen at first.
        usual: those to choose from, as text.
    """

    def __init__(self, timer: Timer, usual: Sequence[str]) -> None:
        time = str(timer)
        self._time: Final = ChoiceRow(
            "Time",
            [*(ChoiceOption(text, text) for text in usual), ChoiceOption(_OTHER, _OTHER)],
            time if time in usual else _OTHER,
            about="How long you have. With +2, each letter of a word adds 2 seconds.",
        )
        self._limit: Final = TextRow(
            "Limit",
            "" if time in usual else time,
            placeholder="MM:SS, or MM:SS+N for N seconds more a letter",
        )

    @property
    def rows(self) -> Iterator[Widget]:
        """The lines, in order."""
        yield from (self._time, self._limit)

    def timer(self) -> Timer:
        """Return the limit.

        Raises:
            TimerTextError: what is typed cannot be read.
        """
        time = self._time.value
        return Timer.parse(self._limit.text if time == _OTHER else time)

    def show(self, wanted: bool) -> None:
        """Show the lines, or hide them."""
        self._time.display = wanted
        self._limit.display = wanted and self._time.value == _OTHER
