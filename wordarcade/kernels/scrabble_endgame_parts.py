# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""What few tiles of one side of a Scrabble endgame come to while the other side passes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import signed, zeros, zeros_64
from wordarcade.kernels.scrabble_endgame_numbers import DIGITS, NO_PLAY, ONES
from wordarcade.kernels.scrabble_move_codes import FAR
from wordarcade.kernels.scrabble_numbering import LINES

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_endgame_board import EndgameBoard
    from wordarcade.kernels.scrabble_endgame_choices import EndgameChoices
    from wordarcade.kernels.scrabble_endgame_pairs import EndgamePairs
    from wordarcade.kernels.scrabble_endgame_plays import EndgamePlays
    from wordarcade.kernels.scrabble_endgame_turns import EndgameTurns

_MOST_ALONE: Final = 3
"""So many tiles are bounded by what they come to while the other side passes."""
_MOST_PARTS: Final = (1 << _MOST_ALONE) - 1
"""All of them, as bits."""

_zeros = partial(zeros, cython.compiled)
_zeros_64 = partial(zeros_64, cython.compiled)
_signed = partial(signed, cython.compiled)


class EndgameParts:
    """The parts of a rack of up to three tiles, which the other side leaves alone.

    Arrays are by part, the tiles in it as bits.

    Attributes:
        tiles: the tiles, one for each bit.
        used: the tiles of the part in digits; see `EndgameTurns`.
        points: their points.
        bests: the best play of just these tiles, -`FAR` if there is none.
        whole: the part that is the whole rack.
        others: the points of the other rack.
    """

    def __init__(
        self,
        board: EndgameBoard,
        turns: EndgameTurns,
        plays: EndgamePlays,
        choices: EndgameChoices,
        pairs: EndgamePairs,
    ) -> None:
        """Make room for the parts.

        Args:
            board: the board.
            turns: whose turn it is, with what tiles.
            plays: the plays.
            choices: the moves to try; behind them, plays are listed for a while.
            pairs: what one or two tiles score beside a move.
        """
        self._board, self._turns, self._plays = board, turns, plays
        self._choices, self._pairs = choices, pairs
        self.tiles = _zeros(_MOST_ALONE)
        self.used = _zeros_64(_MOST_PARTS + 1)
        self.points = _signed(_MOST_PARTS + 1)
        self.bests = _signed(_MOST_PARTS + 1)
        self.whole = self.others = 0
        # Whether three tiles in one word have been bounded.
        self._across = False

    def least_by_passing(self, ply: int, beta: int) -> int:
        """Return what passing comes to at least, whatever the other side does with few tiles.

        The window has no width. The side to move passes until the game is over, which is always
        allowed; so what the others' tiles come to alone at most bounds the value.

        Args:
            ply: of the position.
            beta: the upper end of the window.

        Returns:
            -`FAR` if that does not exceed the window.
        """
        side = self._turns.to_move[ply]
        if self._turns.cautious or self._turns.in_bag[ply]:
            return -FAR
        if self._turns.passed[ply] or self._turns.turns_left[ply] == 1:
            return -FAR
        theirs = self._turns.rack_points[2 * ply + side]
        if self.take(self._turns.racks[2 * ply + 1 - side], theirs) < 2:
            return -FAR
        if self._choices.outlook(ply, NO_PLAY, self._choices.race_row(ply)) < beta:
            return -FAR
        self._plays.renew(ply, 1 - side)
        if self._plays.full:
            return -FAR
        most = self._most_alone(ply, -beta)
        return -FAR if self._plays.full or most > -beta else -most

    def take(self, rack: int, others: int) -> int:
        """Number the parts of a rack of few tiles, as bits; return how many tiles it has.

        Args:
            rack: the tiles.
            others: the points of the other rack.

        Returns:
            0 if there are more than three.
        """
        count = 0
        self.used[0] = self.points[0] = 0
        self.others = others
        while rack:
            if count == _MOST_ALONE:
                return 0
            unit = rack & -rack
            while not unit & ONES:
                unit >>= 1
            rack -= unit
            tile = self._turns.kinds[self._turns.digit_of(unit)]
            self.tiles[count] = tile
            size = 1 << count
            for part in range(size):
                self.used[size + part] = self.used[part] + unit
                self.points[size + part] = self.points[part] + self._board.values[tile]
            count += 1
        self.whole = (1 << count) - 1
        return count

    def list_plays(self, row: int, at: int) -> int:
        """List the plays of the tiles among the choices, each with its part; return the end.

        Args:
            row: of the lines of plays.
            at: where the list starts.
        """
        rack = self.used[self.whole] | DIGITS
        for part in range(_MOST_PARTS + 1):
            self.bests[part] = -FAR
        for line in range(row, row + LINES):
            for play in range(self._plays.line_starts[line], self._plays.line_ends[line]):
                used, score = self._plays.used[play], self._plays.scores[play]
                if rack - used & DIGITS != DIGITS:
                    continue
                self._choices.plays[at] = play
                for part in range(1, self.whole + 1):
                    if self.used[part] == used:
                        self._choices.keys[at] = part
                        self.bests[part] = max(self.bests[part], score)
                at += 1
        return at

    def most_apart(self) -> int:
        """Return the most that plays come to which make no words with each other's tiles."""
        most = self._rest_alone(self.whole)
        for part in range(1, self.whole):
            most = max(most, self.bests[part] + self._rest_alone(self.whole - part))
        return most

    def _rest_alone(self, part: int) -> int:
        """Return the most that a part comes to as the last of the tiles, apart from each other.

        It is at most two tiles that are laid in two turns.
        """
        others = self.others
        if not part:
            return 2 * others
        most = max(others - self.points[part], self.bests[part] + 2 * others)
        first = part - 1 & part
        while first:
            score, second = self.bests[first], part - first
            most = max(most, score + others - self.points[second])
            most = max(most, score + self.bests[second] + 2 * others)
            first = first - 1 & part
        return most

    def _most_alone(self, ply: int, enough: int) -> int:
        """Return no less than the tiles come to if the side to move passes, or more than `enough`.

        Plays that make words without each other's tiles earn what they do on this board. Any others
        form a group, of two or three tiles, in which each play but the first makes words with those
        before it, or two that lie apart with a third between.

        Args:
            ply: of the position.
            enough: how much may be exceeded at will.
        """
        at = self._choices.starts[ply]
        if at + self._plays.top > 3 * self._plays.room:
            self._plays.full = True
            return 0
        end = self.list_plays((2 * ply + 1 - self._turns.to_move[ply]) * LINES, at)
        most = self.most_apart()
        # Three in one word: in each of three turns that is the most, and each tile makes words
        # across once. Where this will do, two that follow a third have a word without it.
        turns = 3 * self.bests[_MOST_PARTS] + 2 * self.others
        self._across = turns <= enough
        if self._across:
            most = max(most, turns)
        while at < end and most <= enough:
            play, part = self._choices.plays[at], self._choices.keys[at]
            if part & part - 1:
                if part != _MOST_PARTS:
                    most = max(most, self._after_two(ply, play, part, enough))
            elif self.whole == _MOST_PARTS:
                most = max(most, self._after_one(ply, play, part, enough))
            at += 1
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
        rest = self.whole - part
        after = self._rest_alone(rest)
        score = self._plays.scores[play]
        # In each of two turns the word of both is the most, and each tile makes words across once.
        turns = 2 * score
        if turns + after > enough:
            turns = self._pairs.one_by_one(play, enough - after)
        most = turns + after
        if most > enough or not rest:
            return most
        out = 2 * self.others
        self._board.trace(self._plays.moves[play])
        last, left = self.tiles[rest >> 1], enough - out - max(score, turns)
        beside = self._pairs.most_beside(ply, last, left)
        if turns > score and max(score, turns) + beside + out > enough:
            turns = self._pairs.one_by_one(play, -FAR)
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
        tile = self.tiles[0 if rest & 1 else 1]
        other = self.tiles[2 if rest & 4 else 1]
        before = self._plays.scores[play] + 2 * self.others
        self._board.trace(self._plays.moves[play])
        if self._across:
            return before + self._pairs.most_of_two_across(ply, tile, other, enough - before)
        return before + self._pairs.most_of_two_beside(ply, tile, other, enough - before)
