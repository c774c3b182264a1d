"""The board and its tiles."""

from dataclasses import dataclass

from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.squares import SIZE, SQUARES, Direction, place_in_line
from wordarcade.engine.scrabble.tiles import NO_TILE


@dataclass(frozen=True, slots=True)
class Board:
    """The tiles on the squares; premiums belong to the layout.

    Attributes:
        tiles: one character a square, row-major: a tile, a blank's letter, or `NO_TILE`.
    """

    tiles: str = NO_TILE * SQUARES

    def __post_init__(self) -> None:
        """Check the size.

        Raises:
            ValueError: there are not 225 squares.
        """
        if len(self.tiles) != SQUARES:
            raise ValueError(f"A board has {SQUARES} squares, not {len(self.tiles)}.")

    @property
    def is_empty(self) -> bool:
        """Whether no tile has been played."""
        return self.tiles == NO_TILE * SQUARES

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows from the top."""
        return tuple(self.tiles[start : start + SIZE] for start in range(0, SQUARES, SIZE))

    def __getitem__(self, square: int) -> str:
        """Return the tile on a square."""
        return self.tiles[square]

    def covered(self, square: int) -> bool:
        """Return whether a tile lies on a square."""
        return self.tiles[square] != NO_TILE

    def with_tiles(self, place: Place) -> "Board":
        """Return the board after a legal play."""
        tiles = list(self.tiles)
        for square, tile in place.laid:
            tiles[square] = tile
        return Board("".join(tiles))

    def without(self, place: Place) -> "Board":
        """Return the board before a play that stands on it."""
        tiles = list(self.tiles)
        for square, _ in place.laid:
            tiles[square] = NO_TILE
        return Board("".join(tiles))

    def run_through(self, square: int, direction: Direction) -> range:
        """Return the square with the run of covered squares before and after it in its line.

        Args:
            square: any square, covered or not.
            direction: the line's.

        Returns:
            the squares in order; `square` alone if its neighbours in the line are empty.
        """
        step = direction.value
        before = place_in_line(square, direction)
        after = SIZE - 1 - before
        first = last = square
        while before and self.covered(first - step):
            first, before = first - step, before - 1
        while after and self.covered(last + step):
            last, after = last + step, after - 1
        return range(first, last + step, step)
