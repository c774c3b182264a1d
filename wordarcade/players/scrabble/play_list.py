"""A lazy sequence of the plays of a rack."""

from bisect import bisect_left
from collections.abc import Sequence
from operator import neg
from typing import Final, overload

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.squares import SIZE, Direction
from wordarcade.engine.scrabble.tiles import NO_TILE
from wordarcade.kernels.scrabble_plays import FoundPlays
from wordarcade.players.scrabble.play import Play


class PlayList(Sequence[Play]):
    """Plays, best equity first, with ties in a fixed order.

    A rack with two blanks may have a hundred thousand of them. They are kept in flat arrays, and
    become objects on access.
    """

    def __init__(self, board: Board, found: FoundPlays) -> None:
        self._board: Final = board
        self._found: Final = found

    def __len__(self) -> int:
        return len(self._found.scores)

    @property
    def best_score(self) -> int:
        """The highest score of a play; 0 without plays."""
        return max(self._found.scores, default=0)

    def number_of(self, place: Place) -> int | None:
        """Return the index of a play, or None if it is not among them.

        Args:
            place: in canonical form.
        """
        found, square = self._found, place.square
        down, tiles = place.direction is Direction.DOWN, place.tiles.encode("ascii")
        number = found.squares.find(square)
        while number >= 0:
            start, length = number * SIZE, found.lengths[number]
            if found.downs[number] == down and found.tiles[start : start + length] == tiles:
                return number
            number = found.squares.find(square, number + 1)
        return None

    def first_bingo(self, end: int) -> int | None:
        """Return the index of the best bingo, or None if there is none before the index `end`."""
        found, laid_before = self._found, ord(NO_TILE)
        for number in range(min(end, len(self))):
            start, length = number * SIZE, found.lengths[number]
            if length < RACK_SIZE:
                continue
            laid = length - found.tiles.count(laid_before, start, start + length)
            if laid == RACK_SIZE:
                return number
        return None

    def better_than(self, equity: int) -> int:
        """Return how many plays have more equity, given in thousandths of a point."""
        return bisect_left(self._found.equities, -equity, key=neg)

    @overload
    def __getitem__(self, index: int) -> Play: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Play]: ...

    def __getitem__(self, index: int | slice) -> Play | Sequence[Play]:
        """Return a play, or those of a slice."""
        numbers = range(len(self))[index]
        return self._made(numbers) if isinstance(numbers, int) else list(map(self._made, numbers))

    def _made(self, number: int) -> Play:
        found = self._found
        tiles = found.tiles[number * SIZE : number * SIZE + found.lengths[number]].decode("ascii")
        direction = Direction.DOWN if found.downs[number] else Direction.ACROSS
        place = Place(found.squares[number], direction, tiles)
        return Play(
            place=place,
            score=found.scores[number],
            equity=found.equities[number],
            leave=found.leaves[number],
            words=_words(self._board, place),
            bingo=len(place.laid) == RACK_SIZE,
        )


def _words(board: Board, place: Place) -> tuple[str, ...]:
    """Return the words that a play makes, in lowercase, the main word first."""
    after = board.with_tiles(place)
    runs = [place.squares]
    runs += (after.run_through(square, place.direction.other) for square, _ in place.laid)
    return tuple("".join(after[square] for square in run).lower() for run in runs if len(run) > 1)
