"""The lines of a GCG file as values, one for each kind.

GCG records a game line by line: pragmata, which begin with `#`, describe the game, and events,
which begin with `>`, its turns. The format is John Chew's (version 1.2,
https://www.poslfit.com/scrabble/gcg/), with the additions of other programs. `str` of a value is
its line as this program writes it.
"""

from dataclasses import dataclass
from enum import StrEnum

from wordarcade.engine.scrabble.squares import Direction, name_of


@dataclass(frozen=True, slots=True)
class PlayerName:
    """A player: `#player1 nick Full Name`.

    Attributes:
        number: the place in the order of turns, 1 or more.
        nick: the nickname in the events; without blanks.
        name: the full name; may be empty.
    """

    number: int
    nick: str
    name: str

    def __str__(self) -> str:
        """Return the line."""
        return f"#player{self.number} {self.nick} {self.name}".rstrip()


@dataclass(frozen=True, slots=True)
class RackLeft:
    """A player's rack at the end of the file: `#rack1 TILES`."""

    number: int
    rack: str

    def __str__(self) -> str:
        """Return the line."""
        return f"#rack{self.number} {self.rack}".rstrip()


@dataclass(frozen=True, slots=True)
class Note:
    """A comment on the event before, or on the game: `#note text`."""

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
    """A line that cannot be parsed; its text is kept beside it.

    Attributes:
        reason: what is wrong with it, as a sentence.
        event: whether it began like an event, so that an event is missing.
    """

    reason: str
    event: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A play: `8D QU.z`.

    Attributes:
        square: of the first letter.
        direction: the way the word runs.
        word: the word as the file has it: a played-through tile is `.`, or its letter,
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
    """Events whose mark says it all.

    `PASS` is a pass, also of a turn lost by a challenge. `WITHDRAWN` takes back the player's last
    play after a successful challenge. `CHALLENGE` gives points for an unsuccessful challenge,
    `TIME` takes points for overtime.
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
"""The kinds of acts in events."""


@dataclass(frozen=True, slots=True)
class Event:
    """An event of a player: `>nick: RACK 8D WORD +24 24`.

    Attributes:
        nick: the player.
        rack: the known tiles of the rack before; may be empty.
        act: the move, mark or points.
        gain: the points for it, or None if the line does not say.
        total: the player's points after it, or None if the line does not say.
        remark: the text behind the figures, such as the words formed.
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
"""The parsed kinds of lines."""

Content = Telling | Unreadable
"""All kinds of lines."""
