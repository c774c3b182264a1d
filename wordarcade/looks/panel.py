"""A rounded box with a title, a fact and a foot."""

from textual import events
from textual.containers import Container
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

_CORNERS = 6
"""Columns of the border that no text may take: corners, a line and a space at each side."""


class Panel(Container):
    """A box on the ground: title and fact in its upper border, a foot in the lower one.

    With the class `-active` its border is amber and `▸` stands before the title; `-player` and
    `-bad` colour the border alone. On high screens a row is free above what is in it, so that
    nothing touches the title; not in a panel of the class `-close`, which holds a single line or
    centres what it holds, nor in a `StackedPanel`, which counts the rows of its sections.

    Args:
        title: the title.
        children: what is in it.
        fact: the fact.
        foot: the foot.
        id: the ID of the widget in the DOM.
        classes: CSS classes.
    """

    # The rule for high screens begins at the screen.
    SCOPED_CSS = False

    DEFAULT_CSS = """
    Panel {
        width: 1fr;
        height: auto;
        padding: 0 1;
        border: round $role-hairline;
        border-title-color: $foreground;
        border-title-style: none;
        border-subtitle-color: $role-muted;
        border-subtitle-style: none;
        &.-active { border: round $role-focus; }
        &.-player { border: round $role-player; }
        &.-bad { border: round $role-bad; }
    }
    .-high Panel, .-very-high Panel { padding: 1 1 0 1; }
    .-high Panel.-close, .-very-high Panel.-close { padding: 0 1; }
    .-high StackedPanel Panel, .-very-high StackedPanel Panel { padding: 0 1; }
    """

    title: reactive[str] = reactive("", init=False)
    """The title."""
    fact: reactive[str] = reactive("", init=False)
    """A short fact at the right of the title, such as a count or a key."""
    foot: reactive[str] = reactive("", init=False)
    """A short remark in the lower border, such as how much more there is."""

    def __init__(
        self,
        title: str = "",
        *children: Widget,
        fact: str = "",
        foot: str = "",
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
        classes: str | None = None,
    ) -> None:
        super().__init__(*children, id=id, classes=classes)
        self.set_reactive(Panel.title, title)
        self.set_reactive(Panel.fact, fact)
        self.set_reactive(Panel.foot, foot)

    def on_mount(self) -> None:
        """Write the borders."""
        self._write()

    def on_resize(self, event: events.Resize) -> None:
        """Write the borders at their new length."""
        del event
        self._write()

    def watch_title(self) -> None:
        """Write the new title."""
        self._write()

    def watch_fact(self) -> None:
        """Write the new fact."""
        self._write()

    def watch_foot(self) -> None:
        """Write the new foot."""
        self._write()

    def watch_classes(self) -> None:
        """Mark the panel as active, or not."""
        self._write()

    def _write(self) -> None:
        room = self.outer_size.width - _CORNERS
        mark = ("▸ ", "bold $role-focus") if self.has_class("-active") else ""
        title = Content.assemble(mark, (self.title, "bold"))
        fact = Content.styled(self.fact, "$role-muted")
        line = room - title.cell_length - fact.cell_length - 2
        if self.fact and line >= 1:
            title = Content.assemble(title, (f" {'─' * line} ", "$role-hairline"), fact)
        # Any content will do, though a string is declared.
        self.border_title = title
        self.styles.border_subtitle_align = "right"
        self.border_subtitle = Content(self.foot)
