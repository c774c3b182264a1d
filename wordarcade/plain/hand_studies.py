"""Analysis of hands in line mode, with a limit to how long a player waits."""

from collections.abc import Iterator
from typing import Final

from wordarcade.games.hand.helped import helped
from wordarcade.games.hand.lessons import appraisal, lesson
from wordarcade.games.hand.session import HandSession, SolvedHand, Studied, StudyTask

LONGEST_WAIT: Final = 10
"""Seconds after which nobody waits for a hand any more."""

_TOO_LARGE: Final = "The best play of this hand takes too long to work out for a hint."


class _TookTooLongError(Exception):
    """A hand was not solved in time."""


def worked_out(session: HandSession, task: StudyTask) -> Studied:
    """Return what there is to know of an attempt, or that it takes too long."""
    clock = session.services.clock
    began = clock.monotonic()

    def report(_: float) -> None:
        if clock.monotonic() - began > LONGEST_WAIT:
            raise _TookTooLongError

    try:
        return session.work(task, report)
    except _TookTooLongError:
        return Studied(task.place, SolvedHand(task.attempt.hand, None, _TOO_LARGE), None)


def lessons(session: HandSession) -> Iterator[str]:
    """Close a game that is over, and yield what each hand was worth and how it is played best.

    Nothing is said of a hand that takes too long, nor of the hands after it.
    """
    try:
        while (task := session.next_task) is not None:
            studied = worked_out(session, task)
            session.learn(studied)
            if studied.study is None:
                break
    finally:
        session.close_when_known()
        session.close()  # whatever is known
    for hand in session.hands:
        place = max(hand.attempts, key=lambda place: session.state.attempts[place].score)
        study = session.studies.get(place)
        if study is not None and study.best is not None:
            best = study.best
            help_taken = helped(session.state.attempts[place], best, session.state.hints)
            told = [appraisal(hand.score, best, helped=help_taken)]
            if hand.score < best.score:
                told.append(lesson(best, [session.resolved(each.word) for each in best.plays]))
            name = "" if session.state.config.single else f"Hand {hand.number + 1}: "
            yield f"{name}{' '.join(told)}"
