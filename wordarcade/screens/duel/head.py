"""The scores of both players at a glance, and who has won."""

from typing import Final

from textual.geometry import Region

from wordarcade.games.duel.comparison import Comparison
from wordarcade.games.duel.match import Match, round_sentence, standing_sentence
from wordarcade.looks.brush import Brush, Piece
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import PixelFont, font
from wordarcade.looks.golden_row import GoldenRow
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.support.wording import fitted

SIDES: Final = ("player", "rival")
"""The roles of the two players: sky at the left, coral at the right."""

_HUGE: Final = "digits-huge"
_LARGE: Final = "digits-large"
_HUGE_FROM: Final = 10
"""Rows from which the digits are the largest, with the sentences under them."""
_GAP: Final = 3


class DuelHead(PixelWidget):
    """Paints the two scores, and between or under them what they mean.

    Args:
        match: how the match stands.
        round_: the round that is shown, from 1.
        comparison: what both have found in it.
    """

    DEFAULT_CSS = "DuelHead { width: 100%; }"

    def __init__(self, match: Match, round_: int, comparison: Comparison) -> None:
        super().__init__()
        self._match = match
        self._round = round_
        self._comparison = comparison
        self._gold = GoldenRow(self)

    def on_mount(self) -> None:
        """Let the sentence that names the winner shine."""
        if self._decided:
            self._gold.shine()

    @property
    def _decided(self) -> bool:
        """Whether this round has given the match, or the only duel, a winner."""
        match = self._match
        return match.winner is not None and self._round >= max(match.points)

    @property
    def reach(self) -> int:
        """The columns that a score takes at its side, when the digits are the largest."""
        widths = [font(_HUGE).width(str(points)) for points in self._comparison.points]
        return max(widths) + _GAP + max(len(each) for each in self._beside(0) + self._beside(1))

    def paint(self, canvas: Canvas) -> None:
        """Paint both sides and the sentences."""
        brush = Brush(canvas, self.palette)
        tall = canvas.rows >= _HUGE_FROM
        digits = font(_HUGE if tall else _LARGE)
        texts = [str(points) for points in self._comparison.points]
        if max(map(digits.width, texts)) > canvas.columns // 4:
            digits = font(_LARGE)
        brush.digits(0, 0, texts[0], digits, SIDES[0])
        right = canvas.columns - digits.width(texts[1])
        brush.digits(right, 0, texts[1], digits, SIDES[1])
        inner = Region(0, 0, canvas.columns, canvas.rows)
        if not tall:
            left = digits.width(texts[0]) + _GAP
            inner = Region(left, 0, right - _GAP - left, canvas.rows)
        self._paint_names(brush, digits, texts, tall=tall)
        row = canvas.rows - 2 if tall else 1
        lines = self._sentences(inner.width, tall=tall)
        decisive = len(lines) - 1 if self._match.terms.rounds > 1 else 0
        for number, line in enumerate(lines):
            if self._decided and number == decisive:
                self._paint_victory(brush, inner, row + number, line)
            else:
                brush.centred(inner, row + number, *line)

    def _paint_victory(self, brush: Brush, room: Region, row: int, line: list[Piece]) -> None:
        """Write the sentence that names the winner on gold."""
        text = "".join(piece[0] for piece in line)
        self._gold.paint(brush.canvas, Region(room.x, 2 * row, room.width, 2))
        left, ink = room.x + (room.width - len(text)) // 2, self.palette.face("selected").ink
        brush.canvas.text(left, row, text, ink, bold=True)

    def _beside(self, player: int) -> tuple[str, ...]:
        star = "★ " if self._match.winner_of(self._round) == player else ""
        return f"{star}{self._match.terms.names[player]}", *self._comparison.facts[player]

    def _paint_names(
        self, brush: Brush, digits: PixelFont, texts: list[str], *, tall: bool
    ) -> None:
        columns = brush.canvas.columns
        left = digits.width(texts[0]) + _GAP
        right = columns - digits.width(texts[1]) - _GAP
        half = (right - left) // 2 - 1
        for player in (0, 1):
            name, *facts = self._beside(player)
            facts = facts if tall else facts[:1]
            name = fitted(name, max(4, half))
            if not tall:
                # In one line: who, and how many words.
                said: list[Piece] = [(name, SIDES[player], True)]
                if facts and len(name) + 2 + len(facts[0]) <= half:
                    fact: Piece = (facts[0], "muted")
                    gap: Piece = ("  ", "muted")
                    said = [fact, gap, *said] if player else [*said, gap, fact]
                if player:
                    brush.right(right, 0, *said)
                else:
                    brush.write(left, 0, *said)
                continue
            for row, (text, role, bold) in enumerate(
                [(name, SIDES[player], True), *((fact, "muted", False) for fact in facts)], start=1
            ):
                if player:
                    brush.right(right, row, (text, role, bold))
                else:
                    brush.write(left, row, (text, role, bold))

    def _sentences(self, columns: int, *, tall: bool) -> list[list[Piece]]:
        """Return who has won, both readings of the score, and how the match stands."""
        match, unshared = self._match, self._comparison.unshared
        won = match.winner_of(self._round) is not None
        said = round_sentence(match, self._round)
        first: list[Piece] = [("★ ", "focus", True)] if won else []
        if won and len(said) > columns - 2:  # the scores beside it tell by how much
            said = f"{said.rpartition(' by ')[0]}."
        first.append((fitted(said, columns - 2), "text", True))
        shared = ""
        if unshared is not None:
            shared = f"Shared words aside, {unshared[0]} to {unshared[1]}"
            if len(shared) > columns:
                shared = f"Unshared {unshared[0]} to {unshared[1]}"
        lines = [first]
        if shared and tall and len(said) + len(shared) + 6 <= columns:
            first.append((f"  {shared}.", "muted"))
        elif shared:
            lines.append([(fitted(shared, columns), "muted")])
        if (standing := self._standing(columns)) is not None:
            lines.append(standing)
        return lines

    def _standing(self, columns: int) -> list[Piece] | None:
        """Return the rounds that each has won as dots, and what they mean."""
        said = standing_sentence(self._match, self._round)
        if not said:
            return None
        names, needed = self._match.terms.names, self._match.needed
        dots = [
            "●" * min(wins, needed) + "○" * (needed - wins)
            for wins in self._match.wins(self._round)
        ]
        whole: list[Piece] = [
            (f"{names[0]} {dots[0]}", SIDES[0], True),
            (f"  {said}  ", "text"),
            (f"{dots[1][::-1]} {names[1]}", SIDES[1], True),
        ]
        if sum(len(piece[0]) for piece in whole) > columns:
            room = columns - 2 * needed - 2
            whole = [
                (dots[0], SIDES[0], True),
                (f" {said} " if len(said) <= room else "  ", "text"),
                (dots[1][::-1], SIDES[1], True),
            ]
        return whole
