"""The letters of a hand as tiles."""

from wordarcade.engine.letter_values import LETTER_VALUES
from wordarcade.widgets.tile_art import RackTile


def rack_tiles(letters: str) -> tuple[RackTile, ...]:
    """Return a tile with its value for each letter; the wildcard is worth 0."""
    return tuple(RackTile(letter, LETTER_VALUES.get(letter, 0)) for letter in letters)
