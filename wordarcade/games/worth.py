"""The points of a word in games where its letters alone decide."""

from typing import Final

from wordarcade.engine.boggle.config import DEFAULT_MIN_LENGTH
from wordarcade.engine.boggle.scoring import STANDARD_POINTS
from wordarcade.engine.scrabble.equipment import Equipment

_TILES: Final = "english"


def worth(equipment: Equipment, word: str) -> tuple[str, ...]:
    """Return what a word scores, a few words for each game.

    Args:
        equipment: with the tiles of Scrabble.
        word: of the letters A to Z, in any case.

    """
    tiles = equipment.distributions[_TILES].value_of(word.upper())
    boggle = STANDARD_POINTS.points(word) if len(word) >= DEFAULT_MIN_LENGTH else 0
    return (f"{tiles} in Scrabble", *((f"{boggle} in Boggle",) if boggle else ()))
