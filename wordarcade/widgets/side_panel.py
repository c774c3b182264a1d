"""The panel beside a playfield."""

from textual.containers import Vertical
from textual.content import Content
from textual.reactive import reactive


class SidePanel(Vertical):
    """The side of a play screen; each game fills it with its own."""

    headline: reactive[Content] = reactive(Content(""), init=False)
    """The state of the game, in one or more lines."""

    def choose_next(self) -> None:
        """Show the next section, where sections take turns."""

    def scroll_words(self, pages: int) -> None:
        """Scroll what is longer than its room.

        Args:
            pages: how many pages down; negative goes up.
        """
