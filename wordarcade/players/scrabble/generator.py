"""Finding all plays of a rack on a board, with what they are worth."""

import threading
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.tile_set import TileSet
from wordarcade.engine.scrabble.tiles import LETTERS
from wordarcade.kernels.scrabble_moves import MoveGenerator
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.players.scrabble.leaves import Leaves
from wordarcade.players.scrabble.play_list import PlayList
from wordarcade.progress import Progress

_ANCHORS_A_STEP: Final = 4
"""Anchors between two reports: less than a millisecond compiled, some interpreted."""


class Generator:
    """Finds plays with one lexicon, on one layout, with one set of tiles and one of leaves.

    It may be shared by threads, which wait for each other. Compiled, it works without the GIL.
    """

    def __init__(
        self, gaddag: Gaddag, layout: BoardLayout, tile_set: TileSet, leaves: Leaves
    ) -> None:
        self._kernel: Final = MoveGenerator(
            gaddag.masks,
            gaddag.bases,
            gaddag.turns,
            gaddag.graph.masks,
            gaddag.graph.bases,
            [premium.letter_factor for premium in layout.premiums],
            [premium.word_factor for premium in layout.premiums],
            [tile_set.values[letter] for letter in LETTERS],
            tile_set.bingo,
        )
        self._kernel.set_leaves(leaves.singles, leaves.pairs, leaves.balance)
        self._lock: Final = threading.Lock()

    def plays(
        self,
        board: Board,
        rack: str,
        *,
        bag_size: int,
        opponents_points: int = 0,
        report: Progress = lambda _: None,
    ) -> PlayList:
        """Return all plays that the rules allow, of words that the lexicon has.

        A single tile that makes words both ways is one play. A blank that stands for another
        letter, or on another square, makes another play.

        Args:
            board: the board; tiles on it need not form words.
            rack: up to seven tiles, `?` for a blank, in any order.
            bag_size: how many tiles are left to draw. When there are none, equity is the score
                and, for a play that ends the game, twice the points of the opponents' racks; for
                any other, less ten points and twice those that are kept.
            opponents_points: of the tiles on the opponents' racks, if the bag is empty.
            report: told the share that is done, from 0 to 1; what it raises stops the work.

        Raises:
            ValueError: there are more than seven tiles.
        """
        with self._lock:
            self._kernel.place(board.tiles.encode("ascii"))
            self._kernel.begin(rack.encode("ascii"), bag_size, opponents_points)
            while self._kernel.step(_ANCHORS_A_STEP):
                report(self._kernel.progress)
            return PlayList(board, self._kernel.plays())
