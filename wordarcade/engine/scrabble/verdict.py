"""Verdicts on the moves of a Scrabble game."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.formation import Formation
from wordarcade.engine.scrabble.squares import CENTRE, Direction


class Refusal(Enum):
    """Why a move cannot be made; `sentences` has the sentence for each."""

    GAME_OVER = auto()
    LAST_CHALLENGE = auto()

    NO_TILES = auto()
    NOT_A_LETTER = auto()
    OFF_BOARD = auto()
    GAP = auto()
    COVERED = auto()
    NOT_WHOLE = auto()
    NOT_ON_CENTRE = auto()
    ONE_LETTER = auto()
    NOT_TOUCHING = auto()
    NOT_ON_RACK = auto()
    NOT_WORDS = auto()

    NOTHING_TO_EXCHANGE = auto()
    BAG_TOO_LOW = auto()

    ONE_PLAY = auto()
    VOID_RULE = auto()
    NOTHING_TO_CHALLENGE = auto()
    NOTHING_TO_ACCEPT = auto()

    NOT_FRIENDLY = auto()
    CHALLENGED = auto()
    TOO_FEW_MOVES = auto()


@dataclass(frozen=True, slots=True)
class Refused:
    """A move that cannot be made; nothing has changed. What does not matter to it is empty.

    Attributes:
        refusal: why.
        square: where it fails, or where the word at fault begins.
        direction: the way that the word of the play runs.
        tiles: those at fault: what lies on the square, what is no letter, the whole word on the
            board, or as many of each tile as were wanted of those that the rack has too few of.
        words: those that the lexicon does not have, in lowercase.
        lexicon: the name of the lexicon.
        number: letters of the word, tiles in the bag, moves that can be undone, or tiles on the
            rack if there are too few of one kind only.
    """

    refusal: Refusal
    square: int = CENTRE
    direction: Direction = Direction.DOWN
    tiles: str = ""
    words: tuple[str, ...] = ()
    lexicon: str = ""
    number: int = 0


def not_words(words: Sequence[str], lexicon: str) -> Refused:
    """Return that words, one or more, are not in the lexicon of a name."""
    return Refused(Refusal.NOT_WORDS, words=tuple(words), lexicon=lexicon)


@dataclass(frozen=True, slots=True)
class Played:
    """A play on the board.

    Attributes:
        formation: the words it makes and what it earned.
        drawn: the tiles drawn after it, in the order drawn.
    """

    formation: Formation
    drawn: str


@dataclass(frozen=True, slots=True)
class Exchanged:
    """Tiles exchanged.

    Attributes:
        tiles: those put back into the bag.
        drawn: those drawn for them, in the order drawn.
    """

    tiles: str
    drawn: str


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A successful challenge: the play is withdrawn and scores nothing.

    Attributes:
        player: whose it was.
        words: those that the lexicon does not have, in lowercase.
        lexicon: the name of the lexicon.
    """

    player: int
    words: tuple[str, ...]
    lexicon: str


@dataclass(frozen=True, slots=True)
class ChallengeFailed:
    """An unsuccessful challenge.

    Attributes:
        rule: decides the challenger's penalty.
    """

    rule: ChallengeRule


@dataclass(frozen=True, slots=True)
class Noted:
    """A turn passed, a play accepted, moves taken back, a player gone or the game ended."""


Verdict = Played | Exchanged | Withdrawn | ChallengeFailed | Refused | Noted
