"""The bubble beside the tiles that are laid: what they earn, or why they cannot be played."""

from dataclasses import dataclass

from textual.geometry import Region

from wordarcade.engine.scrabble.squares import SIZE, Direction, column_of, row_of
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import Face
from wordarcade.widgets.board_frame import BoardFrame


@dataclass(frozen=True, slots=True)
class Bubble:
    """A short text that points to a word.

    Attributes:
        text: a few words, such as "30".
        square: the first square of the word.
        direction: the way it runs.
        refused: whether the word cannot be played.
    """

    text: str
    square: int
    direction: Direction
    refused: bool = False

    def region(self, frame: BoardFrame) -> Region:
        """Return the cells it takes: above a word across, left of a word down.

        Where there is no room it lies below, or at the right; it never leaves the board.
        """
        first, size = frame.region(self.square), frame.size
        width = min(len(self.text) + 4, SIZE * size.width)
        if self.direction is Direction.ACROSS:
            above = row_of(self.square) > 0
            y = first.y - 1 - (size.height > 1) if above else first.bottom
            x = first.x
        else:
            before = column_of(self.square) * size.width >= width
            y = first.y + size.middle
            x = first.x - width if before else first.right
        right = frame.corner.x + SIZE * size.width
        return Region(min(x, right - width), y, width, 1)


def paint_bubble(canvas: Canvas, bubble: Bubble, frame: BoardFrame, face: Face) -> None:
    """Paint a bubble over the squares that it covers."""
    region = bubble.region(frame)
    canvas.erase(region.x, region.y, region.width, region.height)
    canvas.fill(region.x, 2 * region.y, region.width, 2 * region.height, face.face)
    room = region.width - 2
    text = bubble.text if len(bubble.text) <= room else f"{bubble.text[: room - 1]}…"
    canvas.text(region.x, region.y, f"{text:^{region.width}}", face.ink, bold=True)
    if bubble.direction is Direction.ACROSS:
        below = region.y < frame.region(bubble.square).y
        canvas.text(region.right - 2, region.y, "▾" if below else "▴", face.ink, bold=True)
