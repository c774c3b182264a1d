# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Self-play of Scrabble between two static players, who make the move of the best equity."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wordarcade.kernels.scrabble_draws import Draws
from wordarcade.kernels.scrabble_numbering import RACK, SQUARES
from wordarcade.kernels.scrabble_turns import StaticTurns

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_best import BestPlayFinder

_SCORELESS: Final = 6
"""Scoreless turns in a row that end a game."""


class StaticGames:
    """Plays two-player games, each determined by its seed alone.

    Players see the board, their own rack, the size of the bag and, once the bag is empty, the
    points of the other rack; see `wordarcade.kernels.scrabble_turns`.

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
        turn_scores: by turn, the points of the move, signed 32-bit; what the end of a game adds or
            takes is in `scores` alone.
        playing: whether a game is going on.
        board: of that game, as for `BestPlayFinder.find`.
        bag: what is in its bag, in the order of the tiles.
        hands: the racks of both players.
        to_move: whose turn it is, 0 or 1.
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
        self._players = StaticTurns(first), StaticTurns(second)
        self._tiles = tiles
        self._seeds = seeds
        self._games = len(seeds)

        self._game = 0
        self.playing = False
        self._draws = Draws(0)
        self.board = bytearray(SQUARES)
        self.bag = bytearray()
        self.hands = bytearray(), bytearray()
        self._points = array("i", [0, 0])
        self.to_move = self._scoreless = 0

        self.scores = array("i")
        self.ends = array("I")
        self.racks = bytearray()
        self.kept = bytearray()
        self.bag_sizes = array("H")
        self.equities = array("i")
        self.turn_scores = array("i")

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
            if not self.playing:
                self._deal()
            self._turn()
            budget -= 1
        return self._game < self._games

    def _deal(self) -> None:
        """Clear the board and fill both racks."""
        self._draws = Draws(self._seeds[self._game])
        self.bag = bytearray(self._tiles)
        self.board[:] = b"." * SQUARES
        self._points = array("i", [0, 0])
        self.to_move = self._scoreless = 0
        self.playing = True
        for rack in self.hands:
            rack.clear()
            self._draw(rack)

    def _turn(self) -> None:
        """Make the move of the best equity."""
        player = self._players[self.to_move]
        rack, other = self.hands[self.to_move], self.hands[1 - self.to_move]
        in_bag = len(self.bag)
        player.make(self.board, rack, in_bag, other)
        self.racks += player.parts.tiles_of(player.parts.parts - 1).ljust(RACK, b"\0")
        self.kept += rack.ljust(RACK, b"\0")
        self.bag_sizes.append(in_bag)
        self.equities.append(player.equity)
        self.turn_scores.append(player.score)
        self._draw(rack)
        self._put_back(player.exchanged)
        self._go_on(player.score)

    def _draw(self, rack: bytearray) -> None:
        """Fill a rack."""
        while self.bag and len(rack) < RACK:
            rack.append(self.bag.pop(self._draws.below(len(self.bag))))

    def _put_back(self, tiles: bytes) -> None:
        """Put tiles into the bag, which is in alphabetical order, blanks last."""
        if tiles:
            together = (self.bag + tiles).replace(b"?", b"~")
            self.bag = bytearray(sorted(together)).replace(b"~", b"?")

    def _worth(self, player: int) -> int:
        """Return the points of a player's rack."""
        return self._players[player].worth(self.hands[player])

    def _go_on(self, score: int) -> None:
        """Add a move's score, and end the game or give the turn to the other player."""
        player = self.to_move
        self._points[player] += score
        self._scoreless = 0 if score else self._scoreless + 1
        self.to_move = 1 - player
        if not self.hands[player]:
            self._points[player] += 2 * self._worth(1 - player)
        elif self._scoreless == _SCORELESS:
            self._points[0] -= self._worth(0)
            self._points[1] -= self._worth(1)
        else:
            return
        self.scores.extend(self._points)
        self.ends.append(len(self.bag_sizes))
        self.playing = False
        self._game += 1
