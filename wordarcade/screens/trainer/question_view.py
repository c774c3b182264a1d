"""A question on the screen: its letters, its answers, and where they are given."""

from collections.abc import Collection, Iterable
from typing import Final

from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.widget import Widget
from textual.widgets import Static

from wordarcade.games.training.questions import COVERED, Question, Way
from wordarcade.games.training.session import Attempt, Rating, TrainingSession
from wordarcade.games.training.trainer import Trainer
from wordarcade.screens.trainer.answer_entry import Alphabet, AnswerEntry
from wordarcade.screens.trainer.answer_panel import AnswerPanel
from wordarcade.screens.trainer.answers import AnswerLine
from wordarcade.screens.trainer.beside import MeaningPanel
from wordarcade.screens.trainer.choices import ratings, yes_no
from wordarcade.screens.trainer.session_panel import SessionPanel
from wordarcade.screens.trainer.strip import SessionStrip, prompt_line
from wordarcade.widgets.key_tiles import KeyTiles
from wordarcade.widgets.letter_row import LetterRow

_FEW: Final = 6
"""Letters up to which they are large."""

_BY_LETTERS: Final = (Way.LETTERS, Way.HOOKS, Way.GUESSES)
"""Ways of answering for which there are letters to click."""


class QuestionView(Vertical):
    """Shows the question that is asked; once it is over, all answers and how to rate oneself.

    Args:
        trainer: the deck.
        session: the session.

    Attributes:
        entry: takes answers that are typed.
        alphabet: takes letters by the mouse.
        ratings: the tiles of how well a word was known.
    """

    DEFAULT_CSS = """
    QuestionView {
        width: 100%;
        height: 100%;
        #letters { height: 6; }
        #prompt { height: 1; text-align: center; color: $role-soft; }
        #below { height: 1fr; }
        #slot { height: 3; }
        MeaningPanel, SessionPanel {
            display: none; width: 42; height: 100%; margin-left: 2;
        }
    }
    """

    def __init__(self, trainer: Trainer, session: TrainingSession) -> None:
        super().__init__(id="drill")
        self._trainer = trainer
        self._session = session
        self._strip = SessionStrip(session)
        self._letters = LetterRow()
        self._letters.id = "letters"
        self._prompt = Static(id="prompt")
        self._answers = AnswerPanel(trainer.lexicon, session)
        self._beside = MeaningPanel(trainer.lexicon)
        self._so_far = SessionPanel(session)
        self.entry = AnswerEntry()
        self.ratings = KeyTiles(len(Rating), id="choices")
        self._pair = KeyTiles(2, id="pair")
        self.alphabet = Alphabet()

    def compose(self) -> ComposeResult:
        """The time, the letters, the answers and what can be done."""
        yield self._strip
        yield self._letters
        yield self._prompt
        yield Horizontal(self._answers, self._beside, self._so_far, id="below")
        yield Container(self.entry, self.ratings, self._pair, id="slot")
        yield self.alphabet

    def ask(self, question: Question) -> None:
        """Show another question, and take its answers."""
        self._letters.set_class(len(question.shown) <= _FEW, "-large")
        if question.way is Way.YES_NO:
            self._show_slot(self._pair)
            self.screen.set_focus(None)
        else:
            self._show_slot(self.entry)
            self.entry.ask(question)
        self._beside.remove_class("-shown")
        self._so_far.add_class("-shown")
        self._so_far.refresh_figures()
        self.alphabet.display = question.way in _BY_LETTERS

    def show_so_far(self, attempt: Attempt) -> None:
        """Show the answers that were given so far."""
        question = attempt.question
        self.refresh_time()
        self._letters.letters = attempt.pattern if question.way is Way.GUESSES else question.shown
        self._letters.missed = ""
        self._prompt.update(prompt_line(attempt, after=self.entry.after_word))
        after = self.entry.after_word
        right = _letters((*attempt.found, *attempt.also), after=after)
        self.alphabet.mark(right, _letters(attempt.wrong, after=after))
        self._pair.show(yes_no())
        self._answers.show_so_far(attempt, self._trainer.services.clock.now())

    def show_all(self, attempt: Attempt) -> None:
        """Show all answers, and ask how well the word was known."""
        question, session = attempt.question, self._session
        self.refresh_time()
        self.screen.set_focus(None)
        self.alphabet.display = False
        self._letters.letters = question.word if COVERED in question.shown else question.shown
        if question.way is Way.GUESSES:
            self._letters.missed = "".join(attempt.missed)
        self._prompt.update(prompt_line(attempt, after=False, took_ms=session.took_ms))
        self._answers.show_all(attempt)
        self._beside.tell_history(session.history, session.recall())
        self._beside.add_class("-shown")
        self._so_far.remove_class("-shown")
        if question.way is Way.YES_NO:
            self._pair.show(yes_no(attempt))
        else:
            self._show_slot(self.ratings)
        now, columns = self._trainer.services.clock.now(), self.screen.size.width // len(Rating)
        self.ratings.show(ratings(session, now, columns))

    def _show_slot(self, shown: Widget) -> None:
        for widget in (self.entry, self.ratings, self._pair):
            widget.display = widget is shown

    def refresh_time(self) -> None:
        """Show the time that is left."""
        self._strip.refresh_time()

    def mark(self, lines: int) -> None:
        """Mark another answer, so many lines below."""
        self._answers.move(lines)

    def explain(self, number: int) -> AnswerLine:
        """Tell the meaning of an answer, and return it.

        Args:
            number: of its line, from 0.
        """
        line = self._answers.line(number)
        self._beside.show_word(line.word, valid=line.valid)
        return line


def _letters(answers: Iterable[str], *, after: bool) -> Collection[str]:
    """Return the letters among answers, of hooks those at one side of the word.

    Args:
        answers: single letters, or hooks such as `s-` and `-s`.
        after: whether the side is after the word.
    """
    other_side = str.endswith if after else str.startswith
    return {answer.strip("-") for answer in answers if not other_side(answer, "-")}
