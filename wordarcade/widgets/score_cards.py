"""The scores of a game of several players: big digits in a card each, or one card for all."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from textual.geometry import Region
from textual.reactive import reactive

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import PixelFont, font
from wordarcade.looks.motion import Motion, play
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.widgets.seats import role_of, sign_of

_BESIDE: Final = 18
"""The fewest columns of a card that has another beside it."""
_MOST_BESIDE: Final = 2
_DIGITS: Final = 3
"""Rows of the digits."""
_ROOMY: Final = 7
"""Rows of a card from which a row above the digits stays free."""
_INSET: Final = 2
PART: Final = " · "
"""Stands between the parts of a note, of which one may stand above the points."""
_COMING: Final = "if played"
_STEPS: Final = 4
_COUNTING: Final = 0.16
"""Steps in which points count up, and the seconds that they take."""


@dataclass(frozen=True, slots=True)
class ScoreCard:
    """The standing of a player.

    Attributes:
        name: the player.
        score: the points.
        place: of the player, which decides the colour; see `seats`.
        moves: whether it is this player's turn.
        leads: whether this player leads, or has won.
        clock: the time left, or an empty string.
        note: a few words below the points, such as "20 behind"; the first of two parts stands
            above them where both have no room.
        coming: what a placement would earn, or an empty string.
    """

    name: str
    score: int
    place: int = 1
    moves: bool = False
    leads: bool = False
    clock: str = ""
    note: str = ""
    coming: str = ""

    @property
    def role(self) -> str:
        """The role of its colour."""
        return role_of(self.place)

    @property
    def mark(self) -> str:
        """The sign before the name."""
        if self.moves:
            return "▸ "
        return "★ " if self.leads else ""

    @property
    def points(self) -> str:
        """The points as they are shown."""
        return f"{self.score:,}".replace("-", "−")


class ScoreCards(PixelWidget):
    """One or two cards beside each other; more players, or little room, share one."""

    DEFAULT_CSS = """
    ScoreCards {
        background: $role-ground;
    }
    """

    cards: reactive[tuple[ScoreCard, ...]] = reactive((), repaint=False, init=False)
    """The players in the order of turns."""

    _counted: tuple[ScoreCard, ...] = ()
    _counting: Motion | None = None

    def watch_cards(self, before: tuple[ScoreCard, ...], after: tuple[ScoreCard, ...]) -> None:
        """Paint the new standing; points that have grown count up."""
        if self._counting is not None:
            self._counting.finish()
        same = [card.name for card in before] == [card.name for card in after]
        grown = same and any(new.score > old.score for old, new in zip(before, after, strict=True))
        if not grown:
            self._count(after)
            return
        pairs = tuple(zip(before, after, strict=True))
        shares = [step / _STEPS for step in range(1, _STEPS + 1)]
        frames = [partial(self._count_up, pairs, share) for share in shares]
        self._counting = play(self, frames, _COUNTING)

    def _count_up(self, pairs: Sequence[tuple[ScoreCard, ScoreCard]], share: float) -> None:
        self._count(
            tuple(
                replace(new, score=old.score + round((new.score - old.score) * share))
                for old, new in pairs
            )
        )

    def _count(self, cards: tuple[ScoreCard, ...]) -> None:
        self._counted = cards
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the cards."""
        cards = self._counted or self.cards
        if not cards:
            return
        width = (canvas.columns + 2) // len(cards) - 2
        if len(cards) <= _MOST_BESIDE and width >= _BESIDE:
            for number, card in enumerate(cards):
                left = number * (width + 2)
                last = canvas.columns - left if number == len(cards) - 1 else width
                self._paint_card(canvas, Region(left, 0, last, canvas.rows), card)
        else:
            self._paint_shared(canvas, cards)

    @property
    def _font(self) -> PixelFont:
        return font("digits-small")

    def _paint_card(self, canvas: Canvas, region: Region, card: ScoreCard) -> None:
        self._paint_box(canvas, region, card)
        x, y = region.x + _INSET, region.y + 1
        top = y + (1 if region.height >= _ROOMY else 0)
        self._paint_points(canvas, x, top, card, region)
        room = region.width - 2 * _INSET
        if card.coming:
            self._paint_coming(canvas, card.coming, region)
        if region.height >= _DIGITS + 3:
            muted, note = self.palette.ink("muted"), card.note
            above, _, below = note.rpartition(PART)
            if len(note) > room and above:
                note = below
                if top > y:
                    canvas.text(x, y, _cut(above, room), muted)
            canvas.text(x, region.bottom - 2, _cut(note, room), muted)

    def _paint_coming(self, canvas: Canvas, coming: str, region: Region) -> None:
        """Write what a play would earn in the lower border, however long the points are."""
        ink, muted = self.palette.ink("focus"), self.palette.ink("muted")
        whole = f" {coming} {_COMING} "
        text = whole if len(whole) <= region.width - 2 else f" {coming} "
        canvas.text(region.right - 1 - len(text), region.bottom - 1, text, muted)
        canvas.text(region.right - len(text), region.bottom - 1, coming, ink, bold=True)

    def _paint_points(
        self, canvas: Canvas, x: int, row: int, card: ScoreCard, region: Region
    ) -> int:
        """Paint the points in big digits, or as text where there is no room; return the width."""
        ink, text = self.palette.ink(card.role), str(card.score).replace("-", "−")
        drawn = self._font
        if all(drawn.draws(sign) for sign in text) and drawn.width(text) <= region.width - 4:
            canvas.bits(x, 2 * row, drawn.row(text), ink)
            return drawn.width(text)
        canvas.text(x, row + 1, text, ink, bold=True)
        return len(text)

    def _paint_lines(
        self, canvas: Canvas, lines: Sequence[tuple[str, str]], left: int, room: int
    ) -> None:
        """Write lines, each with its role, beside the digits; long ones below, if there is room."""
        below = list(range(_DIGITS + 1, canvas.rows - 1))
        beside = list(range(1, canvas.rows - 1 if len(lines) > _DIGITS else _DIGITS + 1))
        for text, role in lines:
            if len(text) > room and below:
                row, x, columns = below.pop(0), _INSET, canvas.columns - 2 * _INSET
                beside = [each for each in beside if each != row]
            elif beside:
                row, x, columns = beside.pop(0), left, room
                below = [each for each in below if each != row]
            else:
                return
            canvas.text(x, row, _cut(text, columns), self.palette.ink(role))

    def _paint_box(self, canvas: Canvas, region: Region, card: ScoreCard) -> None:
        """Paint a rounded box with the player in its border."""
        ink = self.palette.ink(card.role if card.moves else "hairline")
        inner = region.width - 2
        canvas.text(region.x, region.y, f"╭{'─' * inner}╮", ink)
        for row in range(region.y + 1, region.bottom - 1):
            canvas.text(region.x, row, "│", ink)
            canvas.text(region.right - 1, row, "│", ink)
        canvas.text(region.x, region.bottom - 1, f"╰{'─' * inner}╯", ink)
        clock, name = f" {card.clock} " if card.clock else "", f"{card.mark}{card.name}"
        room, right = inner - 4 - len(clock), region.right - 2
        if clock and len(name) > room:  # no line behind the clock, and one blank before it
            room, right = room + 2, right + 1
        name = _cut(name, room)
        canvas.text(region.x + 2, region.y, f" {name} ", self.palette.ink(card.role), bold=True)
        canvas.text(right - len(clock), region.y, clock, self.palette.ink("muted"))

    def _paint_shared(self, canvas: Canvas, cards: Sequence[ScoreCard]) -> None:
        """Paint the points of whoever moves, or else leads, big, and those of all in rows."""
        big = next((each for each in cards if each.moves), None) or max(
            cards, key=lambda each: each.score
        )
        region = Region(0, 0, canvas.columns, canvas.rows)
        self._paint_box(canvas, region, big)
        width = self._paint_points(canvas, _INSET, 1, big, region)
        left = _INSET + width + 2
        room = canvas.columns - left - _INSET
        if len(cards) <= _MOST_BESIDE:
            lines = [
                (big.coming, "focus"),
                *((f"{each.name} {each.points}", each.role) for each in cards if each is not big),
                (big.note, "muted"),
            ]
            self._paint_lines(canvas, [line for line in lines if line[0]], left, room)
            return
        for row, card in enumerate(cards[: canvas.rows - 2], start=1):
            ink = self.palette.ink(card.role)
            figures = f"{card.points:>6}"
            if card.clock and room >= 24:
                figures += f"{card.clock:>7}"
            sign = sign_of(card.place, len(cards))
            name = _cut(f"{card.mark or '  '}{sign}{card.name}", room - len(figures))
            canvas.text(left, row, name, ink, bold=card.moves)
            canvas.text(left + room - len(figures), row, figures, ink, bold=True)
        note = big.note if not big.coming else f"{big.coming} {_COMING}"
        below, inside = canvas.rows - 2, canvas.columns - 2 * _INSET
        if below > len(cards):  # a row of its own
            canvas.text(_INSET, below, _cut(note, inside), self.palette.ink("muted"))
        elif note:
            note = f" {_cut(note, inside - 2)} "
            canvas.text(_INSET, canvas.rows - 1, note, self.palette.ink("muted"))


def _cut(text: str, room: int) -> str:
    """Return as much of a text as there is room for."""
    if len(text) <= room:
        return text
    return f"{text[: max(0, room - 1)]}…" if room > 0 else ""
