"""The layout and letter distribution of a GCG file."""

from typing import Final

from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.equipment import Equipment
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.setup import STANDARD_LAYOUT, STANDARD_TILES

LAYOUT: Final = "board-layout"
TILE_DISTRIBUTION: Final = "tile-distribution"


def equipment_of(gcg: Gcg, equipment: Equipment) -> tuple[BoardLayout, LetterDistribution]:
    """Return the board and tiles that a file names; the standard ones if it names none known.

    Args:
        gcg: the file.
        equipment: what there is, the standard board and tiles among it.
    """
    layouts, distributions = equipment.layouts, equipment.distributions
    layout = layouts.get(gcg.pragma(LAYOUT), layouts[STANDARD_LAYOUT])
    return layout, distributions.get(gcg.pragma(TILE_DISTRIBUTION), distributions[STANDARD_TILES])
