"""Where a move is entered: the part of a play screen that the keys of a game go to."""

from typing import Protocol

from textual.widget import Widget

from wordarcade.widgets.entry_line import EntryLine


class PlayArea(Protocol):
    """What a play screen asks of its area; nothing but `cover` and `clear` in a pause."""

    @property
    def playfield(self) -> Widget:
        """What takes the room left of the panel."""

    @property
    def entry_line(self) -> EntryLine:
        """Where what is being entered is shown."""

    def type_letter(self, letter: str) -> None:
        """Take a letter, a to z."""

    def erase(self) -> None:
        """Take back what was entered last."""

    def submit(self) -> None:
        """Play what is entered, if it is something."""

    def clear(self) -> bool:
        """Drop what is being entered or looked for; whether there was anything."""

    def cover(self, covered: bool) -> None:
        """Cover the board, or show it."""
