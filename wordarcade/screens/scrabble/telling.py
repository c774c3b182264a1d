"""What is said of a move once it is made."""

from collections.abc import Mapping
from typing import Final

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Move
from wordarcade.engine.scrabble.sentences import announcement
from wordarcade.engine.scrabble.verdict import (
    ChallengeFailed,
    Played,
    Refused,
    Verdict,
    Withdrawn,
)
from wordarcade.widgets.tone import Tone

_TONES: Final[Mapping[type[Verdict], Tone]] = {
    Refused: Tone.REFUSED,
    Played: Tone.ACCEPTED,
    Withdrawn: Tone.NOTICE,
    ChallengeFailed: Tone.NOTICE,
}


def told(before: ScrabbleGame, move: Move, verdict: Verdict) -> tuple[str, Tone]:
    """Return what came of a move, as a sentence that all players may read, and its tone.

    Args:
        before: the game before the move.
        move: what the player to move did.
        verdict: the answer of the rules.
    """
    return announcement(before, move, verdict), _TONES.get(type(verdict), Tone.PLAIN)
