"""The layout of the lines of a score sheet in columns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from textual.content import Content

from wordarcade.widgets.seats import SIGNS
from wordarcade.widgets.sheet_line import NOTED, SheetLine, SheetRow, signed
from wordarcade.widgets.tone import Tone

_PLACE: Final = 3
"""Columns of the longest name of a square, such as 14J."""

_LONGEST_NAME: Final = 10
_CUT: Final = 3
"""Names in so few columns are cut without a sign for it."""

_SHORT_NAME: Final = 5
"""Columns of a player's sign and the first three letters of the name."""

_SHORTEST_TEXT: Final = 6
_USUAL_TEXT: Final = 9
"""Names give way to texts that are no longer than this, and to longer words down to `_CUT`."""
_BETWEEN: Final = Content("  ")
_NOTHING: Final = Content("")
_MOST_BESIDE: Final = 2
"""Players who have columns beside each other."""
_GAIN: Final = 4
_TOTALS: Final = ((22, 4), (20, 3))
"""Columns of a player's part from which running totals are shown, and those of the totals."""
_BARS: Final = (8, 5)
"""Columns of the bars of what turns lost, where there is room for them."""
_FULL_BAR: Final = 20.0
"""Points lost that fill a bar, unless a turn has lost more."""
_BAR: Final = "▆"

_Part = tuple[Content, int]
"""A part of a row, and its columns: 0 leaves it out."""


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
            numbered: whether turns have their numbers where there is room for whole names; bars
                give way to them, since charts and words count turns, too.
        """
        gain = max((len(signed(line.gain)) for line in lines), default=0)
        total = max((len(line.total_text) for line in lines), default=0)
        lost = max((len(line.lost) for line in lines), default=0)
        number = len(str(len(lines))) if numbered else 0
        full = max(_FULL_BAR, *(line.loss for line in lines), 0)
        longest = _longest(names)
        played = max((line.text_width for line in lines if line.place), default=0)
        ways = [
            *product([longest], _numbered_bars(total, number)),
            *product([longest], [(0, total, number), (0, 0, number)]),
            *product([longest], [*((bar, 0, 0) for bar in _BARS), (0, 0, 0)]),
            *product([min(longest, _CUT), 0], _figures(total, number)),
        ]
        wishes = dict.fromkeys((max(played, _USUAL_TEXT), _USUAL_TEXT))
        for text, (whole, (bar, with_total, numbers)) in product(wishes, ways) if lost else ():
            more = sum(part + 1 for part in (lost, bar, numbers) if part)
            columns = cls._between(lines, names, width - more, gain, with_total)
            if columns.text >= text and columns.name >= whole:
                return replace(columns, lost=lost, bar=bar, number=numbers, full=full)
        columns = cls._between(lines, names, width, gain, total)
        without = cls._between(lines, names, width, gain, 0)
        cut = _CUT < columns.name <= _SHORT_NAME < longest and not _are_signed(names)
        if columns.width > width or (cut and longest <= without.name):
            columns = without  # the cards have the totals, too
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
            usual = min(max((line.text_width for line in lines), default=0), _USUAL_TEXT)
            played = max((line.text_width for line in lines if line.place), default=0)
            longest = _longest(names)
            name = min(longest, room - max(played, usual) - 1)
            if _are_signed(names):
                name = _with_sign(name, longest)
            elif name < min(longest, _CUT):
                name = min(longest, room - usual - 1)
                # Two letters of a longer name read like a word: the first one alone does not.
                name = name if name >= min(longest, _CUT) else 1
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
            number: of the turn, from 1; 0 for a line that is none.
            role: the role of the player's colour.

        A word that needs more room takes what a short gain leaves; then the column of the gain
        where a total tells it, or that of the square, which the board shows. The star of a bingo
        stands before its word.
        """
        place, text = (_PLACE, self.text) if line.place else (0, _PLACE + 1 + self.text)
        text, gain, total = self._shared(line, text)
        if place and line.text_width > text:
            place, text, gain = _widened(line.text_width, text, gain, told=total > 0)
        played: tuple[_Part, ...] = ((_place(line), place), (self._text(line, text), text))
        if _is_starred(line) and (place or line.text_width < text):
            star = Content.styled(Tone.BEST.glyph, f"bold {Tone.BEST.colour}")
            square = _place(line).truncate(place, pad=True)
            columns = place + 1 + text if place else text
            word = self._text(line, columns - place - 1)
            played = ((square + star + word, columns),)
        return _in_row(*self._head(name, number, role), *played, *self._figures(line, gain, total))

    def _shared(self, line: SheetLine, text: int) -> tuple[int, int, int]:
        """Return the columns of a line's text, gain and total.

        Long figures take some of the text's; a long text takes those that a short gain leaves.

        Args:
            line: what stands in them.
            text: the columns of the text as they are.
        """
        wanted = max(0, line.text_width - text)
        gain = max(len(signed(line.gain)), self.gain - wanted) if self.gain else 0
        total = max(len(line.total_text), self.total) if self.total else 0
        text += self.gain - gain + self.total - total
        return (text + 1, 0, total) if self.gain and not gain else (text, gain, total)

    def _head(self, name: str, number: int, role: str) -> tuple[_Part, ...]:
        """Return the parts before the turn."""
        return (
            (Content.styled(str(number or "").rjust(self.number), "$role-muted"), self.number),
            (self._name(name, role), self.name),
        )

    def _figures(self, line: SheetLine, gain: int, total: int) -> tuple[_Part, ...]:
        """Return the parts behind the text.

        Args:
            line: what stands in them.
            gain: the columns of the gain.
            total: those of the total.
        """
        return (
            (Content.styled(signed(line.gain).rjust(gain), "$role-text"), gain),
            (Content.styled(line.total_text.rjust(total), "$role-muted"), total),
            (Content.styled(line.lost.rjust(self.lost), _lost_style(line)), self.lost),
            (Content.styled(self._bar(line), _lost_style(line)), self.bar),
        )

    def _name(self, name: str, role: str) -> Content:
        planned = self.name <= _CUT or _are_signed([name])
        return Content.styled(name[: self.name] if planned else name, f"$role-{role}")

    def _bar(self, line: SheetLine) -> str:
        """Return a bar of what a turn lost: something if that was worth a thought."""
        return _BAR * max(round(line.loss * self.bar / self.full), int(line.hurts))

    def _text(self, line: SheetLine, room: int) -> Content:
        style = "bold $role-text" if line.place else "italic $role-text"
        words = line.short if line.short and line.text_width > room else line.text
        if line.bingo and not line.odd:
            style = f"bold {Tone.BEST.colour}"
        signs = [(Tone.NOTICE.glyph, f"bold {Tone.NOTICE.colour}")] if line.odd else []
        if line.noted:
            signs.append((NOTED, "bold $role-focus"))
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
            numbers: of their turns, as for `line`; none if they have no column.
        """
        blank = Content(" " * self.width)
        return _BETWEEN.join(
            blank if line is None else self.line(line, number=number)
            for line, number in zip(row, numbers or [0] * len(row), strict=True)
        )


def _widened(wanted: int, text: int, gain: int, *, told: bool) -> tuple[int, int, int]:
    """Return the columns of square, word and gain of a play whose word is too long for its own.

    Args:
        wanted: the columns that the word needs.
        text: those that it has.
        gain: those of the gain.
        told: whether a total tells the gain.
    """
    more = gain + 1 if gain else 0
    ways = (
        *([(_PLACE, text + more, 0)] if told else []),
        (0, text + _PLACE + 1, gain),
        (0, text + _PLACE + 1 + more, 0),
    )
    return next((way for way in ways if wanted <= way[1]), ways[-1])


def _is_starred(line: SheetLine) -> bool:
    """Return whether a line has the star of a bingo.

    Beside what turns lost a star is for the best of them.
    """
    return line.bingo and not line.odd and not line.lost


def _place(line: SheetLine) -> Content:
    return Content.styled(line.place, "$role-muted")


def _in_row(*parts: _Part) -> Content:
    """Return parts in their columns."""
    return Content(" ").join(
        part.truncate(width, ellipsis=True, pad=True) for part, width in parts if width
    )


def _longest(names: Sequence[str]) -> int:
    """Return the columns that names would like; a sign before them is no part of them."""
    return min(max(map(len, names), default=0), _LONGEST_NAME + 2 * _are_signed(names))


def _are_signed(names: Sequence[str]) -> bool:
    """Return whether the players' signs stand before their names."""
    return any(name[:1] in SIGNS for name in names if name)


def _with_sign(room: int, longest: int) -> int:
    """Return the columns of names with signs: all of them, three letters each, or signs alone.

    >>> _with_sign(9, 8), _with_sign(7, 8), _with_sign(4, 8)
    (8, 5, 1)
    """
    return next((columns for columns in (longest, _SHORT_NAME) if columns <= room), 1)


def _numbered_bars(total: int, number: int) -> Iterator[tuple[int, int, int]]:
    """Yield the columns of bar, total and number, what is worth most room first."""
    for bar in _BARS:
        yield bar, total, number
        yield bar, 0, number


def _figures(total: int, number: int) -> Iterator[tuple[int, int, int]]:
    """Yield the same where names are shortened, and without bars at last."""
    yield from _numbered_bars(total, number)
    yield from ((bar, 0, 0) for bar in _BARS)
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
    total = next((total for least, total in _TOTALS if part >= least), 0)
    text = part - _PLACE - _GAIN - 2 - (total + 1 if total else 0)
    return SheetColumns(0, text, _GAIN, total) if text >= _SHORTEST_TEXT else None
