"""The letters of a hand as tiles."""

from wordarcade.engine.hand.hand import update_hand
from wordarcade.engine.letter_values import LETTER_VALUES
from wordarcade.widgets.tile_art import RackTile


def rack_tiles(letters: str) -> tuple[RackTile, ...]:
    """Return a tile with its value for each letter; the wildcard is worth 0."""
    return tuple(RackTile(letter, LETTER_VALUES.get(letter, 0)) for letter in letters)


def in_shown_order(letters: str, shown: str) -> str:
    """Return `letters` in the order shown, or unchanged if some are not shown.

    >>> in_shown_order("ajer", "xr*fjea")
    'rjea'
    """
    gone = update_hand(shown, letters)
    kept = update_hand(shown, gone)
    return kept if len(kept) == len(letters) else letters
