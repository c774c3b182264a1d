"""Records of the store: games and their moves as immutable values."""

from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Final, NamedTuple, NewType

if TYPE_CHECKING:
    from wordarcade.lexicon.interface import WordSet

GameId = NewType("GameId", int)
"""The number a game is known by; positive, and never given twice."""

BIN_DAYS: Final = 30
"""The days for which a deleted game can be restored."""

JsonObject = Mapping[str, object]
"""An object that `json` can write: configurations, moves and summaries, each game's own."""


class LexiconReference(NamedTuple):
    """A reference to the lexicon of a game.

    Attributes:
        name: the source to open it by: a catalogue name, or the absolute path of a word list.
        identity: the sha256 (hex) of its words, to detect changes.
    """

    name: str
    identity: str

    @classmethod
    def of(cls, lexicon: "WordSet") -> "LexiconReference":
        """Return the reference to `lexicon`."""
        return cls(lexicon.source, lexicon.identity)


class GameHeader(NamedTuple):
    """A saved game without its moves.

    Attributes:
        id: its number.
        game: the game's name, such as "boggle".
        config: its configuration.
        seed: of its random choices.
        lexicon: its lexicon.
        caption: one line that identifies it to the player.
        elapsed_ms: play time so far, in milliseconds.
        started: when it was begun (aware); None if the record does not tell.
        updated: when it was last played (aware); None if the record does not tell.
        summary: how it ended (score, words, whatever the game says); None while unfinished.
    """

    id: GameId
    game: str
    config: JsonObject
    seed: int
    lexicon: LexiconReference
    caption: str
    elapsed_ms: int
    started: datetime | None
    updated: datetime | None
    summary: JsonObject | None

    @property
    def finished(self) -> bool:
        """Whether the game has ended."""
        return self.summary is not None


class DamagedGame(NamedTuple):
    """A saved game that cannot be read, but can be deleted or exported raw.

    Attributes:
        id: its number.
        game: the game's name, as far as it can be read.
        caption: the line that identifies it, as far as it can be read.
        updated: when it was last played (aware); None if the record does not tell.
        finished: whether it has ended.
        reason: which part cannot be read, and what was found there.
    """

    id: GameId
    game: str
    caption: str
    updated: datetime | None
    finished: bool
    reason: str


ListedGame = GameHeader | DamagedGame
"""A line of a list of saved games."""


class RecordedMove(NamedTuple):
    """A move and the play time, in milliseconds, at which it was made."""

    move: JsonObject
    elapsed_ms: int


_NOTHING: Final[JsonObject] = {}


class SavedGame(NamedTuple):
    """A saved game.

    Attributes:
        header: the game.
        moves: its moves, in the order they were made.
        arranged: what players have done that is no move, such as the order of their tiles.
    """

    header: GameHeader
    moves: tuple[RecordedMove, ...]
    arranged: JsonObject = _NOTHING
