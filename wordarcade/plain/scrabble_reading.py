"""Parts of a Scrabble board in words, for those who hear it read."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.layout import BoardLayout, Premium
from wordarcade.engine.scrabble.squares import (
    SIZE,
    SQUARES,
    column_of,
    name_of,
    read_name,
    row_of,
    square_at,
)
from wordarcade.support.wording import listed

READING_ENTRIES: Final = (
    ("/row 8", "what is in row 8, in words; /column H"),
    ("/around F7", "what is on F7 and beside it"),
    ("/premiums", "the premium squares that are free"),
)

_TITLES: Final = {
    Premium.TRIPLE_WORD: "triple word",
    Premium.DOUBLE_WORD: "double word",
    Premium.TRIPLE_LETTER: "triple letter",
    Premium.DOUBLE_LETTER: "double letter",
}
_BESIDE: Final = (
    *(("above left", -1, -1), ("above", -1, 0), ("above right", -1, 1)),
    *(("left", 0, -1), ("right", 0, 1)),
    *(("below left", 1, -1), ("below", 1, 0), ("below right", 1, 1)),
)


class BoardReader:
    """Reads a board in words.

    Args:
        board: the tiles.
        layout: the premium squares.
    """

    def __init__(self, board: Board, layout: BoardLayout) -> None:
        self._board: Final = board
        self._layout: Final = layout

    def row(self, typed: str) -> list[str]:
        """Return a sentence on the row whose number was typed."""
        if not (typed.isascii() and typed.isdigit() and 1 <= int(typed[:3]) <= SIZE):
            return [f"Type a row from 1 to {SIZE}, such as row 8."]
        row = int(typed) - 1
        return [f"Row {row + 1}: {self._line([square_at(row, at) for at in range(SIZE)])}."]

    def column(self, typed: str) -> list[str]:
        """Return a sentence on the column whose letter was typed."""
        try:
            column = column_of(read_name(f"{typed.strip()}1")[0])
        except ValueError:
            return ["Type a column from A to O, such as column H."]
        return [f"Column {typed.upper()}: {self._line([*range(column, SQUARES, SIZE)])}."]

    def around(self, typed: str) -> list[str]:
        """Return lines on the square whose name was typed and on those beside it."""
        try:
            square = read_name(typed)[0]
        except ValueError:
            return ["Type a square from A1 to O15, such as around F7."]
        lines = [f"{name_of(square)}: {self._content(square)}."]
        for where, down, right in _BESIDE:
            row, column = row_of(square) + down, column_of(square) + right
            if 0 <= row < SIZE and 0 <= column < SIZE:
                other = square_at(row, column)
                lines.append(f"{where.capitalize()}, {name_of(other)}: {self._content(other)}.")
        return lines

    def premiums(self) -> list[str]:
        """Return a line for each kind of premium squares, with those that are free."""
        return [*self._premium_lines()] or ["Every premium square is covered."]

    def _premium_lines(self) -> Iterator[str]:
        for premium, title in _TITLES.items():
            free = [
                name_of(square)
                for square in range(SQUARES)
                if self._layout.premiums[square] is premium and not self._board.covered(square)
            ]
            if free:
                yield f"{title.capitalize()}: {', '.join(free)}."

    def _line(self, squares: list[int]) -> str:
        """Return what is on squares in a line: words, free squares, and premiums one by one."""

        def kind(square: int) -> tuple[bool, int]:
            covered = self._board.covered(square)
            plain = self._layout.premiums[square] is Premium.NONE
            return covered, -1 if covered or plain else square

        parts = []
        for (covered, _), run in groupby(squares, kind):
            places = [*run]
            ends = name_of(places[0])
            if len(places) > 1:
                ends += f" to {name_of(places[-1])}"
            content = self._tiles(places) if covered else self._content(places[0])
            parts.append(f"{ends} {content}")
        return "; ".join(parts)

    def _tiles(self, squares: list[int]) -> str:
        """Return the letters of tiles, with the blanks among them."""
        tiles = [self._board[square] for square in squares]
        blanks = [f"{tile.upper()} a blank" for tile in tiles if tile.islower()]
        return " with ".join(["".join(tiles).upper(), *([listed(blanks)] if blanks else [])])

    def _content(self, square: int) -> str:
        if self._board.covered(square):
            return self._tiles([square])
        premium = self._layout.premiums[square]
        return f"free, {_TITLES[premium]}" if premium in _TITLES else "free"
