"""A panel whose words scroll where they have no room: those of the coach, and of results."""

from typing import Final

from textual import events
from textual.containers import VerticalScroll
from textual.widget import Widget

from wordarcade.looks.panel import Panel

MORE: Final = "pgdn ▾ more"
BACK: Final = "pgup ▴ back"
"""The keys that scroll, as they are named unless a screen has others."""


class WordsPanel(Panel):
    """Shows words, and names the key that scrolls to those out of sight.

    Args:
        title: of the panel.
        words: what shows them, from top to bottom.
        more: what the foot says while there are more below.
        end: what it says at the end of words that have no room.
        fact: a short fact at the right of the title.
    """

    DEFAULT_CSS = """
    WordsPanel VerticalScroll { scrollbar-size-vertical: 1; }
    """

    def __init__(
        self, title: str, *words: Widget, more: str = MORE, end: str = BACK, fact: str = ""
    ) -> None:
        self._said: Final = VerticalScroll(*words, can_focus=False)
        self._more: Final = more
        self._end: Final = end
        super().__init__(title, self._said, fact=fact)

    def on_mount(self) -> None:
        """Follow what is in sight."""
        self.watch(self._said, "scroll_y", self._show_rest, init=False)
        self.watch(self._said, "virtual_size", self._show_rest, init=False)

    def on_resize(self, event: events.Resize) -> None:
        """Follow the room that there is; the borders are the panel's own concern."""
        del event
        self.tell_rest()

    def tell_rest(self) -> None:
        """Name the key once words that have changed lie where they belong."""
        self.call_after_refresh(self._show_rest)

    def _show_rest(self) -> None:
        said = self._said
        more = said.scroll_y < said.max_scroll_y
        self.foot = self._more if more else self._end if said.max_scroll_y else ""

    def show_top(self) -> None:
        """Show the first words."""
        self._said.scroll_home(animate=False)

    def scroll_words(self, pages: int) -> bool:
        """Scroll by pages, a row less than there is room for; return whether any words are there.

        Args:
            pages: how many; below 0 to go back.
        """
        said = self._said
        if said.scroll_y >= said.max_scroll_y if pages > 0 else said.scroll_y <= 0:
            return False
        said.scroll_relative(y=pages * max(1, said.size.height - 1), animate=False)
        return True
