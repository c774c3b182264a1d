"""The other places that one can go to from home."""

from collections.abc import Collection
from itertools import pairwise
from typing import Final, NamedTuple

from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.markup import escape
from textual.reactive import reactive
from textual.widgets import Static

from wordarcade.looks.composition import WIDE_AND_HIGH, has_room
from wordarcade.screens.home_daily import has_bare_line
from wordarcade.support.wording import fitted
from wordarcade.widgets.choice import OPENING


class _Place(NamedTuple):
    """A place: the action that leads to it, its key and name, and what it is."""

    action: str
    key: str
    name: str
    what: str


_HISTORY: Final = _Place("screen.history", "h", "History", "your games")
_STATISTICS: Final = _Place("screen.statistics", "i", "Statistics", "your records")
_DAILY: Final = _Place("screen.daily", "d", "Daily", "five a day")
_PUZZLES: Final = _Place("screen.puzzle", "p", "Puzzles", "find the best")
_TRAINER: Final = _Place("screen.trainer", "t", "Trainer", "missed words")
_WORDS: Final = _Place("screen.word_tools", "w", "Word tools", "find words")
_SETTINGS: Final = _Place("screen.settings", "s", "Settings", "looks, keys")
_PROFILES: Final = _Place("app.profiles", "o", "Profiles", "who plays")

PLACES: Final = (
    *(_HISTORY, _STATISTICS, _DAILY, _PUZZLES),
    *(_TRAINER, _WORDS, _SETTINGS, _PROFILES),
)
"""All places, in their order."""

_LONGEST_NAME: Final = 10
"""Letters of a profile's name that are told here; the rest is on the dialogue."""

_FEW: Final = (_HISTORY, _STATISTICS, _DAILY, _PUZZLES, _TRAINER, _WORDS)
"""The places named where there is little room: settings have a key in the footer, too, and
profiles are told as long as they fit."""

_TILES: Final = (_HISTORY, _STATISTICS, _PUZZLES, _TRAINER, _WORDS, _SETTINGS, _PROFILES)
"""The places that are tiles where there is room; Daily has a panel there."""

_TILE_ROWS: Final = 3
_TILES_FROM: Final = Size(104, 2)
"""Columns and rows from which the places are tiles."""


def places_text(
    streak: int,
    room: int = 100,
    who: str = "",
    without: Collection[_Place] = (),
    opening: str = "",
) -> Content:
    """Return the places, each a link.

    Args:
        streak: the days in a row on which puzzles of the day were played.
        room: the columns there are.
        who: the profile that plays; empty where there is only one.
        without: places that are told elsewhere.
        opening: the place that was chosen and is not there yet, in small letters.

    >>> places_text(6, 76, "Ana").plain
    'h History · i Stats · d Daily ●6 · p Puzzles · t Trainer · w Words · o Ana'
    >>> places_text(0, 110).plain[-33:]
    'w Words · s Settings · o Profiles'
    >>> places_text(6, 90).plain
    'h History  i Stats  d Daily ●6  p Puzzles  t Trainer  w Words  s Settings  o Profiles'
    >>> places_text(6, 76).plain
    'h History  i Stats  d Daily ●6  p Puzzles  t Trainer  w Words  o Profiles'
    >>> places_text(0, 58).plain
    'h History  i Stats  d Daily  p Puzzles  t Trainer  w Words'
    """
    told = {_DAILY: f" [$role-focus]●{streak}[/]"} if streak else {}
    names = {_WORDS: "Words"}
    short = names | {_STATISTICS: "Stats"}
    if who:
        names = names | {_PROFILES: fitted(escape(who), _LONGEST_NAME)}
        short = short | names
    forms = [
        (PLACES, names, " · "),
        (PLACES, short, " · "),
        (PLACES, short, "  "),
        ((*_FEW, _PROFILES), short, " · "),
        ((*_FEW, _PROFILES), short, "  "),
        (_FEW, short, "  "),
        (_FEW, short, " "),
    ]
    for places, called, parting in forms:
        links = (
            f"[@click={place.action}][bold $role-focus]{place.key}[/] "
            f"{_marked(called.get(place, place.name), place, opening)}{told.get(place, '')}[/]"
            for place in places
            if place not in without
        )
        text = Content.from_markup(parting.join(links))
        if text.cell_length <= room:
            break
    return text


def _marked(name: str, place: _Place, opening: str) -> str:
    """Return the name of a place as it is shown: amber and reversed while it opens."""
    return f"[bold reverse $role-focus]{name}[/]" if place.name.lower() == opening else name


def _tile_edges(columns: int) -> list[tuple[int, int]]:
    """Return the first column of each tile, and the one behind it."""
    starts = [(columns + 1) * at // len(_TILES) for at in range(len(_TILES) + 1)]
    return [(start, end - 1) for start, end in pairwise(starts)]


def places_tiles(columns: int, who: str = "", opening: str = "") -> Content:
    """Return the places as tiles side by side, three lines high.

    Args:
        columns: the columns there are, as many as the tiles need or more.
        who: the profile that plays; empty where there is only one.
        opening: the place that was chosen and is not there yet, in small letters.
    """
    lines: list[list[Content]] = [[], [], []]
    for place, (start, end) in zip(_TILES, _tile_edges(columns), strict=True):
        width = end - start
        about = fitted(who, width) if who and place is _PROFILES else place.what
        opens = place.name.lower() == opening
        key = f"{place.key} ", "bold $role-focus"
        head = Content.assemble(key, (place.name, f"bold $role-{'focus' if opens else 'text'}"))
        told = Content.styled(*(OPENING, "$role-focus") if opens else (about, "$role-muted"))
        body = (head, told, Content("▄" * width))
        for line, part in zip(lines, body, strict=True):
            free = width - part.cell_length  # below 0 Textual would wrap lines without end
            tile = part.pad(free // 2, free - free // 2)
            line.append(tile.stylize_before("$role-hairline on $role-surface"))
    return Content("\n").join(Content(" ").join(line) for line in lines)


class Places(Static):
    """The other places, in a line; as tiles where there is room.

    Args:
        streak: the days in a row on which puzzles of the day were played.
        who: the profile that plays; empty where there is only one.
    """

    DEFAULT_CSS = """
    Places {
        height: auto;
        text-align: center;
        color: $role-muted;
        link-color: $role-muted;
        link-style: none;
        link-color-hover: $role-focus;
        link-background-hover: $role-ground;
    }
    """

    opening: reactive[str] = reactive("", init=False)
    """The place that was chosen and is not there yet, in small letters; empty for none."""

    def __init__(self, streak: int, who: str = "") -> None:
        super().__init__(id="places")
        self._who = who
        self._streak = streak

    def watch_opening(self) -> None:
        """Mark the place that opens."""
        self.show(self._streak)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the rows of a line, or of tiles on a screen with room for them."""
        del container, width
        return _TILE_ROWS if has_room(viewport, WIDE_AND_HIGH) else 1

    def on_resize(self) -> None:
        """Show as many as there is room for."""
        self.show(self._streak)

    def show(self, streak: int) -> None:
        """Show the places, with another streak."""
        self._streak = streak
        columns = self.size.width
        self.update(
            places_tiles(columns, self._who, self.opening)
            if self._in_tiles
            else places_text(streak, columns, self._who, self._told_elsewhere, self.opening)
        )

    @property
    def _told_elsewhere(self) -> Collection[_Place]:
        return (_DAILY,) if has_bare_line(self.screen) else ()

    @property
    def _in_tiles(self) -> bool:
        """Whether there is room; a terminal that shrinks leaves the rows for a moment longer."""
        columns, rows = self.size
        return columns >= _TILES_FROM.width and rows >= _TILES_FROM.height

    async def on_click(self, event: events.Click) -> None:
        """Go to the place whose tile is under the pointer; in a line, the links do it."""
        if not self._in_tiles:
            return
        edges = _tile_edges(self.size.width)
        for place, (start, end) in zip(_TILES, edges, strict=True):
            if start <= event.x < end:
                await self.run_action(place.action)
