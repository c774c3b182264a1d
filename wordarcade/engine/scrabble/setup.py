"""The set-up of a Scrabble game."""

from dataclasses import dataclass
from typing import Final

from wordarcade.engine.scrabble.config import ChallengeRule, Player
from wordarcade.engine.scrabble.start import Start

STANDARD_LAYOUT: Final = "standard"
STANDARD_TILES: Final = "english"


@dataclass(frozen=True, slots=True)
class ScrabbleSetup:
    """The choices of the set-up screen or the command line.

    Attributes:
        players: in the order of their turns.
        lexicon: the name or path of the word list.
        challenge: the challenge rule.
        clock_ms: milliseconds that each player has for the game, or None for no clock.
        friendly: whether turns can be undone.
        checker: whether it is shown as tiles are laid if they make words.
        teacher: whether one person against bots is told, after each turn, what was best.
        layout: the name of the board layout.
        tiles: the name of the letter distribution.
        start: the position to begin with, its racks full or not; None for an empty board.
        puzzle: whether to look for the highest score of one position, which the seed chooses,
            instead of playing a game; only the first player counts.
        seed: the seed of the draws, or None for a fresh one.
        gcg: the path of a GCG file to record the game in, or empty.
    """

    players: tuple[Player, ...] = (Player("You"), Player("Casual", "casual"))
    lexicon: str = "arcade"
    challenge: ChallengeRule = ChallengeRule.VOID
    clock_ms: int | None = None
    friendly: bool = True
    checker: bool = False
    teacher: bool = False
    layout: str = STANDARD_LAYOUT
    tiles: str = STANDARD_TILES
    start: Start | None = None
    puzzle: bool = False
    seed: int | None = None
    gcg: str = ""
