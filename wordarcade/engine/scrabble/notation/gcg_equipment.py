"""The layout and letter distribution of a GCG file."""

from typing import Final

from wordarcade.engine.scrabble.equipment import Equipment
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.setup import STANDARD_LAYOUT, STANDARD_TILES
from wordarcade.engine.scrabble.tile_set import TileSet

LAYOUT: Final = "board-layout"
TILE_SET: Final = "tile-distribution"


def equipment_of(gcg: Gcg, equipment: Equipment) -> tuple[BoardLayout, TileSet]:
    """Return the board and tiles that a file names; the standard ones if it names none known.

    Args:
        gcg: the file.
        equipment: what there is, the standard board and tiles among it.
    """
    layouts, tile_sets = equipment.layouts, equipment.tile_sets
    layout = layouts.get(gcg.pragma(LAYOUT), layouts[STANDARD_LAYOUT])
    return layout, tile_sets.get(gcg.pragma(TILE_SET), tile_sets[STANDARD_TILES])
