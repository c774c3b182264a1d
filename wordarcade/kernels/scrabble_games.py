# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Self-play of Scrabble between two static players, who make the move of the best equity."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wordarcade.kernels.scrabble_numbering import (
    CAPITAL_A,
    DOT,
    QUESTION_MARK,
    RACK,
    SIZE,
    SMALL_A,
    SQUARES,
)

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_best import BestPlayFinder

_SCORELESS: Final = 6
"""Scoreless turns in a row that end a game."""

_LOW: Final = (1 << 32) - 1
_ALL: Final = (1 << 64) - 1


class StaticGames:
    """Plays two-player games, each determined by its seed alone.

    A player makes the best play, or the best exchange if that has the higher equity and the bag
    holds seven tiles, or passes if neither is possible. A player sees the board, its own rack,
    the size of the bag and, once the bag is empty, the points of the other rack.

    Tiles are drawn as in `wordarcade.engine.scrabble.bag`, so that the rules, given the same seed
    and moves, reproduce the game.

    Attributes:
        scores: by game, the points of the player who begins, then of the other, signed 32-bit.
        ends: by game, the number of turns up to its end, those of earlier games included,
            unsigned 32-bit.
        racks: by turn, the tiles of the player to move in alphabetical order, blanks last, and
            zeros where there are fewer than seven; 7 bytes each.
        kept: by turn, the tiles kept, in any order, and zeros; 7 bytes each.
        bag_sizes: by turn, the number of tiles in the bag, unsigned 16-bit.
        equities: by turn, the equity of the move, in thousandths of a point, signed 32-bit; of a
            pass, the value of the rack.
    """

    def __init__(
        self, first: BestPlayFinder, second: BestPlayFinder, tiles: bytes, seeds: Sequence[int]
    ) -> None:
        """Set up the games.

        Args:
            first: finds the plays of the player who begins.
            second: finds those of the other; may be the same.
            tiles: all tiles of a game in alphabetical order, blanks (`?`) last; 14 or more.
            seeds: one for each game, 0 to 2⁶⁴ - 1.
        """
        self._players = first, second
        self._values = first.parts.values
        self._tiles = tiles
        self._seeds = seeds
        self._games = len(seeds)

        self._game = 0
        self._playing = False
        self._seed = self._drawn = 0
        self._board = bytearray(SQUARES)
        self._bag = bytearray()
        self._racks = bytearray(), bytearray()
        self._points = array("i", [0, 0])
        self._to_move = self._scoreless = 0

        self.scores = array("i")
        self.ends = array("I")
        self.racks = bytearray()
        self.kept = bytearray()
        self.bag_sizes = array("H")
        self.equities = array("i")

    @property
    def progress(self) -> float:
        """The share of the games that have ended, from 0.0 to 1.0."""
        return self._game / max(self._games, 1)

    def step(self, budget: int) -> bool:
        """Continue; return whether there is more to do.

        Args:
            budget: how many turns to play, at most: ten thousand a second and more compiled, some
                hundreds interpreted.
        """
        while budget and self._game < self._games:
            if not self._playing:
                self._deal()
            self._turn()
            budget -= 1
        return self._game < self._games

    def _deal(self) -> None:
        """Clear the board and fill both racks."""
        self._seed = self._seeds[self._game]
        self._drawn = 0
        self._bag = bytearray(self._tiles)
        self._board[:] = b"." * SQUARES
        self._points = array("i", [0, 0])
        self._to_move = self._scoreless = 0
        self._playing = True
        for rack in self._racks:
            rack.clear()
            self._draw(rack)

    def _turn(self) -> None:
        """Make the move of the best equity."""
        finder = self._players[self._to_move]
        parts = finder.parts
        rack, other = self._racks[self._to_move], self._racks[1 - self._to_move]
        in_bag = len(self._bag)
        found = finder.find(bytes(self._board), bytes(rack), in_bag, self._worth(other))
        whole = parts.parts - 1
        kept = parts.best_exchange() if in_bag >= RACK else whole
        score, equity = 0, parts.leaves[kept]
        exchanged = bytearray()
        if found and (kept == whole or finder.equity >= equity):
            score, equity = finder.score, finder.equity
            self._lay(finder, rack)
        else:
            exchanged += rack
            rack[:] = parts.tiles_of(kept)
            for tile in rack:
                exchanged.remove(tile)
        self.racks += parts.tiles_of(whole).ljust(RACK, b"\0")
        self.kept += rack.ljust(RACK, b"\0")
        self.bag_sizes.append(in_bag)
        self.equities.append(equity)
        self._draw(rack)
        self._put_back(exchanged)
        self._go_on(score)

    def _lay(self, best: BestPlayFinder, rack: bytearray) -> None:
        """Lay the best play on the board."""
        square = best.square
        way = SIZE if best.down else 1
        for sign in best.tiles:
            if sign != DOT:
                self._board[square] = sign
                rack.remove(QUESTION_MARK if sign >= SMALL_A else sign)
            square += way

    def _draw(self, rack: bytearray) -> None:
        """Fill a rack."""
        while self._bag and len(rack) < RACK:
            rack.append(self._bag.pop(self._random_below(len(self._bag))))

    def _put_back(self, tiles: bytearray) -> None:
        """Put tiles into the bag, which is in alphabetical order, blanks last."""
        if tiles:
            together = (self._bag + tiles).replace(b"?", b"~")
            self._bag = bytearray(sorted(together)).replace(b"~", b"?")

    def _random_below(self, limit: int) -> int:
        """Return the next random number, from 0 up to `limit`, which is less than 2³²."""
        self._drawn += 1
        mixed = self._seed + self._drawn * 0x9E3779B97F4A7C15 & _ALL
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _ALL
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _ALL
        mixed ^= mixed >> 31
        # The upper half of mixed * limit, put together so that nothing exceeds 64 bits.
        return (mixed >> 32) * limit + ((mixed & _LOW) * limit >> 32) >> 32

    def _worth(self, rack: bytearray) -> int:
        """Return the points of a rack's tiles."""
        worth = 0
        for tile in rack:
            if tile != QUESTION_MARK:
                worth += self._values[tile - CAPITAL_A]
        return worth

    def _go_on(self, score: int) -> None:
        """Add a move's score, and end the game or give the turn to the other player."""
        player = self._to_move
        self._points[player] += score
        self._scoreless = 0 if score else self._scoreless + 1
        self._to_move = 1 - player
        if not self._racks[player]:
            self._points[player] += 2 * self._worth(self._racks[1 - player])
        elif self._scoreless == _SCORELESS:
            self._points[0] -= self._worth(self._racks[0])
            self._points[1] -= self._worth(self._racks[1])
        else:
            return
        self.scores.extend(self._points)
        self.ends.append(len(self.bag_sizes))
        self._playing = False
        self._game += 1
