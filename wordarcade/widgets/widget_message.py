"""Messages that say which widget they are of."""

from typing import Generic, TypeVar

from textual.message import Message
from textual.widget import Widget

_Widget = TypeVar("_Widget", bound=Widget)


class WidgetMessage(Message, Generic[_Widget]):
    """Something happened to a widget.

    Args:
        widget: the sender.
    """

    def __init__(self, widget: _Widget) -> None:
        super().__init__()
        self._widget = widget

    @property
    def control(self) -> _Widget:
        """The sender."""
        return self._widget


class ItemMessage(WidgetMessage[_Widget]):
    """Something happened to an item of a widget.

    Args:
        widget: the sender.
        number: the number of the item, from 0.

    Attributes:
        number: the number of the item, from 0.
    """

    def __init__(self, widget: _Widget, number: int) -> None:
        super().__init__(widget)
        self.number = number
