"""The panel below a question: what was found, then all answers."""

from datetime import datetime

from textual.content import Content

from wordarcade.games.training.questions import Way
from wordarcade.games.training.session import Attempt, TrainingSession
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.looks.palette import palette_of
from wordarcade.looks.panel import Panel
from wordarcade.screens.trainer.answers import (
    AnswerColumns,
    AnswerLine,
    answer_lines,
    answered_line,
    drawn,
    lines_so_far,
)
from wordarcade.support.wording import spelt
from wordarcade.widgets.long_list import LongList

_SEVERAL = (Way.WORDS, Way.HOOKS, Way.LETTERS)


class AnswerPanel(Panel):
    """Lists the answers to a question; before the first one, the earlier questions.

    Args:
        lexicon: whose words count.
        session: the session.
    """

    DEFAULT_CSS = """
    AnswerPanel { height: 100%; }
    """

    def __init__(self, lexicon: Lexicon, session: TrainingSession) -> None:
        self._list = LongList("")
        self._list.can_focus = False
        super().__init__("", self._list)
        self._lexicon = lexicon
        self._session = session
        self._lines: list[AnswerLine] = []
        self._columns: AnswerColumns | None = None
        """The columns of these lines; None until they are drawn."""

    def line(self, number: int) -> AnswerLine:
        """Return an answer by its number in the list, from 0."""
        return self._lines[number]

    def move(self, lines: int) -> None:
        """Mark another answer."""
        self._list.action_move(lines)

    def show_so_far(self, attempt: Attempt, now: datetime) -> None:
        """Show the answers that were given so far; without any, the session so far.

        Args:
            attempt: the question that is asked.
            now: the present moment (aware).
        """
        self._lines, self.fact = lines_so_far(attempt, self._lexicon), ""
        self._columns = None
        if self._lines:
            self.title = "Your answers"
            self._list.show(len(self._lines), self._drawn, None)
            return
        self.title = "Asked so far"
        self._list.empty = "Your answers are listed here."
        answered = tuple(reversed(self._session.answered))
        longest = max((len(each.attempt.question.word) for each in answered), default=0)
        self._list.show(
            len(answered),
            lambda number: answered_line(answered[number], now, longest, self._list.room),
            None,
        )

    def show_all(self, attempt: Attempt) -> None:
        """Show all answers, the first one that was missed marked."""
        question = attempt.question
        self._lines, self._columns = answer_lines(attempt, self._lexicon), None
        many = len(question.answers)
        several = question.way in _SEVERAL and many > 1
        self.title = f"All {spelt(many)}" if several else "The answer"
        self.fact = "hooks: front · word · back"
        first = next((n for n, line in enumerate(self._lines) if line.said == "missed"), 0)
        self._list.empty = "There are none."
        self._list.show(len(self._lines), self._drawn, first)

    def _drawn(self, number: int) -> Content:
        room, mono = self._list.room - 1, palette_of(self.app).mono
        if self._columns is None or self._columns.room != room:
            self._columns = AnswerColumns.of(self._lines, self._lexicon, room)
        return drawn(self._lines[number], self._lexicon, self._columns, mono=mono)
