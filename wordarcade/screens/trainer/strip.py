"""The strip above a question: time, progress and the prompt."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.training.questions import MOST_WRONG, Way
from wordarcade.games.training.sentences import outcome
from wordarcade.games.training.session import Attempt, TrainingSession
from wordarcade.looks.bars import bar
from wordarcade.looks.big_number import BigNumber
from wordarcade.looks.follow_theme import follow_theme
from wordarcade.looks.palette import palette_of
from wordarcade.support.wording import clock_text, count

_LEFT: Final = "left in this session"
"""What the clock counts, told behind it."""
_LEAST_BAR: Final = 12
"""Columns of the bar and the gaps beside it that more words on the clock leave at least."""


class SessionStrip(Horizontal):
    """Shows time left, and a bar of the questions answered: in one row, or beside big digits.

    Args:
        session: the session.
    """

    # The rules for high screens begin at the screen.
    SCOPED_CSS = False

    DEFAULT_CSS = """
    SessionStrip {
        height: 1;
        & BigNumber { display: none; margin-right: 2; }
        & Static { width: 1fr; height: 1; }
    }
    .-high SessionStrip, .-very-high SessionStrip {
        height: 3;
        margin-top: 1;
        & BigNumber { display: block; }
        & Static { height: 3; padding-top: 1; }
    }
    """

    def __init__(self, session: TrainingSession) -> None:
        super().__init__()
        self._session = session
        self._clock = BigNumber(lines=3)
        self._text = Static()

    def compose(self) -> ComposeResult:
        """Digits, and the rest."""
        yield self._clock
        yield self._text

    def on_mount(self) -> None:
        """Follow the theme with the bar."""
        follow_theme(self, self.refresh_time)

    def on_resize(self) -> None:
        """Draw the bar at its new length."""
        self.refresh_time()

    def refresh_time(self) -> None:
        """Show the time left by now."""
        session = self._session
        left = session.left_ms
        clock = "" if left is None else clock_text(left, up=True)
        if clock != self._clock.text:
            self._clock.text = clock
        large = bool(self.screen.classes & {"-high", "-very-high"})
        missed = len(session.answered) - session.known
        facts = Content.assemble(
            ("question ", "$role-muted"),
            (f"{session.number}", "bold"),
            (f" of {session.total}", "$role-muted"),
            ("  ✓", "$role-good"),
            f" {session.known}",
            ("  ×", "$role-bad"),
            f" {missed}",
        )
        columns = self._text.content_size.width
        head = Content("")
        if clock:
            digits = "" if large else f"{clock} "
            short = columns - len(digits) - len(_LEFT) - facts.cell_length < _LEAST_BAR
            told = "left" if short else _LEFT
            head = Content.assemble((digits, "bold"), (f"{told}  ", "$role-muted"))
        room = columns - head.cell_length - facts.cell_length - 2
        if room < 1:
            self._text.update(head + facts)
            return
        mono = palette_of(self.app).mono
        drawn = bar(session.share_done, room, ink="$role-player", mono=mono)
        self._text.update(Content.assemble(head, drawn, "  ", facts))


def prompt_line(attempt: Attempt, *, after: bool, took_ms: int | None = None) -> Content:
    """Return what is asked for and what was found, or how it went.

    Args:
        attempt: the question.
        after: whether letters are typed that stand after the word.
        took_ms: the milliseconds that the answer took; None while it is asked.
    """
    question = attempt.question
    if took_ms is not None:
        wrong = len(attempt.wrong)
        told = [outcome(attempt), f"{took_ms // 1000} s"]
        if question.way in (Way.WORDS, Way.HOOKS, Way.LETTERS):
            told.append(count(wrong, "wrong try") if wrong else "no wrong tries")
        return Content(" · ".join(told))
    match question.way:
        case Way.HOOKS:
            return _sides(attempt, after=after)
        case Way.LETTERS:
            found = " ".join(attempt.found).upper()
            return Content.assemble(question.prompt, ("  ", ""), (found, "bold $role-good"))
        case Way.GUESSES:
            left = MOST_WRONG - len(attempt.wrong)
            lives = "●" * left + "○" * len(attempt.wrong)
            wrong_letters = " ".join(attempt.wrong).upper()
            return Content.assemble(
                (lives, "$role-focus"),
                f"  {count(left, 'miss')} left  ",
                (wrong_letters, "$role-bad"),
            )
        case Way.WORDS:
            found_so_far = len(attempt.found)
            told_so_far = f" · {found_so_far} found" if found_so_far else ""
            return Content(f"{question.prompt}{told_so_far}")
    return Content(question.prompt)


def _sides(attempt: Attempt, *, after: bool) -> Content:
    front = "".join(each[0] for each in attempt.found if each.endswith("-")).upper()
    back = "".join(each[1] for each in attempt.found if each.startswith("-")).upper()
    here, there = "bold $role-focus", "$role-muted"
    return Content.assemble(
        (f"{' ' if after else '▸'} before ", there if after else here),
        (" ".join(front) or "–", "bold $role-hint"),
        f"   {attempt.question.word.upper()}   ",
        (" ".join(back) or "–", "bold $role-hint"),
        (f" after {'◂' if after else ' '}", here if after else there),
    )
