# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Finds all plays of a rack on a Scrabble board, and what they are worth."""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import quick, zeros

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

_SIZE: Final = 15
_SQUARES: Final = 225
_LINES: Final = 30
_WIDTH: Final = 16
"""Places of a line: one off the board, then the squares. The next line's first is off it, too."""

_PLACES: Final = 481
_CENTRE_ACROSS: Final = 7 * _WIDTH + 8
_CENTRE_DOWN: Final = 22 * _WIDTH + 8

_LETTERS: Final = (1 << 26) - 1
_WORD_SHIFT: Final = 26
_NO_LETTER: Final = 26
_BLANK: Final = 26
_TILES: Final = 27
_VOWELS: Final = 0b100000100000100010001
"""The letters a, e, i, o, u as bits."""

_DOT: Final = 46
_CAPITAL_A: Final = 65
_SMALL_A: Final = 97
_QUESTION_MARK: Final = 63

_RACK: Final = 7
_RACK_ROOM: Final = 8
_MILLI: Final = 1000
_OPENING_VOWEL: Final = 700

_ROOM: Final = 1 << 12
_DIGITS: Final = 11
"""The bits of an equity that one pass of sorting goes by."""

_LETTER_OF_BIT: Final = [
    next((n for n in range(26) if (1 << n) % 37 == rest), 0) for rest in range(37)
]
"""The letter of a bit, at the rest that it leaves: the powers of two leave different ones."""

_zeros = partial(zeros, cython.compiled)
_quick = partial(quick, cython.compiled)


class FoundPlays(NamedTuple):
    """Plays in flat arrays, best equity first.

    Attributes:
        squares: of the first letter of each main word, 0 to 224, row-major.
        downs: 1 where the main word runs down, 0 where it runs across.
        lengths: the letters of each main word.
        tiles: 15 signs for each play, those of the main word first: a capital for a tile, a
            small letter for a blank, a dot for a tile that was there.
        scores: in points.
        equities: in thousandths of a point.
        leaves: the part of the equity that comes from the tiles kept.
    """

    squares: bytes
    downs: bytes
    lengths: bytes
    tiles: bytes
    scores: array[int]
    equities: array[int]
    leaves: array[int]


class MoveGenerator:
    """All plays of a rack on a board, by Gordon's algorithm on a GADDAG."""

    def __init__(  # noqa: PLR0917 - flat arrays one by one
        self,
        masks: Sequence[int],
        bases: Sequence[int],
        turns: Sequence[int],
        word_masks: Sequence[int],
        word_bases: Sequence[int],
        letter_factors: Sequence[int],
        word_factors: Sequence[int],
        values: Sequence[int],
        bingo: int,
    ) -> None:
        self._masks = masks
        self._bases = bases
        self._turns = turns
        self._word_masks = word_masks
        self._word_bases = word_bases
        self._values = _quick(array("I", [*values, 0]))
        self._bingo = bingo
        self._letter_of_bit = _quick(array("I", _LETTER_OF_BIT))

        # By place.
        self._tiles = _zeros(_PLACES)
        self._points = _zeros(_PLACES)
        self._crossing = _zeros(_PLACES)
        self._crosses = _zeros(_PLACES)
        self._cross_points = _zeros(_PLACES)
        self._cross_factors = _zeros(_PLACES)
        self._letter_factors = _zeros(_PLACES)
        self._word_factors = _zeros(_PLACES)
        self._exposed = _zeros(_PLACES)
        self._strip = bytearray(_PLACES)
        self._changed = _zeros(_LINES)
        self._lay_out(letter_factors, word_factors)
        self._board = bytearray(b"." * _SQUARES)
        self._covered = 0

        self._counts = _zeros(_TILES)
        self._weights = _zeros(_TILES)
        self._kept = _zeros(_TILES)
        self._mask = self._blanks = self._part = self._used = 0
        self._singles: Sequence[int] = array("i", bytes(4 * _TILES * _RACK_ROOM))
        self._pairs: Sequence[int] = array("i", bytes(4 * _TILES * _TILES))
        self._balance: Sequence[int] = array("i", bytes(4 * _RACK_ROOM**2))
        self._leaves = array("i")
        self._parts = 0

        self._anchors = self._anchor = 0
        self._starts = _zeros(_PLACES)
        self._lefts = _zeros(_PLACES)
        self._rights = _zeros(_PLACES)
        self._start = self._left_end = self._right_end = self._first = 0

        self._room = _ROOM
        self._full = False
        self.found = 0
        self._found_firsts = _zeros(_ROOM)
        self._found_lengths = _zeros(_ROOM)
        self._found_parts = _zeros(_ROOM)
        self._found_scores = _zeros(_ROOM)
        self._found_equities = array("i", bytes(4 * _ROOM))
        self._found_tiles = bytearray(_SIZE * _ROOM)
        self._order = self._next_order = _zeros(0)
        self._buckets = _zeros(1 << _DIGITS)

    def _lay_out(self, letter_factors: Sequence[int], word_factors: Sequence[int]) -> None:
        """Lay the lines out one after the other, with an unused place between two."""
        for place in range(_PLACES):
            self._tiles[place] = _NO_LETTER
        for square in range(_SQUARES):
            row, column = divmod(square, _SIZE)
            across = row * _WIDTH + column + 1
            down = (_SIZE + column) * _WIDTH + row + 1
            self._crossing[across] = down
            self._crossing[down] = across
            for place in (across, down):
                self._letter_factors[place] = letter_factors[square]
                self._word_factors[place] = word_factors[square]
                self._crosses[place] = _LETTERS
        for place in range(_PLACES):
            crossing = self._crossing[place]
            if crossing:
                for beside in (self._crossing[crossing - 1], self._crossing[crossing + 1]):
                    if self._letter_factors[beside] > 1 or self._word_factors[beside] > 1:
                        self._exposed[place] = 1

    def place(self, board: bytes) -> None:
        """Take a board."""
        if len(board) != _SQUARES:
            raise ValueError(f"A board has {_SQUARES} squares, not {len(board)}.")
        self._place(board)

    def set_leaves(
        self, singles: Sequence[int], pairs: Sequence[int], balance: Sequence[int]
    ) -> None:
        """Take the values of tiles kept, all in thousandths of a point, signed 32-bit.

        Tiles are numbered from 0 (a) to 25 (z), and 26 is the blank.

        Args:
            singles: `singles[tile * 8 + n]` for `n` of a tile, 0 to 7.
            pairs: `pairs[tile * 27 + other]` for having both of two different tiles.
            balance: `balance[vowels * 8 + consonants]`.
        """
        self._singles, self._pairs, self._balance = singles, pairs, balance

    def begin(self, rack: bytes, bag_size: int, opponents_points: int) -> None:
        """Start a search for all plays."""
        if len(rack) > _RACK:
            raise ValueError(f"A rack has up to {_RACK} tiles, not {len(rack)}.")
        for tile in range(_TILES):
            self._counts[tile] = 0
        self._mask = 0
        for sign in rack:
            tile = _BLANK if sign == _QUESTION_MARK else sign - _CAPITAL_A
            self._counts[tile] += 1
            if tile < _BLANK:
                self._mask |= 1 << tile
        self._blanks = self._counts[_BLANK]
        parts = 1
        for tile in range(_TILES):
            self._weights[tile] = parts
            parts *= self._counts[tile] + 1
        self._parts = parts
        self._part = parts - 1
        self._used = 0
        self._leaves = array("i", bytes(4 * parts))
        self._value_parts(bag_size, opponents_points)
        self._find_anchors()
        self.found = 0
        self._full = False

    @property
    def progress(self) -> float:
        """The share of the work that is done, from 0.0 to 1.0."""
        return self._anchor / max(self._anchors, 1)

    def step(self, budget: int) -> bool:
        """Go on; return whether there is more to do."""
        if self._full:
            self._make_room()
        with cython.nogil:
            self._search(budget)
        return self._anchor < self._anchors

    def plays(self) -> FoundPlays:
        """Return the plays found, best equity first."""
        self._order = _zeros(self.found)
        self._next_order = _zeros(self.found)
        with cython.nogil:
            self._sort()
        found = self.found
        squares, downs, lengths = bytearray(found), bytearray(found), bytearray(found)
        tiles = bytearray(_SIZE * found)
        scores = array("i", bytes(4 * found))
        equities = array("i", bytes(4 * found))
        leaves = array("i", bytes(4 * found))
        self._write(squares, downs, lengths, tiles, scores, equities, leaves)
        return FoundPlays(
            bytes(squares), bytes(downs), bytes(lengths), bytes(tiles), scores, equities, leaves
        )

    def _place(self, board: Sequence[int]) -> None:
        """Take a board: note what has changed, and what that means for the plays around it."""
        for square in range(_SQUARES):
            if board[square] != self._board[square]:
                self._put(square, board[square])
        for line in range(_LINES):
            if self._changed[line]:
                self._changed[line] = 0
                self._renew_crosses(line * _WIDTH + 1)

    def _put(self, square: int, sign: int) -> None:
        """Put a tile on a square, or take it away."""
        letter, points = _NO_LETTER, 0
        if sign >= _SMALL_A:
            letter = sign - _SMALL_A
        elif sign != _DOT:
            letter = sign - _CAPITAL_A
            points = self._values[letter]
        if self._board[square] == _DOT:
            self._covered += 1
        if sign == _DOT:
            self._covered -= 1
        self._board[square] = sign
        row = square // _SIZE
        column = square - row * _SIZE
        place = row * _WIDTH + column + 1
        crossing = self._crossing[place]
        self._tiles[place] = self._tiles[crossing] = letter
        self._points[place] = self._points[crossing] = points
        self._strip[place] = self._strip[crossing] = _DOT
        self._changed[row] = self._changed[_SIZE + column] = 1

    def _renew_crosses(self, first: int) -> None:
        """Work out for the empty squares of a line what may lie there in lines that cross it."""
        tiles = self._tiles
        for place in range(first, first + _SIZE):
            if tiles[place] != _NO_LETTER:
                continue
            crossing = self._crossing[place]
            if tiles[place - 1] == _NO_LETTER and tiles[place + 1] == _NO_LETTER:
                self._crosses[crossing] = _LETTERS
                self._cross_points[crossing] = self._cross_factors[crossing] = 0
            else:
                self._cross_factors[crossing] = self._word_factors[place]
                self._cross(place, crossing)

    def _cross(self, place: int, crossing: int) -> None:
        """Work out which letters on a place make words with the tiles around it in its line."""
        masks, bases, tiles = self._word_masks, self._word_bases, self._tiles
        first = place
        points = 0
        while tiles[first - 1] != _NO_LETTER:
            first -= 1
            points += self._points[first]
        stop = place + 1
        while tiles[stop] != _NO_LETTER:
            points += self._points[stop]
            stop += 1
        self._cross_points[crossing] = points
        node = 0
        allowed = 0
        while first < place and masks[node] >> tiles[first] & 1:
            node = bases[node] + tiles[first]
            first += 1
        if first == place:
            for letter in range(26):
                if masks[node] >> letter & 1:
                    end = bases[node] + letter
                    at = place + 1
                    while at < stop and masks[end] >> tiles[at] & 1:
                        end = bases[end] + tiles[at]
                        at += 1
                    if at == stop and masks[end] >> _WORD_SHIFT:
                        allowed |= 1 << letter
        self._crosses[crossing] = allowed

    def _value_parts(self, bag_size: int, opponents_points: int) -> None:
        """Work out what each part of the rack is worth if it is kept."""
        for part in range(self._parts):
            self._split(part)
            if bag_size:
                self._leaves[part] = self._leave_value()
            elif part:
                points = 0
                for tile in range(_BLANK):
                    points += self._kept[tile] * self._values[tile]
                self._leaves[part] = -_MILLI * (10 + 2 * points)
            else:
                self._leaves[part] = _MILLI * 2 * opponents_points

    def _split(self, part: int) -> None:
        """Note how many of each tile a part has."""
        for tile in range(_TILES):
            count = self._counts[tile]
            self._kept[tile] = part // self._weights[tile] % (count + 1) if count else 0

    def _leave_value(self) -> int:
        """Return what the tiles noted are worth; the one place that knows what leaves go by."""
        kept = self._kept
        value = 0
        vowels = consonants = 0
        for tile in range(_TILES):
            if not kept[tile]:
                continue
            value += self._singles[tile * _RACK_ROOM + kept[tile]]
            for other in range(tile):
                if kept[other]:
                    value += self._pairs[tile * _TILES + other]
            if tile == _BLANK:
                break
            if _VOWELS >> tile & 1:
                vowels += kept[tile]
            else:
                consonants += kept[tile]
        return value + self._balance[vowels * _RACK_ROOM + consonants]

    def _find_anchors(self) -> None:
        """List where plays can begin to be laid, and how far those of each may reach.

        A play that takes in tiles of its line is laid from the last of the leftmost run of them.
        One that does not is laid from the leftmost of the places it covers that are crossed.
        """
        tiles = self._tiles
        self._anchors = self._anchor = 0
        for line in range(_LINES):
            place = low = left = line * _WIDTH + 1
            last = place + _SIZE - 1
            while place <= last:
                if tiles[place] != _NO_LETTER:
                    while tiles[place + 1] != _NO_LETTER:
                        place += 1
                    self._add_anchor(place, low, last)
                    low = left = place + 2
                elif place >= left and (self._cross_factors[place] or self._opens(place)):
                    right = place
                    while right <= last and tiles[right] == _NO_LETTER:
                        right += 1
                    right -= 1 if right > last else 2
                    if place <= right:
                        self._add_anchor(place, left, right)
                        left = place + 1
                place += 1

    def _opens(self, place: int) -> bool:
        """Return whether the first play of a game has to cover a place."""
        return not self._covered and place in {_CENTRE_ACROSS, _CENTRE_DOWN}

    def _add_anchor(self, start: int, left: int, right: int) -> None:
        self._starts[self._anchors] = start
        self._lefts[self._anchors] = left
        self._rights[self._anchors] = right
        self._anchors += 1

    def _search(self, budget: int) -> None:
        """Find the plays of up to `budget` anchors, as far as there is room for them."""
        while budget and self._anchor < self._anchors:
            found = self.found
            self._start = self._starts[self._anchor]
            self._left_end = self._lefts[self._anchor]
            self._right_end = self._rights[self._anchor]
            self._go_left(0, self._start, 0, 1, 0)
            if self._full:
                self.found = found
                return
            self._anchor += 1
            budget -= 1

    def _go_left(self, node: int, place: int, points: int, factor: int, crossed: int) -> None:
        """Lay all plays of which the letters after `place` up to the start are laid.

        Args:
            node: to which they have led, backwards.
            place: the next one to the left.
            points: of the letters so far, letter premiums counted.
            factor: what word premiums make of the main word.
            crossed: the points of the words that cross it.
        """
        mask = self._masks[node]
        tile = self._tiles[place]
        if tile != _NO_LETTER:
            if mask >> tile & 1:
                points += self._points[place]
                self._go_left(self._bases[node] + tile, place - 1, points, factor, crossed)
            return
        if mask >> _WORD_SHIFT:
            self._first = place + 1
            self._go_right(self._turns[node], self._start + 1, points, factor, crossed)
        if place < self._left_end:
            return
        mask &= self._crosses[place]
        real = mask & self._mask
        while real:
            bit = real & -real
            real ^= bit
            letter = self._letter_of_bit[bit % 37]
            worth = self._values[letter] * self._letter_factors[place]
            self._take(letter, letter + _CAPITAL_A, place)
            self._go_left(
                self._bases[node] + letter,
                place - 1,
                points + worth,
                factor * self._word_factors[place],
                crossed + (self._cross_points[place] + worth) * self._cross_factors[place],
            )
            self._give_back(letter)
        if self._blanks:
            while mask:
                bit = mask & -mask
                mask ^= bit
                letter = self._letter_of_bit[bit % 37]
                self._take(_BLANK, letter + _SMALL_A, place)
                self._go_left(
                    self._bases[node] + letter,
                    place - 1,
                    points,
                    factor * self._word_factors[place],
                    crossed + self._cross_points[place] * self._cross_factors[place],
                )
                self._give_back(_BLANK)

    def _go_right(self, node: int, place: int, points: int, factor: int, crossed: int) -> None:
        """Lay all plays of which the letters before `place` are laid; as for `_go_left`."""
        mask = self._word_masks[node]
        tile = self._tiles[place]
        if tile != _NO_LETTER:
            if mask >> tile & 1:
                points += self._points[place]
                self._go_right(self._word_bases[node] + tile, place + 1, points, factor, crossed)
            return
        if mask >> _WORD_SHIFT and self._used:
            self._keep(place, points * factor + crossed)
        if place > self._right_end:
            return
        mask &= self._crosses[place]
        real = mask & self._mask
        while real:
            bit = real & -real
            real ^= bit
            letter = self._letter_of_bit[bit % 37]
            worth = self._values[letter] * self._letter_factors[place]
            self._take(letter, letter + _CAPITAL_A, place)
            self._go_right(
                self._word_bases[node] + letter,
                place + 1,
                points + worth,
                factor * self._word_factors[place],
                crossed + (self._cross_points[place] + worth) * self._cross_factors[place],
            )
            self._give_back(letter)
        if self._blanks:
            while mask:
                bit = mask & -mask
                mask ^= bit
                letter = self._letter_of_bit[bit % 37]
                self._take(_BLANK, letter + _SMALL_A, place)
                self._go_right(
                    self._word_bases[node] + letter,
                    place + 1,
                    points,
                    factor * self._word_factors[place],
                    crossed + self._cross_points[place] * self._cross_factors[place],
                )
                self._give_back(_BLANK)

    def _take(self, tile: int, sign: int, place: int) -> None:
        """Lay a tile of the rack on a place."""
        self._strip[place] = sign
        self._used += 1
        self._part -= self._weights[tile]
        self._counts[tile] -= 1
        if tile == _BLANK:
            self._blanks -= 1
        elif not self._counts[tile]:
            self._mask ^= 1 << tile

    def _give_back(self, tile: int) -> None:
        """Take a tile back to the rack."""
        self._used -= 1
        self._part += self._weights[tile]
        if tile == _BLANK:
            self._blanks += 1
        elif not self._counts[tile]:
            self._mask ^= 1 << tile
        self._counts[tile] += 1

    def _keep(self, stop: int, points: int) -> None:
        """Write down the play that is laid, which ends before `stop`."""
        first = self._first
        length = stop - first
        if length == 1 or (self._used == 1 and self._is_across_too(first)):
            return
        if self.found == self._room:
            self._full = True
            return
        if self._used == _RACK:
            points += self._bingo
        number = self.found
        self.found += 1
        equity = _MILLI * points + self._leaves[self._part]
        at = number * _SIZE
        for place in range(first, stop):
            self._found_tiles[at] = self._strip[place]
            at += 1
        if not self._covered:
            for place in range(first, stop):
                sign = self._strip[place]
                letter = sign - (_SMALL_A if sign >= _SMALL_A else _CAPITAL_A)
                if self._exposed[place] and _VOWELS >> letter & 1:
                    equity -= _OPENING_VOWEL
        self._found_firsts[number] = first
        self._found_lengths[number] = length
        self._found_parts[number] = self._part
        self._found_scores[number] = points
        self._found_equities[number] = equity

    def _is_across_too(self, first: int) -> bool:
        """Return whether the one tile laid down makes a word across as well, where it counts."""
        if first < _SIZE * _WIDTH:
            return False
        place = first
        while self._strip[place] == _DOT:
            place += 1
        return self._cross_factors[place] != 0

    def _make_room(self) -> None:
        """Double the room for plays."""
        room = self._room
        self._found_firsts = _doubled(self._found_firsts)
        self._found_lengths = _doubled(self._found_lengths)
        self._found_parts = _doubled(self._found_parts)
        self._found_scores = _doubled(self._found_scores)
        self._found_equities = array("i", bytes(self._found_equities) + bytes(4 * room))
        self._found_tiles = bytearray(self._found_tiles) + bytes(_SIZE * room)
        self._room = 2 * room
        self._full = False

    def _sort(self) -> None:
        """Put the plays in order, best equity first; of equal ones that found first."""
        equities, order, sorted_ = self._found_equities, self._order, self._next_order
        buckets, found = self._buckets, self.found
        if not found:
            return
        most = least = equities[0]
        for number in range(found):
            order[number] = number
            most = max(most, equities[number])
            least = min(least, equities[number])
        spread = most - least
        shift = 0
        while spread >> shift:
            for bucket in range(1 << _DIGITS):
                buckets[bucket] = 0
            for number in range(found):
                buckets[(most - equities[number]) >> shift & (1 << _DIGITS) - 1] += 1
            before = 0
            for bucket in range(1 << _DIGITS):
                count = buckets[bucket]
                buckets[bucket] = before
                before += count
            for at in range(found):
                number = order[at]
                bucket = (most - equities[number]) >> shift & (1 << _DIGITS) - 1
                sorted_[buckets[bucket]] = number
                buckets[bucket] += 1
            order, sorted_ = sorted_, order
            shift += _DIGITS
        self._order, self._next_order = order, sorted_

    def _write(  # noqa: PLR0917 - flat arrays one by one
        self,
        squares: bytearray,
        downs: bytearray,
        lengths: bytearray,
        tiles: bytearray,
        scores: array[int],
        equities: array[int],
        leaves: array[int],
    ) -> None:
        """Fill in what is told of the plays, in order."""
        for at in range(self.found):
            number = self._order[at]
            first = self._found_firsts[number]
            downs[at] = first > _SIZE * _WIDTH
            across = self._crossing[first] if downs[at] else first
            squares[at] = across // _WIDTH * _SIZE + across % _WIDTH - 1
            lengths[at] = self._found_lengths[number]
            scores[at] = self._found_scores[number]
            equities[at] = self._found_equities[number]
            leaves[at] = self._leaves[self._found_parts[number]]
            for sign in range(_SIZE):
                tiles[at * _SIZE + sign] = self._found_tiles[number * _SIZE + sign]


def _doubled(numbers: MutableSequence[int]) -> MutableSequence[int]:
    """Return `numbers` with as many zeros after them."""
    size = len(numbers)
    doubled = _zeros(2 * size)
    doubled[:size] = numbers
    return doubled
