"""Answers to a question: what is right, and how well the word was known."""

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from wordarcade.games.training.questions import COVERED, MOST_WRONG, YES, Question, Way
from wordarcade.games.training.scheduling import Rating

_MOST: Final = 2 / 3
"""The share of all answers that is as good as knowing them."""
_SOME: Final = 1 / 3
_QUICK_MS: Final = 5_000
"""Milliseconds for each answer, that there are no others included, that make all of them easy."""
_QUICK_YES_MS: Final = 2_000
_FEW_WRONG: Final = 3
"""The most wrong guesses with which a hangman word still counts as known."""


class Verdict(Enum):
    """The verdict on an answer."""

    RIGHT = "right"
    ALSO = "right, though not asked for"
    AGAIN = "given before"
    WRONG = "wrong"
    NO_ANSWER = "not an answer here"


@dataclass(slots=True)
class Attempt:
    """A question with the answers so far.

    Attributes:
        question: the question.
        found: the answers that are right, in the order in which they were given.
        also: those that are right but not asked for.
        wrong: those that are wrong.
    """

    question: Question
    found: list[str] = field(default_factory=list)
    also: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    @property
    def answered(self) -> bool:
        """Whether any answer was given, right or wrong."""
        return bool(self.found or self.also or self.wrong)

    def give(self, *answers: str) -> list[Verdict]:
        """Take answers that are given at once, as `Question.read` returns them.

        Words after the one that completes the question count, too: a wrong one is a mistake.
        """
        ends = self.question.way in (Way.YES_NO, Way.GUESSES)
        over, verdicts = self.is_complete, list[Verdict]()
        for answer in answers:
            over = over or (ends and self.is_complete)
            verdicts.append(Verdict.NO_ANSWER if over else self._judge(answer))
        return verdicts

    def _judge(self, answer: str) -> Verdict:
        question = self.question
        if not _can_answer(question, answer):
            return Verdict.NO_ANSWER
        if answer in self.found or answer in self.also or answer in self.wrong:
            return Verdict.AGAIN
        if answer in question.answers:
            self.found.append(answer)
            return Verdict.RIGHT
        if answer in question.also:
            self.also.append(answer)
            return Verdict.ALSO
        self.wrong.append(answer)
        return Verdict.WRONG

    @property
    def is_complete(self) -> bool:
        """Whether the question ends, since no other answer can follow."""
        question = self.question
        if question.way is Way.YES_NO:
            return bool(self.found or self.wrong)
        if question.way is Way.HOOKS and not question.answers:
            return False  # that there are none is the answer
        if question.ended_by_player:
            return False
        every = len(self.found) == len(question.answers)
        return every or (question.way is Way.GUESSES and len(self.wrong) >= MOST_WRONG)

    @property
    def missed(self) -> tuple[str, ...]:
        """The answers that were not given."""
        return tuple(answer for answer in self.question.answers if answer not in self.found)

    @property
    def pattern(self) -> str:
        """The shown word of a hangman question, with the letters that were found."""
        return "".join(letter if letter in self.found else COVERED for letter in self.question.word)

    def rating(self, took_ms: int) -> Rating:
        """Return how well the word was known.

        A word that is itself asked for was not known if it is missing. All answers without a
        mistake are good, and easy if they came quickly; two thirds of the words are good with one
        mistake at most, else hard. Of letters and longer words a third is hard, and less is not
        enough.

        Args:
            took_ms: the milliseconds that the answer took.
        """
        match self.question.way:
            case Way.YES_NO:
                quick = took_ms <= _QUICK_YES_MS
                return _easy_or_good(quick=quick) if self.found else Rating.AGAIN
            case Way.GUESSES:
                return self._guessed()
        if not self.missed and not self.wrong:
            told = len(self.question.answers) + self.question.ended_by_player
            quick = took_ms <= _QUICK_MS * max(1, told)
            return _easy_or_good(quick=quick)
        return self._part()

    def _guessed(self) -> Rating:
        wrong = len(self.wrong)
        if self.missed:
            return Rating.AGAIN
        return _easy_or_good(quick=not wrong) if wrong <= _FEW_WRONG else Rating.HARD

    def _part(self) -> Rating:
        """Return the rating of answers that are not complete, or not without mistakes."""
        question, found, wrong = self.question, len(self.found), len(self.wrong)
        possible = max(1, len(question.answers))
        asked = question.word in question.answers
        if asked and question.word not in self.found:
            return Rating.AGAIN
        if question.way is not Way.WORDS:
            return Rating.HARD if (found - wrong) / possible >= _SOME else Rating.AGAIN
        if found / possible >= _MOST:
            return Rating.GOOD if wrong <= 1 else Rating.HARD
        return Rating.HARD if asked or found / possible >= _SOME else Rating.AGAIN


def _easy_or_good(*, quick: bool) -> Rating:
    return Rating.EASY if quick else Rating.GOOD


def _can_answer(question: Question, answer: str) -> bool:
    """Return whether something is of the form that is asked for."""
    letters = answer.replace("-", "", 1) if question.way is Way.HOOKS else answer
    if not (letters.isascii() and letters.isalpha()):
        return False
    match question.way:
        case Way.HOOKS:
            return len(letters) == 1 and len(answer) == 2
        case Way.LETTERS | Way.GUESSES:
            return len(answer) == 1
        case Way.YES_NO:
            return answer in (YES, "no")
    return True
