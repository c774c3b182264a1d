"""The bubble beside the tiles that are laid: what they earn, or why they cannot be played."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from textual.geometry import Region

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.layout import Premium
from wordarcade.engine.scrabble.squares import (
    SIZE,
    SQUARES,
    Direction,
    column_of,
    row_of,
    square_at,
)
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import Face
from wordarcade.widgets.board_frame import BoardFrame


def covered_on(board: Board) -> set[int]:
    """Return the squares that have a tile: no bubble may hide them."""
    return {square for square in range(SQUARES) if board.covered(square)}


def premium_squares(premiums: Sequence[Premium]) -> set[int]:
    """Return the squares that a bubble had better not hide: those with a premium.

    Args:
        premiums: one a square, row-major.
    """
    return {square for square in range(SQUARES) if premiums[square] is not Premium.NONE}


@dataclass(frozen=True, slots=True)
class Bubble:
    """A short text that points to a word.

    Attributes:
        text: a few words, such as "30".
        square: the first square of the word.
        direction: the way it runs.
        length: its squares.
        refused: whether the word cannot be played.
        at_length: the same in lines, for boards with rows enough in a square.
    """

    text: str
    square: int
    direction: Direction
    length: int = 1
    refused: bool = False
    at_length: tuple[str, ...] = ()

    def float_free(
        self, frame: BoardFrame, taken: Collection[int], spared: Collection[int] = ()
    ) -> "FloatingBubble | None":
        """Return the bubble in its best place: above a word across, left of a word down.

        It always touches its word, so that nobody wonders what it is about. Where there is no
        room it is short, or shows its first sign alone, or is not shown: the entry line says the
        same.

        Args:
            frame: the board on the screen.
            taken: the squares that have to stay in sight.
            spared: those that it hides only where no other place touches the word.
        """
        short = [(text,) for text in dict.fromkeys((self.text, self.text.split()[0]))]
        long = [self.at_length] if 0 < len(self.at_length) < frame.size.height else []
        for lines in (*long, *short):
            sign = 1 if len(lines) > 1 else 0  # a longer last line would touch it
            width = min(max(map(len, lines)) + 2 + sign, SIZE * frame.size.width)
            free = [
                (not hidden.isdisjoint(spared), region)
                for region in self._places(frame, width, len(lines))
                if (hidden := set(frame.squares_under(region))).isdisjoint(taken)
            ]
            if free:
                _, region = min(free, key=lambda each: each[0])
                return FloatingBubble(lines, region, self._word(frame), self.refused)
        return None

    def _word(self, frame: BoardFrame) -> Region:
        """Return the cells of the word."""
        last = square_at(*self._last)
        return frame.region(self.square).union(frame.region(last))

    @property
    def _last(self) -> tuple[int, int]:
        """Row and column of the last square on the board."""
        row, column, more = row_of(self.square), column_of(self.square), self.length - 1
        if self.direction is Direction.ACROSS:
            return row, min(SIZE - 1, column + more)
        return min(SIZE - 1, row + more), column

    def _places(self, frame: BoardFrame, width: int, lines: int) -> Iterator[Region]:
        """Yield the places on the board that touch the word, the best first.

        Where squares have rows to spare it leaves one between itself and a word above or below.
        """
        size = frame.size
        row, column = row_of(self.square), column_of(self.square)
        last_row, last_column = self._last
        squares = -(-width // size.width)
        across = self.direction is Direction.ACROSS
        if across:
            best = (row - 1 if row else 1, column)
        else:
            best = (row, column - squares if column >= squares else column + 1)
        tops = range(max(0, row - 1), min(SIZE, last_row + 2))
        lefts = range(max(0, column - squares), min(SIZE - squares, last_column + 1) + 1)

        def touches(place: tuple[int, int]) -> bool:
            """Whether a place has an edge in common with the word, and hides nothing of it."""
            top, left = place
            below = max(row - top, top - last_row, 0)
            beside = max(column - (left + squares - 1), left - last_column, 0)
            return below + beside == 1

        def distance(place: tuple[int, int]) -> int:
            """Squares to the best place; along the word they count twice."""
            top, left = place
            down, right = abs(top - best[0]), abs(left - best[1])
            return down + right + (right if across else down)

        for top, left in sorted(filter(touches, product(tops, lefts)), key=distance):
            first = frame.region(square_at(top, left))
            down = size.height - lines if top > last_row else 0
            yield Region(first.x, first.y + (size.middle if lines == 1 else down), width, lines)


@dataclass(frozen=True, slots=True)
class FloatingBubble:
    """A bubble in its place.

    Attributes:
        lines: what it says.
        region: the cells it takes.
        word: those of its word.
        refused: whether the word cannot be played.
    """

    lines: tuple[str, ...]
    region: Region
    word: Region
    refused: bool

    def paint(self, canvas: Canvas, face: Face) -> None:
        """Paint it over the squares that it covers."""
        region = self.region
        canvas.erase(region.x, region.y, region.width, region.height)
        canvas.fill(region.x, 2 * region.y, region.width, 2 * region.height, face.face)
        room = region.width - 2
        for number, line in enumerate(self.lines):
            text = line if len(line) <= room else f"{line[: room - 1]}…"
            row, bold = region.y + number, number == 0
            canvas.text(region.x, row, f"{text:^{region.width}}", face.ink, bold=bold)
        if not self.word.y <= region.y < self.word.bottom and (
            region.x < self.word.right and self.word.x < region.right
        ):
            above = region.y < self.word.y
            sign, row = ("▾", region.bottom - 1) if above else ("▴", region.y)
            canvas.text(region.right - 1, row, sign, face.ink, bold=True)
