"""The tiles of a hand in the order that the player gave them, played ones in their places."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.hand.hand import get_frequency_dict

SPENT: Final = " "
"""The face of a tile that has been played."""


@dataclass(frozen=True, slots=True)
class RackOrder:
    """All tiles of a hand, of which some are spent.

    A spent tile keeps its place, so that nothing moves under the hand of the player.

    Attributes:
        letters: the letters of all tiles, from left to right.
        spent: the indices of the tiles that have been played.
    """

    letters: str
    spent: frozenset[int] = frozenset()

    @property
    def faces(self) -> str:
        """The letters that can be played, each at its tile's index, `SPENT` elsewhere."""
        return "".join(
            SPENT if index in self.spent else letter for index, letter in enumerate(self.letters)
        )

    @property
    def free(self) -> str:
        """The letters that can be played, from left to right."""
        return self.faces.replace(SPENT, "")

    def of(self, hand: str, left: str, used: Collection[int] = ()) -> "RackOrder":
        """Return the tiles of a hand: in this order if it has the same letters, else as dealt.

        Args:
            hand: all letters of the hand.
            left: those that can still be played.
            used: the tiles of this order to spend first, if their letters are gone.
        """
        same = get_frequency_dict(hand) == get_frequency_dict(self.letters)
        letters, known = (self.letters, [*sorted(self.spent), *used]) if same else (hand, [])
        gone = get_frequency_dict(hand) - get_frequency_dict(left)
        spent: list[int] = []
        for index in (*known, *range(len(letters))):
            if index not in spent and gone[letters[index]]:
                gone[letters[index]] -= 1
                spent.append(index)
        return RackOrder(letters, frozenset(spent))

    def arranged(self, free: str) -> "RackOrder":
        """Return the tiles with those that can be played in another order, in the same places."""
        coming = iter(free)
        letters = (
            letter if index in self.spent else next(coming)
            for index, letter in enumerate(self.letters)
        )
        return RackOrder("".join(letters), self.spent)
