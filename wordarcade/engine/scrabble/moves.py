"""Moves of a Scrabble game, with their JSON form."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from wordarcade.engine.scrabble.squares import Direction, name_of, read_name
from wordarcade.engine.scrabble.tiles import NO_TILE


@dataclass(frozen=True, slots=True)
class Place:
    """Put tiles on the board in one line.

    The tiles of the whole main word are given from its first square to its last, as in GCG: `.`
    where the board has a tile already, a lowercase letter for a blank. A single tile that makes
    words both ways is given across.

    Attributes:
        square: of the first letter of the main word.
        direction: the way the main word runs.
        tiles: the tiles of the main word in order.
    """

    square: int
    direction: Direction
    tiles: str

    @property
    def squares(self) -> range:
        """The squares of the main word, in order."""
        step = self.direction.value
        return range(self.square, self.square + step * len(self.tiles), step)

    @property
    def laid(self) -> tuple[tuple[int, str], ...]:
        """The squares that get a tile, each with its tile, in order."""
        squares = zip(self.squares, self.tiles, strict=True)
        return tuple((square, tile) for square, tile in squares if tile != NO_TILE)

    def __str__(self) -> str:
        """Return the place as in a GCG file, such as `8D QU.z`."""
        return f"{name_of(self.square, self.direction)} {self.tiles}"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Exchange tiles of the rack for an equal number from the bag."""

    tiles: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass the turn."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """Challenge the last play; the move of the player to move."""


@dataclass(frozen=True, slots=True)
class Accept:
    """Accept the play that went out, without a challenge."""


@dataclass(frozen=True, slots=True)
class Resign:
    """Resign and lose."""


@dataclass(frozen=True, slots=True)
class EndGame:
    """End the game for everybody; all lose the points of their racks."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Undo the last `moves` moves, 1 or more, in a friendly game.

    Challenges cannot be undone.
    """

    moves: int


Move = Place | Exchange | Pass | Challenge | Accept | Resign | EndGame | TakeBack

_PLAIN_MOVES: Final[Mapping[str, Move]] = {
    "pass": Pass(),
    "challenge": Challenge(),
    "accept": Accept(),
    "resign": Resign(),
    "end": EndGame(),
}
"""The moves that say nothing more, by their names in saved games."""


def move_to_json(move: Move) -> dict[str, Any]:
    """Return `move` as a JSON object."""
    match move:
        case Place(square, direction, tiles):
            return {"place": name_of(square, direction), "tiles": tiles}
        case Exchange(tiles):
            return {"exchange": tiles}
        case TakeBack(moves):
            return {"take_back": moves}
        case Pass() | Challenge() | Accept() | Resign() | EndGame():
            name = next(name for name, plain in _PLAIN_MOVES.items() if plain == move)
            return {"move": name}


def move_from_json(data: Mapping[str, Any]) -> Move:
    """Return the move that `move_to_json` wrote.

    Raises:
        ValueError: the object describes no move.
    """
    match data:
        case {"place": str(name), "tiles": str(tiles)}:
            return Place(*read_name(name), tiles)
        case {"exchange": str(tiles)}:
            return Exchange(tiles)
        case {"take_back": int(moves)}:
            return TakeBack(moves)
        case {"move": str(name)} if name in _PLAIN_MOVES:
            return _PLAIN_MOVES[name]
    raise ValueError(f"Not a move of Scrabble: {data!r}")
