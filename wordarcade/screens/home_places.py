"""The other places that one can go to from home."""

from typing import Final

from textual.content import Content
from textual.widgets import Static

_PLACES: Final = (
    ("screen.history", "h", "History"),
    ("screen.statistics", "i", "Statistics"),
    ("screen.daily", "d", "Daily$streak"),
    ("screen.puzzle", "p", "Puzzles"),
    ("screen.word_tools", "w", "Words"),
    ("app.settings", "s", "Settings"),
)

_WIDE: Final = 76
"""Columns from which all places fit."""

_LAST: Final = -1
"""What is left out where there is little room: settings have a key in the footer, too."""


def places_text(streak: int, *, narrow: bool = False) -> Content:
    """Return the places, each a link.

    Args:
        streak: the days in a row on which puzzles of the day were played.
        narrow: whether the screen is narrow.

    >>> places_text(6).plain
    'h History · i Statistics · d Daily ●6 · p Puzzles · w Words · s Settings'
    >>> places_text(0, narrow=True).plain
    'h History  i Statistics  d Daily  p Puzzles  w Words'
    """
    told = f" [$role-focus]●{streak}[/]" if streak else ""
    shown = _PLACES[:_LAST] if narrow else _PLACES
    parting = "  " if narrow else " · "
    links = (f"[@click={act}][bold $role-focus]{key}[/] {name}[/]" for act, key, name in shown)
    return Content.from_markup(parting.join(links).replace("$streak", told))


class Places(Static):
    """The other places, in a line.

    Args:
        streak: the days in a row on which puzzles of the day were played.
    """

    DEFAULT_CSS = """
    Places {
        height: 1;
        text-align: center;
        color: $role-muted;
        link-color: $role-muted;
        link-style: none;
        link-color-hover: $role-focus;
        link-background-hover: $role-ground;
    }
    """

    def __init__(self, streak: int) -> None:
        super().__init__(id="places")
        self._streak = streak

    def on_resize(self) -> None:
        """Show as many as there is room for."""
        self.show(self._streak)

    def show(self, streak: int) -> None:
        """Show the places, with another streak."""
        self._streak = streak
        self.update(places_text(streak, narrow=self.size.width < _WIDE))
