"""The hints of the hand game in line mode, the same as on the screen."""

from typing import Final

from wordarcade.engine.hand.turns import Phase
from wordarcade.engine.hand.verdict import Refusal
from wordarcade.games.hand.sentences import no_word_left
from wordarcade.games.hand.session import HandSession
from wordarcade.plain.hand_studies import worked_out
from wordarcade.plain.hint_cost import HintCost


class HandHints:
    """Gives the hints of a game.

    Args:
        session: the game in play.
    """

    def __init__(self, session: HandSession) -> None:
        self._session: Final = session
        self._cost: Final = HintCost(session)

    def answer(self, _: str) -> list[str]:
        """Return the next hint on how best play starts."""
        if self._session.state.phase is not Phase.PLAY:
            return [Refusal.NO_HINT.value]
        if self._session.stuck:
            return [no_word_left(self._session.state.attempt.left)]
        if cost := self._cost.first():
            return [cost]
        if self._session.solved_hand is None:
            self._session.learn(worked_out(self._session, self._session.task_at_hand))
        told = self._session.hint()
        return [] if told is None else [told]
