"""Beside a puzzle: the rating and what is at stake, the tries, the ladder of hints."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Final

from textual.containers import Horizontal
from textual.content import Content
from textual.events import Resize
from textual.geometry import Region, Size
from textual.widget import Widget
from textual.widgets import Static

from wordarcade.games.puzzles.session import Outcome, PuzzleSession
from wordarcade.looks.big_number import BigNumber
from wordarcade.looks.motion import play
from wordarcade.looks.panel import Panel
from wordarcade.support.wording import count, points_text
from wordarcade.widgets.stacked_panel import Section, StackedPanel, stack
from wordarcade.widgets.tone import Tone

_SHORT_MARK: Final = "▾"
"""What stands before an answer that is not the best."""

_WIDE: Final = 44
"""Columns from which a panel has room for sentences."""

_HIGH: Final = 26
"""Rows from which the rating is larger, and the steps of the ladder stand apart."""

_BESIDE: Final = 7
"""Columns of a panel beside its text: border, padding, scroll bar."""

_CORNERS: Final = 6
"""Columns of a border that its foot cannot take."""

_STEPS: Final = 5
"""Steps in which the rating climbs."""

_NARROW: Final = 30
"""Columns below which there is no room beside big digits."""

_LEAST_WHY: Final = 8
"""The fewest rows of the hints or reasons, which are as high as what they say."""

_PADDED_FROM: Final = 36
"""Rows of the screen from which panels have a row of padding: the start of `-high`."""

_RULE: Final = "each wrong one halves the gain"
_RULE_BRIEF: Final = "each halves the gain"
_UNTRIED: Final = "No wrong answers."
_PROVED: Final = "Exactly one answer, proved by the solver. Hints and wrong answers lower the gain."
_PROVED_BRIEF: Final = "Exactly one answer. Hints and wrong answers lower the gain."


class PuzzleSide(StackedPanel):
    """The panel beside the board of a puzzle.

    Args:
        session: the puzzle.
    """

    # The rules for high screens begin at the screen.
    SCOPED_CSS = False

    DEFAULT_CSS = """
    PuzzleSide {
        #rating Horizontal { height: 100%; padding: 0 1; }
        #rating BigNumber { margin-right: 2; }
        #rating Static { width: 1fr; height: auto; }
        #tries Static, #ladder Static { height: auto; padding: 0 1; }
        #ladder { overflow-y: auto; scrollbar-size-vertical: 1; scrollbar-gutter: stable; }
    }
    .-high PuzzleSide, .-very-high PuzzleSide {
        #rating, #tries, #ladder { padding: 1 1 0 1; }
    }
    """

    def __init__(self, session: PuzzleSession) -> None:
        self._session: Final = session
        self._number: Final = BigNumber()
        self._stakes: Final = Static()
        self._rating: Final = Panel(
            "Your rating", Horizontal(self._number, self._stakes), id="rating"
        )
        self._tried: Final = Static()
        self._tries: Final = Panel("Tries", self._tried, id="tries")
        self._steps: Final = Static()
        self._wanted = 0
        self._ladder: Final = Panel("Hints", self._steps, id="ladder")
        super().__init__(
            Section(self._rating, least=5, best=5),
            Section(self._tries, least=3, best=5, drops=1),
            Section(self._ladder, least=8, best=99, grows=True),
        )
        self._padded: Final = (
            Section(self._rating, least=7, best=7),
            Section(self._tries, least=5, best=7, drops=1),
            Section(self._ladder, least=8, best=99, grows=True),
        )

    def _plan(self, size: Size) -> Mapping[Widget, Region]:
        """Return where the panels lie; that of the hints is as high as what it says."""
        plan = dict(self._most(size))
        room = plan.get(self._ladder)
        if room is not None:
            high = self.app.size.height >= _PADDED_FROM
            rows = min(room.height, max(_LEAST_WHY, self._wanted + 2 * (1 + high)))
            plan[self._ladder] = room.crop_size((room.width, rows))
        return plan

    def _most(self, size: Size) -> Mapping[Widget, Region]:
        """Return where the panels may lie; where they have a row of padding, they need more."""
        high = self.app.size.height >= _PADDED_FROM
        return stack(self._padded if high else self._sections, size)

    def on_resize(self, event: Resize) -> None:
        """Show as much as there is room for."""
        del event
        self.show()

    def show(self) -> None:
        """Show how the puzzle stands."""
        room = self.size
        wide, high = room.width >= _WIDE, room.height >= _HIGH
        self._number.lines = 4 if high and wide else 3
        self._show_rating(wide=wide)
        self._show_tries(4 if high else 3, wide=wide)
        steps = Content("\n\n" if high else "\n").join([*self._ladder_lines(wide=wide)])
        over = self._session.over
        parts = [*self._notes()] if over else [steps, *self._notes()]
        more = [] if over else [*self._remarks()]
        rows, columns = self._ladder_room
        told = _paragraphs([*parts, *more])
        while more and told.get_height({}, columns) > rows:
            more.pop()
            told = _paragraphs([*parts, *more])
        brief = "" if over or more else self._session.balance_brief
        self._rating.foot = brief if len(brief) <= self.size.width - _CORNERS else ""
        self._steps.update(told)
        self._wanted = told.get_height({}, columns)
        self.refresh(layout=True)

    @property
    def _ladder_room(self) -> tuple[int, int]:
        """The rows and columns that the hints have."""
        region = self._most(self.size).get(self._ladder, Region())
        padding = self.app.size.height >= _PADDED_FROM
        return region.height - 2 - padding, max(8, self.size.width - _BESIDE)

    def count_up(self) -> None:
        """Let the rating climb to where the solved puzzle has lifted it."""
        session = self._session
        steps = (round(session.gain * left / _STEPS) for left in range(_STEPS, -1, -1))
        play(self, [partial(self._tell, session.rating - step) for step in steps])

    def _tell(self, rating: int) -> None:
        self._number.text = str(rating)

    def scroll_words(self, pages: int) -> None:
        """Scroll the hints."""
        self._ladder.scroll_relative(y=pages * max(1, self._ladder.size.height - 1), animate=False)

    # The rating

    def _show_rating(self, *, wide: bool) -> None:
        session, narrow = self._session, self.size.width < _NARROW
        known = f"{session.puzzle.rating:.0f}"
        self._number.display = not narrow
        self._tell(session.rating)
        self._number.role = _role(session)
        title = "Your rating" if wide or not session.provisional else "Rating"
        self._rating.title = f"{title}, so far" if session.provisional else title
        self._rating.fact = f"this puzzle {known}" if wide else f"puzzle {known}"
        lines = [*self._stake_lines()]
        if narrow:
            own = Content.styled(str(session.rating), "bold")
            lines = [own, lines[0], lines[-1]]
        self._stakes.update(Content("\n").join(lines))

    def _stake_lines(self) -> Iterator[Content]:
        session = self._session
        if session.over:
            yield Content.styled(signed(session.gain), f"bold {_colour(session.gain)}")
            yield Content.styled(_ENDS[session.outcome], "$role-muted")
            return
        stakes = session.stakes
        yield _stake(stakes.now, "now", "bold $role-good")
        if stakes.hinted is not None:
            yield _stake(stakes.hinted, "hinted", "$role-text")
        yield _stake(stakes.shown, "shown", "$role-bad")

    # The tries

    def _show_tries(self, most: int, *, wide: bool) -> None:
        tries = self._session.judged_tries
        self._tries.fact = str(len(tries))
        rule = _RULE if wide else _RULE_BRIEF
        self._tries.foot = "" if self._session.over else rule
        lines = []
        width = max((len(each.text) for each in tries[-most:]), default=0)
        room = self.size.width - 8 - width
        for each in tries[-most:]:
            short = each.short if len(each.short) <= room else ""
            lines.append(
                Content.assemble(
                    (_SHORT_MARK, "$role-focus"),
                    " ",
                    (each.text, "bold"),
                    " " * (width - len(each.text) + 2),
                    (short, "$role-muted"),
                )
            )
        self._tried.update(Content("\n").join(lines or [Content.styled(_UNTRIED, "$role-muted")]))

    # The ladder

    def _ladder_lines(self, *, wide: bool) -> Iterator[Content]:
        session, room = self._session, max(8, self.size.width - _BESIDE)
        self._ladder.title = "Why" if session.over else "Hints"
        self._ladder.fact = "" if session.over else "^t the next one" if wide else "^t next"
        self._ladder.foot = "" if session.over else "how your rating changes"
        for number, hint in enumerate(session.problem.ladder):
            then = 0 if session.over else session.change_after(number + 1)
            if number < session.hints:
                told = hint.told if wide and len(hint.told) < room - 10 else hint.brief
                told = hint.name if len(told) > room - 2 else told
                yield _step(Tone.HINT.glyph, told, then, room, "bold $role-hint")
            elif session.over:
                return
            elif number == session.hints:
                yield _step(
                    "▸", _name(hint.name, wide=wide), then, room, "$role-text on $role-raised"
                )
            else:
                yield _step("·", _name(hint.name, wide=wide), then, room, "$role-muted")
        if not session.over:
            glyph = "▸" if session.next_hint is None else "·"
            showing = session.problem.showing if wide else "show it"
            yield _step(glyph, showing, session.stakes.shown, room, "$role-muted")

    def _notes(self) -> Iterator[Content]:
        """Yield what is told beside the ladder: hints too long for it, and the reasons."""
        session, room = self._session, max(8, self.size.width - _BESIDE)
        if session.over:
            yield Content.styled(session.problem.praise, "bold $role-text")
            yield Content.styled(session.problem.why, "$role-soft")
            if session.hints:
                yield Content.styled(f"You took {count(session.hints, 'hint')}.", "$role-muted")
            return
        for hint in session.hints_taken:
            if len(hint.brief) > room - 2:
                yield Content.styled(hint.brief, "$role-hint")

    def _remarks(self) -> Iterator[Content]:
        """Yield what is told of an open puzzle where there is room, what matters most first."""
        if self._session.balance:
            yield Content.styled(self._session.balance, "$role-soft")
        wide = self._ladder_room[1] >= _WIDE - _BESIDE
        yield Content.styled(_PROVED if wide else _PROVED_BRIEF, "$role-muted")


def _paragraphs(parts: Iterable[Content]) -> Content:
    return Content("\n\n").join(filter(None, parts))


_ENDS: Final = {
    Outcome.SOLVED: "solved",
    Outcome.SHOWN: "shown",
    Outcome.SKIPPED: "skipped",
    None: "",
}


def signed(points: int) -> str:
    """Return a change of a rating.

    >>> signed(14), signed(-9), signed(0)
    ('+14', '−9', '±0')
    """
    return f"+{points}" if points > 0 else points_text(points) if points else "±0"


def _role(session: PuzzleSession) -> str:
    if not session.over or not session.gain:
        return "text"
    return "good" if session.gain > 0 else "bad"


def _colour(points: int) -> str:
    return "$role-good" if points >= 0 else "$role-bad"


def _name(name: str, *, wide: bool) -> str:
    """Return the name of a hint, shorter where there is little room.

    >>> _name("its first letter", wide=False)
    'first letter'
    """
    return name if wide else name.removeprefix("its ")


def _stake(points: int, when: str, style: str) -> Content:
    return Content.assemble((f"{signed(points):>4}", style), " ", (when, "$role-muted"))


def _step(glyph: str, text: str, then: int, room: int, style: str) -> Content:
    """Return a step of the ladder; how the rating changes then stands at the right, if it fits."""
    change = signed(then) if then else ""
    gap = room - len(text) - len(change) - 2
    told = f"{glyph} {text}{' ' * gap}{change}" if gap > 0 else f"{glyph} {text}"
    return Content.styled(told, style)
