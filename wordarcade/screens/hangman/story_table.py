"""A table of the guesses of a round, one of them marked."""

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.hangman.reviewing import ReviewedGuess
from wordarcade.looks.follow_theme import follow_theme
from wordarcade.looks.palette import palette_of
from wordarcade.screens.hangman.story import Columns, story_line
from wordarcade.widgets.long_list import LongList

_MARK_AND_SCROLLBAR: Final = 2


class StoryTable(Vertical):
    """Lists guesses under column heads; posts the marked one as `LongList.Marked`.

    Args:
        lines: how many guesses there will be.
        chosen: whether the host has chosen a word, so that odds are told.
        polite: whether the host gives way of its own will.
        allowed: the wrong guesses that lose the round.
    """

    DEFAULT_CSS = """
    StoryTable {
        max-height: 100%;
        & > Static {
            height: 1;
        }
    }
    """

    def __init__(self, lines: int, *, chosen: bool, polite: bool, allowed: int) -> None:
        super().__init__()
        # All guesses and the column heads, as far as there is room.
        self.styles.height = lines + 1
        self._chosen, self._polite, self._allowed = chosen, polite, allowed
        self._head = Static(Content.styled("Working it out …", "$role-muted"))
        self._list = LongList("")
        self._guesses: Sequence[ReviewedGuess] = ()
        self._hopeless = False
        self._final = False

    def compose(self) -> ComposeResult:
        """The names of the columns above the guesses."""
        yield self._head
        yield self._list

    def on_mount(self) -> None:
        """Follow the theme with the bars."""
        follow_theme(self, self._show_again)

    def show(self, guesses: Sequence[ReviewedGuess], *, hopeless: bool, final: bool) -> None:
        """Show the reviewed guesses.

        The mark is kept; at first it is on the guess that cost the most.

        Args:
            guesses: the guesses, in order.
            hopeless: whether the host could not lose at any time.
            final: whether no better review is still being worked out.
        """
        self._guesses, self._hopeless, self._final = guesses, hopeless, final
        self._show()

    def _show(self) -> None:
        guesses = self._guesses
        if not guesses:
            self._head.update("No guess was made.")
            return
        marked = self._list.marked
        if marked is None:
            costs = [guess.loss for guess in guesses]
            marked = costs.index(max(costs))
        mono = palette_of(self.app).mono
        columns = Columns.of(
            guesses,
            self.size.width - _MARK_AND_SCROLLBAR,
            mono=mono,
            chosen=self._chosen,
            final=self._final,
            polite=self._polite,
            allowed=self._allowed,
        )
        self._head.update(columns.head())
        self._list.show(
            len(guesses),
            lambda number: story_line(number, guesses[number], columns, hopeless=self._hopeless),
            marked,
        )

    def on_resize(self) -> None:
        """Give each column the room that there is now."""
        self._show_again()

    def _show_again(self) -> None:
        if self._guesses:
            self._show()
