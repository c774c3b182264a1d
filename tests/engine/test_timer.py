"""Time limits as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.timer import UNTIMED, Timer, TimerTextError


@pytest.mark.parametrize(
    ("text", "timer"),
    [
        ("off", UNTIMED),
        (" OFF ", UNTIMED),
        ("3:00", Timer(180)),
        ("0:05", Timer(5)),
        ("1:30+2", Timer(90, 2)),
    ],
)
def test_texts(text: str, timer: Timer) -> None:
    """Off, minutes and seconds, and a bonus a letter."""
    assert Timer.parse(text) == timer


@pytest.mark.parametrize(
    "text", ["", "3", "3:60", "3:0", "-1:00", "0:00", "1:00+", "1:00+123", "x"]
)
def test_other_texts_are_refused(text: str) -> None:
    """What is no time gets a sentence."""
    with pytest.raises(TimerTextError, match="The time"):
        Timer.parse(text)


@given(st.integers(1, 59_999), st.integers(0, 99))
def test_a_timer_reads_back(seconds: int, bonus: int) -> None:
    """The text of a timer means the timer."""
    assert Timer.parse(str(Timer(seconds, bonus))) == Timer(seconds, bonus)


def test_untimed_reads_back() -> None:
    """No limit is written as off."""
    assert Timer.parse(str(UNTIMED)) == UNTIMED
