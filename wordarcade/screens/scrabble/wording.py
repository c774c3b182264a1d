"""What the screens of Scrabble say, in words."""

from collections.abc import Mapping
from typing import Final

from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.verdict import (
    ChallengeFailed,
    Played,
    Refused,
    Verdict,
    Withdrawn,
)
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.widgets.tone import Tone

ABOUT_CHALLENGES: Final[Mapping[ChallengeRule, str]] = {
    ChallengeRule.VOID: "Void: what is not a word is refused at once.",
    ChallengeRule.SINGLE: "Single: any word stands until challenged; a wrong challenge is free.",
    ChallengeRule.DOUBLE: "Double: a wrong challenge costs the challenger's turn.",
    ChallengeRule.FIVE_POINT: "Five-point: a wrong challenge gives the other side 5 points.",
}
"""What each rule does."""


_TONES: Final[Mapping[type[Verdict], Tone]] = {
    Refused: Tone.REFUSED,
    Played: Tone.ACCEPTED,
    Withdrawn: Tone.NOTICE,
    ChallengeFailed: Tone.NOTICE,
}


def tone_of(verdict: Verdict) -> Tone:
    """Return how the answer of the rules to a move is said."""
    return _TONES.get(type(verdict), Tone.PLAIN)


def greeting(session: ScrabbleSession) -> str:
    """Return what is said when a game is opened."""
    if session.state.moves:
        return "Welcome back. You continue where you left off."
    if not session.seats.persons:
        return "The bots play by themselves. Esc leaves and saves the game."
    return "Type a word at the cursor. F1 shows other ways."
