"""The side of the Boggle screen."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import zip_longest
from textwrap import wrap
from typing import Final, NamedTuple

from textual.app import ComposeResult
from textual.content import Content
from textual.geometry import Region

from wordarcade.games.boggle.session import BoggleSession
from wordarcade.looks.brush import Brush
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import font
from wordarcade.looks.motion import LONGEST, Motion, play
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.screens.boggle.side.plan import BESIDE_FROM, LONG_TIME, SHORT_TIME, Plan, plan
from wordarcade.screens.boggle.side.score import paint_score, paint_time, score_columns, time_font
from wordarcade.screens.boggle.side.state import (
    Found,
    Messages,
    Score,
    Time,
    found_of,
    lengths_of,
    score_of,
    time_of,
)
from wordarcade.screens.boggle.side.words import paint_found
from wordarcade.screens.grid.left_by_length import paint_left
from wordarcade.screens.grid.length_counts import LengthCount
from wordarcade.support.wording import count, fitted
from wordarcade.widgets.message_line import NONE_EARLIER, GameMessage
from wordarcade.widgets.side_panel import SidePanel
from wordarcade.widgets.tone import Tone

_MESSAGES_KEPT: Final = 20
"""More never fit."""

_BESIDE_SCORE: Final = 2
"""Columns left free between the points and a large time."""

_STEPS: Final = 5
_COUNTING: Final = 0.15
"""Seconds in which the score counts up."""

_INKS: Final = {
    Tone.PLAIN: ("·", "muted"),
    Tone.ACCEPTED: ("✓", "good"),
    Tone.REFUSED: ("×", "bad"),
    Tone.HINT: ("?", "hint"),
    Tone.NOTICE: ("!", "focus"),
    Tone.BEST: ("★", "focus"),
}


class Shown(NamedTuple):
    """All that the side shows."""

    score: Score
    time: Time
    found: Found
    left: tuple[LengthCount, ...]
    messages: Messages


class BoggleSide(PixelWidget):
    """Paints score, time, words and messages on one canvas, each part when it changes.

    Args:
        shown: what it shows first.
    """

    DEFAULT_CSS = "BoggleSide { width: 1fr; height: 1fr; }"

    def __init__(self, shown: Shown) -> None:
        super().__init__()
        self._shown = shown

    @property
    def shown(self) -> Shown:
        """What it shows."""
        return self._shown

    def show(self, shown: Shown) -> None:
        """Show something else."""
        before, self._shown = self._shown, shown
        if not self.size:
            return
        rooms = self._rooms(shown)
        arranged_alike = (
            before.score.new_best == shown.score.new_best
            and before.time.hurries == shown.time.hurries
            and len(before.left) == len(shown.left)
            and self._rooms(before) == rooms
        )
        if not arranged_alike:
            self.repaint()
            return
        if before.score != shown.score or before.time != shown.time:
            self._again(rooms, before)
        if before.found != shown.found:
            self._anew(rooms.found, lambda brush: self._paint_found(brush, rooms))
        if before.left != shown.left:
            self._anew(rooms.left, lambda brush: self._paint_left(brush, rooms))
        if before.messages != shown.messages and rooms.messages is not None:
            self._anew(rooms.messages, lambda brush: self._paint_messages(brush, rooms))

    def _again(self, rooms: Plan, before: Shown) -> None:
        """Paint score and time, which may share a room; mostly only the time has changed."""
        alike = before.score == self._shown.score and not self._shown.time.hurries
        changed = rooms.time if alike else rooms.score.union(rooms.time)
        canvas = self.canvas
        for room in (rooms.score, rooms.time):
            canvas.erase(room.x, room.y, room.width, room.height)
        self._paint_figures(Brush(canvas, self.palette), rooms)
        self.refresh(changed)

    def _anew(self, room: Region, paint: Callable[[Brush], None]) -> None:
        # The fact in the border above changes with what is in the box.
        above = room.grow((1, 0, 0, 0)) if self._rooms(self._shown).boxed else room
        canvas = self.canvas
        canvas.erase(room.x, room.y, room.width, room.height)
        paint(Brush(canvas, self.palette))
        self.refresh(above.grow((0, 2, 0, 2)) if above is not room else room)

    def paint(self, canvas: Canvas) -> None:
        """Paint everything."""
        rooms, brush = self._rooms(self._shown), Brush(canvas, self.palette)
        self._paint_figures(brush, rooms)
        self._paint_found(brush, rooms)
        self._paint_left(brush, rooms)
        self._paint_messages(brush, rooms)
        if rooms.boxed:
            role = "focus" if self._shown.score.new_best else "hairline"
            last = "bad" if self._shown.time.hurries else "hairline"
            if self._shared(rooms):
                together = rooms.score.union(rooms.time)
                named = "Score" if rooms.air else ""
                brush.box(together, named, role=role if last == "hairline" else last)
            else:
                brush.box(rooms.score, "Score" if rooms.air else "", role=role)
                brush.box(rooms.time, "Time" if rooms.air else "", role=last)

    def _rooms(self, shown: Shown) -> Plan:
        return plan(self.size, LONG_TIME if shown.time.long else SHORT_TIME)

    def _shared(self, rooms: Plan) -> bool:
        return self.size.width < BESIDE_FROM or not rooms.boxed

    def _paint_figures(self, brush: Brush, rooms: Plan) -> None:
        boxed, titled = rooms.boxed, bool(rooms.air)
        alone = not self._shared(rooms)
        left, right = rooms.inner(rooms.score), rooms.inner(rooms.time)
        score, time = self._shown.score, self._shown.time
        free = right.right - left.x - score_columns(score, boxed=boxed) - _BESIDE_SCORE
        name = time_font(time, free, boxed=boxed, alone=alone)
        end = left.right if alone else min(right.x, right.right - font(name).width(time.text)) - 1
        # The bar of the time stands beside the words; without one there is room for them.
        words_end = right.x - 1 if time.limit and not alone else left.right
        ends = end, words_end
        paint_score(brush, left, score, boxed=boxed, titled=titled, ends=ends)
        paint_time(brush, right, time, name=name, titled=titled, alone=alone)

    def _paint_found(self, brush: Brush, rooms: Plan) -> None:
        if rooms.boxed:
            brush.box(rooms.found, "Found", count(len(self._shown.found.words), "word"))
        paint_found(brush, rooms.inner(rooms.found), self._shown.found, boxed=rooms.boxed)

    def _paint_left(self, brush: Brush, rooms: Plan) -> None:
        if rooms.boxed:
            left = sum(length.left for length in self._shown.left)
            brush.box(rooms.left, "Left by length", count(left, "word"))
        paint_left(brush, rooms.inner(rooms.left), self._shown.left, boxed=rooms.boxed)

    def _paint_messages(self, brush: Brush, rooms: Plan) -> None:
        room = rooms.messages
        if room is None:
            return
        brush.box(room, "Messages", "f2 all")
        room = rooms.inner(room)
        if not self._shown.messages:
            brush.centred(room, room.y + 1, (NONE_EARLIER, "muted"))
        row = room.y
        for message in reversed(self._shown.messages):
            glyph, role = _INKS.get(message.tone, _INKS[Tone.PLAIN])
            ink = "text" if row == room.y else "soft"
            lines = message_lines(message.text, room.width - 2, room.bottom - row)
            for mark, line in zip_longest((f"{glyph} ",), lines, fillvalue="  "):
                brush.write(room.x, row, (mark, role, True), (line, ink))
                row += 1
            if row >= room.bottom:
                return


def message_lines(text: str, columns: int, rows: int) -> list[str]:
    """Return a message in lines, the last one cut only if there are no more rows.

    Args:
        text: the message.
        columns: the columns of a line.
        rows: the most lines, 1 or more.

    >>> message_lines("HEN is too short: 4 letters or more.", 20, 3)
    ['HEN is too short: 4', 'letters or more.']
    >>> message_lines("HEN is too short: 4 letters or more.", 40, 3)
    ['HEN is too short: 4 letters or more.']
    """
    lines = wrap(text, columns)
    if len(lines) <= rows:
        return lines or [""]
    return [*lines[: rows - 1], fitted(" ".join(lines[rows - 1 :]), columns)]


class BogglePanel(SidePanel):
    """Shows the state of a round.

    Args:
        session: the round.
    """

    def __init__(self, session: BoggleSession) -> None:
        super().__init__()
        self._session = session
        self._messages: Messages = ()
        self._share = 0.0
        self._gain = ""
        self._points = session.state.score
        self._counting: Motion | None = None
        self._side = BoggleSide(self._now())

    def compose(self) -> ComposeResult:
        """One canvas."""
        yield self._side

    @property
    def time(self) -> Time:
        """The time as it is shown."""
        return self._side.shown.time

    def show(self) -> None:
        """Show the state as it is now."""
        state, solution = self._session.state, self._session.solution
        possible = "…" if solution is None else f"{len(solution.words):,}"
        words = f"{count(len(state.found), 'word')} of {possible}"
        self.headline = Content(f"{count(state.score, 'point')} · {words}")
        self._side.show(self._now())

    def show_time(self) -> None:
        """Show the time, if it is another one."""
        shown, time = self._side.shown, time_of(self._session)
        ghost = self._session.ghost_points
        if time == replace(shown.time, lit=False) and ghost == shown.score.ghost:
            return
        score = replace(shown.score, ghost=ghost)
        self._side.show(shown._replace(time=time, score=score))
        if time.hurries and time.seconds and not time.paused:
            play(self, [partial(self._light, lit=lit) for lit in (True, False)], LONGEST)

    def _light(self, *, lit: bool) -> None:
        """Light the time up for a moment: so each of the last seconds is felt."""
        shown = self._side.shown
        self._side.show(shown._replace(time=replace(shown.time, lit=lit)))

    def show_gain(self, gain: str) -> None:
        """Show what a word has earned, and count the score up.

        Args:
            gain: such as "+11"; empty once the word is not lit any more.
        """
        if self._counting is not None:
            self._counting.finish()
        if gain == self._gain == "":
            return
        self._gain = gain
        before, after = self._points, self._session.state.score
        steps = [before + (after - before) * step // _STEPS for step in range(1, _STEPS + 1)]
        frames = [partial(self._count_to, points) for points in dict.fromkeys(steps)]
        self._counting = play(self, frames, _COUNTING)

    def _count_to(self, points: int) -> None:
        self._points = points
        self.show()

    def tell(self, messages: Sequence[GameMessage]) -> None:
        """Show messages.

        Args:
            messages: the earlier ones, the newest last.
        """
        self._messages = tuple(messages)[-_MESSAGES_KEPT:]
        self._side.show(self._side.shown._replace(messages=self._messages))

    def solving(self, share: float) -> None:
        """Show the share of the board searched.

        Args:
            share: from 0 to 1.
        """
        self._share = share
        self.show()

    def _now(self) -> Shown:
        session = self._session
        return Shown(
            replace(score_of(session, self._gain, self._share), points=self._points),
            time_of(session),
            found_of(session, newest=bool(self._gain)),
            lengths_of(session),
            self._messages,
        )
