"""Finding all plays of a rack on a board, with what they are worth."""

import threading
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.tile_set import TileSet
from wordarcade.engine.scrabble.tiles import LETTERS
from wordarcade.kernels.scrabble_anchors import Anchors
from wordarcade.kernels.scrabble_lines import BoardLines
from wordarcade.kernels.scrabble_moves import MoveGenerator
from wordarcade.kernels.scrabble_plays import PlayStore
from wordarcade.kernels.scrabble_rack import RackParts
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.players.scrabble.leaves import Leaves
from wordarcade.players.scrabble.play import Play
from wordarcade.players.scrabble.play_list import PlayList
from wordarcade.progress import Report

_ANCHORS_A_STEP: Final = 16
"""Anchors between two reports: compiled, less than a millisecond; interpreted, some."""


class Generator:
    """Finds plays with one lexicon, on one layout, with one set of tiles and one of leaves.

    A single tile that makes words both ways is one play. A blank that stands for another letter,
    or on another square, makes another play.

    While there are tiles to draw, the equity of a play is its score and the leave that it keeps,
    less something for vowels next to premium squares if it opens the game. Once the bag is empty,
    it is the score and, if the play ends the game, twice the points of the opponents' racks; if
    not, less ten points and twice those that are kept.

    One generator may be shared by threads, which wait for each other. Compiled, it works without
    the GIL.
    """

    def __init__(
        self, gaddag: Gaddag, layout: BoardLayout, tile_set: TileSet, leaves: Leaves
    ) -> None:
        self._search: Final = move_generator(gaddag, layout, tile_set, leaves)
        self._lock: Final = threading.Lock()

    def plays(
        self,
        board: Board,
        rack: str,
        *,
        bag_size: int,
        opponents_points: int = 0,
        report: Report = lambda _: None,
    ) -> PlayList:
        """Return all plays that the rules allow, of words that the lexicon has.

        Args:
            board: the board; tiles on it need not form words.
            rack: up to seven tiles, `?` for a blank, in any order.
            bag_size: how many tiles are left to draw.
            opponents_points: of the tiles on the opponents' racks; counts if there are none.
            report: told the share that is done, from 0 to 1; what it raises stops the work.

        Raises:
            ValueError: the rack has more than seven tiles, or other signs.
        """
        signs, tiles = board.tiles.encode("ascii"), rack.encode("ascii")
        with self._lock:
            self._search.begin(signs, tiles, bag_size, opponents_points)
            while self._search.step(_ANCHORS_A_STEP):
                report(self._search.progress)
            return PlayList(board, self._search.plays())

    def best(
        self, board: Board, rack: str, *, bag_size: int, opponents_points: int = 0
    ) -> Play | None:
        """Return the first of all plays, or None if there are none; takes less time than all.

        Args:
            board: as for `plays`.
            rack: as for `plays`.
            bag_size: as for `plays`.
            opponents_points: as for `plays`.

        Raises:
            ValueError: as for `plays`.
        """
        signs, tiles = board.tiles.encode("ascii"), rack.encode("ascii")
        with self._lock:
            self._search.begin(signs, tiles, bag_size, opponents_points, best_only=True)
            while self._search.step(_ANCHORS_A_STEP):
                pass
            return next(iter(PlayList(board, self._search.plays())), None)


def move_generator(
    gaddag: Gaddag, layout: BoardLayout, tile_set: TileSet, leaves: Leaves
) -> MoveGenerator:
    """Return the kernel that finds plays, with the kernels that it goes through."""
    values = [tile_set.values[letter] for letter in LETTERS]
    lines = BoardLines(
        gaddag.masks,
        gaddag.bases,
        [premium.letter_factor for premium in layout.premiums],
        [premium.word_factor for premium in layout.premiums],
        values,
    )
    parts = RackParts(values, leaves.singles, leaves.pairs, leaves.balance)
    anchors = Anchors(lines, parts, tile_set.bingo)
    return MoveGenerator(*gaddag, lines, parts, anchors, PlayStore(), tile_set.bingo)
