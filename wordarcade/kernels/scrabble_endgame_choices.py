# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""The moves to try in each position of a Scrabble endgame, and the order of trying them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import signed, zeros, zeros_64
from wordarcade.kernels.scrabble_endgame_numbers import DIGITS, NO_PLAY, PLIES
from wordarcade.kernels.scrabble_move_codes import FAR, LAID, PASS, SIGN_BITS
from wordarcade.kernels.scrabble_numbering import LINES

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_endgame_outs import EndgameOuts
    from wordarcade.kernels.scrabble_endgame_plays import EndgamePlays
    from wordarcade.kernels.scrabble_endgame_turns import EndgameTurns
    from wordarcade.kernels.scrabble_race import EndgameRace

_CUT: Final = 1 << 16
"""Added to the key of a move that is expected to exceed the window."""
_AMPLE: Final = 50
"""By how many points it is exceeded where it does not matter any more by how many."""
_OUT_NEXT: Final = 12
_OUT_IN_TWO: Final = 3
"""Added for each tile of such a move if the rest would take one play, or two."""
_FEW: Final = 3
"""Two plays count for no more tiles than these."""

FORWARD: Final = 0
BACKWARD: Final = 1
"""Ways through the moves; see `EndgameChoices`."""
_SPREAD: Final = 0x9E3779B97F4A7C15
"""An odd number that spreads what it multiplies over 64 bits."""
_KEY_SHIFT: Final = 48
_KEYS: Final = _CUT - 1
"""Take a key of a move that is not expected to exceed the window from such a product."""

_DIGIT: Final = 7

_zeros = partial(zeros, cython.compiled)
_zeros_64 = partial(zeros_64, cython.compiled)
_signed = partial(signed, cython.compiled)


class EndgameChoices:
    """The moves to try in the positions along a line, those of the best outlook first.

    The outlook is the value of a move that ends the game; of any other, its score and what the
    *race* (`EndgameRace`) makes of the tiles left. What is listed after the choices of the last
    position is overwritten by its choices.

    Attributes:
        plays: the choices of all positions, in heaps, as numbers of plays.
        keys: by these they are ordered, the highest first.
        starts: by position, where its choices start.
        ends: where they end.
        made: the one that is tried.
        first_moves: the one that was tried before the others were listed, as in
            `wordarcade.kernels.scrabble_move_codes`; 0 if there was none.
        refuted_count: how many moves the last list is without, as the other side would go out.
        refuted_move: the one of these that may be worth most.
        refuted_value: no less than it is worth, below the window.
    """

    def __init__(
        self,
        turns: EndgameTurns,
        plays: EndgamePlays,
        outs: EndgameOuts,
        race: EndgameRace,
        way: int = FORWARD,
    ) -> None:
        """Make room for choices.

        Args:
            turns: whose turn it is, with what tiles.
            plays: the plays.
            outs: the plays by which the other side would go out.
            race: the estimate.
            way: in which order to try what is not expected to exceed a window: best first, worst
                first, or a way of its own for any higher number.
        """
        self._turns, self._plays, self._outs = turns, plays, outs
        self._way = way
        self._race = race
        self.starts = _zeros(PLIES)
        self.ends = _zeros(PLIES)
        self.made = _zeros(PLIES)
        self.first_moves = _zeros_64(PLIES)
        self.refuted_count = self.refuted_move = 0
        self.refuted_value = -FAR
        self.make_room()
        self.look()

    def make_room(self) -> None:
        """Make room for as many choices as the plays that there is room for suggest."""
        size = 3 * self._plays.room + PLIES
        self.plays = _zeros(size)
        self.keys = _signed(size)

    def look(self) -> None:
        """Take the race as it is now, to be read and written quickly."""
        race = self._race
        self._race_best, self._race_turns, self._race_values = race.best, race.turns, race.values
        self._first_parts, self._second_parts = race.parts

    def tell_race(self) -> None:
        """Tell the race the best plays of the first position."""
        for side in range(2):
            offset = self._first_parts if side else 0
            for line in range(LINES):
                at = side * LINES + line
                for play in range(self._plays.line_starts[at], self._plays.line_ends[at]):
                    part = offset + self._plays.parts[play]
                    score = self._plays.scores[play]
                    self._race_best[part] = max(self._race_best[part], score)

    def run_race(self) -> None:
        """Value all tiles that may be left by the plays told."""
        self._race.run()

    def sees_cut(self, ply: int, beta: int, known: int) -> bool:
        """Look for a move that should exceed the window, among plays found before.

        The window has no width. Nearly always the first move that is expected to exceed it does;
        then no other plays have to be found.

        Args:
            ply: of the position.
            beta: the upper end of the window.
            known: the best move remembered, 0 if there is none.
        """
        side = self._turns.to_move[ply]
        rack = self._turns.racks[2 * ply + side]
        if known == PASS:
            self.made[ply] = NO_PLAY
            self.first_moves[ply] = PASS
            return True
        race = self.race_row(ply)
        row = (2 * ply + side) * LINES
        best = 0
        for line in range(row, row + LINES):
            changed = self._plays.changed[line]
            for play in range(self._plays.line_starts[line], self._plays.line_ends[line]):
                used = self._plays.used[play]
                if changed & self._plays.spans[play] or (rack | DIGITS) - used & DIGITS != DIGITS:
                    continue
                if known and self._plays.moves[play] == known:
                    self.made[ply] = play
                    best = FAR
                    break
                value = self.outlook(ply, play, race)
                if value >= beta:
                    key = self._cut_key(ply, play, value, beta)
                    if key > best:
                        best = key
                        self.made[ply] = play
            if best == FAR:
                break
        if not best:
            return False
        self.first_moves[ply] = self._plays.move_of(self.made[ply])
        return True

    def gather(self, ply: int, narrow: bool, beta: int, known: int) -> None:
        """List the moves of a position, each with a key, the value that is expected of it.

        Where no more than a bound is asked for, what should do comes first, the soonest proven
        before the others. What the other side then refutes by going out is not listed.

        Args:
            ply: of the position.
            narrow: whether no more than a bound is asked for.
            beta: the upper end of the window.
            known: the best move remembered, 0 if there is none.
        """
        side = self._turns.to_move[ply]
        rack = self._turns.racks[2 * ply + side]
        first = self.first_moves[ply]
        race = self.race_row(ply)
        row = (2 * ply + side) * LINES
        self.refuted_count, self.refuted_value = 0, -FAR
        at = self.starts[ply]
        if at + 2 * self._plays.top > 3 * self._plays.room:
            self._plays.full = True
            return
        for line in range(row, row + LINES):
            for play in range(self._plays.line_starts[line], self._plays.line_ends[line]):
                if (rack | DIGITS) - self._plays.used[play] & DIGITS != DIGITS:
                    continue
                move = self._plays.moves[play]
                if move == first or (narrow and self._is_refuted(ply, play, beta)):
                    continue
                key = self.outlook(ply, play, race)
                if move == known:
                    key = FAR
                elif narrow and key >= beta:
                    key = self._cut_key(ply, play, key, beta)
                elif narrow and self._way:
                    key = -key if self._way == BACKWARD else self._shuffled(move)
                self.plays[at] = play
                self.keys[at] = key
                at += 1
        if first != PASS:
            self.plays[at] = NO_PLAY
            self.keys[at] = FAR if known == PASS else self.outlook(ply, NO_PLAY, race)
            at += 1
        self.ends[ply] = at

    def _is_refuted(self, ply: int, play: int, beta: int) -> bool:
        """Return whether the other side keeps a play below the window by going out; note it then.

        Args:
            ply: of the position.
            play: the play.
            beta: the upper end of the window, which has no width.
        """
        if self.is_last(ply, play):
            return False
        most = self._outs.most_after(ply, play, beta - 1)
        if most >= beta:
            return False
        self.refuted_count += 1
        if most > self.refuted_value:
            self.refuted_move, self.refuted_value = self._plays.moves[play], most
        return True

    def _shuffled(self, move: int) -> int:
        """Return a key that depends on the move and the way only."""
        return (move + self._way) * _SPREAD >> _KEY_SHIFT & _KEYS

    def heap(self, ply: int) -> None:
        """Put the choices of a position in the order of a heap."""
        for at in range(self.ends[ply] - self.starts[ply] >> 1, 0, -1):
            self._sift(ply, at - 1)

    def take_first(self, ply: int) -> None:
        """Take the best choice of a position out of its heap, to be made."""
        start, end = self.starts[ply], self.ends[ply] - 1
        self.made[ply] = self.plays[start]
        self.plays[start], self.keys[start] = self.plays[end], self.keys[end]
        self.ends[ply] = end
        self._sift(ply, 0)

    def _sift(self, ply: int, at: int) -> None:
        """Let a choice sink in the heap to where none below it has a higher key."""
        start = self.starts[ply]
        size = self.ends[ply] - start
        play, key = self.plays[start + at], self.keys[start + at]
        while True:
            child = 2 * at + 1
            if child >= size:
                break
            if child + 1 < size and self.keys[start + child + 1] > self.keys[start + child]:
                child += 1
            if self.keys[start + child] <= key:
                break
            self.plays[start + at] = self.plays[start + child]
            self.keys[start + at] = self.keys[start + child]
            at = child
        if at < size:
            self.plays[start + at], self.keys[start + at] = play, key

    def score_made(self, ply: int) -> int:
        """Return the points of the move that is tried."""
        play = self.made[ply]
        return 0 if play == NO_PLAY else self._plays.scores[play]

    def race_row(self, ply: int) -> int:
        """Return where the race values stand of positions after a move of this one's."""
        side = self._turns.to_move[ply]
        others = self._turns.rack_parts[2 * ply + 1 - side]
        if side:
            return others * self._second_parts
        return 2 * self._first_parts * self._second_parts + others * self._first_parts

    def outlook(self, ply: int, play: int, race: int) -> int:
        """Return the value of a move if it ends the game, else what the race makes of it."""
        if self.is_last(ply, play):
            return self.last_value(ply, play)
        part = self._turns.rack_parts[2 * ply + self._turns.to_move[ply]]
        if play == NO_PLAY:
            return -self._race_values[race + self._first_parts * self._second_parts + part]
        part -= self._plays.parts[play]
        if self._turns.in_bag[ply]:
            part += self._turns.drawn_part(ply, self._plays.moves[play] & LAID)
        return self._plays.scores[play] - self._race_values[race + part]

    def _cut_key(self, ply: int, play: int, value: int, beta: int) -> int:
        """Return the key of a play that should exceed the window, higher for what is proven sooner.

        That is what exceeds it by far, and what leaves few tiles, as these go out before much has
        to be looked at. Tiles that are stuck don't. Where there is ample room above the window, the
        points of the play itself tell more than what is expected to come.
        """
        key = _CUT + value
        if self.is_last(ply, play):
            return key + _CUT
        if value > beta + _AMPLE:
            key = _CUT + beta + _AMPLE + (self._plays.scores[play] >> 1)
        tile = self._tile_key(ply, play)
        laid = self._plays.moves[play] & LAID
        while laid:
            key += tile
            laid >>= SIGN_BITS
        return key

    def _tile_key(self, ply: int, play: int) -> int:
        """Return what each tile of a play that should exceed the window adds to its key."""
        side = self._turns.to_move[ply]
        part = self._turns.rack_parts[2 * ply + side] - self._plays.parts[play]
        turns = self._race_turns[(self._first_parts if side else 0) + part]
        if turns <= 1:
            return _OUT_NEXT
        rest = self._turns.racks[2 * ply + side] - self._plays.used[play]
        count = 0
        while rest:
            count += rest & _DIGIT
            rest >>= 4
        return _OUT_IN_TWO if turns == 2 and count <= _FEW else 0

    # How the game ends.

    def is_last(self, ply: int, play: int) -> bool:
        """Return whether a move ends the game."""
        if play == NO_PLAY:
            return self._ends_by_pass(ply)
        return self._goes_out(ply, play) or self._ends_scoreless(ply, play)

    def _goes_out(self, ply: int, play: int) -> bool:
        """Return whether a play takes the last tiles of the side to move."""
        rack = self._turns.racks[2 * ply + self._turns.to_move[ply]]
        return self._plays.used[play] == rack and not self._turns.in_bag[ply]

    def last_value(self, ply: int, play: int) -> int:
        """Return the value of a move that ends the game."""
        side = self._turns.to_move[ply]
        points = self._turns.rack_points[2 * ply + 1 - side]
        if play == NO_PLAY:
            return points - self._turns.rack_points[2 * ply + side]
        if self._goes_out(ply, play):
            return self._plays.scores[play] + 2 * points
        return points - self._points_left(ply, play)

    def _ends_by_pass(self, ply: int) -> bool:
        """Return whether a pass ends the game, or would not change what is to come."""
        return self._turns.turns_left[ply] == 1 or (
            self._turns.passed[ply] != 0 and not self._turns.cautious
        )

    def _ends_scoreless(self, ply: int, play: int) -> bool:
        """Return whether a play is the last of too many turns without points."""
        return self._turns.turns_left[ply] == 1 and not self._plays.scores[play]

    def _points_left(self, ply: int, play: int) -> int:
        """Return the points of the rack after a play and what is drawn then."""
        self._turns.make(ply, self._plays.moves[play], self._plays.scores[play] != 0)
        return self._turns.rack_points[2 * ply + 2 + self._turns.to_move[ply]]
