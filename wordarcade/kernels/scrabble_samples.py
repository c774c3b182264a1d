# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Self-play of Scrabble that notes what racks were worth on the boards they met."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wordarcade.kernels.scrabble_draws import Draws
from wordarcade.kernels.scrabble_games import StaticGames
from wordarcade.kernels.scrabble_numbering import BLANK, CAPITAL_A, QUESTION_MARK, RACK, TILES
from wordarcade.kernels.scrabble_turns import StaticTurns

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_best import BestPlayFinder

_NUMBERS: Final = RACK + 1

_HALF: Final = 2
"""Of two numbers drawn alike, one keeps a tile."""


class RackSamples:
    """Plays games between static players, and values two racks for each of their turns.

    One is the rack of the player to move, from which the move is made. The other is for the sake
    of the tiles that players keep seldom: each tile of the rack is kept with a chance of one half,
    and the rest drawn anew from all tiles that are not on the board. Its best move is found, but
    not made.

    While the bag has tiles, a rack has seven. Turns after that are played, but not noted.

    Attributes:
        racks: by sample, the number of the rack among all racks of seven tiles
            (`wordarcade.kernels.leave_numbers`), unsigned 32-bit.
        bag_sizes: by sample, the number of tiles in the bag, unsigned 16-bit.
        equities: by sample, the equity of the best move, in thousandths of a point, signed 32-bit.
    """

    def __init__(
        self,
        finder: BestPlayFinder,
        tiles: bytes,
        seeds: Sequence[int],
        steps: Sequence[int],
    ) -> None:
        """Set up the games.

        Args:
            finder: finds the plays of both players.
            tiles: as for `StaticGames`.
            seeds: one for each game, 0 to 2⁶⁴ - 1; the first is also that of the second racks.
            steps: of `LeaveNumbers`.
        """
        self._games = StaticGames(finder, finder, tiles, seeds)
        self._turns = StaticTurns(finder)
        self._steps = steps
        self._draws = Draws(seeds[0] if seeds else 0)
        self._counts = array("I", (0,)) * TILES
        self.racks = array("I")
        self.bag_sizes = array("H")
        self.equities = array("i")

    def step(self, budget: int) -> bool:
        """Continue; return whether there is more to do.

        Args:
            budget: how many turns to play, at most, each with a second rack.
        """
        games = self._games
        more = True
        while more and budget:
            more = games.step(1)
            budget -= 1
            last = len(games.bag_sizes) - 1
            if games.bag_sizes[last]:
                rack = bytes(games.racks[last * RACK : (last + 1) * RACK])
                self._note(rack, games.bag_sizes[last], games.equities[last])
            if games.playing and games.bag:
                self._value_another()
        return more

    def _value_another(self) -> None:
        """Value a rack that keeps some tiles of the player to move."""
        games = self._games
        player = games.to_move
        rack, others = bytearray(), games.hands[1 - player]
        unseen = games.bag + others
        for tile in games.hands[player]:
            if self._draws.below(_HALF):
                rack.append(tile)
            else:
                unseen.append(tile)
        while len(rack) < RACK:
            rack.append(unseen.pop(self._draws.below(len(unseen))))
        dealt = bytes(rack)
        in_bag = len(games.bag)
        self._turns.make(bytearray(games.board), rack, in_bag, others)
        self._note(dealt, in_bag, self._turns.equity)

    def _note(self, rack: bytes, in_bag: int, equity: int) -> None:
        """Note what a rack of seven tiles was worth."""
        for tile in range(TILES):
            self._counts[tile] = 0
        for sign in rack:
            self._counts[BLANK if sign == QUESTION_MARK else sign - CAPITAL_A] += 1
        size = number = 0
        for place in range(TILES):
            tile = TILES - 1 - place
            if self._counts[tile]:
                size += self._counts[tile]
                number += self._steps[(tile * _NUMBERS + self._counts[tile]) * _NUMBERS + size]
        self.racks.append(number)
        self.bag_sizes.append(in_bag)
        self.equities.append(equity)
