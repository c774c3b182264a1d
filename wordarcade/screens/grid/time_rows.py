"""The lines of a set-up form for a time limit, and for the ghost to race against."""

from collections.abc import Iterator, Sequence
from typing import Final

from textual.widget import Widget

from wordarcade.engine.timer import UNTIMED, Timer
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.text_row import TextRow

_OTHER: Final = "other"
_RACED: Final = "raced"


def _label(time: str) -> str:
    """Return a time limit as it is offered.

    >>> _label("3:00"), _label("1:00+2")
    ('3:00', '1:00 +2s a letter')
    """
    limit, _, bonus = time.partition("+")
    return f"{limit} +{bonus}s a letter" if bonus else limit


class TimeRows:
    """One of the usual limits, or one that is typed.

    Args:
        timer: the limit chosen at first.
        usual: those to choose from, as text.
        ghost: whether the best round is raced against, as chosen last.
    """

    def __init__(self, timer: Timer, usual: Sequence[str], *, ghost: bool) -> None:
        time = str(timer)
        self._time: Final = ChoiceRow(
            "Time",
            [*(ChoiceOption(text, _label(text)) for text in usual), ChoiceOption(_OTHER, _OTHER)],
            time if time in usual else _OTHER,
            about="With +2s a letter, each letter of a word you find adds 2 seconds.",
        )
        self._limit: Final = TextRow(
            "Limit",
            "" if time in usual else time,
            placeholder="MM:SS, or MM:SS+N for N seconds more a letter",
        )

        self._ghost: Final = ChoiceRow(
            "Race",
            [ChoiceOption("", "off"), ChoiceOption(_RACED, "against your best round")],
            _RACED if ghost else "",
            about="See your score beside what your best round had at the same moment.",
        )

    @property
    def rows(self) -> Iterator[Widget]:
        """The lines, in order."""
        yield from (self._time, self._limit, self._ghost)

    def timer(self) -> Timer:
        """Return the limit.

        Raises:
            TimerTextError: what is typed cannot be read.
        """
        time = self._time.value
        return Timer.parse(self._limit.text if time == _OTHER else time)

    @property
    def chosen_ghost(self) -> dict[str, str | int | bool]:
        """The setting that remembers whether the best round is raced against."""
        return {"ghost": self._ghost.value == _RACED}

    def show(self, wanted: bool, *, alone: bool) -> None:
        """Show the lines that matter, or hide all.

        Args:
            wanted: whether there is a choice of time.
            alone: whether one plays; two race each other.
        """
        self._ghost.display = wanted and alone and self._time.value != str(UNTIMED)
        self._time.display = wanted
        self._limit.display = wanted and self._time.value == _OTHER
