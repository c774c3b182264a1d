"""The chance to win a game of two, by spread and unseen tiles.

`assets/scrabble/win_probability.toml` holds what came of many games between static players;
`docs/make_win_table.py` makes it, and checks it against other games.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path
from typing import Final

from wordarcade.support import resources
from wordarcade.support.data_file import read_table

FARTHEST: Final = 500
"""Spreads beyond so many points count as that many."""

MILLION: Final = 1_000_000
"""What a certain win counts in `WinTable.flat`."""

_PERCENT: Final = 100


class WinTable:
    """Chances to win, from the view of the player who has just moved and drawn tiles.

    Args:
        percent: chances in percent, from 0 up to 100.
        spreads: by number of unseen tiles, from one, the spreads in points at which these are
            the chances.

    Raises:
        ValueError: there is no row, one does not have a spread for each chance, or numbers fall.
    """

    def __init__(self, percent: Sequence[float], spreads: Sequence[Sequence[float]]) -> None:
        if not spreads or any(len(row) != len(percent) for row in spreads):
            raise ValueError("Each row needs as many spreads as there are chances.")
        if percent[0] != 0 or percent[-1] != _PERCENT:
            raise ValueError("Chances go from 0 to 100.")
        if any(low > high for row in (percent, *spreads) for low, high in pairwise(row)):
            raise ValueError("Chances and spreads must not fall along a row.")
        self._chances: Final = [each / _PERCENT for each in percent]
        self._spreads: Final = spreads

    @property
    def most_unseen(self) -> int:
        """The highest number of unseen tiles that has a row."""
        return len(self._spreads)

    def chance(self, spread: float, unseen: int) -> float:
        """Return the chance that the player wins, from 0 to 1; a drawn game counts half.

        The player has just moved and drawn tiles, and the opponent is to move. For the view of
        a player to move, ask for the opponent's chance, with the spread negated and the tiles
        that the opponent cannot see, and take it from one.

        Args:
            spread: by how many points the player is ahead, fractions allowed. While the bag has
                tiles, it includes the value of the tiles that the player kept, less those that
                the opponent kept a turn before (for an unknown leave, 0).
            unseen: the tiles that the player cannot see: those in the bag and those on the
                opponent's rack. So eight unseen tiles are one in the bag, and seven or fewer are
                the opponent's rack alone. With none the game is over. Beyond the last row of
                the table, that row holds.

        Raises:
            ValueError: `unseen` is negative.
        """
        if unseen < 0:
            raise ValueError("There are no fewer unseen tiles than none.")
        if not unseen:
            return 0.5 + 0.5 * ((spread > 0) - (spread < 0))
        row = self._spreads[min(unseen, self.most_unseen) - 1]
        after = bisect_right(row, spread)
        if after == 0:
            return 0.0
        if after == len(row):
            return 1.0
        low, high = self._chances[after - 1 : after + 1]
        return low + (high - low) * (spread - row[after - 1]) / (row[after] - row[after - 1])

    def spread(self, chance: float, unseen: int) -> float:
        """Return the spread, in points, at which a player has a chance: `chance` turned round.

        Args:
            chance: from 0 to 1; beyond the ends of a row it does not tell how far.
            unseen: as for `chance`, 1 or more.
        """
        row = self._spreads[min(unseen, self.most_unseen) - 1]
        after = min(bisect_left(self._chances, chance), len(row) - 1)
        if after == 0:
            return row[0]
        low, high = self._chances[after - 1 : after + 1]
        return row[after - 1] + (row[after] - row[after - 1]) * (chance - low) / (high - low)

    @cached_property
    def flat(self) -> array[int]:
        """The chances in millionths by unseen tiles, from none, and whole spreads.

        Spreads go from `-FARTHEST` to `FARTHEST`; signed 32-bit numbers.
        """
        return array(
            "i",
            (
                round(MILLION * self.chance(spread, unseen))
                for unseen in range(self.most_unseen + 1)
                for spread in range(-FARTHEST, FARTHEST + 1)
            ),
        )


@cache
def win_table() -> WinTable:
    """Return the table that comes with the program, read once.

    Raises:
        FileError: the file cannot be read; a `DataFileError` if it breaks a rule.
    """
    return load_win_table(resources.folder("assets") / "scrabble" / "win_probability.toml")


def load_win_table(path: Path) -> WinTable:
    """Return the table of a file.

    Raises:
        FileError: the file cannot be read; a `DataFileError` if it breaks a rule.
    """
    data = read_table(path)
    data.refuse_others(["percent", "spreads"])
    percent, spreads = data.numbers("percent"), data.rows_of_numbers("spreads")
    with data.blaming():
        return WinTable(percent, spreads)
