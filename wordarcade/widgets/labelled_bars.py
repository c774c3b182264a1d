"""Lying bars, one per line, between a label and a figure."""

from dataclasses import dataclass
from typing import Final

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.looks.bars import slim_bar
from wordarcade.looks.palette import palette_of
from wordarcade.support.wording import plural

_LEAST_BAR: Final = 4


@dataclass(frozen=True, slots=True)
class LabelledBar:
    """A line with a bar.

    Attributes:
        label: what it is about.
        share: how long it is, from 0 to 1.
        figure: the number behind it.
        mark: a sign behind the number; may be empty.
        fact: a few words behind that, where there is room.
        ink: the role of its colour.
    """

    label: str
    share: float
    figure: str
    mark: str = ""
    fact: str = ""
    ink: str = "quiet-bar"


class LabelledBars(Widget):
    """Shows as many bars as there are rows, and in the last row how many have no room.

    Args:
        empty: what it says without any.
        thing: what a bar is about, such as a length, for the last row; may be empty.
        id: the ID of the widget in the DOM.
    """

    ALLOW_SELECT = False

    DEFAULT_CSS = """
    LabelledBars { height: 1fr; }
    """

    bars: reactive[tuple[LabelledBar, ...]] = reactive((), init=False)
    """The bars, the most important first."""

    def __init__(
        self,
        empty: str = "",
        *,
        thing: str = "",
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self._empty = empty
        self._thing = thing

    def render(self) -> Content:
        """Return the lines."""
        if not self.bars:
            return Content.styled(self._empty, "$role-muted")
        columns, rows = self.content_size
        room_for = max(1, rows)
        # A single row is worth more as a bar.
        told = max(1, room_for - 1) if len(self.bars) > room_for else room_for
        bars, more = self.bars[:told], len(self.bars) - told
        figure = max(len(bar.figure) for bar in bars)
        mark = max(len(bar.mark) for bar in bars)
        fact = max(len(bar.fact) for bar in bars)
        numbers = figure + 2 + (mark + 1 if mark else 0)
        label = max(len(bar.label) for bar in bars)
        label = min(label, max(1, columns - numbers - _LEAST_BAR))
        fixed = label + numbers
        if columns - fixed - fact - 1 < columns // 4 + _LEAST_BAR:
            fact = 0
        room = columns - fixed - (fact + 1 if fact else 0)
        mono = palette_of(self.app).mono
        lines = []
        for bar in bars:
            line = Content.assemble(
                (bar.label[:label].ljust(label), "$role-text"),
                " ",
                slim_bar(bar.share, max(1, room), ink=f"$role-{bar.ink}", mono=mono),
                (f" {bar.figure:>{figure}}", "bold"),
            )
            if mark:
                line += Content.styled(f" {bar.mark:<{mark}}", f"$role-{bar.ink}")
            if fact:
                line += Content.styled(f" {bar.fact:>{fact}}", "$role-muted")
            lines.append(line)
        if more > 0 and len(lines) < room_for:
            things = plural(more, self._thing) if self._thing else ""
            lines.append(Content.styled(f"+{more} more {things}", "$role-muted"))
        return Content("\n").join(lines)
