"""A seat of the set-up: a person with a name, a bot of a level, or nobody."""

from collections.abc import Sequence
from textwrap import wrap
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.message import Message
from textual.reactive import reactive

from wordarcade.engine.scrabble.config import FEWEST_PLAYERS, Player
from wordarcade.engine.scrabble.seats import LONGEST_NAME
from wordarcade.games.scrabble.bots import shipped_skills
from wordarcade.games.scrabble.own_results import (
    OwnResults,
    fares_brief,
    fares_sentence,
    plays_sentence,
)
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import font
from wordarcade.looks.pixel_widget import PixelWidget

_PERSON: Final = "person"
_YOU: Final = "You"
_EMPTY: Final = ""
_MOST_DOTS: Final = 9
"""A dot a level, as long as the card has room for them."""
_WITH_FIGURE: Final = 9
"""Rows of a card from which it shows big how many points a bot makes."""
_CHANGING: Final = frozenset(" +-")
"""Keys that seat somebody else."""
_VALUE_ROW: Final = 2
"""The row on which the kind is chosen."""

_MINUS: Final = 2
"""The column of the sign for the kind before; that for the next one stands behind the kind."""


class SeatCard(PixelWidget, can_focus=True):
    """Shows who sits here; space seats somebody else, letters write the name of a person.

    Args:
        number: of the seat, from 1.
        player: who sits there at first, or None.
        own_name: the name of whoever sets the game up; empty for none.
        optional: whether the seat may stay empty.
        own: the results of whoever sets the game up against bots.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space,plus", "step(1)", "Next kind of player", show=False, id="seat.next"),
        Binding("minus", "step(-1)", "Previous kind of player", show=False, id="seat.before"),
        Binding("delete", "remove", "Nobody sits here", show=False, id="seat.remove"),
        Binding("backspace,ctrl+h", "erase", show=False, id="seat.erase"),
    ]

    DEFAULT_CSS = """
    SeatCard {
        width: 1fr;
        height: 100%;
        margin-right: 1;
        background: $role-ground;
        &:last-child { margin-right: 0; }
    }
    """

    kind: reactive[str] = reactive(_EMPTY, repaint=False, init=False)
    """A level, or that it is a person; empty for nobody."""
    typed: reactive[str] = reactive("", repaint=False, init=False)
    """The name of a person, as typed."""
    alone: reactive[bool] = reactive(True, init=False)
    """Whether there is no other person, so that "You" tells who it is."""

    fault: reactive[str] = reactive("", repaint=False, init=False)
    """Why the last key did nothing, in a sentence; empty if it did something."""

    class Changed(Message):
        """Somebody else sits here now, or has another name, or there is something to say."""

    def __init__(
        self,
        number: int,
        player: Player | None,
        own_name: str = "",
        *,
        optional: bool,
        own: OwnResults,
    ) -> None:
        super().__init__()
        self.number: Final = number
        self._own_name: Final = own_name
        self._own: Final = own
        self._skills: Final = shipped_skills()
        self._optional: Final = optional
        self._writing = False
        if player is not None:
            self.set_reactive(SeatCard.kind, player.level or _PERSON)
            if player.level is None and player.name not in {_YOU, self._by_seat, own_name}:
                self.set_reactive(SeatCard.typed, player.name)

    # Who sits here

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.kind != _EMPTY

    @property
    def level(self) -> str | None:
        """The level of the bot that sits here; None for a person."""
        return None if self.kind in {_PERSON, _EMPTY} else self.kind

    @property
    def person(self) -> str:
        """The name of the person; if none is typed, the player's own in the first seat.

        Without one it is "You" for one person, and else `Player` with the number of the seat.
        """
        own = self._own_name if self.alone or self.number == 1 else ""
        return self.typed.strip() or own or (_YOU if self.alone else self._by_seat)

    @property
    def _by_seat(self) -> str:
        return f"Player {self.number}"

    @property
    def about(self) -> str:
        """What the card has no room for, in a sentence or more."""
        if self.kind == _PERSON:
            before = "leaves the seat empty" if self._optional else "seats the strongest"
            change = "" if self._writing else f" Space or + seats a bot, − {before}."
            return f"Type a name.{change}"
        if self.level is None:
            return "Nobody. Space or + seats a player."
        skill, met = self._skills[self.level], self.level in self._own.met
        told = [plays_sentence(skill), fares_sentence(self.level, self._own, self._skills)]
        if self.size.height < _WITH_FIGURE:
            told.append(f"About {skill.average} points a game.")
        elif not met:
            told.append("Space or + changes it.")
        return " ".join(filter(None, told))

    def watch_kind(self) -> None:
        """Show who sits here now."""
        self._changed()

    def watch_alone(self) -> None:
        """Show the name, which may be another one among several persons."""
        self.repaint()

    def watch_typed(self) -> None:
        """Show the name."""
        self._changed()

    def watch_fault(self) -> None:
        """Say why a key did nothing, or no longer."""
        self._changed()

    def _changed(self) -> None:
        self.repaint()
        self.post_message(self.Changed())

    @property
    def _kinds(self) -> Sequence[str]:
        return (_PERSON, *self._skills, *([_EMPTY] if self._optional else []))

    # Keys and mouse

    def action_step(self, step: int) -> None:
        """Seat somebody else, in a circle both ways."""
        self.fault = ""
        kinds = self._kinds
        self.kind = kinds[(kinds.index(self.kind) + step) % len(kinds)]

    def action_remove(self) -> None:
        """Leave the seat empty, if it may be."""
        if self._optional:
            self.kind = _EMPTY
        else:
            self.fault = f"A game needs {FEWEST_PLAYERS} players: this seat can't be empty."

    def action_erase(self) -> None:
        """Erase the last letter of the name."""
        self.fault = ""
        if self.kind == _PERSON:
            self.typed = self.typed[:-1]

    def on_key(self, event: events.Key) -> None:
        """Write the name of a person; what seats another one belongs to it once it is begun."""
        if event.character in _CHANGING and not (self._writing and self.typed):
            return
        if self.kind == _PERSON and event.is_printable and event.character:
            event.stop()
            self._write(event.character)

    def on_paste(self, event: events.Paste) -> None:
        """Write what is pasted."""
        if self.kind == _PERSON:
            event.stop()
            self._write(event.text)

    def _write(self, text: str) -> None:
        self._writing = True
        shown = "".join(filter(str.isprintable, text))
        typed = self.typed + shown
        self.fault = ""
        if len(typed) > LONGEST_NAME:
            self.app.bell()
            self.fault = f"A name has at most {LONGEST_NAME} characters."
        self.typed = typed[:LONGEST_NAME]

    def on_click(self, event: events.Click) -> None:
        """Seat somebody; on the signs, the kind of player before or after."""
        if not self.taken:
            self.action_step(1)
        elif event.y == _VALUE_ROW:
            # Whoever aims at neither sign is nearer to one of them.
            plus = self._plus(self.content_size.width - 4)
            self.action_step(1 if 2 * event.x > plus + _MINUS else -1)

    def on_focus(self) -> None:
        """Light up."""
        self.repaint()

    def on_blur(self) -> None:
        """Go dark; the name is written."""
        self._writing, self.fault = False, ""
        self.repaint()

    # Painting

    def paint(self, canvas: Canvas) -> None:
        """Paint the card."""
        palette, region = self.palette, Region(0, 0, canvas.columns, canvas.rows)
        self._paint_box(canvas, region)
        inner = region.width - 4
        if not self.taken:
            row = region.height // 2
            add = "add a player" if inner >= len("add a player") else "add"
            for line, text in ((row - 1, "+"), (row, add)):
                canvas.text((region.width - len(text)) // 2, line, text, palette.ink("muted"))
            return
        person = self.level is None
        name = self.person if self.level is None else self._skills[self.level].title
        caret = "▁" if person and self.has_focus else ""
        shown = _shown(name, inner - len(caret), writing=self._writing)
        canvas.text(2, 1, f"{shown}{caret}", self._ink(person=person), bold=True)
        sign = palette.ink("focus" if self.has_focus else "muted")
        gap = self._gap(inner)
        canvas.text(_MINUS, _VALUE_ROW, "−", sign, bold=True)
        canvas.text(_MINUS + 1 + gap, _VALUE_ROW, self.kind, palette.ink("text"), bold=True)
        canvas.text(self._plus(inner), _VALUE_ROW, "+", sign, bold=True)
        if self.level is not None:
            self._paint_bot(canvas, region, inner)
        else:
            self._paint_about(canvas, _VALUE_ROW + 1, "at this keyboard", inner, region)

    def _gap(self, inner: int) -> int:
        """Return the columns between a sign and what stands between both."""
        return 1 if len(self.kind) + 4 <= inner else 0

    def _plus(self, inner: int) -> int:
        """Return the column of the sign for the next kind of player."""
        return _MINUS + 1 + 2 * self._gap(inner) + len(self.kind)

    @property
    def _dots(self) -> int:
        return min(len(self._skills), _MOST_DOTS)

    def _dots_fit_beside_names(self, inner: int) -> bool:
        """Whether the title of every level has room beside its dots; else they stand below."""
        longest = max(len(skill.title) for skill in self._skills.values())
        return longest + 1 + self._dots <= inner

    def _paint_bot(self, canvas: Canvas, region: Region, inner: int) -> None:
        """Paint how strong a bot is."""
        skill = self._skills[self.level or ""]
        place, levels, dots = list(self._skills).index(self.kind) + 1, len(self._skills), self._dots
        lit = max(1, place * dots // levels)
        beside = self._dots_fit_beside_names(inner)
        at = (region.width - 2 - dots, 1) if beside else (2, _VALUE_ROW + 1)
        canvas.text(*at, "●" * lit + "○" * (dots - lit), self._ink(person=False))
        if region.height < _WITH_FIGURE:
            row = _VALUE_ROW + (1 if beside else 2)
            self._paint_about(canvas, row, skill.about, inner, region)
            return
        figure, *words = f"{skill.average}", "points", "a game"
        digits, top = font("digits-small"), region.height - 4
        left = 3 + digits.width(figure)
        if left + max(map(len, words)) > region.width - 2:
            whole = f"{skill.about}, about {skill.average} points a game"
            self._paint_about(canvas, 3, whole, inner, region)
            return
        # Who looks ahead plays to win: of the two strongest the stronger scores less.
        above = region.shrink((0, 0, 3, 0))
        self._paint_about(canvas, 3, skill.about, inner, above)
        fares = fares_brief(self.kind, self._own, self._skills)
        if len(wrap(skill.about, inner)) == 1 and fares:
            self._paint_about(canvas, 4, fares, inner, above)
        # Half a row down: they touch neither the text above nor the border.
        canvas.bits(2, 2 * top + 1, digits.row(figure), self._ink(person=False))
        canvas.text(left, top + 1, words[0], self.palette.ink("text"), bold=True)
        canvas.text(left, top + 2, words[1], self.palette.ink("muted"))

    def _paint_about(self, canvas: Canvas, row: int, text: str, inner: int, region: Region) -> None:
        """Write a sentence where it has room whole; below the cards it is said as well."""
        lines = wrap(text, inner)
        if len(lines) <= region.bottom - 1 - row:
            for number, line in enumerate(lines):
                canvas.text(2, row + number, line, self.palette.ink("muted"))

    def _ink(self, *, person: bool) -> str | None:
        return self.palette.ink("player" if person else "rival")

    def _paint_box(self, canvas: Canvas, region: Region) -> None:
        ink = self.palette.ink("focus" if self.has_focus else "hairline")
        inner = region.width - 2
        canvas.text(0, 0, f"╭{'─' * inner}╮", ink)
        for row in range(1, region.height - 1):
            canvas.text(0, row, "│", ink)
            canvas.text(region.width - 1, row, "│", ink)
        canvas.text(0, region.height - 1, f"╰{'─' * inner}╯", ink)
        mark = "▸ " if self.has_focus else ""
        role = "focus" if self.has_focus else "text"
        canvas.text(2, 0, f" {mark}Seat {self.number} ", self.palette.ink(role), bold=True)


def _shown(name: str, room: int, *, writing: bool) -> str:
    """Return as much of a name as has room: its beginning, or its end while it is written.

    >>> _shown("a very long name", 9, writing=False), _shown("a very long name", 9, writing=True)
    ('a very l…', '…ong name')
    """
    if len(name) <= room:
        return name
    return f"…{name[1 - room :].lstrip()}" if writing else f"{name[: room - 1].rstrip()}…"
