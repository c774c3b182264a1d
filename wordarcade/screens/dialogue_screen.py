"""The base of every dialogue."""

from typing import TypeVar

from textual.geometry import Size
from textual.screen import ModalScreen

from wordarcade.screens.arcade_screen import ArcadeScreen

ResultT = TypeVar("ResultT")


# Textual takes the styles of the first base alone.
class DialogueScreen(ModalScreen[ResultT], ArcadeScreen[ResultT]):
    """Lies on the screen that it belongs to, which is seen around it, and closes once."""

    HELP_PAGE = None
    NEEDS = Size(0, 0)
