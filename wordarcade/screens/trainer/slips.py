"""The words that are missed most often, beside each other or below, as there is room."""

from collections.abc import Sequence
from typing import Final

from textual.content import Content
from textual.widgets import Static

from wordarcade.games.training.overview import Card
from wordarcade.lexicon.glosses import meaning
from wordarcade.support.wording import count

_GAP: Final = 3
"""Columns between two words."""
_ACROSS: Final = 4
"""Words in the only line that there is."""
_WITH_MEANING: Final = 70
"""Columns of a word that has its meaning beside it, at least."""


class Slips(Static):
    """Words with how often they were missed; with more lines than one, also what they mean."""

    DEFAULT_CSS = """
    Slips { height: 1fr; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._cards: Sequence[Card] = ()

    def show(self, cards: Sequence[Card]) -> None:
        """Show other words, the one missed most often first."""
        self._cards = cards
        self._draw()

    def on_resize(self) -> None:
        """Show as many words as there is room for."""
        self._draw()

    def _draw(self) -> None:
        columns, rows = self.size
        if not self._cards:
            self.update(Content.styled("Nothing yet.", "$role-muted"))
        elif rows <= 1:
            told = (_told(card) for card in self._cards[:_ACROSS])
            self.update(Content(" " * _GAP).join(told))
        else:
            across = max(1, columns // _WITH_MEANING)
            room = (columns + _GAP) // across - _GAP
            lines = _explained(self._cards[: across * rows], room)
            self.update(
                Content("\n").join(
                    Content(" " * _GAP).join(lines[first : first + across])
                    for first in range(0, len(lines), across)
                )
            )


def _explained(cards: Sequence[Card], columns: int) -> list[Content]:
    """Return words with their meanings, each as wide as the room."""
    longest = max(len(card.word) for card in cards)
    heads = [_told(card, longest) for card in cards]
    width = max(head.cell_length for head in heads) + 2
    return [
        Content.assemble(
            head.pad_right(width - head.cell_length),
            (meaning(card.word, columns - width), "$role-soft"),
        ).truncate(columns, pad=True)
        for card, head in zip(cards, heads, strict=True)
    ]


def _told(card: Card, columns: int = 0) -> Content:
    """Return a word, on tiles, in so many columns at least, and how often it was missed."""
    missed = "once" if card.missed == 1 else count(card.missed, "time")
    return Content.assemble(
        (f" {card.word.upper()} ", "bold $role-tile-ink on $role-tile"),
        " " * max(0, columns - len(card.word)),
        (f" missed {missed}", "$role-bad"),
    )
