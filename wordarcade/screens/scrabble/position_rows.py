"""What is typed of a position besides its tiles on the board: racks, points, scoreless turns."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical

from wordarcade.games.scrabble.position_editor import Sketch
from wordarcade.widgets.text_row import TextRow

_STROKES: Final = 14
"""Strokes between the rows of a CGP."""


def holds_position(row: TextRow) -> bool:
    """Return whether a CGP was pasted into a row."""
    return row.text.count("/") >= _STROKES


class PositionRows(Vertical):
    """A row for each rack and each score, and one for the scoreless turns.

    Args:
        sketch: the position to begin with.
    """

    DEFAULT_CSS = """
    PositionRows TextRow > Static { width: 18; }
    """

    def __init__(self, sketch: Sketch) -> None:
        super().__init__()
        self._racks: Final = tuple(
            TextRow(label, sketch.racks[player], placeholder=hint)
            for player, (label, hint) in enumerate(
                (("Your rack", "? is a blank"), ("Their rack", "unknown"))
            )
        )
        self._scores: Final = tuple(
            TextRow(label, str(sketch.scores[player]), placeholder="0")
            for player, label in enumerate(("Your score", "Their score"))
        )
        self._scoreless: Final = TextRow(
            "Scoreless turns", str(sketch.scoreless), placeholder="in a row"
        )

    def compose(self) -> ComposeResult:
        """Yours before theirs."""
        for rack, score in zip(self._racks, self._scores, strict=True):
            yield rack
            yield score
        yield self._scoreless

    def is_rack(self, row: TextRow) -> bool:
        """Whether a row holds a rack."""
        return row in self._racks

    def typed(self, row: TextRow, sketch: Sketch) -> Sketch:
        """Return a position with what a row says.

        Args:
            row: one of these.
            sketch: the position before.

        Raises:
            PositionError: that cannot be.
        """
        if row in self._racks:
            return sketch.with_rack(self._racks.index(row), row.text)
        if row is self._scoreless:
            return sketch.with_scoreless(row.text)
        return sketch.with_score(self._scores.index(row), row.text)

    def put_back(self, row: TextRow, sketch: Sketch) -> None:
        """Put what a position has into a row in place of what is typed there; no zero to type on.

        Racks are in capitals.
        """
        if row in self._racks:
            self.fill_racks(sketch)
        elif row is self._scoreless:
            row.fill(str(sketch.scoreless or ""))
        else:
            row.fill(str(sketch.scores[self._scores.index(row)] or ""))

    def fill(self, sketch: Sketch) -> None:
        """Put what a position has into all rows."""
        self.fill_racks(sketch)
        for player in (0, 1):
            self._scores[player].fill(str(sketch.scores[player]))
        self._scoreless.fill(str(sketch.scoreless))

    def fill_racks(self, sketch: Sketch) -> None:
        """Put the racks of a position into their rows, in capitals."""
        for player in (0, 1):
            self._racks[player].fill(sketch.racks[player])
