# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Cross-sets and cross-scores of a Scrabble board, updated where tiles changed."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from wordarcade.kernels.scrabble_numbering import (
    CAPITAL_A,
    DOT,
    LINES,
    NO_LETTER,
    PLACES,
    SIZE,
    SMALL_A,
    SQUARES,
    WIDTH,
    place_across,
    place_down,
)

_SIGNS: Final = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz."
_LETTERS: Final = (1 << 26) - 1
_WORD_SHIFT: Final = 26


class BoardLines:
    """A board as lines, with cross-sets and cross-scores updated incrementally.

    A tile laid on a line also joins the word that crosses the line there, if tiles lie before or
    after it in that direction. The letters that make a word of them (the cross-set) are computed
    once for each square and direction (Appel and Jacobson, "The World's Fastest Scrabble
    Program", 1988). Tiles on the board need not form words.

    The arrays, all unsigned 32-bit, are by place; see `wordarcade.kernels.scrabble_numbering`.
    They stay the same objects.

    Attributes:
        letter_factors: the letter multiplier of the place.
        word_factors: the word multiplier of the place.
        crossing: the other place of the same square; 0 off the board.
        exposed: 1 if beside the place, in the line that crosses it, a premium square lies.
        tiles: the letter on the place, or `NO_LETTER`.
        points: the points of the tile on the place.
        crosses: the cross-set, as bits; all letters if no word crosses, none off the board.
        cross_points: the cross-score, the points of the tiles already in the word that crosses.
        cross_factors: the multiplier of that word; 0 if none crosses.
        covered: the number of squares with a tile.
    """

    def __init__(
        self,
        masks: Sequence[int],
        bases: Sequence[int],
        letter_factors: Sequence[int],
        word_factors: Sequence[int],
        values: Sequence[int],
    ) -> None:
        """Lay out an empty board.

        Args:
            masks: of the words that count, unsigned 32-bit; see `wordarcade.lexicon.graph`.
            bases: of the words.
            letter_factors: of each square, row-major, 1 to 3.
            word_factors: of each square, 1 or more.
            values: what each letter is worth, A to Z.

        Raises:
            ValueError: there are not 225 squares and 26 letters.
        """
        if not len(letter_factors) == len(word_factors) == SQUARES or len(values) != NO_LETTER:
            raise ValueError(f"The lists are not those of {SQUARES} squares and 26 letters.")
        self._masks = masks
        self._bases = bases
        self._values = array("I", values)
        self._board = bytearray(b"." * SQUARES)
        # By line, the first and the last place that changed; 0 if none.
        self._lows = array("I", (0,)) * LINES
        self._highs = array("I", (0,)) * LINES
        # The letters that may make a word, and where each has led in the graph.
        self._letters = array("I", (0,)) * (NO_LETTER + 1)
        self._nodes = array("I", (0,)) * (NO_LETTER + 1)
        # By letter, those that make a word of two after it, and before it.
        self._afters = array("I", (0,)) * NO_LETTER
        self._befores = array("I", (0,)) * NO_LETTER
        self.covered = 0

        self.letter_factors = array("I", (0,)) * PLACES
        self.word_factors = array("I", (0,)) * PLACES
        self.crossing = array("I", (0,)) * PLACES
        self.exposed = array("I", (0,)) * PLACES
        self.tiles = array("I", [NO_LETTER] * PLACES)
        self.points = array("I", (0,)) * PLACES
        self.crosses = array("I", (0,)) * PLACES
        self.cross_points = array("I", (0,)) * PLACES
        self.cross_factors = array("I", (0,)) * PLACES
        for square in range(SQUARES):
            across, down = place_across(square), place_down(square)
            self.crossing[across], self.crossing[down] = down, across
            for place in (across, down):
                self.letter_factors[place] = letter_factors[square]
                self.word_factors[place] = word_factors[square]
                self.crosses[place] = _LETTERS
        for place, crossing in enumerate(self.crossing):
            if crossing:
                beside = crossing - 1, crossing + 1
                factors = self.letter_factors, self.word_factors
                self.exposed[place] = any(factor[at] > 1 for factor in factors for at in beside)

        self._word_factors, self._crossing = self.word_factors, self.crossing
        self._tiles, self._points, self._crosses = self.tiles, self.points, self.crosses
        self._cross_points, self._cross_factors = self.cross_points, self.cross_factors
        self._pair()

    def place(self, board: bytes) -> None:
        """Take a board; squares that have not changed cost nothing.

        Args:
            board: a sign for each square, row-major: a capital for a tile, a small letter for a
                blank, a dot for none.

        Raises:
            ValueError: there are not 225 signs, or one is none of these.
        """
        if len(board) != SQUARES:
            raise ValueError(f"A board has {SQUARES} squares, not {len(board)}.")
        if strange := board.translate(None, _SIGNS):
            raise ValueError(f"{strange!r} are no tiles of a board.")
        self._place(board)

    def _place(self, board: Sequence[int]) -> None:
        """Apply the squares that changed, and renew the cross-sets they affect."""
        for square in range(SQUARES):
            if board[square] != self._board[square]:
                self._put(square, board[square])
        for line in range(LINES):
            if self._lows[line]:
                self._renew_crosses(self._lows[line], self._highs[line])
                self._lows[line] = 0

    def _put(self, square: int, sign: int) -> None:
        """Put a tile on a square, or take it away."""
        letter = NO_LETTER
        points = 0
        if sign >= SMALL_A:
            letter = sign - SMALL_A
        elif sign != DOT:
            letter = sign - CAPITAL_A
            points = self._values[letter]
        self.covered += (sign != DOT) - (self._board[square] != DOT)
        self._board[square] = sign
        row = square // SIZE
        column = square - row * SIZE
        across = row * WIDTH + column + 1
        down = self._crossing[across]
        self._tiles[across] = self._tiles[down] = letter
        self._points[across] = self._points[down] = points
        self._note_change(row, across)
        self._note_change(SIZE + column, down)

    def _note_change(self, line: int, place: int) -> None:
        """Note that a place has changed; those of a line come in order."""
        if not self._lows[line]:
            self._lows[line] = place
        self._highs[line] = place

    def _renew_crosses(self, low: int, high: int) -> None:
        """Compute the cross-sets and cross-scores that a part of a line imposes on others.

        Args:
            low: the first place that has changed.
            high: the last; the places at either end of the runs there are affected, too.
        """
        tiles = self._tiles
        if self._crossing[low - 1]:
            low -= 1
        while tiles[low] != NO_LETTER and self._crossing[low - 1]:
            low -= 1
        if self._crossing[high + 1]:
            high += 1
        while tiles[high] != NO_LETTER and self._crossing[high + 1]:
            high += 1
        for place in range(low, high + 1):
            if tiles[place] != NO_LETTER:
                continue
            crossing = self._crossing[place]
            if tiles[place - 1] == NO_LETTER and tiles[place + 1] == NO_LETTER:
                self._crosses[crossing] = _LETTERS
                self._cross_points[crossing] = self._cross_factors[crossing] = 0
            else:
                self._cross_factors[crossing] = self._word_factors[place]
                self._cross(place, crossing)

    def _cross(self, place: int, crossing: int) -> None:
        """Compute which letters on a place make words with the tiles around it in its line."""
        tiles = self._tiles
        first, stop = place, place + 1
        points = 0
        while tiles[first - 1] != NO_LETTER:
            first -= 1
            points += self._points[first]
        while tiles[stop] != NO_LETTER:
            points += self._points[stop]
            stop += 1
        self._cross_points[crossing] = points
        if stop - first > 2:
            self._crosses[crossing] = self._between(first, place, stop)
        elif first < place:
            self._crosses[crossing] = self._afters[tiles[first]]
        else:
            self._crosses[crossing] = self._befores[tiles[place + 1]]

    def _between(self, first: int, place: int, stop: int) -> int:
        """Return which letters on a place make a word of the tiles around it, as bits.

        All letters take one step in the graph before any takes the next, so that memory answers for
        many at a time, and the processor need not guess which of them go on.

        Args:
            first: where the word begins.
            place: the place.
            stop: the place after the word.
        """
        masks, bases, tiles = self._masks, self._bases, self._tiles
        letters, nodes = self._letters, self._nodes
        node = 0
        for at in range(first, place):
            if not masks[node] >> tiles[at] & 1:
                return 0
            node = bases[node] + tiles[at]
        count = 0
        for letter in range(NO_LETTER):
            letters[count] = letter
            nodes[count] = bases[node] + letter
            count += masks[node] >> letter & 1
        for at in range(place + 1, stop):
            going_on = 0
            for number in range(count):
                letters[going_on] = letters[number]
                nodes[going_on] = nodes[number]
                going_on += masks[nodes[number]] >> tiles[at] & 1
            count = going_on
            for number in range(count):
                nodes[number] = bases[nodes[number]] + tiles[at]
        allowed = 0
        for number in range(count):
            allowed |= (masks[nodes[number]] >> _WORD_SHIFT & 1) << letters[number]
        return allowed

    def _pair(self) -> None:
        """Note the words of two letters, which are most of those that cross."""
        for letter in range(NO_LETTER):
            self._tiles[1], self._tiles[2] = letter, NO_LETTER
            self._afters[letter] = self._between(1, 2, 3)
            self._tiles[1], self._tiles[2] = NO_LETTER, letter
            self._befores[letter] = self._between(1, 1, 3)
        self._tiles[1] = self._tiles[2] = NO_LETTER
