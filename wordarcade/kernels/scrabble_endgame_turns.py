# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The turns of a Scrabble endgame: whose it is, after which, with what tiles."""

from __future__ import annotations

import random
from array import array
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import quick, signed, zeros, zeros_64
from wordarcade.kernels.scrabble_endgame_numbers import KINDS, MOST_IN_BAG, PLIES
from wordarcade.kernels.scrabble_last_tiles import (
    SCORELESS,
    counts_of,
    scoreless_turns_count,
    tile_of,
)
from wordarcade.kernels.scrabble_move_codes import (
    LAID,
    OF_BLANK,
    PASS,
    PLACE_SHIFT,
    SIGN_BITS,
    SIGNS,
)
from wordarcade.kernels.scrabble_numbering import BLANK, NO_LETTER, RACK, SIZE, TILES, WIDTH

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_endgame_board import EndgameBoard
    from wordarcade.kernels.scrabble_race import EndgameRace

_ROWS_END: Final = SIZE * WIDTH
_DIGIT: Final = 7

_zeros = partial(zeros, cython.compiled)
_zeros_64 = partial(zeros_64, cython.compiled)
_signed = partial(signed, cython.compiled)
_quick = partial(quick, cython.compiled)


class EndgameTurns:
    """The positions along a line of moves, but for the board.

    Arrays are by ply, the number of moves since the first position; those with two figures for
    each have that of side 0, then that of side 1. Tiles are counted in digits of four bits, one
    for each kind that there is.

    Attributes:
        racks: what the sides hold, in digits.
        rack_points: the points of that.
        rack_parts: the number of that, as in `EndgameRace`.
        keys: tell positions apart, with the board.
        to_move: the side to move.
        turns_left: so many scoreless turns end the game.
        passed: 1 after a pass.
        in_bag: how many tiles are in the bag.
        bag: the tiles that are drawn, in that order.
        bag_size: how many these are.
        shifts: by tile, where its digit stands.
        units: by tile, one of it; 0 if there is none.
        kinds: by digit, the tile.
        weights: as in `EndgameRace`.
        cautious: whether it may matter how many scoreless turns are left beyond the last one.
    """

    def __init__(self, board: EndgameBoard, race: EndgameRace, values: Sequence[int]) -> None:
        """Make room for a line.

        Args:
            board: the board.
            race: numbers what the sides may hold.
            values: the points of A to Z and the blank.
        """
        self._board, self._race = board, race
        self._values = values
        self.weights = race.weights
        self._rng = random.Random(1)
        self._tile_keys = _random_keys(self._rng, _ROWS_END * SIGNS)
        self._rack_keys = _random_keys(self._rng, 2 * TILES * (RACK + 1))
        self._turn_keys = _random_keys(self._rng, 4 * 4 * (SCORELESS + 1))
        self.racks = _zeros_64(2 * PLIES)
        self.rack_points = _signed(2 * PLIES)
        self.rack_parts = _zeros(2 * PLIES)
        self.keys = _zeros_64(PLIES)
        self.to_move = _zeros(PLIES)
        self.turns_left = _zeros(PLIES)
        self.passed = _zeros(PLIES)
        self.in_bag = _zeros(PLIES)
        self.bag = _zeros(MOST_IN_BAG)
        self.bag_size = 0
        self.shifts = _zeros(TILES)
        self.units = _zeros_64(TILES)
        self.kinds = _zeros(KINDS)
        self.cautious = False

    def begin(
        self,
        board: bytes,
        racks: Sequence[bytes],
        bag: bytes,
        scoreless: int,
        key: int | None,
    ) -> None:
        """Take the first position.

        Args:
            board: as for `EndgameSearch.begin`, as all others.
            racks: of side 0 and side 1.
            bag: the tiles to be drawn.
            scoreless: the number of scoreless turns before.
            key: the key of the position; None for one that no other has.

        Raises:
            ValueError: there are more tiles, or other signs.
        """
        if len(racks) != 2 or not all(1 <= len(rack) <= RACK for rack in racks):
            raise ValueError(f"An endgame has two racks of 1 to {RACK} tiles.")
        if len(bag) > MOST_IN_BAG or not 0 <= scoreless < SCORELESS:
            raise ValueError("An endgame has a bag of two tiles at most, and a turn to come.")
        held = [counts_of(rack) for rack in racks]
        drawn = counts_of(bag)
        reach = [[*map(int.__add__, counts, drawn)] for counts in held]
        self._race.take(*([min(count, RACK) for count in counts] for counts in reach))
        in_hand = [*map(int.__add__, reach[0], held[1])]
        self._number(in_hand)
        self.cautious = scoreless_turns_count(board, in_hand, self._values, scoreless)
        for at, tile in enumerate(bag):
            self.bag[at] = tile_of(tile)
        self.bag_size = self.in_bag[0] = len(bag)
        for side, counts in enumerate(held):
            self.racks[side] = sum(map(int.__mul__, counts, self.units))
            self.rack_points[side] = sum(map(int.__mul__, counts, self._values))
            self.rack_parts[side] = sum(
                count * self.weights[side * TILES + tile] for tile, count in enumerate(counts)
            )
        self.to_move[0] = self.passed[0] = 0
        self.turns_left[0] = SCORELESS - scoreless
        # A key of its own keeps positions apart that are remembered from before.
        self.keys[0] = self._rng.getrandbits(64) if key is None else key

    def _number(self, in_hand: Sequence[int]) -> None:
        """Give each kind of tile a digit."""
        shift = 0
        for tile in range(TILES):
            self.shifts[tile] = shift
            self.units[tile] = 1 << shift if in_hand[tile] else 0
            if in_hand[tile]:
                self.kinds[shift // 4] = tile
                shift += 4

    def make(self, ply: int, move: int, scored: bool) -> None:
        """Work out the position after a move.

        Args:
            ply: of the move.
            move: as in `wordarcade.kernels.scrabble_move_codes`.
            scored: whether it makes points.
        """
        side = self.to_move[ply]
        at, after = 2 * ply, 2 * ply + 2
        for each in range(2):
            self.racks[after + each] = self.racks[at + each]
            self.rack_points[after + each] = self.rack_points[at + each]
            self.rack_parts[after + each] = self.rack_parts[at + each]
        self.in_bag[ply + 1] = self.in_bag[ply]
        self.to_move[ply + 1] = 1 - side
        self.keys[ply + 1] = self.keys[ply] ^ self._turn_key(ply)
        if move == PASS:
            self.passed[ply + 1] = 1
            self.turns_left[ply + 1] = self.turns_left[ply] - 1
        else:
            self.passed[ply + 1] = 0
            self.turns_left[ply + 1] = SCORELESS if scored else self.turns_left[ply] - 1
            self._take_from_rack(ply, side, move)
        self.keys[ply + 1] ^= self._turn_key(ply + 1)

    def _turn_key(self, ply: int) -> int:
        """Return the key of whose turn it is, after which turns, with how much in the bag."""
        turns = self.turns_left[ply] * 2 + self.passed[ply]
        return self._turn_keys[(turns * 2 + self.to_move[ply]) * 4 + self.in_bag[ply]]

    def _take_from_rack(self, ply: int, side: int, move: int) -> None:
        """Take a play's tiles from the rack of the next position, and fill it from the bag."""
        at = 2 * ply + 2 + side
        rack, points, part = self.racks[at], self.rack_points[at], self.rack_parts[at]
        key = self.keys[ply + 1]
        place, laid = move >> PLACE_SHIFT, move & LAID
        in_bag = self.in_bag[ply]
        drawn = 0
        while laid:
            sign = laid & SIGNS - 1
            laid >>= SIGN_BITS
            while self._board.tiles[place] != NO_LETTER:
                place += 1
            row_place = place if place < _ROWS_END else self._board.crossing[place]
            key ^= self._tile_keys[row_place * SIGNS + sign]
            tile = BLANK if sign & OF_BLANK else sign - 1
            count = rack >> self.shifts[tile] & _DIGIT
            key ^= self._rack_keys[(side * TILES + tile) * (RACK + 1) + count]
            rack -= self.units[tile]
            points -= self._board.values[tile]
            part -= self.weights[side * TILES + tile]
            place += 1
            if drawn < in_bag:
                drawn += 1
        for number in range(drawn):
            tile = self.bag[self.bag_size - in_bag + number]
            rack += self.units[tile]
            count = rack >> self.shifts[tile] & _DIGIT
            key ^= self._rack_keys[(side * TILES + tile) * (RACK + 1) + count]
            points += self._board.values[tile]
            part += self.weights[side * TILES + tile]
        self.racks[at], self.rack_points[at], self.rack_parts[at] = rack, points, part
        self.in_bag[ply + 1] = in_bag - drawn
        self.keys[ply + 1] = key

    def drawn_part(self, ply: int, laid: int) -> int:
        """Return what the tiles drawn after a play add to the number of a part.

        Args:
            ply: of the play.
            laid: what it lays, as in `wordarcade.kernels.scrabble_move_codes`.
        """
        part, in_bag = 0, self.in_bag[ply]
        while laid and in_bag:
            tile = self.bag[self.bag_size - in_bag]
            part += self.weights[self.to_move[ply] * TILES + tile]
            in_bag -= 1
            laid >>= SIGN_BITS
        return part

    def digit_of(self, tile: int) -> int:
        """Return the number of the digit that one tile is counted in."""
        digit = 0
        while tile >> 4 * digit != 1:
            digit += 1
        return digit


def _random_keys(rng: random.Random, size: int) -> Sequence[int]:
    """Return random numbers of 64 bits."""
    return _quick(array("Q", [rng.getrandbits(64) for _ in range(size)]))
