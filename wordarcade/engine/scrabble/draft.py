"""A tentative placement as a value: tiles laid on the board but not played yet."""

from dataclasses import dataclass, replace
from itertools import takewhile

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.squares import (
    CENTRE,
    SIZE,
    SQUARES,
    Direction,
    column_of,
    place_in_line,
    row_of,
    square_at,
)
from wordarcade.engine.scrabble.tiles import BLANK, NO_TILE, on_rack


@dataclass(frozen=True, slots=True)
class Draft:
    """Tiles laid, and the cursor.

    A draft tracks free squares only; words and legality are up to the rules. It may want letters
    that the rack does not have: `lacking` names them, so that a word can be typed and mended.

    Attributes:
        cursor: the square of the cursor, covered or not.
        direction: the direction of typing.
        tiles: square and tile, in the order in which they were laid; no square comes twice. A
            `?` is a blank whose letter has not been chosen.
        passed: the squares of played tiles that the cursor has just skipped, in order; players
            who type whole words type their letters next.
    """

    cursor: int = CENTRE
    direction: Direction = Direction.ACROSS
    tiles: tuple[tuple[int, str], ...] = ()
    passed: tuple[int, ...] = ()

    # The rack

    def slots(self, rack: str) -> tuple[int, ...]:
        """Return the rack indices of the tiles laid, in the order of `tiles`.

        Args:
            rack: the tiles of the player in any order, those laid included.
        """
        return slots_of("".join(on_rack(tile) for _, tile in self.tiles), rack)

    def left(self, rack: str) -> str:
        """Return the tiles of the rack that are not laid, in their order."""
        laid = self.slots(rack)
        return "".join(tile for slot, tile in enumerate(rack) if slot not in laid)

    def lacking(self, rack: str) -> tuple[int, ...]:
        """Return the squares of the tiles that the rack does not have, in the order of `tiles`.

        Args:
            rack: as `slots` takes it.
        """
        rest, squares = rack, []
        for square, tile in self.tiles:
            held = on_rack(tile)
            if held in rest:
                rest = rest.replace(held, "", 1)
            else:
                squares.append(square)
        return tuple(squares)

    def tile_for(self, letter: str, rack: str, *, blank: bool = False) -> str:
        """Return the tile that a typed letter lays: the letter's, or a blank where that is missing.

        Where the rack has neither, it is the letter's.

        Args:
            letter: a to z, in either case.
            rack: as `slots` takes it.
            blank: whether a blank is wanted even if the letter is there.
        """
        left = self.left(rack)
        if BLANK in left and (blank or letter.upper() not in left):
            return letter.lower()
        return letter.upper()

    # Laying tiles

    def type_letter(self, letter: str, board: Board, rack: str, *, blank: bool = False) -> "Draft":
        """Return the draft with a letter on the first free square from the cursor on.

        The cursor goes to the next free square, or stays on the tile where there is none. A letter
        that lies there already, under the cursor or where it has just gone over tiles, is gone
        over instead: words may be typed whole. The draft stays as it is if the line has no free
        square.
        """
        covered = self.passed or _covered(self._line_from(self.cursor), board)
        if covered and not blank and board[covered[0]].upper() == letter.upper():
            return replace(self.forward(board), passed=covered[1:])
        tile = self.tile_for(letter, rack, blank=blank)
        draft = self.forward(board)
        after = draft.put(draft.cursor, tile, board)
        if after is draft:
            return self
        return replace(after, passed=_covered(self._line_from(draft.cursor)[1:], board))

    def put(self, square: int, tile: str, board: Board) -> "Draft":
        """Return the draft with a tile on a square, as it is if the square is covered.

        Args:
            square: where.
            tile: a capital letter, or a lowercase one for a blank.
            board: the tiles that have been played.
        """
        if not self._is_free(square, board):
            return self
        return replace(self, cursor=square, tiles=(*self.tiles, (square, tile))).forward(board)

    def shift(self, start: int, square: int, board: Board) -> "Draft":
        """Return the draft with the tile on `start` moved to a free square."""
        tile = dict(self.tiles).get(start)
        if tile is None or not self._is_free(square, board):
            return self
        return self.take(start).put(square, tile, board)

    def _is_free(self, square: int, board: Board) -> bool:
        return not board.covered(square) and square not in dict(self.tiles)

    @property
    def open_blank(self) -> int | None:
        """The square of the first blank whose letter has not been chosen, or None."""
        return next((square for square, tile in self.tiles if tile == BLANK), None)

    def with_letter(self, letter: str) -> "Draft":
        """Return the draft in which its open blank stands for a letter, a to z in either case."""
        chosen = self.open_blank
        return replace(
            self,
            tiles=tuple(
                (square, letter.lower() if square == chosen else tile)
                for square, tile in self.tiles
            ),
        )

    # Taking tiles back

    def take(self, square: int) -> "Draft":
        """Return the draft without the tile on a square, with the cursor there."""
        tiles = tuple(each for each in self.tiles if each[0] != square)
        return replace(self, cursor=square, tiles=tiles, passed=())

    def erase(self) -> "Draft":
        """Return the draft without the tile laid last."""
        return self.take(self.tiles[-1][0]) if self.tiles else self

    def recall(self) -> "Draft":
        """Return the draft without tiles, with the cursor where the first of them was."""
        return replace(self, cursor=self.tiles[0][0], tiles=(), passed=()) if self.tiles else self

    # The cursor

    def move(self, down: int, right: int) -> "Draft":
        """Return the draft with the cursor moved some squares, at most to the edge."""
        row, column = row_of(self.cursor) + down, column_of(self.cursor) + right
        square = square_at(min(max(row, 0), SIZE - 1), min(max(column, 0), SIZE - 1))
        return replace(self, cursor=square, passed=())

    def forward(self, board: Board) -> "Draft":
        """Return the draft with the cursor on the next free square of its line.

        A free square under the cursor is the next one; where there is none the cursor stays.
        """
        free = (each for each in self._line_from(self.cursor) if self._is_free(each, board))
        return replace(self, cursor=next(free, self.cursor), passed=())

    def beside(self, board: Board) -> "Draft":
        """Return the draft with a cursor that no played tile covers: the nearest free square.

        The line of the cursor comes first, then the fewest rows and columns away.
        """
        if not board.covered(self.cursor):
            return self
        ahead = self.forward(board)
        if not board.covered(ahead.cursor):
            return ahead
        row, column = row_of(self.cursor), column_of(self.cursor)
        free = (square for square in range(SQUARES) if self._is_free(square, board))
        nearest = min(
            free,
            key=lambda each: abs(row_of(each) - row) + abs(column_of(each) - column),
            default=self.cursor,
        )
        return replace(self, cursor=nearest, passed=())

    def _line_from(self, square: int) -> range:
        """Return the squares of the cursor's line from one of them on; none beyond the edge."""
        before = place_in_line(square, self.direction)
        return range(square, square + (SIZE - before) * self.direction.value, self.direction.value)

    def turn(self) -> "Draft":
        """Return the draft in the other direction."""
        return replace(self, direction=self.direction.other, passed=())

    def point(self, square: int) -> "Draft":
        """Return the draft after a click on a square.

        A tile laid there is taken back; the cursor goes there; where it was already it turns.
        """
        if square in dict(self.tiles):
            return self.take(square)
        return self.turn() if square == self.cursor else replace(self, cursor=square, passed=())

    # What it makes

    def place(self, board: Board) -> Place | None:
        """Return the placement of the tiles, gaps included; None if they are not in one line.

        A single tile makes a word across if it has a neighbour there, else one down; without any
        neighbour it lies as the cursor points.
        """
        squares = sorted(square for square, _ in self.tiles)
        if not squares:
            return None
        direction = self._line_of(squares, board)
        if direction is None:
            return None
        first = board.run_through(squares[0], direction)[0]
        last = board.run_through(squares[-1], direction)[-1]
        line = range(first, last + direction.value, direction.value)
        laid = dict(self.tiles)
        return Place(first, direction, "".join(laid.get(square, NO_TILE) for square in line))

    def _line_of(self, squares: list[int], board: Board) -> Direction | None:
        if len(squares) == 1:
            ways = (Direction.ACROSS, Direction.DOWN)
            made = (way for way in ways if len(board.run_through(squares[0], way)) > 1)
            return next(made, self.direction)
        if len({row_of(square) for square in squares}) == 1:
            return Direction.ACROSS
        return Direction.DOWN if len({column_of(square) for square in squares}) == 1 else None


def _covered(line: range, board: Board) -> tuple[int, ...]:
    """Return the squares of a line that have a played tile, up to the first that has none."""
    return tuple(takewhile(board.covered, line))


def slots_of(tiles: str, rack: str) -> tuple[int, ...]:
    """Return the rack indices of some tiles, in the order of `tiles`.

    Args:
        tiles: as they lie on a rack; those that are not there are left out.
        rack: tiles in any order.

    >>> slots_of("AZA", "?AEA")
    (1, 3)
    """
    slots: list[int] = []
    for tile in tiles:
        slots += [slot for slot, each in enumerate(rack) if each == tile and slot not in slots][:1]
    return tuple(slots)
