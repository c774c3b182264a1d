"""The time left is called once at each mark, at the first line after it."""

import pytest

from wordarcade.plain.time_calls import TimeCalls


@pytest.mark.parametrize(
    ("seconds", "called"),
    [
        ([180, 61, 60, 59, 30, 10, 5, 0], ["1 minute left.", "10 seconds left."]),
        ([180, 37, 36, 1], ["37 seconds left.", "1 second left."]),
        ([180, 4, 3], ["4 seconds left."]),
        ([50, 40, 9.2], ["10 seconds left."]),
        ([70, 59.5, 65, 58], ["1 minute left.", "58 seconds left."]),
        ([180, 0], []),
        ([None, None], []),
    ],
)
def test_calls(seconds: list[float | None], called: list[str]) -> None:
    """Not for what is less from the start, nor when time is up; again if time was won back."""
    left = iter(seconds)
    now = next(left)
    calls = TimeCalls(lambda: None if now is None else int(now * 1000), last_seconds=True)
    heard: list[str] = []
    for now in left:  # noqa: B007 - the calls read it
        heard += calls.take()
    assert heard == called


def test_the_last_seconds_may_go_by_in_silence() -> None:
    """The last minute is called all the same."""
    now = 180
    calls = TimeCalls(lambda: now * 1000, last_seconds=False)
    heard = []
    for now in (60, 10, 3):  # noqa: B007 - the calls read it
        heard += calls.take()
    assert heard == ["1 minute left."]
