"""A table of the guesses of a round, one of them marked."""

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from wordarcade.games.hangman.reviewing import ReviewedGuess
from wordarcade.screens.hangman.story import Columns, story_line
from wordarcade.widgets.long_list import LongList

_MARK_AND_SCROLLBAR: Final = 2


class StoryTable(Vertical):
    """Lists guesses under column heads; posts the marked one as `LongList.Marked`."""

    DEFAULT_CSS = """
    StoryTable {
        height: 1fr;
        & > Static {
            height: 1;
        }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._head = Static("working it out …")
        self._list = LongList("")
        self._guesses: Sequence[ReviewedGuess] = ()

    def compose(self) -> ComposeResult:
        """The names of the columns above the guesses."""
        yield self._head
        yield self._list

    def show(self, guesses: Sequence[ReviewedGuess]) -> None:
        """Show the reviewed guesses, and keep the mark."""
        self._guesses = guesses
        marked = self._list.marked
        columns = Columns.of(guesses, self.size.width - _MARK_AND_SCROLLBAR)
        self._head.update(columns.head() if guesses else "You made no guess.")
        self._list.show(len(guesses), lambda number: story_line(number, guesses[number], columns))
        if marked is not None:
            self._list.marked = marked

    def on_resize(self) -> None:
        """Give each column the room that there is now."""
        if self._guesses:
            self.show(self._guesses)
