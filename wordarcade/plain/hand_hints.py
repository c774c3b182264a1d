"""The hints of the hand game in line mode, the same as on the screen."""

from typing import Final

from wordarcade.engine.hand.turns import Phase
from wordarcade.engine.hand.verdict import Refusal
from wordarcade.games.hand.session import HandSession, SolvedHand, Studied
from wordarcade.plain.hint_cost import HintCost

LONGEST_WAIT: Final = 10
"""Seconds after which a hint is not waited for any more."""

_TOO_LARGE: Final = "The best play of this hand takes too long to work out for a hint."


class _TookTooLongError(Exception):
    """A hand was not solved in time."""


class HandHints:
    """Gives the hints of a game.

    Args:
        session: the game in play.
    """

    def __init__(self, session: HandSession) -> None:
        self._session: Final = session
        self._cost: Final = HintCost(session)

    def answer(self, _: str) -> list[str]:
        """Return the next hint on the best word."""
        if self._session.state.phase is not Phase.PLAY:
            return [Refusal.NO_HINT.value]
        if cost := self._cost.first():
            return [cost]
        if self._session.solved_hand is None:
            self._session.learn(self._worked_out())
        told = self._session.hint()
        return [] if told is None else [told]

    def _worked_out(self) -> Studied:
        """Return the solution of the current hand, within the time limit."""
        task, clock = self._session.task_at_hand, self._session.services.clock
        began = clock.monotonic()

        def report(_: float) -> None:
            if clock.monotonic() - began > LONGEST_WAIT:
                raise _TookTooLongError

        try:
            return self._session.work(task, report)
        except _TookTooLongError:
            return Studied(task.place, SolvedHand(task.attempt.hand, None, _TOO_LARGE), None)
