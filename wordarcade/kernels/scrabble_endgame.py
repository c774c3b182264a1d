# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Search of Scrabble endgames, in which both racks and the order of the bag are known.

Longer than other modules: the board, the plays on it and the search are one object, which
compiled code reaches at C speed, and which can pause at any position.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import MutableSequence, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import quick, signed, zeros, zeros_64
from wordarcade.kernels.scrabble_last_tiles import (
    SCORELESS,
    counts_of,
    scoreless_turns_count,
    tile_of,
)
from wordarcade.kernels.scrabble_move_codes import (
    FAR,
    OF_BLANK,
    PASS,
    PLACE_SHIFT,
    SIGN_BITS,
    SIGNS,
)
from wordarcade.kernels.scrabble_numbering import (
    BLANK,
    CENTRE_ACROSS,
    CENTRE_DOWN,
    LINES,
    NO_LETTER,
    PLACES,
    RACK,
    SIZE,
    TILES,
    WIDTH,
)

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_lines import BoardLines
    from wordarcade.kernels.scrabble_race import EndgameRace

_LETTERS: Final = (1 << 26) - 1
_WORD_SHIFT: Final = 26
_ROWS_END: Final = SIZE * WIDTH
_LETTER_OF_BIT: Final = {(1 << letter) % 37: letter for letter in range(26)}
"""The letter of a bit by what it leaves divided by 37: each power of two leaves another rest."""

_DIGITS: Final = 0x8888888888888888
"""The highest bit of each of sixteen digits of four bits, one for each kind of tile."""

_ONES: Final = 0x1111111111111111
"""One of each kind."""

_DIGIT: Final = 7

_KINDS: Final = 16
"""The most kinds of tiles."""

_PLIES: Final = 112
"""More than the moves of any line: sixteen tiles, and up to five passes between."""
DEEPEST: Final = _PLIES - 1
"""The depth in which every line comes to its end."""
MOST_IN_BAG: Final = 2
_MOST_RENEWED: Final = 2 * RACK + 2
"""The most cross-sets that one play changes."""
_MOST_CHANGES: Final = 2 * RACK + _MOST_RENEWED
"""The most places that one play changes, each square having two."""
_MOST_OUTS: Final = 4
"""So many plays are kept that would go out; the more there are, the less it matters which."""
_UNKNOWN: Final = _MOST_OUTS + 1
_MOST_LASTS: Final = 4
"""So many plays are kept that use one tile of a kind."""
_MOST_ALONE: Final = 3
"""So many tiles are bounded by what they come to while the other side passes."""
_MOST_PARTS: Final = (1 << _MOST_ALONE) - 1
"""All of them, as bits."""
_MOST_TWOS: Final = RACK * (RACK - 1) // 2
"""More than the pairs that a move may leave."""

_AT_ONCE: Final = 0
_ONE_TRIED: Final = 1
_ALL_LISTED: Final = 2
"""The stages of a position: a move is tried at once, has been, and all moves are listed."""
_CUT: Final = 1 << 16
_TILE: Final = 1 << 12
"""Added to the key of a move that is expected to exceed the window, and for each tile of it."""

_PASS: Final = (1 << 32) - 1
"""Stands for a pass among the numbers of plays."""

_LOWER: Final = 1
_UPPER: Final = 2
_BOTH: Final = 3
"""Which bounds of a value rest on no estimate."""

_PROVEN: Final = 255
"""Instead of a depth, with a bound that rests on no estimate."""
_DEPTH_BITS: Final = 8

_MOST_BESIDE: Final = 1 << 15
"""The number of surroundings of moves that are remembered."""
_SPREAD: Final = 0x9E3779B97F4A7C15
"""An odd number that spreads what it multiplies over 64 bits."""
_BITS: Final = (1 << 64) - 1
_EMPTY: Final = 1 << 40
_EDGE: Final = 1 << 41
"""Stand for an empty square and where tiles end, unlike any tile."""

_ENTRY: Final = 3
"""The numbers that are remembered of a position."""
_BOUND: Final = (1 << 24) - 1
_BIAS: Final = 1 << 23
"""Added to a bound, so that it is a number of 24 bits without a sign."""
_UPPER_SHIFT: Final = 2 * _DEPTH_BITS
_LOWER_SHIFT: Final = _UPPER_SHIFT + 24

_ROOM: Final = 1 << 15
"""The initial capacity for plays."""

_zeros = partial(zeros, cython.compiled)
_zeros_64 = partial(zeros_64, cython.compiled)
_signed = partial(signed, cython.compiled)
_quick = partial(quick, cython.compiled)


class EndgameSearch:
    """A search for the best line of a Scrabble endgame, by negamax on a stack of positions.

    The value of a position is the change of spread to come, for the side to move, both playing
    their best with all tiles open. What the search goes by:

    - All plays of both sides are found once. After a play only the lines that it touches are
      searched again: those with a new tile or another cross-set. The others are shared with the
      position before, as pieces of one arena.
    - Moves come in order of their score and what the *race* (`EndgameRace`) makes of the tiles
      left, the best known from before first. Where the depth is used up, the race is the estimate.
    - Windows of no width after the first move (principal variation search), and bounds of positions
      seen before, under a key of 64 bits.
    - A play that goes out and exceeds the window is taken at once, before other plays are found.
    - Who has one tile left scores once more at most, and who has two or three earns at most what
      these come to while the other passes. Where such a bound does, no more is searched: after a
      move that leaves one or two, or before a pass if the other side has two or three.

    A result is *proven* if no estimate bears on it. Two passes in a row end the search, as six
    scoreless turns end the game: if neither side gains by a move, nor does it two passes later.
    Where a play may score nothing (by blanks alone), turns are counted instead. While there is a
    bag, each play draws from it in the given order, as if all could see that.

    The search can pause after any number of positions. Compiled, it releases the GIL.

    Attributes:
        value: the result of the last question, a bound if it lies outside of the window.
        lower: the most that has been proven to be in reach since `begin`.
        upper: the most that has not been ruled out since `begin`.
        positions: how many have been searched since the search was made.
    """

    def __init__(  # noqa: PLR0917 - a graph is three arrays
        self,
        masks: Sequence[int],
        bases: Sequence[int],
        turns: Sequence[int],
        root: int,
        lines: BoardLines,
        race: EndgameRace,
        values: Sequence[int],
        bingo: int,
        entries: int,
    ) -> None:
        """Join the parts of the search.

        Args:
            masks: of the GADDAG, unsigned 32-bit; see `wordarcade.lexicon.gaddag`.
            bases: of the GADDAG.
            turns: of the GADDAG.
            root: of the GADDAG.
            lines: lays out a board.
            race: the estimate.
            values: the points of A to Z and the blank.
            bingo: points for playing seven tiles at once.
            entries: how many positions to remember, a power of two; 24 bytes each.
        """
        self._masks, self._bases, self._turns = masks, bases, turns
        self._root = root
        self._lines = lines
        self._race = race
        self._bingo = bingo
        self._values = _quick(array("I", values))
        self._letter_of_bit = _quick(array("I", [_LETTER_OF_BIT.get(n, 0) for n in range(37)]))
        self._letter_factors = _quick(lines.letter_factors)
        self._word_factors = _quick(lines.word_factors)
        self._crossing = _quick(lines.crossing)

        self._rng = random.Random(1)
        self._make_memory(entries)
        self._make_stack()
        self._make_parts()
        # Tiles: the digit of each kind, and one of it there.
        self._shifts = _zeros(TILES)
        self._units = _zeros_64(TILES)
        self._kinds = _zeros(_KINDS)
        self._bag = _zeros(MOST_IN_BAG)

        # Finding plays: the anchor, the tiles left, and those laid.
        self._start = self._left_end = self._right_end = self._first = 0
        self._counts = _zeros(TILES)
        self._letters = self._used = self._part = 0
        self._packed = 0
        self._signs = _zeros(PLACES)
        self._side = 0

        self._room = _ROOM
        self._make_room()
        self._look()
        self._ply = self._top = self._bag_size = 0
        self._answer = self._answer_proofs = self._proofs = 0
        self._searching = self._answered = self._full = self._cautious = False
        self._question = 0, 0, 1
        self.value = self.positions = 0
        self.lower, self.upper = -FAR, FAR

    def _make_memory(self, entries: int) -> None:
        """Allocate what is remembered of positions, and draw the keys that they are found by."""
        self._tile_keys = _random_keys(self._rng, _ROWS_END * SIGNS)
        self._rack_keys = _random_keys(self._rng, 2 * TILES * (RACK + 1))
        self._turn_keys = _random_keys(self._rng, 4 * 4 * (SCORELESS + 1))
        self._entries = entries
        # Of each: its key, the best move, then a lower and an upper bound and the depth of each.
        self._memo = _zeros_64(_ENTRY * entries)

    def _make_stack(self) -> None:
        """Allocate the stack of positions; two figures for one are those of the two sides."""
        # What the position is.
        self._racks = _zeros_64(2 * _PLIES)
        self._rack_points = _signed(2 * _PLIES)
        self._rack_parts = _zeros(2 * _PLIES)
        self._position_keys = _zeros_64(_PLIES)
        self._to_move = _zeros(_PLIES)
        self._turns_left = _zeros(_PLIES)
        self._passed = _zeros(_PLIES)
        self._in_bag = _zeros(_PLIES)
        # The plays on each line, and the places that have changed since they were found, as bits.
        self._line_starts = _zeros(2 * LINES * _PLIES)
        self._line_ends = _zeros(2 * LINES * _PLIES)
        self._changed = _zeros(2 * LINES * _PLIES)
        self._tops = _zeros(_PLIES)
        # Plays by which the other side would go out.
        self._outs = _zeros(_MOST_OUTS * _PLIES)
        self._out_counts = _zeros(_PLIES)
        # Plays of one tile, the best of each kind first.
        self._lasts = _zeros(_KINDS * _MOST_LASTS * _PLIES)
        self._lasts_known = _zeros(_PLIES)
        # The question, and what is known of its answer.
        self._depths = _zeros(_PLIES)
        self._floors = _signed(_PLIES)
        self._alphas = _signed(_PLIES)
        self._betas = _signed(_PLIES)
        self._bests = _signed(_PLIES)
        self._best_moves = _zeros_64(_PLIES)
        self._best_proofs = _zeros(_PLIES)
        self._all_proofs = _zeros(_PLIES)
        self._line_moves = _zeros_64(_PLIES * _PLIES)
        self._line_lengths = _zeros(_PLIES)
        # The moves to try: a heap, highest key first; and the one that is tried.
        self._choice_starts = _zeros(_PLIES)
        self._choice_ends = _zeros(_PLIES)
        self._stages = _zeros(_PLIES)
        self._first_moves = _zeros_64(_PLIES)
        self._tried = _zeros(_PLIES)
        self._made = _zeros(_PLIES)
        self._probing = _zeros(_PLIES)
        # What that changes on the board: places in order of lines, then what stood there.
        self._changes = _zeros(_MOST_CHANGES)
        self._change_count = 0
        self._laid = _zeros(RACK * _PLIES)
        self._laid_counts = _zeros(_PLIES)
        self._renewed = _zeros(_MOST_RENEWED * _PLIES)
        self._renewed_counts = _zeros(_PLIES)
        self._old_crosses = _zeros(_MOST_RENEWED * _PLIES)
        self._old_points = _zeros(_MOST_RENEWED * _PLIES)
        self._old_factors = _zeros(_MOST_RENEWED * _PLIES)

    def _make_parts(self) -> None:
        """Allocate what is known of few tiles while the other side passes."""
        # The few tiles of a side that the other leaves alone, and for each part of them (as bits)
        # the tiles it takes, their points and the best play.
        self._lone = _zeros(_MOST_ALONE)
        self._part_used = _zeros_64(_MOST_PARTS + 1)
        self._part_points = _signed(_MOST_PARTS + 1)
        self._part_bests = _signed(_MOST_PARTS + 1)
        self._all_parts = self._others = 0
        # In each position pairs of tiles, and for each the best play of either tile and the most
        # that both come to.
        self._two_racks = _zeros_64(_MOST_TWOS * _PLIES)
        self._twos = _signed(3 * _MOST_TWOS * _PLIES)
        self._twos_known = _zeros(_PLIES)
        # What two tiles score beside a move: by a key of that and what lies around it, the value
        # and how much was enough.
        self._beside_keys = _zeros_64(_MOST_BESIDE)
        self._beside_values = _signed(_MOST_BESIDE)
        self._beside_enough = _signed(_MOST_BESIDE)

    @property
    def proven(self) -> bool:
        """Whether `value` is exact, and rests on no estimate."""
        return self._proofs == _BOTH

    @property
    def progress(self) -> float:
        """The share of the first moves that the question has been answered for, 0.0 to 1.0."""
        if not self._searching:
            return 1.0
        left = self._choice_ends[0] - self._choice_starts[0]
        return self._tried[0] / max(self._tried[0] + left, 1)

    @property
    def line(self) -> list[int]:
        """The best line for both, as far as it is known.

        It is whole if the value lies within the window. Moves are numbered as in
        `wordarcade.kernels.scrabble_move_codes`.
        """
        return list(self._line_moves[: self._line_lengths[0]])

    def begin(
        self, board: bytes, racks: Sequence[bytes], bag: bytes = b"", scoreless: int = 0
    ) -> None:
        """Take a position.

        Args:
            board: a sign for each square, row-major: a capital for a tile, a small letter for a
                blank, a dot for none.
            racks: one to seven tiles each, capitals and `?`, that of the side to move first.
            bag: two tiles at most, in the order in which they will be drawn.
            scoreless: the number of scoreless turns in succession before, 0 to 5.

        Raises:
            ValueError: there are more tiles, or other signs.
        """
        if len(racks) != 2 or not all(1 <= len(rack) <= RACK for rack in racks):
            raise ValueError(f"An endgame has two racks of 1 to {RACK} tiles.")
        if len(bag) > MOST_IN_BAG or not 0 <= scoreless < SCORELESS:
            raise ValueError("An endgame has a bag of two tiles at most, and a turn to come.")
        self._lines.place(board)
        held = [counts_of(rack) for rack in racks]
        drawn = counts_of(bag)
        reach = [[*map(int.__add__, counts, drawn)] for counts in held]
        self._race.take(*([min(count, RACK) for count in counts] for counts in reach))
        self._look()
        in_hand = [*map(int.__add__, reach[0], held[1])]
        self._number(in_hand)
        self._cautious = scoreless_turns_count(board, in_hand, self._values, scoreless)
        for at, tile in enumerate(bag):
            self._bag[at] = tile_of(tile)
        self._bag_size = self._in_bag[0] = len(bag)
        for side, counts in enumerate(held):
            self._racks[side] = sum(map(int.__mul__, counts, self._units))
            self._rack_points[side] = sum(map(int.__mul__, counts, self._values))
            self._rack_parts[side] = sum(
                count * self._weights[side * TILES + tile] for tile, count in enumerate(counts)
            )
        self._to_move[0] = self._passed[0] = 0
        self._turns_left[0] = SCORELESS - scoreless
        # A key of its own keeps positions apart that are remembered from before.
        self._position_keys[0] = self._rng.getrandbits(64)
        self._ply = self._top = 0
        self._searching = self._full = False
        while not self._found_all():
            self._grow()
        self._race.run()
        self.lower, self.upper = -FAR, FAR

    def ask(self, alpha: int = -FAR, beta: int = FAR, depth: int = DEEPEST) -> None:
        """Begin a search for the value, or for the side of a window on which it lies.

        Args:
            alpha: the lower end of the window, in points.
            beta: the upper end, above that.
            depth: how many moves to look ahead, at least 1.
        """
        self._question = alpha, beta, depth
        while self._ply:
            self._ply -= 1
            self._take_back(self._ply)
        self._top = self._tops[0]
        self._searching, self._answered = True, False
        self._open(0, alpha, beta, depth)

    def step(self, budget: int) -> bool:
        """Continue the search; return whether there is more to do.

        Args:
            budget: how many positions to search, at most: a hundred thousand a second compiled,
                some hundreds interpreted.
        """
        with cython.nogil:
            self._advance(budget)
        if self._full:
            self._grow()
            self.ask(*self._question)
        return self._searching

    def _number(self, in_hand: Sequence[int]) -> None:
        """Give each kind of tile a digit."""
        shift = 0
        for tile in range(TILES):
            self._shifts[tile] = shift
            self._units[tile] = 1 << shift if in_hand[tile] else 0
            if in_hand[tile]:
                self._kinds[shift // 4] = tile
                shift += 4

    def _look(self) -> None:
        """Take board and race as they are now, to be read and written quickly."""
        lines, race = self._lines, self._race
        self._tiles = _own(lines.tiles)
        self._points = _own(lines.points)
        self._crosses = _own(lines.crosses)
        self._cross_points = _own(lines.cross_points)
        self._cross_factors = _own(lines.cross_factors)
        self._covered = lines.covered
        self._weights = race.weights
        self._race_best, self._race_values = race.best, race.values
        self._first_parts, self._second_parts = race.parts

    def _make_room(self) -> None:
        """Make an arena for plays, and one for choices."""
        self._play_places = _zeros(self._room)
        self._play_spans = _zeros(self._room)
        self._play_tiles = _zeros_64(self._room)
        self._play_used = _zeros_64(self._room)
        self._play_parts = _zeros(self._room)
        self._play_scores = _signed(self._room)
        self._choices = _zeros(3 * self._room + _PLIES)
        self._keys = _signed(3 * self._room + _PLIES)

    def _grow(self) -> None:
        """Double the room, and find the plays of the first position again."""
        while self._ply:
            self._ply -= 1
            self._take_back(self._ply)
        self._room *= 2
        self._make_room()
        self._full = False
        self._found_all()

    def _found_all(self) -> bool:
        """Find all plays of both sides in the first position; return whether there is room."""
        self._top = 0
        for at in range(2 * LINES):
            self._line_starts[at] = self._line_ends[at] = 0
            self._changed[at] = 1
        with cython.nogil:
            self._renew_plays(0, 0)
            self._renew_plays(0, 1)
            self._tell_race()
        self._tops[0] = self._top
        return not self._full

    def _tell_race(self) -> None:
        """Tell the race the best plays of the first position."""
        for side in range(2):
            offset = self._first_parts if side else 0
            for line in range(LINES):
                at = side * LINES + line
                for play in range(self._line_starts[at], self._line_ends[at]):
                    part = offset + self._play_parts[play]
                    score = self._play_scores[play]
                    self._race_best[part] = max(self._race_best[part], score)

    # The search.

    def _advance(self, budget: int) -> None:
        """Search up to `budget` positions, as long as their plays fit in the arena."""
        while self._searching and not self._full:
            if self._answered:
                self._receive()
            elif budget:
                budget -= 1
                self._go_on()
            else:
                return

    def _open(self, ply: int, alpha: int, beta: int, depth: int) -> None:
        """Begin to search a position."""
        self.positions += 1
        self._ply = ply
        self._depths[ply] = depth
        self._floors[ply] = self._alphas[ply] = alpha
        self._betas[ply] = beta
        self._bests[ply] = -FAR
        self._best_moves[ply] = self._best_proofs[ply] = self._line_lengths[ply] = 0
        self._all_proofs[ply] = _UPPER
        self._tried[ply] = self._first_moves[ply] = 0
        self._out_counts[ply] = _UNKNOWN
        self._lasts_known[ply] = self._twos_known[ply] = 0
        self._stages[ply] = _ONE_TRIED
        if ply:
            self._tops[ply] = self._top
            self._choice_starts[ply] = self._choice_ends[ply - 1]
        self._choice_ends[ply] = self._choice_starts[ply]
        if beta - alpha == 1:
            if self._holds_by_passing(ply):
                self._finish(ply)
            elif depth > 1 and self._sees_cut(ply):
                self._stages[ply] = _AT_ONCE

    def _holds_by_passing(self, ply: int) -> bool:
        """Choose a pass if it exceeds the window whatever the other side does with few tiles.

        The window has no width. The side to move passes until the game is over, which is always
        allowed; so what the others' tiles come to alone at most bounds the value.
        """
        side, beta = self._to_move[ply], self._betas[ply]
        if self._cautious or self._in_bag[ply] or self._passed[ply] or self._turns_left[ply] == 1:
            return False
        theirs = self._rack_points[2 * ply + side]
        if self._take_parts(self._racks[2 * ply + 1 - side], theirs) < 2:
            return False
        if self._outlook(ply, _PASS, self._race_row(ply)) < beta:
            return False
        self._renew_plays(ply, 1 - side)
        if self._full:
            return False
        most = self._most_alone(ply, -beta)
        if self._full or most > -beta:
            return False
        self._bests[ply] = -most
        self._best_moves[ply] = self._line_moves[ply * _PLIES] = PASS
        self._best_proofs[ply] = _LOWER
        self._line_lengths[ply] = 1
        return True

    # What two or three tiles come to alone.

    def _take_parts(self, rack: int, others: int) -> int:
        """Number the parts of a rack of few tiles, as bits; return how many tiles it has.

        Args:
            rack: the tiles.
            others: the points of the other rack.

        Returns:
            0 if there are more than three.
        """
        count = 0
        self._part_used[0] = self._part_points[0] = 0
        self._others = others
        while rack:
            if count == _MOST_ALONE:
                return 0
            unit = rack & -rack
            while not unit & _ONES:
                unit >>= 1
            rack -= unit
            tile = self._kinds[self._digit_of(unit)]
            self._lone[count] = tile
            size = 1 << count
            for part in range(size):
                self._part_used[size + part] = self._part_used[part] + unit
                self._part_points[size + part] = self._part_points[part] + self._values[tile]
            count += 1
        self._all_parts = (1 << count) - 1
        return count

    def _most_alone(self, ply: int, enough: int) -> int:
        """Return no less than the tiles come to if the side to move passes, or more than `enough`.

        Plays that make words without each other's tiles earn what they do on this board. Any others
        form a group, of two or three tiles, in which each play but the first makes words with those
        before it, or two that lie apart with a third between.

        Args:
            ply: of the position.
            enough: how much may be exceeded at will.
        """
        at = self._choice_starts[ply]
        if at + self._top > 3 * self._room:
            self._full = True
            return 0
        end = self._list_alone((2 * ply + 1 - self._to_move[ply]) * LINES, at)
        most = self._most_apart()
        while at < end and most <= enough:
            play, part = self._choices[at], self._keys[at]
            if part & part - 1:
                if part != _MOST_PARTS:
                    most = max(most, self._after_two(ply, play, part, enough))
            elif self._all_parts == _MOST_PARTS:
                most = max(most, self._after_one(ply, play, part, enough))
            at += 1
        return most

    def _list_alone(self, row: int, at: int) -> int:
        """List the plays of the tiles among the choices, each with its part; return the end.

        Args:
            row: of the lines of plays.
            at: where the list starts.
        """
        rack = self._part_used[self._all_parts] | _DIGITS
        for part in range(_MOST_PARTS + 1):
            self._part_bests[part] = -FAR
        for line in range(LINES):
            for play in range(self._line_starts[row + line], self._line_ends[row + line]):
                used, score = self._play_used[play], self._play_scores[play]
                if rack - used & _DIGITS != _DIGITS:
                    continue
                self._choices[at] = play
                for part in range(1, self._all_parts + 1):
                    if self._part_used[part] == used:
                        self._keys[at] = part
                        self._part_bests[part] = max(self._part_bests[part], score)
                at += 1
        return at

    def _most_apart(self) -> int:
        """Return the most that plays come to which make no words with each other's tiles."""
        most = self._rest_alone(self._all_parts)
        for part in range(1, self._all_parts):
            most = max(most, self._part_bests[part] + self._rest_alone(self._all_parts - part))
        return most

    def _rest_alone(self, part: int) -> int:
        """Return the most that a part comes to as the last of the tiles, apart from each other.

        It is at most two tiles that are laid in two turns.
        """
        others = self._others
        if not part:
            return 2 * others
        most = max(others - self._part_points[part], self._part_bests[part] + 2 * others)
        first = part - 1 & part
        while first:
            score, second = self._part_bests[first], part - first
            most = max(most, score + others - self._part_points[second])
            most = max(most, score + self._part_bests[second] + 2 * others)
            first = first - 1 & part
        return most

    def _after_two(self, ply: int, play: int, part: int, enough: int) -> int:
        """Return no less than comes of a group that two tiles begin, or more than `enough`.

        They lie in one word: then they make a play of both, even if laid one after the other.

        Args:
            ply: of the position.
            play: of both.
            part: the two.
            enough: how much may be exceeded at will.
        """
        rest = self._all_parts - part
        after = self._rest_alone(rest)
        turns = self._one_by_one(play, enough - after)
        most = turns + after
        if most > enough or not rest:
            return most
        out = 2 * self._others
        score = self._play_scores[play]
        self._made[ply] = play
        self._trace(ply)
        beside = self._most_beside(ply, self._lone[rest >> 1], enough - out - max(score, turns))
        if turns > score and max(score, turns) + beside + out > enough:
            turns = self._one_by_one(play, -FAR)
        return max(most, max(score, turns) + beside + out)

    def _after_one(self, ply: int, play: int, part: int, enough: int) -> int:
        """Return no less than comes of a group that one of three begins, or more than `enough`.

        Args:
            ply: of the position.
            play: of the first.
            part: the first.
            enough: how much may be exceeded at will.
        """
        rest = _MOST_PARTS - part
        tile = self._lone[0 if rest & 1 else 1]
        other = self._lone[2 if rest & 4 else 1]
        before = self._play_scores[play] + 2 * self._others
        self._made[ply] = play
        self._trace(ply)
        return before + self._most_of_two_beside(ply, tile, other, enough - before)

    def _most_of_two_beside(self, ply: int, tile: int, other: int, enough: int) -> int:
        """Return no less than two tiles in one word score beside the move made, or more.

        They are laid at once or one after the other, and one of them makes a word with the tiles of
        the move. That depends on little of the board, so it is remembered.

        Args:
            ply: of the move, which has been traced.
            tile: one of them.
            other: the other.
            enough: how much may be exceeded at will.
        """
        self._put_tiles(ply)
        key = self._key_of_surroundings(ply, tile, other)
        at = key & _MOST_BESIDE - 1
        most, was_enough = self._beside_values[at], self._beside_enough[at]
        # More than was enough then has been proven; what is no more than that bounds the value.
        if self._beside_keys[at] != key or (most > enough) != (most > was_enough):
            most = self._two_beside(tile, other, enough)
            self._beside_keys[at] = key
            self._beside_values[at], self._beside_enough[at] = most, enough
        self._lift_tiles(ply)
        return most

    def _key_of_surroundings(self, ply: int, tile: int, other: int) -> int:
        """Return a key of the move made, two tiles and all that bears on what they score beside it.

        That is the tiles in line with the squares where they can go, and the cross-sets there.
        Where each run of tiles ends is part of it, so that no two boards are told alike.
        """
        key = self._mixed(self._move_of(self._made[ply]), tile << 8 | other)
        for number in range(2, self._change_count):
            place = self._changes[number]
            if not place or self._tiles[place] != NO_LETTER:
                continue
            for _ in range(2):
                key = self._mixed(self._mixed(key, place), self._crosses[place])
                for way in range(-1, 2, 2):
                    end = place + way
                    while self._tiles[end] != NO_LETTER:
                        key = self._mixed(key, self._tiles[end] | self._points[end] << 5)
                        end += way
                    key = self._mixed(key, _EDGE | end)
                    if not self._crossing[end]:
                        continue
                    points = self._cross_points[end]
                    key = self._mixed(key, _EMPTY | points << 26 | self._crosses[end])
                    end += way
                    while self._tiles[end] != NO_LETTER:
                        key = self._mixed(key, self._tiles[end] | self._points[end] << 5)
                        end += way
                    key = self._mixed(key, _EDGE | end)
                place = self._crossing[place]
        return key

    def _mixed(self, key: int, content: int) -> int:
        """Return a key of what a key stands for and something more."""
        return (key ^ content ^ key >> 29) * _SPREAD & _BITS

    def _two_beside(self, tile: int, other: int, enough: int) -> int:
        """Return what `_most_of_two_beside` does, by looking at each square."""
        letters, others = self._letters_of(tile), self._letters_of(other)
        most = -FAR
        for number in range(2, self._change_count):
            place = self._changes[number]
            if not place or self._tiles[place] != NO_LETTER:
                continue
            for _ in range(2):
                allowed = self._letters_across(place, letters | others)
                for way in range(-1, 2 if allowed else -1, 2):
                    end = self._end_from(place + way, way)
                    if not self._crossing[end] or most > enough:
                        continue
                    if allowed & letters:
                        most = max(most, self._two_in_word(place, tile, end, other, enough))
                    if allowed & others and other != tile:
                        most = max(most, self._two_in_word(place, other, end, tile, enough))
                place = self._crossing[place]
        return most

    def _two_in_word(self, place: int, tile: int, end: int, other: int, enough: int) -> int:
        """Return no less than two tiles of one word score, or more than `enough`, or `-FAR`.

        Args:
            place: of one of them.
            tile: that one.
            end: the place of the other on the same line; between them all is covered.
            other: the other.
            enough: up to this, it does not matter whether they make words.
        """
        others = self._letters_across(end, self._letters_of(other))
        if not others:
            return -FAR
        worth, other_worth = self._values[tile], self._values[other]
        first = self._end_from(min(place, end) - 1, -1) + 1
        stop = self._end_from(max(place, end) + 1, 1)
        points = 0
        for at in range(first, stop):
            points += self._points[at]
        across, across_other = (
            self._score_across(place, worth),
            self._score_across(end, other_worth),
        )
        tile_points = worth * self._letter_factors[place]
        other_points = other_worth * self._letter_factors[end]
        factor, other_factor = self._word_factors[place], self._word_factors[end]
        both = across + across_other
        together = both + (points + tile_points + other_points) * factor * other_factor
        tile_first = both + self._score_across(self._crossing[place], worth)
        tile_first += (points + worth + other_points) * other_factor
        other_first = both + self._score_across(self._crossing[end], other_worth)
        other_first += (points + other_worth + tile_points) * factor
        if max(together, tile_first, other_first) <= enough:
            return max(together, tile_first, other_first)
        letters = self._letters_across(place, self._letters_of(tile))
        if not self._make_word(place, letters, end, others):
            return -FAR
        if tile_first > enough and self._score_of_one(place, letters, worth, -FAR) < 0:
            tile_first = -FAR
        if other_first > enough and self._score_of_one(end, others, other_worth, -FAR) < 0:
            other_first = -FAR
        return max(together, tile_first, other_first)

    def _make_word(self, place: int, letters: int, end: int, others: int) -> bool:
        """Return whether two tiles make a word of the line that they lie in.

        Args:
            place: of one of them.
            letters: which it may stand for, as bits.
            end: the place of the other.
            others: which that may stand for.
        """
        while letters:
            bit = letters & -letters
            letters ^= bit
            self._put(place, self._letter_of_bit[bit % 37], 0)
            first = self._end_from(end - 1, -1) + 1
            fits = self._letters_between(first, end, self._end_from(end + 1, 1), others)
            self._put(place, NO_LETTER, 0)
            if fits:
                return True
        return False

    def _letters_of(self, tile: int) -> int:
        """Return which letters a tile may stand for, as bits."""
        return _LETTERS if tile == BLANK else 1 << tile

    def _letters_across(self, place: int, letters: int) -> int:
        """Return which letters make a word across the line of a place after the move made.

        Args:
            place: of an empty square.
            letters: those that matter, as bits.
        """
        for number in range(self._change_count):
            if self._changes[number] == place:
                crossing = self._crossing[place]
                first = self._end_from(crossing - 1, -1) + 1
                stop = self._end_from(crossing + 1, 1)
                return self._letters_between(first, crossing, stop, letters)
        return letters & self._crosses[place]

    def _score_across(self, place: int, worth: int) -> int:
        """Return what a tile scores across the line of a place, 0 if it makes no word there."""
        crossing = self._crossing[place]
        first = self._end_from(crossing - 1, -1) + 1
        stop = self._end_from(crossing + 1, 1)
        if stop == first + 1:
            return 0
        points = worth * self._letter_factors[place]
        for at in range(first, stop):
            points += self._points[at]
        return points * self._word_factors[place]

    def _one_by_one(self, play: int, enough: int) -> int:
        """Return no less than a play of two tiles earns in two turns, or more than `enough`."""
        place = self._play_places[play]
        other = self._end_from(place + 1, 1)
        sign = self._play_tiles[play] & SIGNS - 1
        sign_of_other = self._play_tiles[play] >> SIGN_BITS
        return max(
            self._in_turns(place, sign, other, sign_of_other, enough),
            self._in_turns(other, sign_of_other, place, sign, enough),
        )

    def _in_turns(self, place: int, sign: int, other: int, sign_of_other: int, enough: int) -> int:
        """Return no less than two tiles earn if they are laid in this order, or `-FAR` if not so.

        Args:
            place: of the first tile.
            sign: of that tile, as in `wordarcade.kernels.scrabble_move_codes`.
            other: the place of the second.
            sign_of_other: its sign.
            enough: up to this, it does not matter whether the first makes words alone.
        """
        letter, other_letter = (sign & OF_BLANK - 1) - 1, (sign_of_other & OF_BLANK - 1) - 1
        worth = 0 if sign & OF_BLANK else self._values[letter]
        other_worth = 0 if sign_of_other & OF_BLANK else self._values[other_letter]
        points = self._score_of_one(place, 1 << letter, worth, FAR)
        self._put(place, letter, worth)
        points += self._score_of_one(other, 1 << other_letter, other_worth, FAR)
        self._put(place, NO_LETTER, 0)
        if points > enough and self._score_of_one(place, 1 << letter, worth, -FAR) < 0:
            return -FAR
        return points

    def _sees_cut(self, ply: int) -> bool:
        """Look for a move that should exceed the window, among plays found before.

        The window has no width. Nearly always the first move that is expected to exceed it does;
        then no other plays have to be found.
        """
        side, beta = self._to_move[ply], self._betas[ply]
        rack = self._racks[2 * ply + side]
        known = self._known_move(self._position_keys[ply])
        if known == PASS:
            self._made[ply] = _PASS
            self._first_moves[ply] = PASS
            return True
        race = self._race_row(ply)
        row = (2 * ply + side) * LINES
        best = 0
        for line in range(LINES):
            changed = self._changed[row + line]
            for play in range(self._line_starts[row + line], self._line_ends[row + line]):
                used = self._play_used[play]
                if changed & self._play_spans[play] or (rack | _DIGITS) - used & _DIGITS != _DIGITS:
                    continue
                if known and self._move_of(play) == known:
                    self._made[ply] = play
                    best = FAR
                    break
                value = self._outlook(ply, play, race)
                if value >= beta:
                    key = self._cut_key(ply, play, value)
                    if key > best:
                        best = key
                        self._made[ply] = play
            if best == FAR:
                break
        if not best:
            return False
        self._first_moves[ply] = self._move_of(self._made[ply])
        return True

    def _expand(self, ply: int) -> None:
        """Find all plays of a position, and list its moves."""
        side, depth = self._to_move[ply], self._depths[ply]
        self._stages[ply] = _ALL_LISTED
        self._renew_plays(ply, side)
        if not self._full:
            self._gather(ply, side)
        if self._full:
            return
        if depth == 1:
            self._choose_by_estimate(ply)
        else:
            for at in range(self._choice_ends[ply] - self._choice_starts[ply] >> 1, 0, -1):
                self._sift(ply, at - 1)

    def _gather(self, ply: int, side: int) -> None:
        """List the moves of a position, each with a key, the value that is expected of it.

        Where no more than a bound is asked for, what should do comes first, in order of tiles
        played: the fewer are left, the sooner it is proven.
        """
        rack, beta = self._racks[2 * ply + side], self._betas[ply]
        deep = self._depths[ply] > 1
        narrow = deep and beta - self._alphas[ply] == 1
        known = self._known_move(self._position_keys[ply]) if deep else 0
        first = self._first_moves[ply]
        race = self._race_row(ply)
        row = (2 * ply + side) * LINES
        at = self._choice_starts[ply]
        if at + 2 * self._top > 3 * self._room:
            self._full = True
            return
        for line in range(LINES):
            for play in range(self._line_starts[row + line], self._line_ends[row + line]):
                if (rack | _DIGITS) - self._play_used[play] & _DIGITS != _DIGITS:
                    continue
                move = self._move_of(play) if known or first else 0
                if first and move == first:
                    continue
                key = self._outlook(ply, play, race)
                if known and move == known:
                    key = FAR
                elif narrow and key >= beta:
                    key = self._cut_key(ply, play, key)
                self._choices[at] = play
                self._keys[at] = key
                at += 1
        if first != PASS:
            self._choices[at] = _PASS
            self._keys[at] = FAR if known == PASS else self._outlook(ply, _PASS, race)
            at += 1
        self._choice_ends[ply] = at

    def _race_row(self, ply: int) -> int:
        """Return where the race values stand of positions after a move of this one's."""
        side = self._to_move[ply]
        others = self._rack_parts[2 * ply + 1 - side]
        if side:
            return others * self._second_parts
        return 2 * self._first_parts * self._second_parts + others * self._first_parts

    def _outlook(self, ply: int, play: int, race: int) -> int:
        """Return the value of a move if it ends the game, else what the race makes of it."""
        if self._is_last(ply, play):
            return self._last_value(ply, play)
        part = self._rack_parts[2 * ply + self._to_move[ply]]
        if play == _PASS:
            return -self._race_values[race + self._first_parts * self._second_parts + part]
        part -= self._play_parts[play]
        if self._in_bag[ply]:
            part += self._drawn_part(ply, play)
        return self._play_scores[play] - self._race_values[race + part]

    def _cut_key(self, ply: int, play: int, value: int) -> int:
        """Return the key of a play that should exceed the window."""
        key = _CUT + value
        if self._is_last(ply, play):
            return key + _CUT
        laid = self._play_tiles[play]
        while laid:
            key += _TILE
            laid >>= SIGN_BITS
        return key

    def _choose_by_estimate(self, ply: int) -> None:
        """Answer with the best key: there is no depth left to search."""
        for at in range(self._choice_starts[ply], self._choice_ends[ply]):
            key, play = self._keys[at], self._choices[at]
            known = self._is_last(ply, play)
            if not known:
                self._all_proofs[ply] = 0
            if key > self._bests[ply]:
                self._bests[ply] = key
                self._best_moves[ply] = self._move_of(play)
                self._best_proofs[ply] = _LOWER if known else 0
        self._line_moves[ply * _PLIES] = self._best_moves[ply]
        self._line_lengths[ply] = 1
        self._finish(ply)

    def _go_on(self) -> None:
        """Try the next move of the position on top."""
        ply = self._ply
        if self._stages[ply] == _AT_ONCE:
            self._stages[ply] = _ONE_TRIED
            self._try(ply)
            return
        if self._stages[ply] == _ONE_TRIED:
            self._expand(ply)
            if self._full or self._answered:
                return
        start, end = self._choice_starts[ply], self._choice_ends[ply]
        if start == end:
            self._finish(ply)
            return
        self._made[ply] = self._choices[start]
        end -= 1
        self._choices[start], self._keys[start] = self._choices[end], self._keys[end]
        self._choice_ends[ply] = end
        self._sift(ply, 0)
        self._try(ply)

    def _try(self, ply: int) -> None:
        """Search the move made, at first for whether it exceeds what is there already."""
        alpha, beta = self._alphas[ply], self._betas[ply]
        self._probing[ply] = 0
        if self._is_last(ply, self._made[ply]):
            self._judge(ply, self._last_value(ply, self._made[ply]), _BOTH)
        elif self._tried[ply] and beta - alpha > 1:
            self._probing[ply] = 1
            self._descend(ply, alpha, alpha + 1)
        else:
            self._descend(ply, alpha, beta)

    def _descend(self, ply: int, alpha: int, beta: int) -> None:
        """Go on to the position after the move made, unless it can be judged without."""
        self._make(ply)
        self._trace(ply)
        if self._loses_race(ply, alpha) or self._falls_short(ply, alpha):
            return
        if beta - alpha == 1 and self._is_known(ply, alpha, beta):
            return
        if self._stages[ply] == _ALL_LISTED:
            self._renew_plays(ply, 1 - self._to_move[ply])
            if self._full:
                return
            self._choice_starts[ply + 1] = self._choice_ends[ply]
        self._lay(ply)
        score = self._score_made(ply)
        self._open(ply + 1, score - beta, score - alpha, self._depths[ply] - 1)

    def _loses_race(self, ply: int, alpha: int) -> bool:
        """Judge the move made if the other side then goes out, and that does for the window."""
        if self._in_bag[ply]:
            return False
        if self._out_counts[ply] == _UNKNOWN:
            self._find_outs(ply)
        side = self._to_move[ply]
        value = self._score_made(ply)
        value -= 2 * self._rack_points[2 * ply + 2 + side]
        for number in range(self._out_counts[ply]):
            out = self._outs[ply * _MOST_OUTS + number]
            after = value - self._play_scores[out]
            if after <= alpha and not self._is_disturbed(out):
                self._line_lengths[ply + 1] = 0
                self._judge(ply, after, _UPPER)
                return True
        return False

    def _find_outs(self, ply: int) -> None:
        """List the best plays by which the other side would go out, as far as they are known."""
        side = 1 - self._to_move[ply]
        rack = self._racks[2 * ply + side]
        row, first = (2 * ply + side) * LINES, ply * _MOST_OUTS
        count = 0
        for line in range(LINES):
            changed = self._changed[row + line]
            for play in range(self._line_starts[row + line], self._line_ends[row + line]):
                if self._play_used[play] == rack and not changed & self._play_spans[play]:
                    at = count
                    if count < _MOST_OUTS:
                        count += 1
                    else:
                        at -= 1
                        score = self._play_scores[self._outs[first + at]]
                        if self._play_scores[play] <= score:
                            continue
                    while (
                        at
                        and self._play_scores[play] > self._play_scores[self._outs[first + at - 1]]
                    ):
                        self._outs[first + at] = self._outs[first + at - 1]
                        at -= 1
                    self._outs[first + at] = play
        self._out_counts[ply] = count

    def _is_disturbed(self, play: int) -> bool:
        """Return whether a play lies where the move made changes the board."""
        line, span = self._play_places[play] // WIDTH, self._play_spans[play]
        for number in range(self._change_count):
            place = self._changes[number]
            if place // WIDTH == line and span >> place % WIDTH & 1:
                return True
        return False

    def _falls_short(self, ply: int, alpha: int) -> bool:
        """Judge the move made if a pass in answer shows that it does not exceed the window.

        That is plain if two passes would end the game now, or if one or two tiles are left to the
        side to move. They can then go where they could before, or to the end of a run of tiles that
        the move made longer.
        """
        side, play = self._to_move[ply], self._made[ply]
        if self._cautious or self._in_bag[ply] or self._turns_left[ply + 1] == 1:
            return False
        ahead = self._rack_points[2 * ply + 3 - side] - self._rack_points[2 * ply + 2 + side]
        if play == _PASS:
            most = ahead
        else:
            score = self._play_scores[play]
            if score + ahead > alpha or self._stages[ply] != _ALL_LISTED:
                return False
            rack, others = self._racks[2 * ply + 2 + side], self._rack_points[2 * ply + 3 - side]
            count = self._take_parts(rack, others)
            if count == 1:
                out = score + 2 * others
                most = max(score + ahead, out + self._most_of_last(ply, rack, alpha - out))
            elif count == 2:
                most = score + self._most_of_two(ply, alpha - score)
            else:
                return False
        if most > alpha:
            return False
        self._line_lengths[ply + 1] = 0
        self._judge(ply, most, _UPPER)
        return True

    def _most_of_last(self, ply: int, rack: int, enough: int) -> int:
        """Return no less than the last tile can score after the move made, or more than `enough`.

        Args:
            ply: of the move.
            rack: the last tile.
            enough: how much may be exceeded at will.
        """
        if not self._lasts_known[ply]:
            self._find_lasts(ply)
        digit = self._digit_of(rack)
        row = (ply * _KINDS + digit) * _MOST_LASTS
        most = -FAR
        for number in range(_MOST_LASTS):
            last = self._lasts[row + number]
            if last == _PASS:
                break
            score = self._play_scores[last]
            if score <= enough:
                most = score  # Those that follow score no more.
                break
            if number == _MOST_LASTS - 1 or not self._lies_on_change(last):
                return score
        return max(most, self._most_beside(ply, self._kinds[digit], enough))

    def _most_of_two(self, ply: int, enough: int) -> int:
        """Return no less than two tiles come to after the move made, or more than `enough`.

        Args:
            ply: of the move.
            enough: how much may be exceeded at will.
        """
        at = 3 * self._find_two(ply)
        most = self._twos[at + 2]
        if most > enough:
            return most
        out = 2 * self._others
        tile, other = self._lone[0], self._lone[1]
        # What the other tile comes to where it makes no word with the move or the first.
        rest = max(self._others - self._part_points[2], self._twos[at + 1] + out)
        other_rest = max(self._others - self._part_points[1], self._twos[at] + out)
        beside = self._most_beside(ply, tile, enough - rest)
        most = max(most, beside + rest)
        if most > enough:
            return most
        other_beside = self._most_beside(ply, other, enough - max(other_rest, beside + out))
        most = max(most, other_beside + max(other_rest, beside + out))
        if most > enough:
            return most
        return max(most, out + self._most_of_two_beside(ply, tile, other, enough - out))

    def _find_two(self, ply: int) -> int:
        """Return where it is kept what two tiles come to on the board before the move made.

        These are the best play of each, and the most that both come to.
        """
        rack = self._part_used[self._all_parts]
        first = ply * _MOST_TWOS
        end = first + self._twos_known[ply]
        for at in range(first, end):
            if self._two_racks[at] == rack:
                return at
        self._twos_known[ply] += 1
        self._two_racks[end] = rack
        at = self._choice_ends[ply]
        last = self._list_alone((2 * ply + self._to_move[ply]) * LINES, at)
        most = self._most_apart()
        for number in range(at, last):
            if self._keys[number] == self._all_parts:
                turns = self._one_by_one(self._choices[number], -FAR)
                most = max(most, turns + 2 * self._others)
        self._twos[3 * end] = self._part_bests[1]
        self._twos[3 * end + 1] = self._part_bests[2]
        self._twos[3 * end + 2] = most
        return end

    def _most_beside(self, ply: int, tile: int, enough: int) -> int:
        """Return no less than a tile can score where the move made changes the board.

        Args:
            ply: of the move, which has been traced.
            tile: the tile.
            enough: how much may be exceeded at will.
        """
        most = -FAR
        letters = self._letters_of(tile)
        self._put_tiles(ply)
        for number in range(self._change_count):
            place = self._changes[number]
            if place and self._tiles[place] == NO_LETTER and most <= enough:
                score = self._score_of_one(place, letters, self._values[tile], enough)
                most = max(most, score)
        self._lift_tiles(ply)
        return most

    def _lies_on_change(self, play: int) -> bool:
        """Return whether the first tile of a play lies where the move made changes the board.

        If not, a play of one tile makes the same words as before: a run that the move makes longer
        has its ends among the changes.
        """
        place = self._play_places[play]
        crossing = self._crossing[place]
        for number in range(self._change_count):
            if self._changes[number] in (place, crossing):
                return True
        return False

    def _find_lasts(self, ply: int) -> None:
        """List the best plays of one tile, by its kind."""
        side = self._to_move[ply]
        rack, row = self._racks[2 * ply + side], (2 * ply + side) * LINES
        first = ply * _KINDS * _MOST_LASTS
        for at in range(first, first + _KINDS * _MOST_LASTS):
            self._lasts[at] = _PASS
        for line in range(LINES):
            for play in range(self._line_starts[row + line], self._line_ends[row + line]):
                used = self._play_used[play]
                if used & used - 1 or not used & _ONES:
                    continue
                if (rack | _DIGITS) - used & _DIGITS != _DIGITS:
                    continue
                at = first + self._digit_of(used) * _MOST_LASTS
                end = at + _MOST_LASTS
                score = self._play_scores[play]
                while at < end:
                    last = self._lasts[at]
                    if last == _PASS or self._play_scores[last] < score:
                        break
                    at += 1
                if at < end:
                    for below in range(end - 1, at, -1):
                        self._lasts[below] = self._lasts[below - 1]
                    self._lasts[at] = play
        self._lasts_known[ply] = 1

    def _digit_of(self, tile: int) -> int:
        """Return the number of the digit that one tile is counted in."""
        digit = 0
        while tile >> 4 * digit != 1:
            digit += 1
        return digit

    def _score_of_one(self, place: int, letters: int, worth: int, enough: int) -> int:
        """Return no less than a single tile scores on a square, or more than `enough`.

        Args:
            place: of the square.
            letters: which it may stand for, as bits.
            worth: its points.
            enough: how much may be exceeded at will.
        """
        crossing = self._crossing[place]
        worth *= self._letter_factors[place]
        first = self._end_from(place - 1, -1) + 1
        stop = self._end_from(place + 1, 1)
        above = self._end_from(crossing - 1, -1) + 1
        below = self._end_from(crossing + 1, 1)
        points = 0
        if stop > first + 1:
            points += worth
            for at in range(first, stop):
                points += self._points[at]
        if below > above + 1:
            points += worth
            for at in range(above, below):
                points += self._points[at]
        points *= self._word_factors[place]
        if points <= enough:
            return points
        if stop > first + 1:
            letters = self._letters_between(first, place, stop, letters)
        if letters and below > above + 1:
            letters = self._letters_between(above, crossing, below, letters)
        return points if letters else -FAR

    def _is_known(self, ply: int, alpha: int, beta: int) -> bool:
        """Judge the move made by what is remembered of the position after it, if that will do."""
        key = self._position_keys[ply + 1]
        entry = _ENTRY * (key & self._entries - 1)
        if self._memo[entry] != key:
            return False
        bounds = self._memo[entry + 2]
        depth = self._depths[ply] - 1
        score = self._score_made(ply)
        lower = (bounds >> _LOWER_SHIFT) - _BIAS
        if (bounds >> _DEPTH_BITS & _PROVEN) >= depth and score - lower <= alpha:
            self._line_lengths[ply + 1] = 0
            proofs = _UPPER if bounds >> _DEPTH_BITS & _PROVEN == _PROVEN else 0
            self._judge(ply, score - lower, proofs)
            return True
        upper = (bounds >> _UPPER_SHIFT & _BOUND) - _BIAS
        if (bounds & _PROVEN) >= depth and score - upper >= beta:
            self._line_lengths[ply + 1] = 0
            proofs = _LOWER if bounds & _PROVEN == _PROVEN else 0
            self._judge(ply, score - upper, proofs)
            return True
        return False

    def _judge(self, ply: int, value: int, proofs: int) -> None:
        """Take in the value of the move that was tried, and which bounds of it are proven."""
        if self._probing[ply] and self._alphas[ply] < value < self._betas[ply]:
            self._probing[ply] = 0
            self._descend(ply, self._alphas[ply], self._betas[ply])
            return
        self._tried[ply] += 1
        self._all_proofs[ply] &= proofs
        if value > self._bests[ply]:
            self._bests[ply] = value
            self._best_moves[ply] = self._move_of(self._made[ply])
            self._best_proofs[ply] = proofs & _LOWER
            if value > self._alphas[ply]:
                self._alphas[ply] = value
                self._extend_line(ply)
            if ply == 0 and proofs & _LOWER:
                self.lower = max(self.lower, value)
        if value >= self._betas[ply]:
            self._finish(ply)

    def _extend_line(self, ply: int) -> None:
        """Let the best line of a position be the move made, and the best line after it."""
        row, below = ply * _PLIES, (ply + 1) * _PLIES
        length = 0 if self._is_last(ply, self._made[ply]) else self._line_lengths[ply + 1]
        self._line_moves[row] = self._best_moves[ply]
        for at in range(length):
            self._line_moves[row + 1 + at] = self._line_moves[below + at]
        self._line_lengths[ply] = length + 1

    def _finish(self, ply: int) -> None:
        """Answer with what is known of a position, and remember it."""
        best, proofs = self._bests[ply], 0
        is_lower, is_upper = best > self._floors[ply], best < self._betas[ply]
        if is_lower:
            proofs |= self._best_proofs[ply]
        if is_upper:
            proofs |= self._all_proofs[ply]
        self._remember(ply, is_lower, is_upper, proofs)
        self._answer, self._answer_proofs = best, proofs
        self._answered = True

    def _receive(self) -> None:
        """Take the answer of the position on top, and go back to the one before."""
        self._answered = False
        value, proofs = self._answer, self._answer_proofs
        ply = self._ply
        if not ply:
            self.value = value
            self._proofs = proofs
            if proofs & _LOWER:
                self.lower = max(self.lower, value)
            if proofs & _UPPER:
                self.upper = min(self.upper, value)
            self._searching = False
            return
        self._top = self._tops[ply]
        self._ply = ply - 1
        self._take_back(ply - 1)
        value = self._score_made(ply - 1) - value
        self._judge(ply - 1, value, proofs >> 1 | (proofs & _LOWER) << 1)

    def _score_made(self, ply: int) -> int:
        """Return the points of the move made."""
        play = self._made[ply]
        return 0 if play == _PASS else self._play_scores[play]

    # What is remembered.

    def _known_move(self, key: int) -> int:
        """Return the best move remembered of a position, 0 if there is none."""
        entry = _ENTRY * (key & self._entries - 1)
        return self._memo[entry + 1] if self._memo[entry] == key else 0

    def _remember(self, ply: int, is_lower: bool, is_upper: bool, proofs: int) -> None:
        """Remember bounds of a position, unless better ones are known."""
        key = self._position_keys[ply]
        entry = _ENTRY * (key & self._entries - 1)
        depth, best = self._depths[ply], self._bests[ply] + _BIAS
        lower = upper = of_lower = of_upper = 0
        if self._memo[entry] == key:
            bounds = self._memo[entry + 2]
            lower, upper = bounds >> _LOWER_SHIFT, bounds >> _UPPER_SHIFT & _BOUND
            of_lower, of_upper = bounds >> _DEPTH_BITS & _PROVEN, bounds & _PROVEN
        if is_lower:
            mine = _PROVEN if proofs & _LOWER else depth
            if mine >= of_lower:
                of_lower, lower = mine, best
        if is_upper:
            mine = _PROVEN if proofs & _UPPER else depth
            if mine >= of_upper:
                of_upper, upper = mine, best
        self._memo[entry], self._memo[entry + 1] = key, self._best_moves[ply]
        self._memo[entry + 2] = (
            lower << _LOWER_SHIFT | upper << _UPPER_SHIFT | of_lower << _DEPTH_BITS | of_upper
        )

    # Moves.

    def _move_of(self, play: int) -> int:
        """Return the number of a move from that of a play."""
        if play == _PASS:
            return PASS
        place = self._play_places[play]
        return place << PLACE_SHIFT | self._play_tiles[play]

    def _is_last(self, ply: int, play: int) -> bool:
        """Return whether a move ends the game."""
        if play == _PASS:
            return self._ends_by_pass(ply)
        return self._goes_out(ply, play) or self._ends_scoreless(ply, play)

    def _goes_out(self, ply: int, play: int) -> bool:
        """Return whether a play takes the last tiles of the side to move."""
        rack = self._racks[2 * ply + self._to_move[ply]]
        return self._play_used[play] == rack and not self._in_bag[ply]

    def _last_value(self, ply: int, play: int) -> int:
        """Return the value of a move that ends the game."""
        side = self._to_move[ply]
        points = self._rack_points[2 * ply + 1 - side]
        if play == _PASS:
            return points - self._rack_points[2 * ply + side]
        if self._goes_out(ply, play):
            return self._play_scores[play] + 2 * points
        return points - self._points_left(ply, play)

    def _ends_by_pass(self, ply: int) -> bool:
        """Return whether a pass ends the game, or would not change what is to come."""
        return self._turns_left[ply] == 1 or (self._passed[ply] != 0 and not self._cautious)

    def _ends_scoreless(self, ply: int, play: int) -> bool:
        """Return whether a play is the last of too many turns without points."""
        return self._turns_left[ply] == 1 and not self._play_scores[play]

    def _points_left(self, ply: int, play: int) -> int:
        """Return the points of the rack after a play and what is drawn then."""
        self._made[ply] = play
        self._make(ply)
        return self._rack_points[2 * ply + 2 + self._to_move[ply]]

    def _drawn_part(self, ply: int, play: int) -> int:
        """Return what the tiles drawn after a play add to the number of a part."""
        part = 0
        laid, in_bag = self._play_tiles[play], self._in_bag[ply]
        while laid and in_bag:
            tile = self._bag[self._bag_size - in_bag]
            part += self._weights[self._to_move[ply] * TILES + tile]
            in_bag -= 1
            laid >>= SIGN_BITS
        return part

    def _make(self, ply: int) -> None:
        """Work out the position after the move made, but for the board."""
        side, play = self._to_move[ply], self._made[ply]
        at, after = 2 * ply, 2 * ply + 2
        for each in range(2):
            self._racks[after + each] = self._racks[at + each]
            self._rack_points[after + each] = self._rack_points[at + each]
            self._rack_parts[after + each] = self._rack_parts[at + each]
        self._in_bag[ply + 1] = self._in_bag[ply]
        self._to_move[ply + 1] = 1 - side
        self._position_keys[ply + 1] = self._position_keys[ply] ^ self._turn_key(ply)
        if play == _PASS:
            self._passed[ply + 1] = 1
            self._turns_left[ply + 1] = self._turns_left[ply] - 1
        else:
            self._passed[ply + 1] = 0
            scored = self._play_scores[play] != 0
            self._turns_left[ply + 1] = SCORELESS if scored else self._turns_left[ply] - 1
            self._take_from_rack(ply, side, play)
        self._position_keys[ply + 1] ^= self._turn_key(ply + 1)

    def _turn_key(self, ply: int) -> int:
        """Return the key of whose turn it is, after which turns, with how much in the bag."""
        turns = self._turns_left[ply] * 2 + self._passed[ply]
        return self._turn_keys[(turns * 2 + self._to_move[ply]) * 4 + self._in_bag[ply]]

    def _take_from_rack(self, ply: int, side: int, play: int) -> None:
        """Take a play's tiles from the rack of the next position, and fill it from the bag."""
        at = 2 * ply + 2 + side
        rack, points, part = self._racks[at], self._rack_points[at], self._rack_parts[at]
        key = self._position_keys[ply + 1]
        place, laid = self._play_places[play], self._play_tiles[play]
        in_bag = self._in_bag[ply]
        drawn = 0
        while laid:
            sign = laid & SIGNS - 1
            laid >>= SIGN_BITS
            while self._tiles[place] != NO_LETTER:
                place += 1
            row_place = place if place < _ROWS_END else self._crossing[place]
            key ^= self._tile_keys[row_place * SIGNS + sign]
            tile = BLANK if sign & OF_BLANK else sign - 1
            count = rack >> self._shifts[tile] & _DIGIT
            key ^= self._rack_keys[(side * TILES + tile) * (RACK + 1) + count]
            rack -= self._units[tile]
            points -= self._values[tile]
            part -= self._weights[side * TILES + tile]
            place += 1
            if drawn < in_bag:
                drawn += 1
        for number in range(drawn):
            tile = self._bag[self._bag_size - in_bag + number]
            rack += self._units[tile]
            count = rack >> self._shifts[tile] & _DIGIT
            key ^= self._rack_keys[(side * TILES + tile) * (RACK + 1) + count]
            points += self._values[tile]
            part += self._weights[side * TILES + tile]
        self._racks[at], self._rack_points[at], self._rack_parts[at] = rack, points, part
        self._in_bag[ply + 1] = in_bag - drawn
        self._position_keys[ply + 1] = key

    def _sift(self, ply: int, at: int) -> None:
        """Let a choice sink in the heap to where none below it has a higher key."""
        start = self._choice_starts[ply]
        size = self._choice_ends[ply] - start
        play, key = self._choices[start + at], self._keys[start + at]
        while True:
            child = 2 * at + 1
            if child >= size:
                break
            if child + 1 < size and self._keys[start + child + 1] > self._keys[start + child]:
                child += 1
            if self._keys[start + child] <= key:
                break
            self._choices[start + at] = self._choices[start + child]
            self._keys[start + at] = self._keys[start + child]
            at = child
        if at < size:
            self._choices[start + at], self._keys[start + at] = play, key

    # The board.

    def _trace(self, ply: int) -> None:
        """List the places that the move made changes: new tiles, and other cross-sets."""
        self._change_count = 0
        play = self._made[ply]
        if play == _PASS:
            return
        place, laid = self._play_places[play], self._play_tiles[play]
        number = 0
        while laid:
            laid >>= SIGN_BITS
            while self._tiles[place] != NO_LETTER:
                place += 1
            crossing = self._crossing[place]
            self._changes[number] = place
            self._changes[number + 1] = crossing
            self._changes[number + 2] = self._crossing[self._end_from(crossing - 1, -1)]
            self._changes[number + 3] = self._crossing[self._end_from(crossing + 1, 1)]
            number += 4
            place += 1
        first = self._play_places[play]
        self._changes[number] = self._crossing[self._end_from(first - 1, -1)]
        self._changes[number + 1] = self._crossing[self._end_from(place, 1)]
        self._change_count = number + 2

    def _end_from(self, place: int, way: int) -> int:
        """Return the first place without a tile, from one on."""
        while self._tiles[place] != NO_LETTER:
            place += way
        return place

    def _lay(self, ply: int) -> None:
        """Lay the tiles of the move made, as it has been traced."""
        row, below = 2 * ply * LINES, 2 * (ply + 1) * LINES
        for at in range(2 * LINES):
            self._line_starts[below + at] = self._line_starts[row + at]
            self._line_ends[below + at] = self._line_ends[row + at]
            self._changed[below + at] = self._changed[row + at]
        for number in range(self._change_count):
            place = self._changes[number]
            bit = 1 << place % WIDTH
            self._changed[below + place // WIDTH] |= bit
            self._changed[below + LINES + place // WIDTH] |= bit
        self._renewed_counts[ply] = self._laid_counts[ply] = 0
        play = self._made[ply]
        if play == _PASS:
            return
        self._put_tiles(ply)
        number = self._laid_counts[ply]
        self._covered += number
        for at in range(number):
            self._renew_cross(ply, self._changes[4 * at + 2])
            self._renew_cross(ply, self._changes[4 * at + 3])
        self._renew_cross(ply, self._changes[4 * number])
        self._renew_cross(ply, self._changes[4 * number + 1])

    def _put_tiles(self, ply: int) -> None:
        """Put the tiles of the move made on their squares, as it has been traced."""
        laid = self._play_tiles[self._made[ply]]
        number = 0
        while laid:
            sign = laid & SIGNS - 1
            laid >>= SIGN_BITS
            place = self._changes[4 * number]
            letter = (sign & OF_BLANK - 1) - 1
            points = 0 if sign & OF_BLANK else self._values[letter]
            self._put(place, letter, points)
            self._laid[ply * RACK + number] = place
            number += 1
        self._laid_counts[ply] = number

    def _lift_tiles(self, ply: int) -> None:
        """Take the tiles of the move made from their squares."""
        for at in range(ply * RACK, ply * RACK + self._laid_counts[ply]):
            self._put(self._laid[at], NO_LETTER, 0)

    def _put(self, place: int, letter: int, points: int) -> None:
        """Put a tile on a square, or take it away."""
        crossing = self._crossing[place]
        self._tiles[place] = self._tiles[crossing] = letter
        self._points[place] = self._points[crossing] = points

    def _renew_cross(self, ply: int, crossing: int) -> None:
        """Compute which letters on a place make words with the tiles across it.

        As `BoardLines` does, for one place instead of a line: compiled kernels share arrays, no
        calls.

        Args:
            ply: of the move that changes it.
            crossing: the place that has the cross-set; 0 for none.
        """
        if not crossing:
            return
        place = self._crossing[crossing]
        log = ply * _MOST_RENEWED + self._renewed_counts[ply]
        self._renewed_counts[ply] += 1
        self._renewed[log] = crossing
        self._old_crosses[log] = self._crosses[crossing]
        self._old_points[log] = self._cross_points[crossing]
        self._old_factors[log] = self._cross_factors[crossing]

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
        self._cross_factors[crossing] = self._word_factors[place]
        self._crosses[crossing] = self._letters_between(first, place, stop, _LETTERS)

    def _letters_between(self, first: int, place: int, stop: int, letters: int) -> int:
        """Return which letters on an empty place make a word of the tiles on both sides, as bits.

        Args:
            first: the first place of the word.
            place: the empty one.
            stop: the place after the word.
            letters: those that matter, as bits.
        """
        masks, bases, tiles = self._masks, self._bases, self._tiles
        node = 0
        for at in range(first, place):
            if not masks[node] >> tiles[at] & 1:
                return 0
            node = bases[node] + tiles[at]
        allowed = 0
        wanted = masks[node] & letters
        while wanted:
            bit = wanted & -wanted
            wanted ^= bit
            end = bases[node] + self._letter_of_bit[bit % 37]
            at = place + 1
            while at < stop and masks[end] >> tiles[at] & 1:
                end = bases[end] + tiles[at]
                at += 1
            if at == stop and masks[end] >> _WORD_SHIFT:
                allowed |= bit
        return allowed

    def _take_back(self, ply: int) -> None:
        """Take back the tiles of the move made."""
        for log in range(ply * _MOST_RENEWED + self._renewed_counts[ply], ply * _MOST_RENEWED, -1):
            crossing = self._renewed[log - 1]
            self._crosses[crossing] = self._old_crosses[log - 1]
            self._cross_points[crossing] = self._old_points[log - 1]
            self._cross_factors[crossing] = self._old_factors[log - 1]
        self._covered -= self._laid_counts[ply]
        self._lift_tiles(ply)

    # The plays.

    def _renew_plays(self, ply: int, side: int) -> None:
        """Find the plays of a side anew on the lines that have changed."""
        row = (2 * ply + side) * LINES
        taken = False
        for line in range(LINES):
            if self._changed[row + line]:
                if not taken:
                    self._take_up(ply, side)
                    taken = True
                self._changed[row + line] = 0
                self._line_starts[row + line] = self._top
                self._find(line)
                self._line_ends[row + line] = self._top

    def _take_up(self, ply: int, side: int) -> None:
        """Take up the rack of a side, with all that it may still draw."""
        rack = self._racks[2 * ply + side]
        self._side = side
        self._letters = 0
        for tile in range(TILES):
            self._counts[tile] = rack >> self._shifts[tile] & _DIGIT if self._units[tile] else 0
        for at in range(self._bag_size - self._in_bag[ply], self._bag_size):
            self._counts[self._bag[at]] += 1
        for tile in range(BLANK):
            if self._counts[tile]:
                self._letters |= 1 << tile

    def _find(self, line: int) -> None:
        """Find the plays on a line, from each of its anchors; see `Anchors`."""
        tiles = self._tiles
        place = low = left = line * WIDTH + 1
        last = place + SIZE - 1
        while place <= last:
            if tiles[place] != NO_LETTER:
                while tiles[place + 1] != NO_LETTER:
                    place += 1
                self._find_from(place, low, last)
                low = left = place + 2
            elif place >= left and (
                self._cross_factors[place]
                or (not self._covered and place in (CENTRE_ACROSS, CENTRE_DOWN))
            ):
                right = place
                while right <= last and tiles[right] == NO_LETTER:
                    right += 1
                right -= 1 if right > last else 2
                if place <= right:
                    self._find_from(place, left, right)
                    left = place + 1
            place += 1

    def _find_from(self, start: int, left: int, right: int) -> None:
        """Find the plays of an anchor; see `MoveGenerator`."""
        self._start, self._left_end, self._right_end = start, left, right
        self._used = self._part = 0
        self._packed = 0
        self._reach(self._root, start, 0, 1, 0)

    def _reach(self, node: int, place: int, points: int, factor: int, crossed: int) -> None:
        """Find the plays that continue from a node at a place; as in `MoveGenerator`."""
        mask, base = self._masks[node], self._bases[node]
        to_the_right = place > self._start
        letter = self._tiles[place]
        if letter != NO_LETTER:
            if mask >> letter & 1:
                beyond = place + 1 if to_the_right else place - 1
                self._reach(base + letter, beyond, points + self._points[place], factor, crossed)
            return
        if mask >> _WORD_SHIFT:
            if not to_the_right:
                self._first = place + 1
                self._reach(self._turns[node], self._start + 1, points, factor, crossed)
            elif self._used:
                self._keep(place, points * factor + crossed)
        if not self._left_end <= place <= self._right_end or self._used == RACK:
            return
        wanted = mask & self._crosses[place]
        if not self._counts[BLANK]:
            wanted &= self._letters
        wanted &= _LETTERS
        if wanted:
            self._try_letters(wanted, base, place, points, factor, crossed)

    def _try_letters(  # noqa: PLR0917 - the state of the search
        self, wanted: int, base: int, place: int, points: int, factor: int, crossed: int
    ) -> None:
        """Find the plays that continue with each of some letters; as in `MoveGenerator`."""
        beyond = place + 1 if place > self._start else place - 1
        letter_factor, cross_factor = self._letter_factors[place], self._cross_factors[place]
        factor *= self._word_factors[place]
        crossed += self._cross_points[place] * cross_factor
        while wanted:
            bit = wanted & -wanted
            wanted ^= bit
            letter = self._letter_of_bit[bit % 37]
            if self._counts[letter]:
                worth = self._values[letter] * letter_factor
                self._signs[place] = letter + 1
                self._take(letter)
                self._reach(
                    base + letter, beyond, points + worth, factor, crossed + worth * cross_factor
                )
                self._give_back(letter)
            if self._counts[BLANK]:
                self._signs[place] = letter + 1 + OF_BLANK
                self._take(BLANK)
                self._reach(base + letter, beyond, points, factor, crossed)
                self._give_back(BLANK)

    def _take(self, tile: int) -> None:
        """Take a tile from the rack."""
        self._used += 1
        self._packed += self._units[tile]
        self._part += self._weights[self._side * TILES + tile]
        self._counts[tile] -= 1
        if not self._counts[tile] and tile != BLANK:
            self._letters ^= 1 << tile

    def _give_back(self, tile: int) -> None:
        """Give a tile back to the rack."""
        self._used -= 1
        self._packed -= self._units[tile]
        self._part -= self._weights[self._side * TILES + tile]
        if not self._counts[tile] and tile != BLANK:
            self._letters ^= 1 << tile
        self._counts[tile] += 1

    def _keep(self, stop: int, score: int) -> None:
        """Add the play that is laid to the arena, if it is one.

        Args:
            stop: the place after its last letter.
            score: of its words.
        """
        place = first = self._first
        if stop == first + 1:
            return
        while self._tiles[place] != NO_LETTER:
            place += 1
        if self._used == 1 and place >= _ROWS_END and self._cross_factors[place]:
            return  # found across
        if self._top == self._room:
            self._full = True
            return
        play = self._top
        self._top = play + 1
        self._play_places[play] = place
        self._play_used[play] = self._packed
        self._play_parts[play] = self._part
        self._play_spans[play] = (1 << stop - first + 2) - 1 << (first - 1) % WIDTH
        self._play_scores[play] = score + (self._bingo if self._used == RACK else 0)
        laid = 0
        while stop > place:
            stop -= 1
            if self._tiles[stop] == NO_LETTER:
                laid = laid << SIGN_BITS | self._signs[stop]
        self._play_tiles[play] = laid


def _random_keys(rng: random.Random, size: int) -> Sequence[int]:
    """Return random numbers of 64 bits."""
    return _quick(array("Q", [rng.getrandbits(64) for _ in range(size)]))


def _own(numbers: Sequence[int]) -> MutableSequence[int]:
    """Return a copy of some numbers, in the form that reads fastest."""
    return array("I", numbers) if cython.compiled else list(numbers)
