"""A GCG file as a value: its lines, which reproduce the file byte by byte."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from wordarcade.engine.scrabble.config import MOST_PLAYERS
from wordarcade.engine.scrabble.notation.gcg_lines import (
    Content,
    Event,
    PlayerName,
    Pragma,
    Telling,
    Unreadable,
)


class Encoding(StrEnum):
    """Text encodings; the value is Python's name."""

    UTF_8 = "utf-8"
    UTF_8_MARKED = "utf-8-sig"
    LATIN_1 = "latin-1"


@dataclass(frozen=True, slots=True)
class GcgLine:
    """A line of a file.

    Attributes:
        number: 1 for the first.
        text: the line as read, without its end.
        end: the line end; empty if the file ends without one.
        content: its meaning.
    """

    number: int
    text: str
    end: str
    content: Content


@dataclass(frozen=True, slots=True)
class Gcg:
    """A GCG file.

    Attributes:
        lines: all of them, in order.
        encoding: the encoding of the text.
    """

    lines: tuple[GcgLine, ...]
    encoding: Encoding = Encoding.UTF_8

    @classmethod
    def of(cls, contents: Iterable[Telling]) -> "Gcg":
        """Return a file of lines as this program writes them."""
        return cls(
            tuple(
                GcgLine(number, str(content), "\n", content)
                for number, content in enumerate(contents, start=1)
            )
        )

    def to_bytes(self) -> bytes:
        """Return the bytes of the file; a file that was read is reproduced exactly."""
        return "".join(line.text + line.end for line in self.lines).encode(self.encoding)

    @property
    def players(self) -> tuple[PlayerName, ...]:
        """Who plays, numbered in the order of turns, at most four.

        Those whom the file names come first, then others in the order of their first events. Who
        shares a nickname, in whatever case, is one player: events cannot tell them apart.
        """
        contents = [line.content for line in self.lines]
        named = [content for content in contents if isinstance(content, PlayerName)]
        named.sort(key=lambda player: player.number)
        seen = (content.nick for content in contents if isinstance(content, Event))
        players: dict[str, PlayerName] = {}
        for player in (*named, *(PlayerName(1, nick, "") for nick in seen)):
            players.setdefault(player.nick.casefold(), player)
        first = list(players.values())[:MOST_PLAYERS]
        return tuple(replace(player, number=number) for number, player in enumerate(first, 1))

    @property
    def is_game(self) -> bool:
        """Whether the file records a game at all: a player or an event."""
        return any(
            isinstance(line.content, PlayerName | Event)
            or (isinstance(line.content, Unreadable) and line.content.event)
            for line in self.lines
        )

    @property
    def named(self) -> frozenset[str]:
        """The nicknames, without their case, of the players that the file names by a line."""
        contents = (line.content for line in self.lines)
        return frozenset(each.nick.casefold() for each in contents if isinstance(each, PlayerName))

    def pragma(self, keyword: str) -> str:
        """Return the text of a pragma, such as `lexicon`, or nothing."""
        said = (line.content for line in self.lines if isinstance(line.content, Pragma))
        return next((pragma.text for pragma in said if pragma.keyword == keyword), "")

    @property
    def unreadable(self) -> tuple[tuple[int, str], ...]:
        """The unreadable lines: the number of each, and the reason."""
        return tuple(
            (line.number, line.content.reason)
            for line in self.lines
            if isinstance(line.content, Unreadable)
        )
