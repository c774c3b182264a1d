"""What there is to learn from a game, in the room that there is."""

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static


class WorthLearning(VerticalScroll):
    """Shows paragraphs at length where all of them have room, else in short.

    Of those that are not so important some may be left out; what then has no room is scrolled to.
    """

    can_focus = False

    DEFAULT_CSS = """
    WorthLearning { scrollbar-size-vertical: 1; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._text: Final = Static()
        self._told: Sequence[Content] = ()
        self._short: Sequence[Content] = ()
        self._more: Sequence[Content] = ()

    def compose(self) -> ComposeResult:
        """The paragraphs."""
        yield self._text

    def show(
        self,
        told: Sequence[Content],
        short: Sequence[Content] = (),
        more: Sequence[Content] = (),
    ) -> None:
        """Show paragraphs.

        Args:
            told: the paragraphs.
            short: the same in fewer words; none where they have no other form.
            more: others below them, as many as have room.
        """
        self._told, self._short, self._more = told, short or told, more
        self._fit()

    def on_resize(self) -> None:
        """Choose what has room now."""
        self._fit()

    def _fit(self) -> None:
        more = len(self._more)
        wishes = [[*self._told, *self._more]]
        wishes += ([*self._short, *self._more[:end]] for end in range(more, -1, -1))
        texts = [Content("\n").join(wish) for wish in wishes]
        room = self.size.width, self.size.height
        self._text.update(next((text for text in texts if _fits(text, *room)), texts[-1]))


def _fits(text: Content, width: int, height: int) -> bool:
    return len(text.wrap(max(1, width))) <= height
