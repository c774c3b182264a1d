"""The word pattern widget: a word with some letters known, as large as possible."""

from collections.abc import Iterator
from enum import Enum
from typing import Final

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.widgets.big_letters import PIXEL_ROWS, shipped_big_letters
from wordarcade.widgets.word_sizes import PlaceSize, largest_in

_UNKNOWN: Final = "-"
_CURSOR: Final = "▲"
_MARK: Final = "●"


class _Knowledge(Enum):
    """The kinds of places, each with the line below it and the colour of its letter."""

    OPEN = ("━", "$foreground-muted")
    GUESSED = ("━", "bold $foreground")
    TOLD = ("┅", "bold $warning")

    @property
    def line(self) -> str:
        return self.value[0]

    @property
    def colour(self) -> str:
        return self.value[1]


class WordPattern(Widget):
    """Shows a word place by place, without wrapping, and posts clicks on places.

    Letters revealed without having been guessed stand on a broken line, and are lowercase where
    letters are small.

    Args:
        id: the ID of the widget in the DOM.
    """

    ALLOW_SELECT = False

    DEFAULT_CSS = """
    WordPattern {
        width: 1fr;
        height: 1fr;
    }
    """

    pattern: reactive[str] = reactive("", init=False)
    """The letters that are known, lowercase; a hyphen for each other."""
    solution: reactive[str] = reactive("", init=False)
    """The whole word once it is known, lowercase; else empty."""
    typed: reactive[str] = reactive("", init=False)
    """The word being typed, lowercase; its letters stand in open places."""
    cursor: reactive[int | None] = reactive(None, init=False)
    """The place that the arrows have moved to, 0-based, or None while they are not in use."""
    marks: reactive[frozenset[int]] = reactive(frozenset(), init=False)
    """The places, 0-based, that are marked."""

    class PlacePicked(Message):
        """A place has been clicked.

        Attributes:
            place: which one, 0-based.
        """

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    @property
    def place_size(self) -> PlaceSize:
        """The size of place in use."""
        return largest_in(self.content_size, len(self.pattern))

    # Drawing

    def render(self) -> Content:
        """Return the places in the middle of the room."""
        size = self.place_size
        gap = Content(" " * size.gap)
        places = [list(self._drawn(place, size)) for place in range(len(self.pattern))]
        left, above = self._corner(size)
        lines = [gap.join(parts).pad_left(left) for parts in zip(*places, strict=True)]
        return Content("\n").join([Content("")] * above + lines)

    def _corner(self, size: PlaceSize) -> tuple[int, int]:
        """Return the columns left of the word and the lines above it."""
        room = self.content_size
        columns = (room.width - size.columns(len(self.pattern))) // 2
        return max(0, columns), max(0, (room.height - size.lines) // 2)

    def _drawn(self, place: int, size: PlaceSize) -> Iterator[Content]:
        """Yield the lines of a place, top first."""
        letter, knowledge = self._known(place)
        for line in _face(letter, knowledge, size):
            yield Content.styled(line.center(size.width), knowledge.colour)
        lined = size.lined or knowledge is _Knowledge.TOLD
        line = (knowledge.line if lined else " ") * size.width
        foot = Content.styled(line, knowledge.colour if letter else "$foreground-muted")
        if place in self.marks:
            middle = size.width // 2
            mark = Content.styled(_MARK, "bold $accent")
            foot = foot[:middle] + mark + foot[middle + 1 :]
        yield foot
        below = _CURSOR if place == self.cursor else ""
        yield Content.styled(below.center(size.width), "$accent")

    def _known(self, place: int) -> tuple[str, _Knowledge]:
        """Return the letter of a place, empty if it is not known, and how it is known."""
        if self.pattern[place] != _UNKNOWN:
            return self.pattern[place], _Knowledge.GUESSED
        if self.solution:
            return self.solution[place], _Knowledge.TOLD
        if place < len(self.typed):
            return self.typed[place], _Knowledge.OPEN
        return "", _Knowledge.OPEN

    # Picking

    def on_click(self, event: events.Click) -> None:
        """Post the place under the pointer."""
        size = self.place_size
        left, above = self._corner(size)
        offset = event.get_content_offset(self)
        if offset is None or not 0 <= offset.y - above < size.lines:
            return
        place = size.place_at(offset.x - left)
        if place is not None and 0 <= place < len(self.pattern):
            self.post_message(self.PlacePicked(place))


def _face(letter: str, knowledge: _Knowledge, size: PlaceSize) -> tuple[str, ...]:
    """Return the lines of a letter, or of a place without one."""
    if not letter:
        return ("" if size.lined else _UNKNOWN,) * size.height
    if size.height == 1:
        return (letter if knowledge is _Knowledge.TOLD else letter.upper(),)
    letters = shipped_big_letters()
    return (letters.huge if size.height == PIXEL_ROWS else letters.tall)(letter.upper())
