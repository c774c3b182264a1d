"""Endgames by plain negamax: every move in every position, by the rules, six turns without points.

It shares nothing with the search that it is the measure of; plays are found by trying every word
in every window of the board.
"""

from functools import cache
from typing import Final

from tests.players.scrabble.every_play import EveryPlay, Play

MOST_SCORELESS: Final = 6


class PlainNegamax:
    """The values of endgames in which all tiles lie open, and the bag is drawn in order."""

    def __init__(self, plays: EveryPlay) -> None:
        self._values = plays.values
        self._plays_of = cache(plays.of)
        self.value = cache(self._value)

    def points(self, rack: str) -> int:
        """Return what a rack counts."""
        return sum(self._values.get(tile, 0) for tile in rack)

    def _value(self, board: str, mine: str, theirs: str, bag: str = "", scoreless: int = 0) -> int:
        """Return the change of spread to come, for the side to move."""
        values = [0 - self._ahead(board, mine, theirs, bag, scoreless + 1)]
        for play, score in self._plays_of(board, mine).items():
            after, left = laid(board, mine, play)
            drawn = len(mine) - len(left)
            rack = "".join(sorted(left + bag[:drawn]))
            turns = 0 if score else scoreless + 1
            values.append(score - self._ahead(after, rack, theirs, bag[drawn:], turns))
        return max(values)

    def _ahead(self, board: str, mine: str, theirs: str, bag: str, scoreless: int) -> int:
        """Return what a move that has left this is worth for the other side."""
        if not mine:
            return -2 * self.points(theirs)
        if scoreless == MOST_SCORELESS:
            return self.points(mine) - self.points(theirs)
        return self.value(board, theirs, mine, bag, scoreless)


def laid(board: str, rack: str, play: Play) -> tuple[str, str]:
    """Return the board and the rack after a play."""
    square, step, tiles = play
    signs = list(board)
    for at, tile in enumerate(tiles):
        if tile != ".":
            signs[square + at * step] = tile
            rack = rack.replace("?" if tile.islower() else tile, "", 1)
    return "".join(signs), rack
