"""Phases of a hand game, and the moves of each."""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final

from wordarcade.engine.hand.moves import (
    Decline,
    EndGame,
    EndHand,
    Move,
    PlayWord,
    ReplayHand,
    SubstituteLetter,
    TakeHint,
)
from wordarcade.engine.hand.verdict import Refusal


class Phase(Enum):
    """The phases of a game: the kind of move that comes next."""

    SUBSTITUTION = (SubstituteLetter, Decline, EndGame)
    """Whether to substitute a letter of the hand just dealt."""
    PLAY = (PlayWord, EndHand, TakeHint, EndGame)
    """A word, a hint at one, or the end of the hand."""
    REPLAY = (ReplayHand, Decline, EndGame)
    """Whether to replay the hand just played."""
    OVER = ()
    """Nothing more."""


_OUT_OF_TURN: Final[Mapping[type[Move], Refusal]] = MappingProxyType(
    {
        PlayWord: Refusal.OFFER_OPEN,
        EndHand: Refusal.OFFER_OPEN,
        TakeHint: Refusal.NO_HINT,
        SubstituteLetter: Refusal.NO_SUBSTITUTION,
        ReplayHand: Refusal.NO_REPLAY,
        Decline: Refusal.NO_OFFER,
    }
)


def out_of_turn(phase: Phase, move: Move) -> Refusal | None:
    """Return why `move` is refused in `phase`, or None if it is legal."""
    if phase is Phase.OVER:
        return Refusal.GAME_OVER
    return None if isinstance(move, phase.value) else _OUT_OF_TURN[type(move)]
