"""The tile bag, with reproducible draws."""

from dataclasses import dataclass, replace
from typing import Final

from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.tiles import in_order

_64_BITS: Final = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Bag:
    """The tiles in the bag, and the random stream that draws them.

    Draws are determined by the seed, the number of tiles drawn before and the tiles in the bag,
    on every machine and in every version of Python.

    Attributes:
        tiles: in alphabetical order, blanks last.
        seed: of the draws, 0 to 2⁶⁴ - 1.
        drawn: how many tiles have been drawn since the game began, those put back included.
        order: the tiles that are drawn first, in order, as in a game that was played elsewhere;
            one that is not in the bag when its turn comes is drawn by chance.
    """

    tiles: str
    seed: int
    drawn: int = 0
    order: str = ""

    @classmethod
    def full(cls, distribution: LetterDistribution, seed: int, order: str = "") -> "Bag":
        """Return a bag with a whole set of tiles."""
        return cls(distribution.tiles, seed, order=order)

    def __len__(self) -> int:
        return len(self.tiles)

    def draw(self, count: int) -> tuple[str, "Bag"]:
        """Return `count` tiles, in the order drawn, and the bag without them.

        If there are fewer, all of them are drawn.
        """
        rest, taken = self.tiles, ""
        last = self.drawn + min(count, len(rest))
        for number in range(self.drawn, last):
            place = rest.find(self.order[number : number + 1] or " ")
            if place < 0:
                place = _random_number(self.seed, number) * len(rest) >> 64
            taken += rest[place]
            rest = rest[:place] + rest[place + 1 :]
        return taken, Bag(rest, self.seed, last, self.order)

    def with_back(self, tiles: str) -> "Bag":
        """Return the bag with rack tiles put back into it."""
        return replace(self, tiles=in_order(self.tiles + tiles))


def _random_number(seed: int, number: int) -> int:
    """Return number `number`, 0-based, of the stream of a seed: 0 to 2⁶⁴ - 1, all as likely.

    Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators" (OOPSLA 2014);
    SplitMix64 with the constants of its reference implementation.
    """
    state = (seed + (number + 1) * 0x9E3779B97F4A7C15) & _64_BITS
    state = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & _64_BITS
    state = ((state ^ state >> 27) * 0x94D049BB133111EB) & _64_BITS
    return state ^ state >> 31
