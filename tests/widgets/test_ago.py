"""Relative times in words."""

from datetime import UTC, datetime, timedelta

import pytest

from wordarcade.widgets.ago import ago

NOW = datetime(2026, 1, 2, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("before", "words"),
    [
        (timedelta(seconds=-5), "just now"),
        (timedelta(seconds=59), "just now"),
        (timedelta(seconds=60), "1 min ago"),
        (timedelta(minutes=59, seconds=59), "59 min ago"),
        (timedelta(hours=1), "1 h ago"),
        (timedelta(hours=23, minutes=59), "23 h ago"),
        (timedelta(days=1), "1 day ago"),
        (timedelta(days=400), "400 days ago"),
    ],
)
def test_words(before: timedelta, words: str) -> None:
    """The largest whole unit is told; a clock that was set back is no trouble."""
    assert ago(NOW - before, NOW) == words
