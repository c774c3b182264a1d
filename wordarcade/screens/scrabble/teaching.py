"""The teacher: the person's last turn is looked at in a thread, and shown beside the board."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from textual.message import Message
from textual.widget import Widget
from textual.worker import get_current_worker

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.sheet import Entry
from wordarcade.games.scrabble.session import Lesson, ScrabbleSession
from wordarcade.screens.background import report_for, run_aside


class Teaching:
    """Finds out what there is to learn from the last turn, if the game has a teacher.

    Args:
        owner: whose threads do the work, and whom it is told.
        session: the game in play.

    Attributes:
        lesson: what is known of the last turn; None while that is not known.
        is_news: whether the turn was made, and not come back to by undoing the one after it.
    """

    @dataclass
    class Found(Message):
        """It is known what there is to learn, if anything."""

        lesson: Lesson | None

    @dataclass
    class Failed(Message):
        """There will be no lessons; one sentence why."""

        reason: str

    def __init__(self, owner: Widget, session: ScrabbleSession) -> None:
        self.lesson: Lesson | None = None
        self.is_news = False
        self._owner: Final = owner
        self._session: Final = session
        self._line: Entry | None = None
        self._lines = 0

    def follow(self) -> None:
        """Look at the last turn, unless it is known already; forget one that was taken back."""
        line, before = self._session.line_to_teach, self._lines
        self._lines = len(self._session.state.sheet)
        if line == self._line:
            return
        self.is_news = self._lines > before
        self._line, self.lesson = line, None
        if line is not None:
            asked = self._session.state
            look = partial(self._look, asked)
            run_aside(self._owner, "The coach", look, self.Failed, group="teacher", exclusive=True)

    def _look(self, asked: ScrabbleGame) -> None:
        lesson = self._session.look_for_lesson(asked, report_for(get_current_worker()))
        self._owner.post_message(self.Found(lesson))

    def take(self, found: Found) -> bool:
        """Keep a lesson, if it is still of the last turn; whether it is."""
        if found.lesson is None or found.lesson.line != self._line:
            return False
        self.lesson = found.lesson
        self._session.note_lesson(found.lesson)
        return True
