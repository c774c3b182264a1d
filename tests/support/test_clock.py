"""The clocks."""

from datetime import UTC, datetime, timedelta, timezone
from types import SimpleNamespace

import pytest

from wordarcade.support import clock as clock_module
from wordarcade.support.clock import Clock, ManualClock, SystemClock


def test_the_system_clock_never_goes_back() -> None:
    """Readings of the system clock's seconds are in order."""
    clock: Clock = SystemClock()
    readings = [clock.monotonic() for _ in range(100)]
    assert readings == sorted(readings)


def test_the_system_clock_tells_the_time_in_utc() -> None:
    """The system clock's date is aware, and lies between two readings of the machine's."""
    before = datetime.now(UTC)
    now = SystemClock().now()
    assert before <= now <= datetime.now(UTC)
    assert now.utcoffset() == timedelta(0)


def test_the_system_clock_leaves_stops_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """What passed since the last reading is not counted; what passes afterwards is."""
    seconds = iter([100.0, 101.0, 161.0, 162.5, 170.0, 171.0])
    monkeypatch.setattr(clock_module, "time", SimpleNamespace(monotonic=lambda: next(seconds)))
    clock: Clock = SystemClock()
    before = clock.monotonic()
    clock.skip_stop()
    assert clock.monotonic() == before + 1.5
    clock.skip_stop()
    assert clock.monotonic() == before + 2.5


def test_a_manual_clock_stands_still() -> None:
    """Looking at a manual clock does not move it."""
    clock: Clock = ManualClock()
    assert (clock.monotonic(), clock.now()) == (clock.monotonic(), clock.now())


def test_a_manual_clock_moves_both_its_times() -> None:
    """Advancing moves the seconds and the date by the same."""
    clock = ManualClock(datetime(2026, 5, 4, 12, tzinfo=UTC))
    clock.advance(1.5)
    clock.advance(60)
    assert clock.monotonic() == 61.5
    assert clock.now() == datetime(2026, 5, 4, 12, 1, 1, 500_000, tzinfo=UTC)


def test_a_manual_clock_tells_utc_wherever_it_was_set() -> None:
    """A start in another time zone is the same moment in UTC."""
    start = datetime(2026, 1, 1, 2, tzinfo=timezone(timedelta(hours=2)))
    assert ManualClock(start).now().isoformat() == "2026-01-01T00:00:00+00:00"


def test_a_manual_clock_does_not_go_back() -> None:
    """A negative advance is refused."""
    clock = ManualClock()
    with pytest.raises(ValueError, match="-1"):
        clock.advance(-1)
