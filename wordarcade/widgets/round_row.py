"""An unfinished round, as one line on the home screen."""

from datetime import datetime

from textual.content import Content

from wordarcade.store.records import RoundHeader
from wordarcade.widgets.ago import ago
from wordarcade.widgets.choice import Choice


class RoundRow(Choice):
    """What the round is and how far it got; on the right, when it was last played.

    Args:
        header: the round.
        title: the title of its game.
        now: the present moment, aware.
    """

    DEFAULT_CSS = """
    RoundRow {
        height: 1;
        padding: 0 1;
        &:hover {
            background: $panel;
        }
        &:focus {
            background: $panel;
            color: $primary;
            text-style: bold;
        }
    }
    """

    def __init__(self, header: RoundHeader, title: str, now: datetime) -> None:
        super().__init__()
        self.header = header
        self._title = title
        self._when = ago(header.updated, now)

    def render(self) -> Content:
        """The line; what the round is gives way where there is no room for all."""
        marker = "▸ " if self.has_focus else "  "
        when = Content.styled(f"  {self._when}", "$foreground-muted")
        room = max(0, self.content_size.width - when.cell_length)
        line = Content(f"{marker}{self._title} {self.header.caption}").truncate(room, ellipsis=True)
        return line.pad_right(room - line.cell_length) + when
