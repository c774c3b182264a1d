"""The end of a game against an opponent at a glance: who won, and both scores."""

from functools import partial
from typing import Final

from textual.geometry import Region

from wordarcade.games.hand.game_sum import GameSum
from wordarcade.games.hand.helped import Helped
from wordarcade.games.hand.outcome import turning_point
from wordarcade.looks.big_number import FONTS
from wordarcade.looks.brush import Brush, Piece
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import font
from wordarcade.looks.golden_row import GoldenRow
from wordarcade.looks.motion import play
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.screens.hand.summary import stars
from wordarcade.support.wording import fitted, percentage

_SIDES: Final = ("player", "rival")
"""The roles of the two players: the one at the screen at the left."""
_YOU: Final = "You"
_GAP: Final = 3
"""Columns between digits and what stands beside them."""
_FACTS: Final = 14
"""Columns for the facts beside digits that are not the smallest."""
_TWO_LINES: Final = 7
"""Rows of digits from which a best word stands below what it is."""
_STEPS: Final = 12
"""The most figures that are seen while the scores are counted up."""


class GameHead(PixelWidget):
    """Paints who won as a banner, both scores with their facts, and what decided the game.

    Args:
        id: the ID of the widget in the DOM.
    """

    DEFAULT_CSS = "GameHead { width: 100%; height: 6; }"

    def __init__(self, *, id: str) -> None:  # noqa: A002 - as every widget has it
        super().__init__(id=id)
        self._gold = GoldenRow(self)
        self._shown: GameSum | None = None
        self._share = 1.0
        """How much of the scores is counted by now, from 0 to 1."""

    @property
    def golden(self) -> bool:
        """Whether the banner is golden: the player has won without a hint."""
        shown = self._shown
        return shown is not None and shown.won and not shown.hints

    @property
    def banner(self) -> str:
        """The sentence that says who won; empty while that is unknown."""
        return self._shown.told if self._shown is not None else ""

    def show(self, shown: GameSum) -> None:
        """Show a game."""
        shone = self.golden
        self._shown = shown
        if self.golden and not shone:
            self._gold.shine()
        self.repaint()

    def count_up(self) -> None:
        """Count both scores up, if things may move."""
        play(self, [partial(self._count, step / _STEPS) for step in range(_STEPS + 1)])

    def _count(self, share: float) -> None:
        self._share = share
        self.repaint()

    def rows(self, columns: int, *, high: bool) -> int:
        """Return the rows that the head takes.

        Args:
            columns: the room of a line.
            high: whether there is room for larger digits.
        """
        return self._lines(columns, high=high) + (4 if high else 2)

    def _lines(self, columns: int, *, high: bool) -> int:
        """Return the rows of the largest digits that leave room for the facts."""
        if not high or self._shown is None:
            return min(FONTS)
        return next(
            (
                lines
                for lines in sorted(FONTS, reverse=True)
                if sum(map(font(FONTS[lines]).width, self._scores)) + 2 * (_FACTS + _GAP) <= columns
            ),
            min(FONTS),
        )

    @property
    def _scores(self) -> list[str]:
        shown = self._shown
        scores = () if shown is None else (shown.score, shown.theirs)
        return ["" if each is None else str(each) for each in scores]

    def paint(self, canvas: Canvas) -> None:
        """Paint the banner, the scores and the sentence below them."""
        if self._shown is None:
            return
        brush, room = Brush(canvas, self.palette), Region(0, 0, canvas.columns, canvas.rows)
        self._paint_banner(brush, room)
        high = canvas.rows > self.rows(canvas.columns, high=False)
        lines = self._lines(canvas.columns, high=high)
        top, digits = 1 + (canvas.rows > lines + 2), font(FONTS[lines])
        widths = [digits.width(score) for score in self._scores]
        half = (canvas.columns - sum(widths) - 2 * _GAP) // 2 - 1
        for side, (score, width) in enumerate(zip(self._scores, widths, strict=True)):
            counted = str(round(int(score) * self._share)) if score else ""
            right = canvas.columns if side else width
            brush.digits(right - digits.width(counted), top, counted, digits, _SIDES[side])
            facts = self._facts(side, lines, half)
            for row, fact in enumerate(facts, start=top + (lines - len(facts)) // 2):
                if side:
                    brush.right(canvas.columns - width - _GAP, row, fact)
                else:
                    brush.write(width + _GAP, row, fact)
        brush.centred(room, canvas.rows - 1, *self._below(canvas.columns))

    def _paint_banner(self, brush: Brush, room: Region) -> None:
        text = fitted(self.banner, room.width - 2)
        left = (room.width - len(text)) // 2
        ink = self.palette.ink("text")
        if self.golden:
            ink = self.palette.face("selected").ink
            self._gold.paint(brush.canvas, Region(0, 0, room.width, 2))
        elif self._lost and not self.palette.mono:
            ink = self.palette.face("refused").ink
            brush.canvas.fill(0, 0, room.width, 2, self.palette.face("refused").face)
        brush.canvas.text(left, 0, text, ink, bold=True)

    @property
    def _lost(self) -> bool:
        shown = self._shown
        return shown is not None and shown.theirs is not None and shown.score < shown.theirs

    def _facts(self, side: int, lines: int, room: int) -> list[Piece]:
        """Return who a player is, their share of the best and their best word, a line each."""
        shown = self._shown
        if shown is None:
            return []
        points, best_word = (shown.score, shown.theirs)[side], shown.best_words[side]
        name = (_YOU, shown.rival.capitalize())[side]
        ahead = self._lost if side else shown.won
        facts: list[Piece] = [(fitted(f"★ {name}" if ahead else name, room), _SIDES[side], True)]
        if points is None:
            return [*facts, (fitted("working it out …", room), "muted")]
        if shown.best:
            share = percentage(points, shown.best)
            facts.append((_fitting(room, f"{share} of best", share), "muted"))
        if best_word and lines >= _TWO_LINES:
            facts += [("", "muted"), ("best word", "muted"), (fitted(best_word, room), "text")]
        elif best_word:
            told = _fitting(room, f"best word {best_word}", f"best {best_word}", best_word)
            facts.append((told, "text"))
        return facts

    def _below(self, columns: int) -> list[Piece]:
        """Return the rating of the game, and the hand that decided it, if there is room."""
        shown = self._shown
        if shown is None:
            return []
        known = [hand.par for hand in shown.hands if hand.par is not None]
        rated = ""
        if len(known) == len(shown.hands):
            rated = stars(shown.score, known, Helped(shown.hints)).plain.strip()
        turn = turning_point(shown.hands)
        if turn and len(rated) + len(turn) + _GAP > columns:
            rated = rated.partition(" ")[0]
        starred, _, rest = rated.partition(" ")
        if not starred.startswith(("★", "☆")):
            starred, rest = "", rated
        pieces: list[Piece] = [(starred, "focus", True), (f" {rest}" if starred else rest, "muted")]
        return [*pieces, (" " * _GAP if turn and rated else "", "muted"), (turn, "text", True)]


def _fitting(room: int, *forms: str) -> str:
    """Return the first form that fits; nothing if none does."""
    return next((form for form in forms if len(form) <= room), "")
