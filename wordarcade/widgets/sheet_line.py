"""The lines of a score sheet, and their layout in columns."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from textual.content import Content

from wordarcade.support.wording import points_text
from wordarcade.widgets.seats import SIGNS
from wordarcade.widgets.tone import Tone

_PLACE: Final = 3
"""Columns of the longest name of a square, such as 14J."""

_LONGEST_NAME: Final = 10
_CUT: Final = 3
"""Names in so few columns are cut without a sign for it."""

_SHORTEST_TEXT: Final = 6
_USUAL_TEXT: Final = 9
"""Names give way to texts that are no longer than this."""
_BETWEEN: Final = Content("  ")
_MOST_BESIDE: Final = 2
"""Players who have columns beside each other."""
_GAIN: Final = 4
_TOTAL: Final = 4
_WITH_TOTAL: Final = 22
"""Columns of a player's part from which running totals are shown."""
_BARS: Final = (8, 5)
"""Columns of the bars of what turns lost, where there is room for them."""
_FULL_BAR: Final = 20.0
"""Points lost that fill a bar, unless a turn has lost more."""
_BAR: Final = "▆"
NOTED: Final = "✎"
"""The sign of a turn with a note of the player's own."""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A turn and its points.

    Attributes:
        player: its player, 0-based in the order of turns.
        text: the word played, its blanks in lowercase, or the name of another move.
        total: the player's points after it, or None if unknown.
        gain: the points gained or lost; None for a line without points.
        place: the square and the direction of a play, such as 8D; else empty.
        odd: whether it breaks a rule.
        short: the text where there is no room for all of it; empty for the text itself, cut.
        lost: what it lost against the best turn, with a mark; empty while that is unknown.
        loss: the same in points; 0 while that is unknown.
        hurts: whether it lost so much that it should be looked at.
        bingo: whether it played a whole rack.
        noted: whether the player has made a note on it.
    """

    player: int
    text: str
    total: int | None
    gain: int | None = None
    place: str = ""
    odd: bool = False
    short: str = ""
    lost: str = ""
    loss: float = 0
    hurts: bool = False
    bingo: bool = False
    noted: bool = False

    @property
    def text_width(self) -> int:
        """The columns that text and signs take."""
        return len(self.text) + 2 * (self.odd + self.noted)

    @property
    def total_text(self) -> str:
        """The points as they are shown."""
        return "" if self.total is None else points_text(self.total)


SheetRow = tuple[SheetLine | None, ...]
"""A row of the sheet, one entry for each player."""


def signed(points: int | None) -> str:
    """Return points with their sign, or nothing for none.

    >>> signed(48), signed(-8), signed(None)
    ('+48', '−8', '')
    """
    return "" if points is None else f"{points:+,}".replace("-", "−")


def side_by_side(lines: Iterable[SheetLine], players: int) -> list[SheetRow]:
    """Return the lines as on a sheet of paper, a column for each player, rows in order of time."""
    rows: list[list[SheetLine | None]] = []
    filled = players
    for line in lines:
        if line.player <= filled:
            rows.append([None] * players)
        rows[-1][line.player] = line
        filled = line.player
    return [tuple(row) for row in rows]


@dataclass(frozen=True, slots=True)
class SheetColumns:
    """The widths of the parts of a line, in columns.

    Attributes:
        name: of the player's name, 0 for none.
        text: of the word.
        gain: of the gain, 0 for none.
        total: of the total, 0 for none.
        lost: of what the turns lost, 0 for none.
        bar: of a bar of the same, 0 for none.
        number: of the turn's number, 0 for none.
        full: the points lost that fill a bar.
    """

    name: int
    text: int
    gain: int
    total: int
    lost: int = 0
    bar: int = 0
    number: int = 0
    full: float = _FULL_BAR

    @classmethod
    def of(
        cls, lines: Sequence[SheetLine], names: Sequence[str], width: int, *, numbered: bool = False
    ) -> "SheetColumns":
        """Return columns that fill a width; where it is too narrow figures are left out.

        Args:
            lines: what stands in them.
            names: the players' names, shortened where they are long; none if they stand elsewhere.
            width: of all together.
            numbered: whether turns have their numbers where there is room for bars as well.
        """
        gain = max((len(signed(line.gain)) for line in lines), default=0)
        total = max((len(line.total_text) for line in lines), default=0)
        lost = max((len(line.lost) for line in lines), default=0)
        number = len(str(len(lines))) if numbered else 0
        full = max(_FULL_BAR, *(line.loss for line in lines), 0)
        longest = _longest(names)
        ways = [
            *product([longest], _with_bars(total, number)),
            *product([longest], [(0, total, number), (0, 0, number), (0, 0, 0)]),
            *product([0], _figures(total, number)),
        ]
        for whole, (bar, with_total, numbers) in ways if lost else ():
            more = sum(part + 1 for part in (lost, bar, numbers) if part)
            columns = cls._between(lines, names, width - more, gain, with_total)
            if columns.text >= _USUAL_TEXT and columns.name >= whole:
                return replace(columns, lost=lost, bar=bar, number=numbers, full=full)
        columns = cls._between(lines, names, width, gain, total)
        if columns.width > width:
            columns = cls._between(lines, names, width, gain, 0)
        if columns.width > width:
            columns = cls._between(lines, names, width, 0, 0)
        return columns

    def with_number(self, number: int) -> "SheetColumns":
        """Return the columns with one for the turns' numbers, taken from the words if they can.

        Args:
            number: its columns, 0 for none.
        """
        text = self.text - number - 1
        if not number or self.number or text < _USUAL_TEXT:
            return self
        return replace(self, text=text, number=number)

    @classmethod
    def _between(
        cls, lines: Sequence[SheetLine], names: Sequence[str], width: int, gain: int, total: int
    ) -> "SheetColumns":
        """Return the columns that share what the figures leave."""
        figures = (_PLACE, gain, total)
        room = width - sum(figures) - sum(map(bool, figures))
        name = 0
        if names:
            text = min(max((line.text_width for line in lines), default=0), _USUAL_TEXT)
            name = min(_longest(names), max(room - text - 1, 1))
            room -= name + 1
        return cls(name, max(room, _SHORTEST_TEXT), gain, total)

    @property
    def width(self) -> int:
        """Columns of a whole line."""
        figures = (self.gain, self.total, self.lost, self.bar)
        parts = (self.number, self.name, _PLACE, self.text, *figures)
        return sum(parts) + sum(map(bool, parts)) - 1

    def line(self, line: SheetLine, name: str = "", number: int = 0, role: str = "text") -> Content:
        """Return a line, with its number and the player's name if there are columns for them.

        Args:
            line: what stands in it.
            name: the player's.
            number: of the turn, from 1.
            role: the role of the player's colour.

        A text that needs more room takes the column of the square as well, and that of the gain
        if there is none, or if a word then fits: the total tells it, or what the board shows.
        """
        place, text, gain = _PLACE, self.text, self.gain
        if not line.place or line.text_width > text:
            place, text = 0, _PLACE + 1 + text
        whole = text < line.text_width <= text + 1 + gain
        if gain and ((line.place and whole) or (line.gain is None and line.text_width > text)):
            text, gain = text + 1 + gain, 0
        parts = (
            (Content.styled(str(number).rjust(self.number), "$role-muted"), self.number),
            (self._name(name, role), self.name),
            (Content.styled(line.place, "$role-muted"), place),
            (self._text(line, text), text),
            (Content.styled(signed(line.gain).rjust(self.gain), "$role-text"), gain),
            (Content.styled(line.total_text.rjust(self.total), "$role-muted"), self.total),
            (Content.styled(line.lost.rjust(self.lost), _lost_style(line)), self.lost),
            (Content.styled(self._bar(line), _lost_style(line)), self.bar),
        )
        return Content(" ").join(
            part.truncate(width, ellipsis=True, pad=True) for part, width in parts if width
        )

    def _name(self, name: str, role: str) -> Content:
        return Content.styled(name[: self.name] if self.name <= _CUT else name, f"$role-{role}")

    def _bar(self, line: SheetLine) -> str:
        """Return a bar of what a turn lost: something if that was worth a thought."""
        return _BAR * max(round(line.loss * self.bar / self.full), int(line.hurts))

    def _text(self, line: SheetLine, room: int) -> Content:
        style = "bold $role-text" if line.place else "italic $role-text"
        words = line.short if line.short and line.text_width > room else line.text
        starred = line.bingo and not line.odd
        if starred:
            style = f"bold {Tone.BEST.colour}"
        signs = [(Tone.NOTICE.glyph, f"bold {Tone.NOTICE.colour}")] if line.odd else []
        if line.noted:
            signs.append((NOTED, "bold $role-focus"))
        # Beside what turns lost a star is for the best of them.
        if starred and not line.lost and len(words) + 2 + 2 * len(signs) <= room:
            signs.append((Tone.BEST.glyph, style))
        text = Content.styled(words, style).truncate(room - 2 * len(signs), ellipsis=True)
        return Content.assemble(text, *(part for sign in signs for part in (" ", sign)))

    def heads(self, names: Sequence[str], roles: Sequence[str]) -> Content:
        """Return the players' names above their parts of `row`, behind the column for marks.

        Args:
            names: the names, in order.
            roles: the roles of their colours.
        """
        heads = Content(" ")
        for name, role in zip(names, roles, strict=True):
            part = Content.styled(name, f"$role-{role}")
            heads += part.truncate(self.width, ellipsis=True, pad=True) + _BETWEEN
        return heads

    def row(self, row: SheetRow, numbers: Sequence[int] = ()) -> Content:
        """Return the lines of a row side by side.

        Args:
            row: the lines.
            numbers: of their turns, from 1; none if they have no column.
        """
        blank = Content(" " * self.width)
        return _BETWEEN.join(
            blank if line is None else self.line(line, number=number)
            for line, number in zip(row, numbers or [0] * len(row), strict=True)
        )


def _longest(names: Sequence[str]) -> int:
    """Return the columns that names would like; a sign before them is no part of them."""
    signed_names = any(name[:1] in SIGNS for name in names if name)
    return min(max(map(len, names), default=0), _LONGEST_NAME + 2 * signed_names)


def _with_bars(total: int, number: int) -> Iterator[tuple[int, int, int]]:
    """Yield the columns of bar, total and number, what is worth most room first."""
    for bar in _BARS:
        yield bar, total, number
        yield bar, 0, number
    yield from ((bar, 0, 0) for bar in _BARS)


def _figures(total: int, number: int) -> Iterator[tuple[int, int, int]]:
    """Yield the same where names are shortened, and without bars at last."""
    yield from _with_bars(total, number)
    yield 0, total, 0
    yield 0, 0, 0


def _lost_style(line: SheetLine) -> str:
    return "bold $role-bad" if line.hurts else "$role-muted"


def columns_side_by_side(players: int, width: int) -> SheetColumns | None:
    """Return the columns of each player's part of a width, or None if it is too narrow.

    The width alone decides, so that a sheet never changes its form as a game goes on.
    """
    if players > _MOST_BESIDE:
        return None
    gap = _BETWEEN.cell_length
    part = (width + gap) // players - gap
    total = _TOTAL if part >= _WITH_TOTAL else 0
    text = part - _PLACE - _GAIN - 2 - (total + 1 if total else 0)
    return SheetColumns(0, text, _GAIN, total) if text >= _SHORTEST_TEXT else None
