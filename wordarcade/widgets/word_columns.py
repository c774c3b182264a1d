"""Many words with their points in columns, row by row; only rows in sight are drawn."""

from collections.abc import Callable
from typing import ClassVar, Final, NamedTuple

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.visual import Visual

_GAP: Final = 3
"""Columns between two words."""


class WordCell(NamedTuple):
    """A word as it is shown.

    Attributes:
        mark: the glyph before it, or a space.
        role: the role of the glyph's colour.
        word: the word; cut off where there is no room.
        points: its points.
    """

    mark: str
    role: str
    word: Content
    points: int

    @property
    def marked(self) -> bool:
        """Whether the word stands out."""
        return self.mark != " "


class WordColumns(ScrollView, can_focus=True, inherit_bindings=False):
    """Words in as many columns as fit; there may be hundreds of thousands.

    Args:
        breadth: the columns of a word with its points, at least.
        id: the ID of the widget in the DOM.
    """

    ALLOW_SELECT = False

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "scroll_rows(-1)", "Line above", show=False, id="words.up"),
        Binding("down", "scroll_rows(1)", "Line below", show=False, id="words.down"),
        Binding("pageup", "scroll_pages(-1)", "Page up", show=False, id="words.page-up"),
        Binding("pagedown", "scroll_pages(1)", "Page down", show=False, id="words.page-down"),
        Binding("home", "scroll_home", "First line", show=False, id="words.first"),
        Binding("end", "scroll_end", "Last line", show=False, id="words.last"),
    ]

    DEFAULT_CSS = """
    WordColumns {
        height: 1fr;
        background: transparent;
        scrollbar-size-vertical: 1;
    }
    """

    def __init__(
        self,
        breadth: int,
        *,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self._breadth = breadth
        self._words = 0
        self._empty = ""
        self._cell: Callable[[int], WordCell] = lambda _: WordCell(" ", "text", Content(""), 0)

    def show(self, words: int, cell: Callable[[int], WordCell], empty: str = "") -> None:
        """Show other words.

        Args:
            words: how many there are.
            cell: returns a word by its number, from 0.
            empty: the text shown instead of no words.
        """
        self._words, self._cell, self._empty = words, cell, empty
        self._measure()
        self.scroll_home(animate=False)
        self.refresh()

    @property
    def _room(self) -> int:
        """The columns beside the scrollbar."""
        return self.scrollable_content_region.width

    @property
    def _across(self) -> int:
        """The number of words in a row."""
        return max(1, (self._room + _GAP) // (self._breadth + _GAP))

    def _measure(self) -> None:
        self.virtual_size = Size(0, -(-self._words // self._across))

    def on_resize(self) -> None:
        """Fit the columns to the new room."""
        self._measure()

    def render_line(self, y: int) -> Strip:
        """Draw row `y` of what is in sight."""
        columns, across = self._room, self._across
        first = (self.scroll_offset.y + y) * across
        room = (columns + _GAP) // across - _GAP
        if self._words or y:
            cells = [
                _drawn(self._cell(number), room)
                for number in range(first, min(first + across, self._words))
            ]
            line = Content(" " * _GAP).join(cells) if cells else Content("")
        else:
            line = Content.styled(self._empty, "$role-muted")
        line = line.truncate(columns, ellipsis=True, pad=True)
        return Visual.to_strips(self, line, columns, 1, self.visual_style, pad=True)[0]

    def action_scroll_rows(self, rows: int) -> None:
        """Scroll down, or up."""
        self.scroll_relative(y=rows, animate=False)

    def action_scroll_pages(self, pages: int) -> None:
        """Scroll a page down, or up."""
        self.scroll_relative(y=pages * max(1, self.size.height - 1), animate=False)


def _drawn(cell: WordCell, columns: int) -> Content:
    points = f"{cell.points:,}"
    word = cell.word.truncate(columns - len(points) - 3, ellipsis=True, pad=True)
    if cell.marked:
        word = word.stylize("bold $role-text")
    return Content.assemble(
        (f"{cell.mark} ", f"bold $role-{cell.role}"),
        word,
        (f" {points}", "bold $role-text" if cell.marked else "$role-muted"),
    )
