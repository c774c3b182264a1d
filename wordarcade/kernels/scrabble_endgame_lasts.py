# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""What the last one or two tiles of a side come to after a move of a Scrabble endgame."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import signed, zeros, zeros_64
from wordarcade.kernels.scrabble_endgame_numbers import DIGITS, KINDS, NO_PLAY, ONES, PLIES
from wordarcade.kernels.scrabble_move_codes import FAR, PLACE_SHIFT
from wordarcade.kernels.scrabble_numbering import LINES, RACK

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_endgame_board import EndgameBoard
    from wordarcade.kernels.scrabble_endgame_choices import EndgameChoices
    from wordarcade.kernels.scrabble_endgame_pairs import EndgamePairs
    from wordarcade.kernels.scrabble_endgame_parts import EndgameParts
    from wordarcade.kernels.scrabble_endgame_plays import EndgamePlays
    from wordarcade.kernels.scrabble_endgame_turns import EndgameTurns

_MOST_LASTS: Final = 4
"""So many plays are kept that use one tile of a kind."""
_MOST_TWOS: Final = RACK * (RACK - 1) // 2
"""More than the pairs that a move may leave."""

_zeros = partial(zeros, cython.compiled)
_zeros_64 = partial(zeros_64, cython.compiled)
_signed = partial(signed, cython.compiled)


class EndgameLasts:
    """What moves are worth at most that leave one or two tiles, or after which two passes end all.

    The tiles left can go where they could before, or to the end of a run of tiles that the move
    made longer.
    """

    def __init__(  # noqa: PLR0917 - it joins what the others know
        self,
        board: EndgameBoard,
        turns: EndgameTurns,
        plays: EndgamePlays,
        choices: EndgameChoices,
        pairs: EndgamePairs,
        parts: EndgameParts,
    ) -> None:
        """Make room for what is known.

        Args:
            board: the board.
            turns: whose turn it is, with what tiles.
            plays: the plays.
            choices: the moves to try.
            pairs: what one or two tiles score beside a move.
            parts: what few tiles come to apart from each other.
        """
        self._board, self._turns, self._plays = board, turns, plays
        self._choices, self._pairs, self._parts = choices, pairs, parts
        # Plays of one tile, the best of each kind first.
        self._lasts = _zeros(KINDS * _MOST_LASTS * PLIES)
        self._lasts_known = _zeros(PLIES)
        # In each position pairs of tiles, and for each the best play of either tile and the most
        # that both come to.
        self._two_racks = _zeros_64(_MOST_TWOS * PLIES)
        self._twos = _signed(3 * _MOST_TWOS * PLIES)
        self._twos_known = _zeros(PLIES)

    def forget(self, ply: int) -> None:
        """Forget what was known of the moves of a position, which is another one now."""
        self._lasts_known[ply] = self._twos_known[ply] = 0

    def most_after(self, ply: int, deep: bool, alpha: int) -> int:
        """Return the most that a move is worth, as a pass in answer shows.

        That is plain if two passes would end the game now, or if one or two tiles are left to the
        side to move.

        Args:
            ply: of the move, which has been traced.
            deep: whether to look further than at the two passes.
            alpha: up to this, it does not matter how much.

        Returns:
            `FAR` if it has not been found to be worth no more than `alpha`.
        """
        side, play = self._turns.to_move[ply], self._choices.made[ply]
        if self._turns.cautious or self._turns.in_bag[ply] or self._turns.turns_left[ply + 1] == 1:
            return FAR
        mine, theirs = 2 * ply + 2 + side, 2 * ply + 3 - side
        ahead = self._turns.rack_points[theirs] - self._turns.rack_points[mine]
        if play == NO_PLAY:
            return ahead if ahead <= alpha else FAR
        score = self._plays.scores[play]
        if score + ahead > alpha or not deep:
            return FAR
        rack, others = self._turns.racks[mine], self._turns.rack_points[theirs]
        count = self._parts.take(rack, others)
        if count == 1:
            out = score + 2 * others
            most = max(score + ahead, out + self._most_of_last(ply, rack, alpha - out))
        elif count == 2:
            most = score + self._most_of_two(ply, alpha - score)
        else:
            return FAR
        return most if most <= alpha else FAR

    def _most_of_last(self, ply: int, rack: int, enough: int) -> int:
        """Return no less than the last tile can score after the move made, or more than `enough`.

        Args:
            ply: of the move.
            rack: the last tile.
            enough: how much may be exceeded at will.
        """
        if not self._lasts_known[ply]:
            self._find_lasts(ply)
        digit = self._turns.digit_of(rack)
        row = (ply * KINDS + digit) * _MOST_LASTS
        most = -FAR
        for number in range(_MOST_LASTS):
            last = self._lasts[row + number]
            if last == NO_PLAY:
                break
            score = self._plays.scores[last]
            if score <= enough:
                most = score  # Those that follow score no more.
                break
            if number == _MOST_LASTS - 1 or not self._lies_on_change(last):
                return score
        return max(most, self._pairs.most_beside(ply, self._turns.kinds[digit], enough))

    def _lies_on_change(self, play: int) -> bool:
        """Return whether the first tile of a play lies where the move made changes the board.

        If not, a play of one tile makes the same words as before: a run that the move makes longer
        has its ends among the changes.
        """
        place = self._plays.moves[play] >> PLACE_SHIFT
        crossing = self._board.crossing[place]
        for number in range(self._board.change_count):
            if self._board.changes[number] in (place, crossing):
                return True
        return False

    def _find_lasts(self, ply: int) -> None:
        """List the best plays of one tile, by its kind."""
        side = self._turns.to_move[ply]
        rack, row = self._turns.racks[2 * ply + side], (2 * ply + side) * LINES
        first = ply * KINDS * _MOST_LASTS
        for at in range(first, first + KINDS * _MOST_LASTS):
            self._lasts[at] = NO_PLAY
        for line in range(row, row + LINES):
            for play in range(self._plays.line_starts[line], self._plays.line_ends[line]):
                used = self._plays.used[play]
                if used & used - 1 or not used & ONES:
                    continue
                if (rack | DIGITS) - used & DIGITS != DIGITS:
                    continue
                at = first + self._turns.digit_of(used) * _MOST_LASTS
                end = at + _MOST_LASTS
                score = self._plays.scores[play]
                while at < end:
                    last = self._lasts[at]
                    if last == NO_PLAY or self._plays.scores[last] < score:
                        break
                    at += 1
                if at < end:
                    for below in range(end - 1, at, -1):
                        self._lasts[below] = self._lasts[below - 1]
                    self._lasts[at] = play
        self._lasts_known[ply] = 1

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
        out = 2 * self._parts.others
        tile, other = self._parts.tiles[0], self._parts.tiles[1]
        # What the other tile comes to where it makes no word with the move or the first.
        rest = max(self._parts.others - self._parts.points[2], self._twos[at + 1] + out)
        other_rest = max(self._parts.others - self._parts.points[1], self._twos[at] + out)
        beside = self._pairs.most_beside(ply, tile, enough - rest)
        most = max(most, beside + rest)
        if most > enough:
            return most
        other_beside = self._pairs.most_beside(ply, other, enough - max(other_rest, beside + out))
        most = max(most, other_beside + max(other_rest, beside + out))
        if most > enough:
            return most
        return max(most, out + self._pairs.most_of_two_beside(ply, tile, other, enough - out))

    def _find_two(self, ply: int) -> int:
        """Return where it is kept what two tiles come to on the board before the move made.

        These are the best play of each, and the most that both come to.
        """
        rack = self._parts.used[self._parts.whole]
        first = ply * _MOST_TWOS
        end = first + self._twos_known[ply]
        for at in range(first, end):
            if self._two_racks[at] == rack:
                return at
        self._twos_known[ply] += 1
        self._two_racks[end] = rack
        at = self._choices.ends[ply]
        last = self._parts.list_plays((2 * ply + self._turns.to_move[ply]) * LINES, at)
        most = self._parts.most_apart()
        for number in range(at, last):
            if self._choices.keys[number] == self._parts.whole:
                turns = self._pairs.one_by_one(self._choices.plays[number], -FAR)
                most = max(most, turns + 2 * self._parts.others)
        self._twos[3 * end] = self._parts.bests[1]
        self._twos[3 * end + 1] = self._parts.bests[2]
        self._twos[3 * end + 2] = most
        return end
