"""End-game adjustments of the scores."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from wordarcade.engine.scrabble.config import FEWEST_PLAYERS, ScrabbleConfig
from wordarcade.engine.scrabble.position import Position
from wordarcade.engine.scrabble.sheet import EntryKind
from wordarcade.engine.scrabble.tiles import in_order

MINUTE_MS: Final = 60_000
POINTS_A_MINUTE: Final = 10
"""The penalty for each started minute of overtime."""


class Ending(StrEnum):
    """The ways in which a game ends."""

    WENT_OUT = "went out"
    """A player has played all tiles, and the bag is empty."""
    SCORELESS = "scoreless"
    """Too many scoreless turns in a row."""
    RESIGNED = "resigned"
    """All players but one have resigned."""
    AGREED = "agreed"
    """The players have ended it."""
    SOLVED = "solved"
    """The one play of a puzzle was made, or given up."""


class Adjustment(NamedTuple):
    """An end-game adjustment: points that a player gains (or loses, if negative) at the end.

    Attributes:
        player: the player whose score it changes, 0-based.
        kind: why.
        tiles: those whose points it counts, in alphabetical order.
        gain: the points.
    """

    player: int
    kind: EntryKind
    tiles: str
    gain: int


def corrections(
    config: ScrabbleConfig,
    position: Position,
    active: Sequence[int],
    ending: Ending,
    used_ms: Sequence[int],
) -> Iterator[Adjustment]:
    """Yield the end-game adjustments, for those who have not resigned.

    Of two players the one who goes out gains twice the other's tiles. Of more, each loses the
    tiles left and the one who goes out gains them all. If nobody goes out, each loses them. A
    game that all others have resigned needs no count, nor does a puzzle.

    Args:
        config: the configuration.
        position: as the last move has left it.
        active: who has not resigned.
        ending: how the game has ended.
        used_ms: the milliseconds that each player has taken.
    """
    if ending not in {Ending.RESIGNED, Ending.SOLVED}:
        yield from _for_tiles(config, position, active)
    for player in active:
        loss = time_loss(config, used_ms[player])
        if loss:
            yield Adjustment(player, EntryKind.TIME_LOSS, "", -loss)


def time_loss(config: ScrabbleConfig, used_ms: int) -> int:
    """Return the time penalty of a player who has used `used_ms` milliseconds."""
    if config.clock_ms is None or used_ms <= config.clock_ms:
        return 0
    return -(-(used_ms - config.clock_ms) // MINUTE_MS) * POINTS_A_MINUTE


def _for_tiles(
    config: ScrabbleConfig, position: Position, active: Sequence[int]
) -> Iterator[Adjustment]:
    left = [(player, position.racks[player].tiles) for player in active if position.racks[player]]
    out = next((player for player in active if not position.racks[player]), None)
    doubled = out is not None and len(config.players) == FEWEST_PLAYERS
    if not doubled:
        for player, tiles in left:
            loss = config.distribution.value_of(tiles)
            yield Adjustment(player, EntryKind.RACK_LOSS, tiles, -loss)
    if out is not None:
        tiles = in_order("".join(tiles for _, tiles in left))
        gain = config.distribution.value_of(tiles) * (2 if doubled else 1)
        yield Adjustment(out, EntryKind.OUT_BONUS, tiles, gain)
