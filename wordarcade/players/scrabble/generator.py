"""Move generation: the plays of a rack on a board, with their equities."""

import threading
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.squares import Direction
from wordarcade.engine.scrabble.tiles import LETTERS
from wordarcade.kernels.scrabble_anagrams import Anagrams
from wordarcade.kernels.scrabble_anchors import Anchors
from wordarcade.kernels.scrabble_best import BestPlayFinder
from wordarcade.kernels.scrabble_best_play import BestPlay
from wordarcade.kernels.scrabble_filters import WordFilters
from wordarcade.kernels.scrabble_lines import BoardLines
from wordarcade.kernels.scrabble_moves import MoveGenerator
from wordarcade.kernels.scrabble_plays import PlayStore
from wordarcade.kernels.scrabble_rack import RackParts
from wordarcade.kernels.scrabble_subsets import TileSubsets
from wordarcade.kernels.scrabble_windows import Windows
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.players.scrabble.leaves import Leaves
from wordarcade.players.scrabble.play import Play
from wordarcade.players.scrabble.play_list import PlayList, play_of
from wordarcade.support.progress import Report, to_nobody

_ANCHORS_A_STEP: Final = 16
"""Anchors between two reports: compiled, less than a millisecond; interpreted, some."""


class Generator:
    """Generates plays for one lexicon, layout, letter distribution and table of leaves.

    A single tile that makes words both ways is one play. A blank that stands for another letter,
    or on another square, makes another play.

    While the bag has tiles, the equity of a play is its score plus its leave, minus a penalty for
    vowels next to premium squares if it opens the game. Once the bag is empty, it is the score
    plus twice the points of the opponents' racks if the play goes out, else minus ten points and
    twice those kept.

    One generator may be shared by threads, which wait for each other. Compiled, it releases the
    GIL.
    """

    def __init__(
        self, gaddag: Gaddag, layout: BoardLayout, distribution: LetterDistribution, leaves: Leaves
    ) -> None:
        self._finder: Final = best_play_finder(gaddag, layout, distribution, leaves)
        self._search: Final = self._finder.every
        self._lock: Final = threading.Lock()

    def plays(
        self,
        board: Board,
        rack: str,
        *,
        bag_size: int,
        opponents_points: int = 0,
        report: Report = to_nobody,
    ) -> PlayList:
        """Return all plays that the rules allow, of words that the lexicon has.

        Args:
            board: the board; tiles on it need not form words.
            rack: up to seven tiles, `?` for a blank, in any order.
            bag_size: the number of tiles in the bag.
            opponents_points: the points of the opponents' racks; used once the bag is empty.
            report: called with the share done, from 0 to 1; an exception it raises stops the work.

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
        """Return the best play, or None if none is legal; faster than generating all.

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
            best = self._finder
            if not best.find(signs, tiles, bag_size, opponents_points):
                return None
            direction = Direction.DOWN if best.down else Direction.ACROSS
            place = Place(best.square, direction, best.tiles.decode("ascii"))
            return play_of(board, place, best.score, best.equity, best.leave)


def letter_values(distribution: LetterDistribution) -> list[int]:
    """Return the points of the letters A to Z."""
    return [distribution.values[letter] for letter in LETTERS]


def board_lines(
    gaddag: Gaddag, layout: BoardLayout, distribution: LetterDistribution
) -> BoardLines:
    """Return the kernel of a board's cross-sets and cross-scores."""
    return BoardLines(
        gaddag.masks,
        gaddag.bases,
        [premium.letter_factor for premium in layout.premiums],
        [premium.word_factor for premium in layout.premiums],
        letter_values(distribution),
    )


def best_play_finder(
    gaddag: Gaddag, layout: BoardLayout, distribution: LetterDistribution, leaves: Leaves
) -> BestPlayFinder:
    """Return the kernel that finds the best play, with the kernels that it uses."""
    lines = board_lines(gaddag, layout, distribution)
    parts = _rack_parts(distribution, leaves)
    every = MoveGenerator(
        *gaddag[:4], lines, parts, Anchors(lines), PlayStore(), distribution.bingo
    )
    subsets = TileSubsets(parts)
    windows = Windows(lines, parts, subsets, distribution.bingo)
    words, slots, reach, *tables = gaddag.word_map
    filters, best = WordFilters(tables, subsets), BestPlay(lines)
    anagrams = Anagrams((words, slots, reach), lines, parts, subsets, filters, best)
    return BestPlayFinder(
        lines, parts, subsets, windows, filters, anagrams, best, every, distribution.bingo
    )


def _rack_parts(distribution: LetterDistribution, leaves: Leaves) -> RackParts:
    """Return the kernel that values the parts of a rack."""
    tables = letter_values(distribution), leaves.singles, leaves.pairs, leaves.balance
    if leaves.full is None:
        return RackParts(*tables)
    numbers, values = leaves.full.numbers, leaves.full.values
    return RackParts(*tables, numbers.limits, numbers.steps, numbers.starts, values)
