"""What there is to learn from a game, in the room that there is."""

from collections.abc import Sequence
from typing import Final

from textual import events
from textual.content import Content
from textual.widgets import Static

from wordarcade.screens.scrabble.words_panel import WordsPanel


class WorthLearning(WordsPanel):
    """Shows paragraphs at length where all of them have room, else in short.

    Of those that are not so important some may be left out; what then has no room is scrolled to.
    """

    def __init__(self) -> None:
        self._text: Final = Static()
        super().__init__("Worth learning", self._text)
        self._told: Sequence[Content] = ()
        self._short: Sequence[Content] = ()
        self._others: Sequence[Content] = ()

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
        self._told, self._short, self._others = told, short or told, more
        self._fit()

    def on_resize(self, event: events.Resize) -> None:
        """Choose what has room now."""
        del event
        self._fit()

    def _fit(self) -> None:
        more = len(self._others)
        wishes = [[*self._told, *self._others]]
        wishes += ([*self._short, *self._others[:end]] for end in range(more, -1, -1))
        texts = [Content("\n").join(wish) for wish in wishes]
        room = self.size.width, self.size.height
        self._text.update(next((text for text in texts if _fits(text, *room)), texts[-1]))
        self.tell_rest()


def _fits(text: Content, width: int, height: int) -> bool:
    return len(text.wrap(max(1, width))) <= height
