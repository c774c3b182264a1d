"""The result of a Boggle round at a glance: the score, its stars, and the best so far."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.geometry import Region

from wordarcade.games.bests import Best
from wordarcade.games.boggle.rating import rating
from wordarcade.games.boggle.session import BoggleSession, Solution
from wordarcade.games.grid_sentences import help_text
from wordarcade.looks.brush import Brush, Piece
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import font
from wordarcade.looks.golden_row import GoldenRow
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.support.wording import count, percentage

_HUGE: Final = "digits-huge"
_LARGE: Final = "digits-large"
_HUGE_FROM: Final = 11
"""Rows from which the digits are the largest, and the banner has room around its text."""

_GAP: Final = 4

_FIRST: Final = "Your first round with these settings"


@dataclass(frozen=True, slots=True)
class Banner:
    """A line under the score.

    Attributes:
        text: what it says.
        record: whether it is a new best.
        day: when the best was, added where there is room.
        short: what it says where there is little.
    """

    text: str
    record: bool = False
    day: str = ""
    short: str = ""

    def fitting(self, columns: int) -> str:
        """Return as much of it as fits."""
        texts = (f"{self.text}, {self.day}" if self.day else self.text, self.text, self.short)
        return next((text for text in texts if len(text) <= columns), "")


def banner_of(session: BoggleSession, solution: Solution) -> Banner:
    """Return what a round means among those before it."""
    state, best = session.state, session.best
    if solution.words and len(state.found) == len(solution.words):
        return Banner("✓ EVERY WORD FOUND ✓", record=True)
    if state.hint_count:
        return Banner(f"{help_text(state)}: no record".capitalize(), short="Hints: no record")
    if not session.counts:
        return Banner("Your own boards set no records.", short="Own board: no record.")
    if best is None:
        score = state.score
        told = f"Your first round with these settings: {score} to beat" if score else _FIRST
        return Banner(told, short="Your first with these settings")
    return beside(best, state.score)


def beside(best: Best, score: int) -> Banner:
    """Return what a score means beside the best one before."""
    day = "" if best.when is None else f"{best.when.astimezone():%-d %B}"
    more = score - best.score
    if more > 0:
        by = "one more" if more == 1 else f"{more} more"
        news = "★ NEW BEST ★"
        return Banner(f"{news} {by} than {best.score}", record=True, day=day, short=news)
    if more == 0:
        return Banner(f"Level with your best, {best.score}", day=day, short="Level with your best")
    return Banner(f"{-more} short of your best, {best.score}", day=day, short=f"best {best.score}")


@dataclass(frozen=True, slots=True)
class Fact:
    """A line beside the score.

    Attributes:
        wordings: its text, and what stands for it where there is ever less room.
    """

    wordings: tuple[tuple[Piece, ...], ...]

    @classmethod
    def of(cls, *wordings: tuple[Piece, ...]) -> "Fact":
        """Return a line from its wordings, the longest first."""
        return cls(wordings)

    def fitting(self, columns: int) -> tuple[Piece, ...]:
        """Return as much of it as fits, or nothing."""
        for each in self.wordings:
            if sum(len(text) for text, *_ in each) <= columns:
                return each
        return ()


class ResultHead(PixelWidget):
    """Paints the score in large digits, the figures beside it, and the banner.

    Args:
        session: the round, over.
        solution: all words of its board.
    """

    DEFAULT_CSS = "ResultHead { width: 100%; }"

    def __init__(self, session: BoggleSession, solution: Solution) -> None:
        super().__init__()
        self._score = session.state.score
        self._banner = banner_of(session, solution)
        self._facts = _facts(session, solution)
        self._gold = GoldenRow(self)

    def on_mount(self) -> None:
        """Let the banner of a new best shine."""
        if self._banner.record:
            self._gold.shine()

    def paint(self, canvas: Canvas) -> None:
        """Paint the digits, the facts and the banner."""
        brush = Brush(canvas, self.palette)
        tall = canvas.rows >= _HUGE_FROM
        digits = font(_HUGE if tall else _LARGE)
        text = f"{self._score}"
        if digits.width(text) > canvas.columns // 2:
            digits = font(_LARGE)
        rows = (digits.height + 1) // 2
        brush.digits(0, 0, text, digits, "focus")
        x = digits.width(text) + (_GAP if tall else 3)
        fitting = [fact.fitting(canvas.columns - x) for fact in self._facts]
        facts = [pieces for pieces in fitting if pieces]
        for row, pieces in enumerate(facts if rows > len(facts) else _shorter(facts, rows)):
            brush.write(x, row, *pieces)
        self._paint_banner(brush, rows + 1, tall=tall)

    def _paint_banner(self, brush: Brush, row: int, *, tall: bool) -> None:
        canvas = brush.canvas
        if not self._banner.record:
            brush.write(0, row + tall, (self._banner.fitting(canvas.columns), "muted"))
            return
        width = canvas.columns
        self._gold.paint(canvas, Region(0, 2 * row, width, 5 if tall else 2), edge=tall)
        text = self._banner.fitting(width - 2)
        ink = self.palette.face("selected").ink
        canvas.text((width - len(text)) // 2, row + tall, text, ink, bold=True)


def _facts(session: BoggleSession, solution: Solution) -> tuple[Fact, ...]:
    """Return the lines beside the score, the first the most important."""
    state = session.state
    stars = rating(state, solution)
    facts: list[Fact] = []
    if stars is not None:
        earned = stars.starred.count("★")
        row: tuple[Piece, ...] = (
            (stars.starred[:earned], "focus", True),
            (stars.starred[earned:], "muted"),
        )
        five = f"at {stars.all_from}%"
        whole = (*row, (f" five stars {five}", "muted"))
        facts.append(Fact.of(whole, (*row, (f" five {five}", "muted")), row))
    share, points = percentage(state.score, solution.points), solution.points
    of_points = (f"of {count(points, 'point')}", "text"), (f" · {share}", "muted")
    brief = (f"{share} ", "muted"), (f"of {points}", "text")
    facts.append(Fact.of(of_points, brief, brief[1:]))
    found, words = len(state.found), len(solution.words)
    of_words = f"{found} of {count(words, 'word')}"
    facts.append(Fact.of(((of_words, "text"),), ((f"{found}/{words} words", "text"),)))
    known = sum(word.word in solution.everyday for word in state.found)
    everyday = len(solution.everyday)
    if everyday:
        facts.append(Fact.of(((f"{known} of {everyday} common words", "muted"),)))
    if state.found:
        longest = max((word.word for word in state.found), key=len)
        most = max((len(word.word) for word in solution.words), default=0)
        mark = " ✓" if len(longest) == most else ""
        name = (longest.upper(), "text", True)
        facts.append(Fact.of((("longest ", "muted"), name, (mark, "good"))))
    unaided = state.unaided_score
    if unaided != state.score:
        alone = f"{count(unaided, 'point')} without hints"
        facts.append(Fact.of(((alone, "hint"),), ((f"{unaided} without hints", "hint"),)))
    step = None if stars is None or not unaided else stars.next_star(points)
    if step is not None:
        more = step - unaided
        facts.append(Fact.of(((f"{count(more, 'point')} short of the next ★", "muted"),)))
    return tuple(facts)


def _shorter(facts: Sequence[tuple[Piece, ...]], rows: int) -> Sequence[tuple[Piece, ...]]:
    """Return as many lines as there are rows, the hints among them if some were taken."""
    hints = [line for line in facts if line[0][1] == "hint"]
    others = [line for line in facts if line[0][1] != "hint"]
    return (*others[: rows - len(hints)], *hints)
