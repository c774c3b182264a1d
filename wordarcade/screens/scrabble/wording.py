"""What the screens of Scrabble say, in words."""

from collections.abc import Mapping
from typing import Final

from wordarcade.engine.scrabble.config import ChallengeRule, ScrabbleConfig

ABOUT_CHALLENGES: Final[Mapping[ChallengeRule, str]] = {
    ChallengeRule.VOID: "Void: what is not a word is refused at once.",
    ChallengeRule.SINGLE: "Single: any word stands until challenged; a wrong challenge is free.",
    ChallengeRule.DOUBLE: "Double: a wrong challenge costs the challenger's turn.",
    ChallengeRule.FIVE_POINT: "Five-point: a wrong challenge gives the other side 5 points.",
}
"""What each rule does."""


def title(config: ScrabbleConfig) -> str:
    """Return the game and its variant."""
    parts = ["Scrabble", f"{config.challenge} challenge"]
    if config.friendly:
        parts.append("friendly")
    return " · ".join(parts)
