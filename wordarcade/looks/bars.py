"""Bars of one row, as content."""

from typing import Final

from textual.content import Content

_EIGHTHS: Final = "▏▎▍▌▋▊▉"
_SLIM: Final = "▆"
_SOLID: Final = "█"
_NO_TRACK: Final = "·"


def bar(share: float, columns: int, *, ink: str = "$role-bar", mono: bool) -> Content:
    """Return a bar that stands alone, exact to an eighth of a column.

    Args:
        share: how much of it is filled, from 0 to 1; more counts as 1.
        columns: its length.
        ink: its colour, as `Content` takes it.
        mono: whether there are no colours.
    """
    share = min(1.0, max(0.0, share))
    if mono:
        return _without_colours(share, columns)
    whole, eighths = divmod(round(share * columns * 8), 8)
    filled = _SOLID * whole + (_EIGHTHS[eighths - 1] if eighths else "")
    return Content.styled(filled.ljust(columns), f"{ink} on $role-track")


def slim_bar(share: float, columns: int, *, ink: str = "$role-quiet-bar", mono: bool) -> Content:
    """Return a bar for rows that touch: three quarters of a row high, so that bars do not fuse.

    Anything more than nothing is one column at least. Arguments as of `bar`.
    """
    share = min(1.0, max(0.0, share))
    if mono:
        return _without_colours(share, columns)
    filled = max(round(share * columns), 1 if share > 0 else 0)
    return Content.assemble((_SLIM * filled, ink), (_SLIM * (columns - filled), "$role-track"))


def _without_colours(share: float, columns: int) -> Content:
    filled = max(round(share * columns), 1 if share > 0 else 0)
    return Content(_SOLID * filled + _NO_TRACK * (columns - filled))
