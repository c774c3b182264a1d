# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Random numbers for draws of tiles, the stream that `wordarcade.engine.scrabble.bag` uses."""

from __future__ import annotations

from typing import Final

_LOW: Final = (1 << 32) - 1
_ALL: Final = (1 << 64) - 1


class Draws:
    """A stream of random numbers, each a function of the seed and of how many came before.

    Attributes:
        drawn: how many numbers have been drawn; set it to go to another place of the stream.
    """

    def __init__(self, seed: int) -> None:
        """Start a stream.

        Args:
            seed: 0 to 2⁶⁴ - 1.
        """
        self._seed = seed
        self.drawn = 0

    def below(self, limit: int) -> int:
        """Return the next random number, from 0 up to `limit`, which is less than 2³²."""
        self.drawn += 1
        mixed = self._seed + self.drawn * 0x9E3779B97F4A7C15 & _ALL
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _ALL
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _ALL
        mixed ^= mixed >> 31
        # The upper half of mixed * limit, put together so that nothing exceeds 64 bits.
        return (mixed >> 32) * limit + ((mixed & _LOW) * limit >> 32) >> 32
