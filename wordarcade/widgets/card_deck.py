"""The game cards, in rows as wide as the screen allows."""

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Grid

from wordarcade.widgets.game_card import GameCard

CARD_COLUMNS: Final = 38
_GAP: Final = 2
_ROW_LENGTH: Final = 3
"""More cards in a row than these would be hard to take in."""


class CardDeck(Grid):
    """Cards of one width in centred rows.

    Args:
        cards: the cards, in reading order.
    """

    DEFAULT_CSS = f"""
    CardDeck {{
        width: 100%;
        height: auto;
        grid-columns: {CARD_COLUMNS};
        grid-gutter: 0 {_GAP};
    }}
    """

    def __init__(self, cards: Sequence[GameCard]) -> None:
        super().__init__()
        self._cards = cards

    def compose(self) -> ComposeResult:
        """The cards."""
        yield from self._cards

    def on_mount(self) -> None:
        """Lay the cards out before the first paint, when only the terminal's size is known."""
        self._lay_out(self.app.size.width)

    def on_resize(self) -> None:
        """Lay the cards out anew."""
        self._lay_out(self.outer_size.width)

    def _lay_out(self, room: int) -> None:
        """Make rows as long as `room` (columns) allows, and centre them."""
        fitting = (room + _GAP) // (CARD_COLUMNS + _GAP)
        columns = max(1, min(fitting, _ROW_LENGTH, len(self._cards)))
        left_over = room - columns * (CARD_COLUMNS + _GAP) + _GAP
        self.styles.grid_size_columns = columns
        self.styles.padding = (0, 0, 0, max(0, left_over // 2))
