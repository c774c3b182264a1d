"""A result as it is sent, in the room there is."""

from typing import Final

from textual.content import Content
from textual.widget import Widget

from wordarcade.games.sharing import Share


class ShareLines(Widget):
    """Shows the lines of a result, wrapped between words.

    Args:
        share: the result.
        rows: the most rows it takes.
    """

    DEFAULT_CSS = """
    ShareLines {
        color: $role-soft;
    }
    """

    def __init__(self, share: Share, rows: int) -> None:
        super().__init__()
        self._share: Final = share
        self._rows: Final = rows
        self.styles.height = rows

    def render(self) -> Content:
        """Return the lines."""
        return Content(self._share.fitted(max(1, self.content_size.width), self._rows))
