"""The seats of the set-up, side by side."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widget import Widget

from wordarcade.screens.scrabble.seat_card import SeatCard


class SeatRow(Horizontal):
    """Cards of seats: left and right lead from one to the next, up and down past all of them.

    Args:
        cards: one a seat.
        id: the ID of the widget in the DOM.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)", "Previous seat", show=False, id="seats.before"),
        Binding("right", "go(1)", "Next seat", show=False, id="seats.next"),
        Binding("up", "leave(-1)", "Line above", show=False, id="seats.up"),
        Binding("down", "leave(1)", "Line below", show=False, id="seats.down"),
    ]

    def __init__(
        self,
        *cards: SeatCard,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(*cards, id=id)
        self._cards = cards
        self._last = cards[0]

    def on_descendant_focus(self) -> None:
        """Remember the seat, for who comes back from the rules."""
        self._last = next((card for card in self._cards if card.has_focus), self._last)

    def comes_before(self, widget: Widget | None) -> bool:
        """Whether one step back from a widget leads to the last seat."""
        chain = self.screen.focus_chain
        return widget in chain and chain[chain.index(widget) - 1] is self._cards[-1]

    def focus_last(self) -> None:
        """Go to the seat that was last in focus."""
        self.screen.set_focus(self._last)

    def action_go(self, step: int) -> None:
        """Go to the seat before or after, if there is one."""
        place = self._cards.index(self._last) + step
        self.screen.set_focus(self._cards[min(max(place, 0), len(self._cards) - 1)])

    def action_leave(self, step: int) -> None:
        """Go to the line above the seats, in a circle, or to that below."""
        chain = self.screen.focus_chain
        place = chain.index(self._cards[-1 if step > 0 else 0]) + step
        self.screen.set_focus(chain[place % len(chain)])
