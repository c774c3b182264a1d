"""The lines of a GCG file as values, one for each kind.

GCG tells a game line by line: pragmata, which begin with `#`, say what the game is, and events,
which begin with `>`, what happened. The form is John Chew's (version 1.2,
https://www.poslfit.com/scrabble/gcg/), with what other programs have added to it. The text of a
value is its line as this program writes it.
"""

from dataclasses import dataclass
from enum import StrEnum

from wordarcade.engine.scrabble.squares import Direction, name_of


@dataclass(frozen=True, slots=True)
class PlayerName:
    """Who plays: `#player1 nick Full Name`.

    Attributes:
        number: the place in the order of turns, 1 or more.
        nick: what the events call the player; without blanks.
        name: what people call the player; may be empty.
    """

    number: int
    nick: str
    name: str

    def __str__(self) -> str:
        """Return the line."""
        return f"#player{self.number} {self.nick} {self.name}".rstrip()


@dataclass(frozen=True, slots=True)
class RackLeft:
    """What a player holds where the file ends: `#rack1 TILES`."""

    number: int
    rack: str

    def __str__(self) -> str:
        """Return the line."""
        return f"#rack{self.number} {self.rack}".rstrip()


@dataclass(frozen=True, slots=True)
class Note:
    """What somebody says about the event before, or about the game: `#note text`."""

    text: str

    def __str__(self) -> str:
        """Return the line."""
        return f"#note {self.text}".rstrip()


@dataclass(frozen=True, slots=True)
class Pragma:
    """Any other fact about the game: `#keyword text`, the keyword in lower case."""

    keyword: str
    text: str

    def __str__(self) -> str:
        """Return the line."""
        return f"#{self.keyword} {self.text}".rstrip()


@dataclass(frozen=True, slots=True)
class Continuation:
    """A further line of a note or a description."""

    text: str

    def __str__(self) -> str:
        """Return the line."""
        return self.text


@dataclass(frozen=True, slots=True)
class EmptyLine:
    """A line of blanks at most."""

    def __str__(self) -> str:
        """Return the line."""
        return ""


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A line of no kind that is known; its text is kept beside it.

    Attributes:
        reason: what is wrong with it, as a sentence.
        event: whether it began like an event, so that something that happened is not known.
    """

    reason: str
    event: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A play: `8D QU.z`.

    Attributes:
        square: of the first letter.
        direction: the way the word runs.
        word: the word as the file has it: a tile that lay there before is `.`, or its letter,
            with or without parentheses; a blank is in lower case.
    """

    square: int
    direction: Direction
    word: str

    def __str__(self) -> str:
        """Return it as in a line."""
        return f"{name_of(self.square, self.direction)} {self.word}"


@dataclass(frozen=True, slots=True)
class Exchanged:
    """An exchange: `-ABC`, or `-3` if only the number of tiles is known."""

    tiles: str

    def __str__(self) -> str:
        """Return it as in a line."""
        return f"-{self.tiles}"


class Mark(StrEnum):
    """What was done, if the mark for it tells all.

    `PASS` is a turn without a move, also one that was lost by a challenge. `WITHDRAWN` takes back
    the player's last play, which was challenged and not valid. `CHALLENGE` stands for points for a
    play that was challenged and valid, `TIME` for points for more time than was given.
    """

    PASS = "-"  # noqa: S105 - a turn, not a password
    WITHDRAWN = "--"
    CHALLENGE = "(challenge)"
    TIME = "(time)"


@dataclass(frozen=True, slots=True)
class RackPoints:
    """Points for the tiles on racks after the game, won or lost: `(TILES)`."""

    tiles: str

    def __str__(self) -> str:
        """Return it as in a line."""
        return f"({self.tiles})"


Act = Played | Exchanged | RackPoints | Mark
"""What an event may tell."""


@dataclass(frozen=True, slots=True)
class Event:
    """What a player did, or was given: `>nick: RACK 8D WORD +24 24`.

    Attributes:
        nick: the player.
        rack: what is known of the rack before; may be empty.
        act: what was done.
        gain: the points for it, or None if the line does not say.
        total: the player's points after it, or None if the line does not say.
        remark: what stands behind the figures, such as the words formed.
    """

    nick: str
    rack: str
    act: Act
    gain: int | None
    total: int | None
    remark: str = ""

    def __str__(self) -> str:
        """Return the line."""
        gain = "" if self.gain is None else f" {self.gain:+}"
        total = "" if self.total is None else f" {self.total}"
        remark = f" {self.remark}" if self.remark else ""
        return f">{self.nick}: {self.rack} {self.act}{gain}{total}{remark}"


Telling = PlayerName | RackLeft | Note | Pragma | Continuation | EmptyLine | Event
"""What a line may say."""

Content = Telling | Unreadable
"""What a line may hold."""
