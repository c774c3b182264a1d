"""Checks of GCG events against the order of turns, the racks and the letter distribution.

Partly known racks are no fault: files leave tiles out. The tiles given must be valid, and no more
than the distribution has.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.config import FEWEST_PLAYERS
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.notation.gcg_laying import completed
from wordarcade.engine.scrabble.notation.gcg_lines import (
    Event,
    Exchanged,
    Mark,
    Played,
    RackPoints,
)
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.tiles import BLANK, LETTERS, NO_TILE, rack_tiles
from wordarcade.support.wording import count

_UNKNOWN_TILE: Final = "_"
"""Stands on some racks for a tile that nobody has written down."""


@dataclass(frozen=True, slots=True)
class Hands:
    """The number of tiles of each player and of the bag.

    Attributes:
        sizes: the players', in the order of their turns.
        bag: the bag's.
    """

    sizes: tuple[int, ...]
    bag: int

    @classmethod
    def at_first(cls, players: int, distribution: LetterDistribution) -> "Hands":
        """Return the hands before the first turn."""
        return cls((RACK_SIZE,) * players, max(0, distribution.size - RACK_SIZE * players))

    def played(self, player: int, number: int) -> "Hands":
        """Return the hands once a player has played so many tiles and drawn as many."""
        drawn = min(number, self.bag)
        left = self.sizes[player] - number + drawn
        return Hands((*self.sizes[:player], left, *self.sizes[player + 1 :]), self.bag - drawn)

    @property
    def somebody_is_out(self) -> bool:
        """Whether the game has ended, since a player has nothing to play and to draw."""
        return min(self.sizes) <= 0


class Referee:
    """Watches a game, event by event.

    Args:
        nicks: of the players, in the order of their turns.
        distribution: the letter distribution.
    """

    def __init__(self, nicks: Sequence[str], distribution: LetterDistribution) -> None:
        self._nicks: Final = nicks
        self._distribution: Final = distribution
        self._last_turn: int | None = None
        self._last_play: int | None = None
        self._over = False
        self._hands = Hands.at_first(max(len(nicks), FEWEST_PLAYERS), distribution)
        self._hands_before = self._hands
        self._kept: Final[dict[int, str]] = {}

    def faults(self, player: int, event: Event, before: Board, after: Board) -> Iterator[str]:
        """Yield the faults of an event, a sentence each; called for all events in order.

        Args:
            player: whose event it is, a place in the order of turns.
            event: the event.
            before: the board before it.
            after: the board after it.
        """
        yield from self._faults_of_order(player, event)
        yield from rack_faults(event.rack)
        match event.act:
            case Played():
                placed = "".join((_tiles_of(after) - _tiles_of(before)).elements())
                held = completed(event.rack, placed)
                yield from self._faults_of_supply(player, before, held.tiles)
                self._keep(player, held, placed)
                self._hands_before = self._hands
                self._hands = self._hands.played(player, len(placed))
            case Exchanged(tiles):
                yield from self._faults_of_exchange(tiles, before)
                yield from self._faults_of_supply(player, before, event.rack)
                self._keep(player, completed(event.rack, ""), tiles.upper())
            case RackPoints(tiles):
                yield from _strange_tiles(tiles)
                yield from supply_faults(self._distribution, board_and(after, tiles))
            case Mark.PASS | Mark.WITHDRAWN:
                yield from self._faults_of_supply(player, after, event.rack)
                self._keep(player, completed(event.rack, ""), "")

    def _faults_of_order(self, player: int, event: Event) -> Iterator[str]:
        match event.act:
            case RackPoints() | Mark.TIME:
                self._over = True
            case Mark.CHALLENGE:
                # By some house rules the challenger pays instead.
                wins = (event.gain or 0) >= 0
                if self._last_play is None or (wins and player != self._last_play):
                    yield f"There is no play of {self._nicks[player]} to challenge."
            case Mark.WITHDRAWN if not self._over:
                self._last_play = None
                self._hands = self._hands_before
            case act if self._over or (self._hands.somebody_is_out and act is not Mark.PASS):
                yield "The game was over before."
            case act:
                yield from self._faults_of_turn(player)
                self._last_turn = player
                self._last_play = player if isinstance(act, Played) else None

    def _faults_of_turn(self, player: int) -> Iterator[str]:
        last, players = self._last_turn, len(self._nicks)
        if last is None:
            return
        expected = (last + 1) % players
        # Of more than two, some may have left the game.
        if player == last if players > FEWEST_PLAYERS else player != expected:
            yield f"It is the turn of {self._nicks[expected]}."

    def _faults_of_supply(self, player: int, board: Board, rack: str) -> Iterator[str]:
        """Yield of which tiles there are too many: on the board, and on the racks known whole."""
        tiles = board_and(board, rack)
        if len(completed(rack, "")) == RACK_SIZE:
            for other, kept in self._kept.items():
                tiles += Counter(kept if other != player else "")
        yield from supply_faults(self._distribution, tiles)

    def _keep(self, player: int, rack: Rack, gone: str) -> None:
        """Remember what a player still holds, if all of it is known."""
        self._kept.pop(player, None)
        if len(rack) == RACK_SIZE and not gone.isdigit():
            self._kept[player] = rack.without(gone).tiles

    def _faults_of_exchange(self, tiles: str, board: Board) -> Iterator[str]:
        number = int(tiles) if tiles.isdigit() else len(tiles)
        if not 1 <= number <= RACK_SIZE:
            yield f"An exchange takes 1 to {RACK_SIZE} tiles, not {number}."
        racks = RACK_SIZE * max(len(self._nicks), FEWEST_PLAYERS)
        bag = max(0, self._distribution.size - _tiles_of(board).total() - racks)
        if bag < RACK_SIZE:
            yield f"An exchange needs {RACK_SIZE} tiles in the bag, which has {bag}."


def rack_faults(rack: str) -> Iterator[str]:
    """Yield the faults of a rack by itself."""
    yield from _strange_tiles(rack)
    if len(rack) > RACK_SIZE:
        yield f"The rack has {count(len(rack), 'tile')}; the most is {RACK_SIZE}."


def supply_faults(distribution: LetterDistribution, tiles: Counter[str]) -> Iterator[str]:
    """Yield of which tiles there are more than a set has, in one sentence.

    Args:
        distribution: the letter distribution.
        tiles: as they lie on a rack, those on the board among them.
    """
    for tile, number in sorted(tiles.items()):
        there = distribution.counts.get(tile, 0)
        if tile in LETTERS + BLANK and number > there:
            yield f"That makes {number} {tile}; there are {there}."
            return


def board_and(board: Board, rack: str) -> Counter[str]:
    """Return the tiles of a board and of a rack together, as they lie on a rack."""
    return _tiles_of(board) + _known(rack)


def _strange_tiles(tiles: str) -> Iterator[str]:
    strange = [tile for tile in tiles if not (tile.isalpha() or tile in BLANK + _UNKNOWN_TILE)]
    if strange:
        yield f"'{strange[0]}' is not a tile."


def _tiles_of(board: Board) -> Counter[str]:
    return Counter(rack_tiles(board.tiles.replace(NO_TILE, "")))


def _known(rack: str) -> Counter[str]:
    """Return the tiles of a rack that are known."""
    return Counter(tile for tile in rack.upper() if tile in LETTERS + BLANK)
