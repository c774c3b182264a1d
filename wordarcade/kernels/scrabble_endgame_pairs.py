# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""What one or two tiles score on a Scrabble board beside a move."""

from __future__ import annotations

from array import array
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import quick, signed, zeros_64
from wordarcade.kernels.scrabble_endgame_numbers import LETTER_OF_BIT, LETTERS
from wordarcade.kernels.scrabble_move_codes import (
    FAR,
    LAID,
    OF_BLANK,
    PLACE_SHIFT,
    SIGN_BITS,
    SIGNS,
)
from wordarcade.kernels.scrabble_numbering import BLANK, NO_LETTER

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_endgame_board import EndgameBoard
    from wordarcade.kernels.scrabble_endgame_plays import EndgamePlays

_MOST_BESIDE: Final = 1 << 16
"""The number of surroundings of moves that are remembered."""
_SPREAD: Final = 0x9E3779B97F4A7C15
"""An odd number that spreads what it multiplies over 64 bits."""
_BITS: Final = (1 << 64) - 1
_EMPTY: Final = 1 << 40
_EDGE: Final = 1 << 41
"""Stand for an empty square and where tiles end, unlike any tile."""

_zeros_64 = partial(zeros_64, cython.compiled)
_signed = partial(signed, cython.compiled)
_quick = partial(quick, cython.compiled)


class EndgamePairs:
    """What one or two tiles score beside a move, and what a play of two earns in two turns.

    The move is one that has been traced; see `EndgameBoard`. All that it lets tiles make lies at
    the ends of the runs of tiles that it makes longer, or next to those.
    """

    def __init__(self, board: EndgameBoard, plays: EndgamePlays) -> None:
        """Remember nothing yet.

        Args:
            board: the board.
            plays: the plays.
        """
        self._board, self._plays = board, plays
        self._letter_of_bit = _quick(array("I", LETTER_OF_BIT))
        # What two tiles score beside a move: by a key of that and what lies around it, the value
        # and how much was enough.
        self._beside_keys = _zeros_64(_MOST_BESIDE)
        self._beside_values = _signed(_MOST_BESIDE)
        self._beside_enough = _signed(_MOST_BESIDE)

    def most_beside(self, ply: int, tile: int, enough: int) -> int:
        """Return no less than a tile can score where the move made changes the board.

        Args:
            ply: of the move, which has been traced.
            tile: the tile.
            enough: how much may be exceeded at will.
        """
        most = -FAR
        letters = self._letters_of(tile)
        self._board.put_tiles(ply)
        for number in range(self._board.change_count):
            place = self._board.changes[number]
            if place and self._board.tiles[place] == NO_LETTER and most <= enough:
                score = self._board.score_of_one(place, letters, self._board.values[tile], enough)
                most = max(most, score)
        self._board.lift_tiles(ply)
        return most

    def most_of_two_beside(self, ply: int, tile: int, other: int, enough: int) -> int:
        """Return no less than two tiles in one word score beside the move made, or more.

        They are laid at once or one after the other, and one of them makes a word with the tiles of
        the move. That depends on little of the board, so it is remembered.

        Args:
            ply: of the move, which has been traced.
            tile: one of them.
            other: the other.
            enough: how much may be exceeded at will.
        """
        self._board.put_tiles(ply)
        key = self._key_of_surroundings(tile, other)
        at = key & _MOST_BESIDE - 1
        most, was_enough = self._beside_values[at], self._beside_enough[at]
        # More than was enough then has been proven; what is no more than that bounds the value.
        if self._beside_keys[at] != key or (most > enough) != (most > was_enough):
            most = self._two_beside(tile, other, enough)
            self._beside_keys[at] = key
            self._beside_values[at], self._beside_enough[at] = most, enough
        self._board.lift_tiles(ply)
        return most

    def most_of_two_across(self, ply: int, tile: int, other: int, enough: int) -> int:
        """Return no less than two tiles in one word score across the move made, or more.

        One of them makes a word with the tiles of the move, and another, without these, with the
        other.

        Args:
            ply: of the move, which has been traced.
            tile: one of them.
            other: the other.
            enough: how much may be exceeded at will.
        """
        self._board.put_tiles(ply)
        most = -FAR
        for number in range(2, self._board.change_count):
            place = self._board.changes[number]
            if place and self._board.tiles[place] == NO_LETTER:
                most = max(most, self._two_through(place, tile, other, enough))
        self._board.lift_tiles(ply)
        return most

    def _key_of_surroundings(self, tile: int, other: int) -> int:
        """Return a key of the move made, two tiles and all that bears on what they score beside it.

        That is the tiles in line with the squares where they can go, and the cross-sets there.
        Where each run of tiles ends is part of it, so that no two boards are told alike.
        """
        key = self._mixed(self._board.move, tile << 8 | other)
        for number in range(2, self._board.change_count):
            place = self._board.changes[number]
            if not place or self._board.tiles[place] != NO_LETTER:
                continue
            for _ in range(2):
                key = self._mixed(key, place << 26 | self._board.crosses[place])
                key = self._mixed(key, self._key_along(place + 1, 1))
                key = self._mixed(key, self._key_along(place - 1, -1))
                place = self._board.crossing[place]
        return key

    def _key_along(self, end: int, way: int) -> int:
        """Return a key of the tiles from a place on, the square after them and the tiles beyond.

        It is a polynomial, which does not have to wait for other keys.
        """
        key = 1
        while self._board.tiles[end] != NO_LETTER:
            key = key * _SPREAD + (self._board.tiles[end] | self._board.points[end] << 5)
            end += way
        key = key * _SPREAD + (_EDGE | end)
        if self._board.crossing[end]:
            points = self._board.cross_points[end]
            key = key * _SPREAD + (_EMPTY | points << 26 | self._board.crosses[end])
            end += way
            while self._board.tiles[end] != NO_LETTER:
                key = key * _SPREAD + (self._board.tiles[end] | self._board.points[end] << 5)
                end += way
            key = key * _SPREAD + (_EDGE | end)
        return key & _BITS

    def _mixed(self, key: int, content: int) -> int:
        """Return a key of what a key stands for and something more."""
        return (key ^ content ^ key >> 29) * _SPREAD & _BITS

    def _two_beside(self, tile: int, other: int, enough: int) -> int:
        """Return what `most_of_two_beside` does, by looking at each square."""
        most = -FAR
        for number in range(2, self._board.change_count):
            place = self._board.changes[number]
            if place and self._board.tiles[place] == NO_LETTER:
                most = max(most, self._two_through(place, tile, other, enough))
                place = self._board.crossing[place]
                most = max(most, self._two_through(place, tile, other, enough))
        return most

    def _two_through(self, place: int, tile: int, other: int, enough: int) -> int:
        """Return no less than two tiles score in a word through a place, or more than `enough`.

        Args:
            place: of one of them, beside the move made; the word lies on its line.
            tile: one of them.
            other: the other.
            enough: how much may be exceeded at will.
        """
        letters, others = self._letters_of(tile), self._letters_of(other)
        allowed = self._board.letters_across(place, letters | others)
        if not allowed:
            return -FAR
        most = -FAR
        for way in range(-1, 2, 2):
            end = self._board.end_from(place + way, way)
            if not self._board.crossing[end] or most > enough:
                continue
            if allowed & letters:
                most = max(most, self._two_in_word(place, tile, end, other, enough))
            if allowed & others and other != tile:
                most = max(most, self._two_in_word(place, other, end, tile, enough))
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
        others = self._board.letters_across(end, self._letters_of(other))
        if not others:
            return -FAR
        worth, other_worth = self._board.values[tile], self._board.values[other]
        first = self._board.end_from(min(place, end) - 1, -1) + 1
        stop = self._board.end_from(max(place, end) + 1, 1)
        points = 0
        for at in range(first, stop):
            points += self._board.points[at]
        across, across_other = (
            self._board.score_across(place, worth),
            self._board.score_across(end, other_worth),
        )
        tile_points = worth * self._board.letter_factors[place]
        other_points = other_worth * self._board.letter_factors[end]
        factor, other_factor = self._board.word_factors[place], self._board.word_factors[end]
        both = across + across_other
        together = both + (points + tile_points + other_points) * factor * other_factor
        tile_first = both + self._board.score_across(self._board.crossing[place], worth)
        tile_first += (points + worth + other_points) * other_factor
        other_first = both + self._board.score_across(self._board.crossing[end], other_worth)
        other_first += (points + other_worth + tile_points) * factor
        if max(together, tile_first, other_first) <= enough:
            return max(together, tile_first, other_first)
        letters = self._board.letters_across(place, self._letters_of(tile))
        if not self._make_word(place, letters, end, others):
            return -FAR
        if tile_first > enough and self._board.score_of_one(place, letters, worth, -FAR) < 0:
            tile_first = -FAR
        if other_first > enough and self._board.score_of_one(end, others, other_worth, -FAR) < 0:
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
            self._board.put(place, self._letter_of_bit[bit % 37], 0)
            first = self._board.end_from(end - 1, -1) + 1
            fits = self._board.letters_between(first, end, self._board.end_from(end + 1, 1), others)
            self._board.put(place, NO_LETTER, 0)
            if fits:
                return True
        return False

    def _letters_of(self, tile: int) -> int:
        """Return which letters a tile may stand for, as bits."""
        return LETTERS if tile == BLANK else 1 << tile

    def one_by_one(self, play: int, enough: int) -> int:
        """Return no less than a play of two tiles earns in two turns, or more than `enough`."""
        move = self._plays.moves[play]
        place, sign = move >> PLACE_SHIFT, move & SIGNS - 1
        other = self._board.end_from(place + 1, 1)
        sign_of_other = (move & LAID) >> SIGN_BITS
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
        worth = 0 if sign & OF_BLANK else self._board.values[letter]
        other_worth = 0 if sign_of_other & OF_BLANK else self._board.values[other_letter]
        points = self._board.score_of_one(place, 1 << letter, worth, FAR)
        self._board.put(place, letter, worth)
        points += self._board.score_of_one(other, 1 << other_letter, other_worth, FAR)
        self._board.put(place, NO_LETTER, 0)
        if points > enough and self._board.score_of_one(place, 1 << letter, worth, -FAR) < 0:
            return -FAR
        return points
