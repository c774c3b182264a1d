"""A list of the sections of a form, beside it."""

from collections.abc import Mapping
from typing import Final

from textual import events
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

_PITCH: Final = 2
"""Rows from a section to the next."""


class SectionList(Widget):
    """The sections with the number of their lines; the one in use is marked. A click chooses.

    Args:
        sections: the number of lines, by section.
    """

    ALLOW_SELECT = False

    DEFAULT_CSS = """
    SectionList {
        width: 18;
        height: auto;
    }
    """

    marked: reactive[str] = reactive("")
    """The section in use."""

    class Chosen(Message):
        """A section was chosen.

        Attributes:
            section: its name.
        """

        def __init__(self, section: str) -> None:
            super().__init__()
            self.section = section

    def __init__(self, sections: Mapping[str, int]) -> None:
        super().__init__()
        self._sections = dict(sections)

    def render(self) -> Content:
        """Return a line for each section, and an empty one between two."""
        return Content("\n" * _PITCH).join(self._line(name) for name in self._sections)

    def _line(self, name: str) -> Content:
        marked = name == self.marked
        figure = f"{self._sections[name]:>3} "
        room = self.content_size.width - len(figure)
        title = Content(f"{'▸' if marked else ' '} {name}").truncate(room, ellipsis=True)
        line = title.pad_right(room - title.cell_length) + Content.styled(figure, "$role-muted")
        return line.stylize("bold $role-focus on $role-raised") if marked else line

    def on_click(self, event: events.Click) -> None:
        """Choose the section under the pointer."""
        number, rest = divmod(event.y, _PITCH)
        if not rest and number < len(self._sections):
            self.post_message(self.Chosen(list(self._sections)[number]))
