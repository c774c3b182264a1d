"""Relative times in words, such as "3 min ago"."""

from datetime import datetime

from wordarcade.support.wording import count


def ago(moment: datetime, now: datetime) -> str:
    """Return the time from `moment` to `now` in a few words; both are aware.

    >>> from datetime import timedelta
    >>> now = datetime.fromisoformat("2026-01-02T12:00+00:00")
    >>> ago(now - timedelta(minutes=3), now)
    '3 min ago'
    """
    seconds = int((now - moment).total_seconds())
    if seconds < 60:
        return "just now"
    if seconds < 60 * 60:
        return f"{seconds // 60} min ago"
    if seconds < 24 * 60 * 60:
        return f"{seconds // (60 * 60)} h ago"
    days = seconds // (24 * 60 * 60)
    return f"{count(days, 'day')} ago"


def briefly(moment: datetime, now: datetime) -> str:
    """Return the time from `moment` to `now` in six columns or fewer; both are aware.

    >>> from datetime import timedelta
    >>> now = datetime.fromisoformat("2026-01-02T12:00+00:00")
    >>> briefly(now - timedelta(minutes=3), now), briefly(now - timedelta(days=400), now)
    ('3 min', '400 d')
    """
    told = ago(moment, now).removesuffix(" ago")
    return told.replace("just ", "").replace(" days", " d").replace(" day", " d")
