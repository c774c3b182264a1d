"""The trainer in line mode: a line for each question."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from wordarcade.games.training.judging import Verdict
from wordarcade.games.training.questions import COVERED, Question, Way
from wordarcade.games.training.sentences import (
    back_text,
    outcome,
    rating_sentence,
    summary,
    validity_sentence,
    verdict_sentence,
)
from wordarcade.games.training.session import Answered, Attempt, TrainingSession
from wordarcade.plain.commands import Commands, LeavingError
from wordarcade.plain.dialogue import Dialogue
from wordarcade.services import Services
from wordarcade.support.wording import clock_text, count

_ENTRIES: Final = (
    ("words", "all the words you know, separated by spaces"),
    ("BF-S", "hooks: letters before and after the word"),
    ("letters", "for the covered place, or guesses at a hidden word"),
    ("yes, no", "whether it is a word"),
    ("Enter alone", "I don't know"),
    ("/aside", "never ask for this word again"),
    ("/left", "time left, and which question this is"),
)
_NOTHING: Final = "Nothing is due. Play a game and come back, or choose new words with --add 10."
_ASIDE: Final = "aside"


def train(services: Services, session: TrainingSession, dialogue: Dialogue) -> None:
    """Ask until the time is over, there are no cards left, or the player leaves.

    Every answer is saved at once, so that leaving loses nothing.

    Raises:
        LeavingError: the player leaves before the end; how it went was told.
        StoreError: an answer cannot be saved.
    """
    if session.current is None:
        dialogue.tell(_NOTHING)
        return
    limit = session.left_ms
    time = "" if limit is None else f", {clock_text(limit, up=True)} to go"
    made_of = f": {session.made_of}" if session.made_of else ""
    dialogue.tell(f"{count(session.total, 'question')}{made_of}{time}.")
    left = {"left": lambda _: _left(session)}
    asking = dialogue.serving(
        Commands.of("The trainer", _ENTRIES, left, (_ASIDE,), is_entry=str.isalpha)
    )
    dialogue.introduce()
    try:
        while session.current is not None:
            _ask(services, session, session.current, asking)
    except LeavingError:
        _tell_summary(services, session, dialogue)
        raise
    _tell_summary(services, session, dialogue)


def _left(session: TrainingSession) -> Iterator[str]:
    left = session.left_ms
    time = "" if left is None else f"{clock_text(left, up=True)} left, "
    yield f"{time}question {session.number} of {session.total}.".capitalize()


def _ask(
    services: Services, session: TrainingSession, attempt: Attempt, dialogue: Dialogue
) -> None:
    question = attempt.question
    dialogue.tell()
    dialogue.tell(f"{question.kind.heading}: {_shown(attempt)}")
    while not session.stopped:
        typed = dialogue.ask(f"{question.prompt}: ")
        if typed.lower() == f"/{_ASIDE}":
            session.set_aside()
            dialogue.tell(f"{question.word.upper()} is set aside.")
            return
        answers = question.read(typed)
        said = session.give(*answers)
        for answer, verdict in zip(answers, said, strict=True):
            if verdict is not Verdict.RIGHT or question.way in (Way.GUESSES, Way.YES_NO):
                dialogue.tell(verdict_sentence(verdict, question, answer, session.lexicon))
        only_faults = bool(said) and all(verdict is Verdict.NO_ANSWER for verdict in said)
        if only_faults:
            continue
        if question.way is Way.GUESSES and answers and not session.stopped:
            dialogue.tell(_shown(attempt))
            continue
        session.stop()
    answered = session.rate()
    if answered is not None:
        for line in _answer_lines(services.clock.now(), answered, session):
            dialogue.tell(line)


def _shown(attempt: Attempt) -> str:
    question = attempt.question
    shown = attempt.pattern if question.way is Way.GUESSES else question.shown
    return " ".join(shown.upper().replace(COVERED, "_"))


def _answer_lines(now: datetime, answered: Answered, session: TrainingSession) -> Iterator[str]:
    attempt = answered.attempt
    question = attempt.question
    if question.way is Way.YES_NO:
        if not attempt.found and not attempt.wrong:
            yield validity_sentence(question, session.lexicon)
    elif question.way is Way.GUESSES:
        yield f"{question.word.upper()}: {outcome(attempt)}."
    else:
        yield f"{outcome(attempt).capitalize()}{_missed(question, attempt)}."
    if answered.due is not None:
        yield rating_sentence(answered.rating, back_text(answered.due, now))


def _missed(question: Question, attempt: Attempt) -> str:
    words = [question.full(answer).upper() for answer in attempt.missed]
    return f", missed: {' '.join(words)}" if words else ""


def _tell_summary(services: Services, session: TrainingSession, dialogue: Dialogue) -> None:
    answers, now = session.answered, services.clock.now()
    dialogue.tell()
    dialogue.tell(summary(len(answers), session.known, session.elapsed_ms // 1000))
    for missed in session.missed:
        word = missed.attempt.question.word.upper()
        back = ", invented" if missed.due is None else f", back {back_text(missed.due, now)}"
        dialogue.tell(f"Look again: {word}{back}.")
