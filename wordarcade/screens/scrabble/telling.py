"""What is said of a move once it is made."""

from collections.abc import Mapping
from typing import Final

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import (
    Accept,
    EndGame,
    Move,
    Pass,
    Place,
    Resign,
    TakeBack,
)
from wordarcade.engine.scrabble.sentences import sentence
from wordarcade.engine.scrabble.squares import name_of
from wordarcade.engine.scrabble.verdict import (
    ChallengeFailed,
    Noted,
    Played,
    Refused,
    Verdict,
    Withdrawn,
)
from wordarcade.widgets.tone import Tone

_NOTED: Final[Mapping[type[Move], str]] = {
    Accept: "play accepted.",
    EndGame: "game ended.",
    Pass: "turn passed.",
    Resign: "resigned.",
    TakeBack: "last turn taken back.",
}


def told(before: ScrabbleGame, move: Move, verdict: Verdict) -> tuple[str, Tone]:
    """Return what came of a move, as a sentence that all players may read, and its tone.

    Args:
        before: the game before the move.
        move: what the player to move did.
        verdict: the answer of the rules.
    """
    name = before.config.players[before.to_move].name
    match verdict:
        case Refused():
            return verdict.sentence, Tone.REFUSED
        case Played() if isinstance(move, Place):
            square = name_of(move.square, move.direction)
            return f"{name} at {square}: {sentence(verdict)}", Tone.ACCEPTED
        case Withdrawn() | ChallengeFailed():
            return f"{name} challenges: {sentence(verdict)}", Tone.NOTICE
        case Noted():
            return f"{name}: {_NOTED[type(move)]}", Tone.PLAIN
        case _:
            return f"{name}: {sentence(verdict)}", Tone.PLAIN
