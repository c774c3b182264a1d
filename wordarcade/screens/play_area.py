"""The play area: the part of a play screen where moves are entered."""

from typing import Protocol

from textual.widget import Widget

from wordarcade.widgets.entry_line import EntryLine


class PlayArea(Protocol):
    """The interface of a play area; in a pause only `cover` and `clear` are called."""

    @property
    def playfield(self) -> Widget:
        """The widget left of the panel."""

    @property
    def entry_line(self) -> EntryLine:
        """The entry line."""

    def type_letter(self, letter: str) -> None:
        """Take a letter, a to z."""

    def erase(self) -> None:
        """Remove the last letter or mark."""

    def submit(self) -> None:
        """Play the entry, if any."""

    @property
    def clears(self) -> str:
        """What `clear` would do, as the footer names it; empty if there is nothing to drop."""

    def clear(self) -> bool:
        """Drop the entry or a search; return whether there was one."""

    def cover(self, covered: bool) -> None:
        """Cover the board, or show it."""
