"""The hints of the hand game in line mode: those of the screen."""

from typing import Final

from wordarcade.clock import Clock
from wordarcade.engine.hand.turns import Phase
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.hints import HintsTaken, hint
from wordarcade.players.hand.study import SolvedHand, solve_if_possible
from wordarcade.store.hand_rounds import SavedHandRound

LONGEST_WAIT: Final = 10
"""Seconds after which a hint is not waited for any more."""

_NOT_NOW: Final = "There are hints once the hand is being played."
_TOO_LARGE: Final = "The best play of this hand takes too long to work out for a hint."


class _TookTooLongError(Exception):
    """A hand is not worked out in time."""


class HandHints:
    """Gives the hints of a game.

    Args:
        saved: the game, on record.
        lexicon: whose words count.
        clock: where time comes from.
    """

    def __init__(self, saved: SavedHandRound, lexicon: Lexicon, clock: Clock) -> None:
        self._saved: Final = saved
        self._lexicon: Final = lexicon
        self._clock: Final = clock
        self._solved: SolvedHand | None = None
        self._taken = HintsTaken()

    def answer(self, _: str) -> list[str]:
        """Return a little more of the best word than the last time."""
        if self._saved.state.phase is not Phase.PLAY:
            return [_NOT_NOW]
        attempt = self._saved.state.attempt
        if self._solved is None or self._solved.hand != attempt.hand:
            self._solved = self._worked_out(attempt.hand)
        if self._solved.solution is None:
            return [self._solved.reason]
        self._taken = self._taken.another(attempt.left)
        plays = self._solved.solution.plays_from(attempt.left)
        return [hint(plays[0] if plays else None, self._taken.step)]

    def _worked_out(self, hand: str) -> SolvedHand:
        began = self._clock.monotonic()

        def report(_: float) -> None:
            if self._clock.monotonic() - began > LONGEST_WAIT:
                raise _TookTooLongError

        try:
            return solve_if_possible(hand, self._lexicon, report)
        except _TookTooLongError:
            return SolvedHand(hand, None, _TOO_LARGE)
