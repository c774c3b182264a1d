"""Base of widgets that are chosen with the keyboard or the mouse."""

from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.widget import Widget

from wordarcade.widgets.widget_message import WidgetMessage

OPENING: Final = "opening …"
"""Stands where something was chosen until it is there, which may take a moment."""


class Choice(Widget, can_focus=True):
    """A widget that takes the focus and is chosen by enter, space or a click."""

    ALLOW_SELECT = False

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            "enter,space", "choose", "Open", id="choice.open", tooltip="Choose the highlighted line"
        ),
    ]

    class Chosen(WidgetMessage["Choice"]):
        """The choice has been made."""

    def action_choose(self) -> None:
        """Post that this is chosen."""
        self.post_message(self.Chosen(self))

    def on_click(self) -> None:
        """Choose with the mouse."""
        self.action_choose()
