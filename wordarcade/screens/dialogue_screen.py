"""The base of every dialogue."""

from typing import TypeVar

from textual.screen import ModalScreen

from wordarcade.screens.stacked_screen import StackedScreen

ResultT = TypeVar("ResultT")


# Textual takes the styles of the first base alone.
class DialogueScreen(ModalScreen[ResultT], StackedScreen[ResultT]):
    """Lies on the screen that it belongs to, which is seen around it, and closes once."""
