"""What players are told, in every front end."""

from typing import Final

from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.formation import Formation
from wordarcade.engine.scrabble.settlement import Ending
from wordarcade.engine.scrabble.table import Table
from wordarcade.engine.scrabble.verdict import (
    ChallengeFailed,
    Exchanged,
    Noted,
    Played,
    Refused,
    Verdict,
    Withdrawn,
    not_words,
)
from wordarcade.wording import count, listed

_IN_VAIN: Final = {
    ChallengeRule.SINGLE: "The play stands.",
    ChallengeRule.DOUBLE: "The play stands, and the challenger loses the turn.",
    ChallengeRule.FIVE_POINT: "The play stands, and earns 5 points more.",
}

_ENDINGS: Final = {
    Ending.WENT_OUT: "All tiles of a rack are played, and the bag is empty.",
    Ending.SCORELESS: "Six turns, one after the other, have earned nothing.",
    Ending.RESIGNED: "All others have resigned.",
    Ending.AGREED: "The game has been ended.",
}


def sentence(verdict: Verdict) -> str:
    """Return the sentence that answers a move; empty if there is nothing to say.

    >>> sentence(Withdrawn(0, ("frobbed",), "arcade"))
    'FROBBED is not in arcade. The play is withdrawn.'
    """
    match verdict:
        case Played(formation):
            return formation_sentence(formation)
        case Exchanged(tiles):
            return f"{count(len(tiles), 'tile')} exchanged."
        case Withdrawn(_, words, lexicon):
            return f"{not_words(words, lexicon).sentence} The play is withdrawn."
        case ChallengeFailed(rule):
            return _IN_VAIN[rule]
        case Refused():
            return verdict.sentence
        case Noted():
            return ""


def formation_sentence(formation: Formation) -> str:
    """Return the sentence that tells what a play makes and earns."""
    main, *others = (word.text.upper() for word in formation.words)
    bingo = ", a bingo," if formation.bingo else ""
    besides = f" and makes {listed(others)}" if others else ""
    return f"{main}{bingo} earns {count(formation.score, 'point')}{besides}."


def farewell(state: Table) -> tuple[str, str]:
    """Return how a game that is over has ended, and who has won.

    Raises:
        ValueError: it is not over.
    """
    if state.ending is None:
        raise ValueError("The game is not over.")
    names = [state.config.players[player].name for player in state.winners]
    points = count(state.position.scores[state.winners[0]], "point")
    if len(names) == 1:
        return _ENDINGS[state.ending], f"{names[0]} wins with {points}."
    return _ENDINGS[state.ending], f"{listed(names)} share the game with {points} each."
