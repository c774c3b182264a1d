"""The open offer under the sum, with its keys."""

from typing import Final

from textual.content import Content

from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.turns import Phase
from wordarcade.games.hand.gain import Gain
from wordarcade.games.hand.sentences import NO_GAIN, discards_gain

TAKE: Final = "Ctrl+U"

_SUBSTITUTION: Final = "Use your one substitution?"
_REPLAY: Final = "Use your one replay?"


def offer(state: HandGame, *, choosing: bool, gain: Gain, best: int | None) -> Content:
    """Return the open offer, in two lines, or nothing.

    Args:
        state: the game.
        choosing: whether the player is about to choose the letter to substitute.
        gain: what a replay of the hand that has ended can gain.
        best: the most that its letters can earn; None if unknown.
    """
    match state.phase:
        case Phase.SUBSTITUTION if choosing:
            return _offer(_SUBSTITUTION, "Enter substitutes · Esc keeps the hand")
        case Phase.SUBSTITUTION:
            return _offer(_SUBSTITUTION, f"{TAKE} picks a letter · Enter keeps the hand")
        case Phase.REPLAY if gain is Gain.NONE:
            return _offer(NO_GAIN, "Enter continues")
        case Phase.REPLAY:
            question = discards_gain(best) if gain is Gain.BY_DISCARDS and best else _REPLAY
            return _offer(question, f"{TAKE} replays · Enter continues")
        case _:
            return Content("")


def no_offer(state: HandGame) -> str:
    """Return why nothing is offered, in a sentence.

    Args:
        state: the game, with neither an open substitution nor a replay that may gain.
    """
    if state.config.single:
        return "You can substitute or replay only in a game of several hands."
    if state.phase is Phase.REPLAY:
        return NO_GAIN
    if state.replayed:
        return "You have used your one replay."
    return "You can replay a hand once it is over."


def _offer(question: str, keys: str) -> Content:
    return Content.assemble((question, "bold $role-focus"), "\n", (keys, "$role-muted"))
