"""The other places that one can go to from home."""

from typing import Final

from textual.content import Content
from textual.markup import escape
from textual.widgets import Static

from wordarcade.support.wording import fitted

_PLACES: Final = (
    ("screen.history", "h", "History"),
    ("screen.statistics", "i", "Statistics"),
    ("screen.daily", "d", "Daily$streak"),
    ("screen.puzzle", "p", "Puzzles"),
    ("screen.trainer", "t", "Trainer"),
    ("screen.word_tools", "w", "Words"),
    ("app.settings", "s", "Settings"),
)
_PROFILES: Final = ("screen.profiles", "o")
_LONGEST_NAME: Final = 10
"""Letters of a profile's name that are told here; the rest is on the dialogue."""

_LAST: Final = -1
"""What is left out where there is little room: settings have a key in the footer, too."""

_SHORT: Final = {"Statistics": "Stats"}


def places_text(streak: int, room: int = 100, who: str = "") -> Content:
    """Return the places, each a link.

    Args:
        streak: the days in a row on which puzzles of the day were played.
        room: the columns there are.
        who: the profile that plays; empty where there is only one.

    >>> places_text(6, 76, "Ana").plain
    'h History · i Stats · d Daily ●6 · p Puzzles · t Trainer · w Words · o Ana'
    >>> places_text(0, 110).plain[-33:]
    'w Words · s Settings · o Profiles'
    >>> places_text(6, 90).plain
    'h History · i Statistics · d Daily ●6 · p Puzzles · t Trainer · w Words · s Settings'
    >>> places_text(6, 76).plain
    'h History · i Statistics · d Daily ●6 · p Puzzles · t Trainer · w Words'
    >>> places_text(0, 58).plain
    'h History  i Stats  d Daily  p Puzzles  t Trainer  w Words'
    """
    told = f" [$role-focus]●{streak}[/]" if streak else ""
    fewer = _PLACES[:_LAST]
    short = [(act, key, _SHORT.get(name, name)) for act, key, name in fewer]
    profiles = (*_PROFILES, fitted(escape(who), _LONGEST_NAME) or "Profiles")
    forms = [
        ((*_PLACES, profiles), " · "),
        *([((*short, profiles), parting) for parting in (" · ", "  ")] if who else []),
        (_PLACES, " · "),
        (fewer, " · "),
        (short, "  "),
        (short, " "),
    ]
    for places, parting in forms:
        links = (f"[@click={act}][bold $role-focus]{key}[/] {name}[/]" for act, key, name in places)
        text = Content.from_markup(parting.join(links).replace("$streak", told))
        if text.cell_length <= room:
            break
    return text


class Places(Static):
    """The other places, in a line.

    Args:
        streak: the days in a row on which puzzles of the day were played.
        who: the profile that plays; empty where there is only one.
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

    def __init__(self, streak: int, who: str = "") -> None:
        super().__init__(id="places")
        self._who = who
        self._streak = streak

    def on_resize(self) -> None:
        """Show as many as there is room for."""
        self.show(self._streak)

    def show(self, streak: int) -> None:
        """Show the places, with another streak."""
        self._streak = streak
        self.update(places_text(streak, self.size.width, self._who))
