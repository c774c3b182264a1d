"""The phases of a hand game in which each key has a use."""

from collections.abc import Mapping
from typing import Final

from wordarcade.engine.hand.turns import Phase
from wordarcade.screens.hand.rack_area import PLAYING

PHASES_OF: Final[Mapping[str, frozenset[Phase]]] = {
    "copy_code": frozenset(),
    "end": PLAYING,
    "end_game": frozenset(Phase) - {Phase.OVER},
    "hint": frozenset(Phase) - {Phase.OVER},
    "replay": frozenset({Phase.REPLAY}),
    "shuffle": PLAYING,
    "sort": PLAYING,
    "substitute": frozenset({Phase.SUBSTITUTION}),
}
"""The phases in which a key has a use; a hand game has no code to copy."""
