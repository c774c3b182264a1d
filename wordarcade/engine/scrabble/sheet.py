"""The score sheet."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.moves import Place


class EntryKind(StrEnum):
    """The kinds of lines on a score sheet."""

    PLAY = "play"
    EXCHANGE = "exchange"
    PASS = "pass"  # noqa: S105 - a turn passed, no secret
    WITHDRAWN = "withdrawn"
    """A successful challenge withdraws the play before."""
    CHALLENGE_BONUS = "challenge bonus"
    """An unsuccessful challenge gives points to the player before."""
    LOST_TURN = "lost turn"
    """An unsuccessful challenge costs the challenger the turn."""
    RESIGNED = "resigned"
    OUT_BONUS = "out bonus"
    """Going out gains the points of the others' racks."""
    RACK_LOSS = "rack loss"
    """The points of the tiles left."""
    TIME_LOSS = "time loss"
    """The penalty for overtime."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the score sheet; one line of a GCG file.

    Attributes:
        player: the player of the line, 0-based.
        kind: its kind.
        rack: the player's rack before, in alphabetical order.
        total: the player's score after it.
        gain: the points added, negative if lost.
        place: the placement (also of a withdrawn play), else None.
        tiles: those exchanged, hidden from the other players until the game is over, or those
            left that an adjustment counts; else empty.
        words: those that a play formed, main word first, or the phonies of a withdrawn play; in
            lowercase.
        elapsed_ms: milliseconds of the game when it was written.
    """

    player: int
    kind: EntryKind
    rack: str
    total: int
    gain: int = 0
    place: Place | None = None
    tiles: str = ""
    words: tuple[str, ...] = ()
    elapsed_ms: int = 0

    @property
    def is_bingo(self) -> bool:
        """Whether it is a play of a whole rack."""
        return self.place is not None and len(self.place.laid) == RACK_SIZE


def standing_plays(sheet: Sequence[Entry]) -> list[Entry]:
    """Return the plays on a score sheet that were not withdrawn, in order."""
    plays: list[Entry] = []
    for entry in sheet:
        if entry.kind is EntryKind.PLAY:
            plays.append(entry)
        elif entry.kind is EntryKind.WITHDRAWN:
            plays.pop()
    return plays
