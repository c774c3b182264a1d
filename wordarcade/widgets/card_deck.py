"""The game cards, side by side, or as a list on narrow screens."""

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.widget import Widget

from wordarcade.looks.composition import BREAKPOINTS
from wordarcade.widgets.game_card import GameCard

_ROW_FROM: Final = BREAKPOINTS[1][0]
"""Columns from which the cards stand in a row."""


class CardDeck(Widget):
    """Cards of one size in a row; on a screen of the class `-narrow` each is a row of a list.

    Args:
        cards: the cards, in reading order.
    """

    # The rules for narrow screens begin above this widget.
    SCOPED_CSS = False

    DEFAULT_CSS = """
    CardDeck {
        width: 100%;
        height: 1fr;
        min-height: 10;
        max-height: 13;
        layout: grid;
        grid-gutter: 0 1;
    }
    .-high CardDeck { max-height: 17; }
    .-very-high CardDeck { max-height: 22; }
    .-narrow CardDeck {
        grid-size-columns: 1;
        grid-gutter: 0;
        grid-rows: 2;
        height: auto;
        max-height: 10;
    }
    """

    def __init__(self, cards: Sequence[GameCard]) -> None:
        super().__init__()
        self._cards = cards

    def compose(self) -> ComposeResult:
        """The cards."""
        yield from self._cards

    def on_mount(self) -> None:
        """Lay the cards out before the first paint, when only the terminal's size is known."""
        self._lay_out()

    def on_resize(self) -> None:
        """Lay the cards out anew."""
        self._lay_out()

    def _lay_out(self) -> None:
        """Make a list of the cards, or a row."""
        narrow = self.app.size.width < _ROW_FROM
        self.styles.grid_size_columns = 1 if narrow else len(self._cards)
