"""The answers to a move."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.formation import Formation
from wordarcade.engine.scrabble.tile_set import RACK_SIZE
from wordarcade.wording import listed


class Refusal(Enum):
    """Why a move cannot be made; each is the sentence that says so, its details by number."""

    GAME_OVER = "The game is over."
    LAST_CHALLENGE = "Accept the last play, or challenge it."

    NO_TILES = "A play puts one tile or more on the board."
    NOT_A_LETTER = "'{0}' is no letter; tiles stand for A to Z."
    OFF_BOARD = "A word of {0} from {1} goes off the board."
    GAP = "There is no tile on {0}; a play leaves no gap."
    COVERED = "There is a tile on {0} already: {1}."
    NOT_WHOLE = "The word is longer: {0}, from {1}; give all of it."
    NOT_ON_CENTRE = "The first play covers the centre, {0}."
    ONE_LETTER = "A word has two letters or more."
    NOT_TOUCHING = "The play at {0} touches no tile on the board."
    NOT_ON_RACK = "The rack does not have {0}."
    NOT_WORDS = "{0} {1} not in {2}."

    NOTHING_TO_EXCHANGE = "An exchange takes one tile or more."
    BAG_TOO_LOW = f"For an exchange {RACK_SIZE} tiles must be in the bag; it has {{0}}."

    VOID_RULE = "There are no challenges in this game; words are checked when they are played."
    NOTHING_TO_CHALLENGE = "There is no play to challenge."
    NOTHING_TO_ACCEPT = "There is no play to accept."

    NOT_FRIENDLY = "Moves are taken back in friendly games only."
    CHALLENGED = "A challenge cannot be undone, nor what came before it."
    TOO_FEW_MOVES = "So many moves cannot be taken back; the game has {0}."


@dataclass(frozen=True, slots=True)
class Refused:
    """A move that cannot be made; nothing has changed.

    Attributes:
        refusal: why.
        details: what its sentence names, such as squares, tiles or words.
    """

    refusal: Refusal
    details: tuple[str, ...] = ()

    @property
    def sentence(self) -> str:
        """What to tell the player."""
        return self.refusal.value.format(*self.details)


def not_words(words: Sequence[str], lexicon: str) -> Refused:
    """Return that words, one or more, are not in the lexicon of a name.

    >>> not_words(["frobbed"], "arcade").sentence
    'FROBBED is not in arcade.'
    """
    verb = "is" if len(words) == 1 else "are"
    return Refused(Refusal.NOT_WORDS, (listed(word.upper() for word in words), verb, lexicon))


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
    """A play that was challenged rightly: it is off the board and has earned nothing.

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
    """A play that was challenged wrongly.

    Attributes:
        rule: says what the challenge has cost.
    """

    rule: ChallengeRule


@dataclass(frozen=True, slots=True)
class Noted:
    """A turn passed, a play accepted, moves taken back, a player gone or the game ended."""


Verdict = Played | Exchanged | Withdrawn | ChallengeFailed | Refused | Noted
