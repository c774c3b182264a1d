"""Sentences about answers and due dates, for both front ends."""

from collections import Counter
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final

from wordarcade.games.days import local_day
from wordarcade.games.training.judging import Attempt, Verdict
from wordarcade.games.training.kinds import Kind
from wordarcade.games.training.questions import YES, Question, Way
from wordarcade.games.training.scheduling import Rating
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.support.wording import count, listed, percentage, plural, spelt

_HOUR: Final = 60
_DAYS: Final = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_MONTHS: Final = (
    *("Jan", "Feb", "Mar", "Apr", "May", "Jun"),
    *("Jul", "Aug", "Sep", "Oct", "Nov", "Dec"),
)
_THIS_YEAR: Final = 300
"""Days ahead from which the year is told."""


def back_text(due: datetime, now: datetime) -> str:
    """Return when a word comes back, such as "in 10 min", "tomorrow" or "Sat 28 Nov"."""
    days = (local_day(due) - local_day(now)).days
    minutes = max(0, round((due - now).total_seconds() / 60))
    if minutes < _HOUR:  # before midnight, too
        return f"in {minutes} min"
    if days <= 0:
        return f"in {round(minutes / _HOUR)} h"
    if days == 1:
        return "tomorrow"
    day = local_day(due)
    text = f"{_DAYS[day.weekday()]} {day.day} {_MONTHS[day.month - 1]}"
    return f"{text} {day.year}" if days > _THIS_YEAR else text


def days_text(due: datetime, now: datetime) -> str:
    """Return how many days ahead a word comes back; empty for today and tomorrow."""
    days = (local_day(due) - local_day(now)).days
    return count(days, "day") if days > 1 else ""


def day_ahead(ahead: int, now: datetime) -> str:
    """Return the weekday of the day in some days, in two columns.

    >>> sunday = datetime(2026, 11, 29, 12).astimezone()
    >>> [day_ahead(days, sunday) for days in (0, 1, 6, 7, 8)]
    ['Su', 'Mo', 'Sa', 'Su', 'Mo']
    """
    day = local_day(now) + timedelta(days=ahead)
    return _DAYS[day.weekday()][:2]


def verdict_sentence(verdict: Verdict, question: Question, answer: str, lexicon: Lexicon) -> str:
    """Return what is said of an answer in one sentence."""
    shown = question.full(answer).upper() if question.way is not Way.GUESSES else answer.upper()
    said = {
        Verdict.AGAIN: f"You already have {shown}.",
        Verdict.NO_ANSWER: _EXPECTED[question.way],
        Verdict.ALSO: f"{shown} is right, too.",
    }
    if verdict in said:
        return said[verdict]
    right = verdict is Verdict.RIGHT
    if question.way is Way.YES_NO:
        return validity_sentence(question, lexicon)
    if question.way is Way.GUESSES:
        return f"Yes, {shown} is in it." if right else f"No {shown}."
    if right:
        return f"{shown}."
    if question.full(answer) not in lexicon:
        return f"{shown} is not in the {lexicon.name} lexicon."
    return f"{shown} is a word, but {_why_not(question, answer)}."


def _why_not(question: Question, word: str) -> str:
    """Return why a word that was typed answers nothing, after "but"."""
    if question.kind is Kind.EXTENSIONS:
        if not (word.startswith(question.word) or word.endswith(question.word)):
            return f"neither begins nor ends with {question.word.upper()}"
        return "not two or three letters longer"
    over = Counter(word) - Counter(question.shown)
    if absent := sorted(set(over).difference(question.shown)):
        return f"there is no {listed([letter.upper() for letter in absent], 'or')} in these letters"
    if over:
        letter = min(over)
        return f"these letters have only {spelt(question.shown.count(letter))} {letter.upper()}"
    if question.kind is Kind.HAND:
        return f"has fewer than {count(len(question.word), 'letter')}"
    return "doesn't use all of these letters"


def verdicts_sentence(
    given: Mapping[str, Verdict], question: Question, lexicon: Lexicon
) -> tuple[str, Verdict]:
    """Return what is said of answers given at once, and the verdict that it looks like.

    What is not right comes first, since the rest can be read in the list.

    Args:
        given: the verdict on each answer, one or more, in the order in which they came.
        question: the question.
        lexicon: whose words count.
    """
    order = [Verdict.WRONG, Verdict.NO_ANSWER, Verdict.AGAIN, Verdict.ALSO, Verdict.RIGHT]
    by_verdict = sorted(given.items(), key=lambda each: order.index(each[1]))
    said = [verdict_sentence(verdict, question, answer, lexicon) for answer, verdict in by_verdict]
    return " ".join(dict.fromkeys(said)), by_verdict[0][1]


_EXPECTED: Final = {
    Way.WORDS: "Type words with the letters A to Z.",
    Way.LETTERS: "Type the letters that fit.",
    Way.HOOKS: "Type letters before and after, such as BF-S.",
    Way.GUESSES: "Type a letter.",
    Way.YES_NO: "Type yes or no.",
}


def validity_sentence(question: Question, lexicon: Lexicon) -> str:
    """Return whether what was asked for is a word."""
    if question.answers == (YES,):
        return f"{question.word.upper()} is a word."
    return f"{question.word.upper()} is not in the {lexicon.name} lexicon."


def outcome(attempt: Attempt) -> str:
    """Return how much of a question was answered, in a few words."""
    question, found = attempt.question, len(attempt.found)
    match question.way:
        case Way.YES_NO:
            return "right" if attempt.found else "wrong"
        case Way.GUESSES:
            wrong = len(attempt.wrong)
            guesses = count(wrong, "wrong guess")
            return f"{'not guessed' if attempt.missed else 'guessed'}, {guesses}"
    thing = {Way.WORDS: "word", Way.HOOKS: "hook"}.get(question.way, "letter")
    possible = len(question.answers)
    if not possible:
        return f"no {plural(0, thing)}"
    return f"{found} of {count(possible, thing)}"


def rating_sentence(rating: Rating, back: str) -> str:
    """Return a rating and when the word comes back.

    >>> rating_sentence(Rating.AGAIN, "in 10 min")
    'Again: back in 10 min.'
    >>> rating_sentence(Rating.GOOD, "Sat 28 Nov")
    'Good: back on Sat 28 Nov.'
    """
    joined = back if back.startswith(("in ", "tomorrow")) else f"on {back}"
    return f"{rating.title}: back {joined}."


def summary(answers: int, known: int, seconds: int) -> str:
    """Return how a session went, in one sentence.

    >>> summary(5, 4, 72), summary(0, 0, 3)
    ('5 questions in 1:12: 4 right, 80%.', 'No questions this time.')
    """
    if not answers:
        return "No questions this time."
    minutes, rest = divmod(seconds, 60)
    told = f"{known} right, {percentage(known, answers)}."
    return f"{count(answers, 'question')} in {minutes}:{rest:02}: {told}"
