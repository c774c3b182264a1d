"""A virtual list: only visible lines are drawn, however long it is."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region, Size
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.visual import Visual

from wordarcade.looks.palette import palette_of
from wordarcade.widgets.line_message import LineMessage

_NO_RULES: Final[Mapping[int, str]] = MappingProxyType({})


class LongList(ScrollView, can_focus=True, inherit_bindings=False):
    """Lines of which one is marked; there may be hundreds of thousands.

    Args:
        empty: the text shown instead of an empty list.
        id: the ID of the widget in the DOM.

    Attributes:
        empty: the text shown instead of an empty list.
        shown: how many times it was given lines.
    """

    ALLOW_SELECT = False

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", "Line above", show=False, id="list.up"),
        Binding("down", "move(1)", "Line below", show=False, id="list.down"),
        Binding("pageup", "move_pages(-1)", "Page up", show=False, id="list.page-up"),
        Binding("pagedown", "move_pages(1)", "Page down", show=False, id="list.page-down"),
        Binding("home", "move_to(0)", "First line", show=False, id="list.first"),
        Binding("end", "move_to(-1)", "Last line", show=False, id="list.last"),
    ]

    COMPONENT_CLASSES: ClassVar[set[str]] = {"long-list--line", "long-list--marked"}

    DEFAULT_CSS = """
    LongList {
        height: 1fr;
        scrollbar-size-vertical: 1;
        & > .long-list--line { color: $role-text; }
        & > .long-list--marked { background: $role-row; color: $role-text; text-style: bold; }
    }
    """

    marked: reactive[int | None] = reactive(None, init=False)
    """The number of the marked line, from 0, or None if there is none."""

    class Marked(LineMessage):
        """Another line is marked."""

    class Clicked(LineMessage):
        """A line was clicked, and is marked now."""

    def __init__(
        self,
        empty: str,
        *,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self.empty = empty
        self.shown = 0
        self._lines = 0
        self._draw: Callable[[int], Content] = lambda _: Content("")
        self._rules: Mapping[int, str] = {}

    def show(
        self,
        lines: int,
        draw: Callable[[int], Content],
        marked: int | None = 0,
        rules: Mapping[int, str] = _NO_RULES,
    ) -> None:
        """Show other lines, and mark one of them.

        Args:
            lines: how many there are.
            draw: returns a line by its number, from 0.
            marked: the number of the line to mark, at most that of the last; None for no mark.
            rules: what stands between lines, by the number of the line below it.
        """
        self.shown += 1
        self._lines, self._draw, self._rules = lines, draw, rules
        self.virtual_size = Size(0, lines + len(rules))
        self.set_reactive(LongList.marked, None)
        self.scroll_home(animate=False)
        self.refresh()
        if lines and marked is not None:
            self.marked = min(marked, lines - 1)

    @property
    def room(self) -> int:
        """The columns of a line, with that of its mark, beside the scrollbar."""
        return self.scrollable_content_region.width

    def render_line(self, y: int) -> Strip:
        """Draw line `y` of what is in sight."""
        row = self.scroll_offset.y + y
        number = self._number_at(row)
        if number is None:
            line = Content.styled(self._rule_at(row), "$role-muted")
        elif number < self._lines:
            line = self._draw(number)
        else:
            line = Content.styled(self.empty, "$role-muted") if number == 0 else Content("")
        marked = number is not None and number == self.marked
        style = self.get_visual_style(f"long-list--{'marked' if marked else 'line'}")
        width = self.size.width
        content = Content("▸" if marked else " ") + line
        content = content.truncate(width, ellipsis=True, pad=True)
        if marked and palette_of(self.app).ink("row") is None:
            content = Content.styled(content.plain, "bold reverse")  # there are no tints
        return Visual.to_strips(self, content, width, 1, style, pad=True)[0]

    def watch_marked(self, before: int | None, after: int | None) -> None:
        """Draw the lines whose mark has changed, bring the new one into sight, and tell."""
        for number in (before, after):
            if number is not None:
                row = self._row_of(number) - self.scroll_offset.y
                self.refresh(Region(0, row, self.size.width, 1))
        if after is not None:
            self.scroll_to_region(Region(0, self._row_of(after), 1, 1), animate=False)
            self.post_message(self.Marked(self, after))

    def on_resize(self) -> None:
        """Keep the marked line in sight, above all one that was marked before there was room."""
        if self.marked is not None:
            self.scroll_to_region(Region(0, self._row_of(self.marked), 1, 1), animate=False)

    def _row_of(self, number: int) -> int:
        """Return the row of a line among all rows, those out of sight included."""
        return number + sum(below <= number for below in self._rules)

    def _number_at(self, row: int) -> int | None:
        """Return the number of the line in a row, past the last if none is; None of a rule."""
        above = sum(self._row_of(below) <= row for below in self._rules)
        return None if self._rule_at(row) else row - above

    def _rule_at(self, row: int) -> str:
        """Return the rule in a row; empty if none is there."""
        rules = self._rules.items()
        return next((rule for below, rule in rules if self._row_of(below) - 1 == row), "")

    def action_move(self, lines: int) -> None:
        """Mark a line further down, or up."""
        if self.marked is not None:
            self.marked = min(max(self.marked + lines, 0), self._lines - 1)

    def action_move_pages(self, pages: int) -> None:
        """Mark a line a page further down, or up."""
        self.action_move(pages * max(1, self.size.height - 1))

    def action_move_to(self, number: int) -> None:
        """Mark a line by its number from 0, or from -1 backwards."""
        if self.marked is not None:
            self.marked = number % self._lines

    def on_click(self, event: events.Click) -> None:
        """Mark the line under the pointer, if any is marked."""
        number = self._number_at(event.y + self.scroll_offset.y)
        if self.marked is not None and number is not None and number < self._lines:
            self.marked = number
            self.post_message(self.Clicked(self, number))
