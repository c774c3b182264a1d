"""Background work: progress and cancellation."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from wordarcade.screens.background import report_for
from wordarcade.support.progress import Cancelled


def test_progress_is_told_by_whole_per_cents() -> None:
    """However often work reports, it is told about a hundred times, and again if it restarts."""
    told: list[float] = []
    report = report_for(cast("Any", SimpleNamespace(is_cancelled=False)), told.append)
    for number in range(100_001):
        report(number / 100_000)
    assert told[0] == 0.0
    assert 95 <= len(told) <= 101
    report(0.0)
    assert told[-1] == 0.0


def test_nobody_waits_for_work_that_is_cancelled() -> None:
    """The next report of cancelled work stops it, told or not."""
    worker = SimpleNamespace(is_cancelled=False)
    report = report_for(cast("Any", worker))
    report(0.5)
    worker.is_cancelled = True
    with pytest.raises(Cancelled):
        report(0.5)
