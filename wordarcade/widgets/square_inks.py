"""Component classes for the colours of Scrabble squares."""

from collections.abc import Mapping
from typing import Final

from wordarcade.engine.scrabble.layout import Premium
from wordarcade.widgets.square_art import SquareLook, SquarePart, TileState

GAP: Final = "scrabble-board--gap"

_CURSOR: Final = "scrabble-board--cursor"
_TARGET: Final = "scrabble-board--target"
_HINT: Final = "scrabble-board--hint"

_TILES: Final[Mapping[TileState, str]] = {
    TileState.PLAYED: "scrabble-board--tile",
    TileState.LAST: "scrabble-board--last",
    TileState.LAID: "scrabble-board--laid",
    TileState.REFUSED: "scrabble-board--refused",
}

_PREMIUMS: Final[Mapping[Premium, str]] = {
    Premium.NONE: "scrabble-board--plain",
    Premium.DOUBLE_LETTER: "scrabble-board--double-letter",
    Premium.TRIPLE_LETTER: "scrabble-board--triple-letter",
    Premium.DOUBLE_WORD: "scrabble-board--double-word",
    Premium.TRIPLE_WORD: "scrabble-board--triple-word",
}


def ground_of(look: SquareLook) -> str:
    """Return the component class that a square is filled with."""
    if look.cursor is not None:
        return _CURSOR
    if look.target:
        return _TARGET
    return _TILES[look.state] if look.tile else _PREMIUMS[look.premium]


def ink_of(part: SquarePart, look: SquareLook) -> str:
    """Return the component class that lends a part of a square its colour."""
    ground = ground_of(look)
    if part is SquarePart.HINT:
        return _HINT
    if part is SquarePart.EDGE and look.state is TileState.PLAYED:
        return GAP
    if part is SquarePart.VALUE and ground in _TILES.values():
        return f"{ground}-value"
    return ground
