"""A lazy sequence of the plays of a rack."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import islice
from operator import neg
from typing import Final, overload

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.squares import SIZE, Direction, place_in_line
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
    def scores(self) -> Sequence[int]:
        """The points of the plays, in their order."""
        return self._found.scores

    @property
    def best_score(self) -> int:
        """The highest score of a play; 0 without plays."""
        return max(self._found.scores, default=0)

    @property
    def highest(self) -> Play | None:
        """The play that scores most, of several the one with the most equity; None without any."""
        return self[self.scores.index(self.best_score)] if len(self) else None

    def number_of(self, place: Place) -> int | None:
        """Return where a placement in canonical form comes, 0-based; None if it is not there.

        No play becomes an object for it.
        """
        found = self._found
        tiles, down = place.tiles.encode("ascii"), place.direction is Direction.DOWN
        number = found.squares.find(place.square)
        while number >= 0:
            start = number * SIZE
            length = found.lengths[number]
            if found.tiles[start : start + length] == tiles and found.downs[number] == down:
                return number
            number = found.squares.find(place.square, number + 1)
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

    def distinct(self, most: int, *, shifted: bool = True) -> Sequence[Play]:
        """Return the best plays; of two that are each other's mirror image, the first alone.

        On an empty board, each play across could as well be laid down.

        Args:
            most: how many, at most.
            shifted: whether plays of the same tiles and equity, elsewhere in the same line of an
                empty board, all count.
        """
        return list(map(self._made, islice(self._distinct(len(self), shifted=shifted), most)))

    def better_than(self, equity: int) -> int:
        """Return how many plays have more equity, given in thousandths of a point."""
        return bisect_left(self._found.equities, -equity, key=neg)

    def distinct_before(self, end: int) -> int:
        """Return how many plays come before the index `end`, each opening counted once.

        It counts once wherever and in whatever direction it is laid for the same equity.
        """
        return sum(1 for _ in self._distinct(end, shifted=False))

    def _distinct(self, end: int, *, shifted: bool) -> Iterator[int]:
        """Yield the indices before `end` of plays that are no images of one before, in order."""
        if not self._board.is_empty:
            yield from range(end)
            return
        found, seen = self._found, set[tuple[int, int, bytes, int]]()
        for number in range(end):
            start, place = number * SIZE, divmod(found.squares[number], SIZE)
            row, column = place[::-1] if found.downs[number] else place
            tiles = bytes(found.tiles[start : start + found.lengths[number]])
            at = (row, column) if shifted else (0, 0)
            image = *at, tiles, found.equities[number]
            if image not in seen:
                seen.add(image)
                yield number

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
        score, equity, leave = found.scores[number], found.equities[number], found.leaves[number]
        return play_of(self._board, place, score, equity, leave)


def play_of(board: Board, place: Place, score: int, equity: int, leave: int) -> Play:
    """Return a legal play with its words.

    Args:
        board: before the play.
        place: where it is laid, and what.
        score: in points.
        equity: in thousandths of a point.
        leave: the part of the equity that comes from the tiles kept.
    """
    bingo = len(place.tiles) - place.tiles.count(NO_TILE) == RACK_SIZE
    return Play(place, score, equity, leave, tuple(_words(board, place)), bingo)


def _words(board: Board, place: Place) -> Iterator[str]:
    """Yield the words that a play makes, in lowercase, the main word first."""
    squares, tiles = place.squares, board.tiles
    first, end, step = place.square, squares[-1] + 1, squares.step
    letters = [
        there if laid == NO_TILE else laid
        for there, laid in zip(tiles[first:end:step], place.tiles, strict=True)
    ]
    if len(letters) > 1:
        yield "".join(letters).lower()
    # Each line that crosses has as many squares before the word; and most have no tile beside it.
    across = place.direction.other
    at, by = place_in_line(first, across), across.value
    nothing = NO_TILE * len(squares)
    before = tiles[first - by : end - by : step] if at else nothing
    after = tiles[first + by : end + by : step] if at + 1 < SIZE else nothing
    for square, laid, one, other in zip(squares, place.tiles, before, after, strict=True):
        if laid != NO_TILE and (one != NO_TILE or other != NO_TILE):
            head = tiles[square - at * by : square : by].rpartition(NO_TILE)[2]
            tail = tiles[square + by : square + (SIZE - at) * by : by].partition(NO_TILE)[0]
            yield (head + laid + tail).lower()
