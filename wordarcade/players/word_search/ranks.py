"""The ranks of word search: points of a round against what its board makes possible."""

import math
from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, NamedTuple

RANKS: Final = (
    ("Beginner", 0, 0.0),
    ("Learner", 20, 0.08),
    ("Wordsmith", 50, 0.18),
    ("Expert", 90, 0.3),
    ("Master", 150, 0.45),
    ("Grandmaster", 240, 0.65),
)
"""Each rank with its points on a usual board, and the share of the points possible that do, too."""

_FEWEST: Final = {
    name: (points, words)
    for (name, *_), points, words in zip(RANKS, (0, 2, 4, 7, 11, 16), range(0, 12, 2), strict=True)
}
"""The points that each rank takes at least, and the fewest everyday words of a board that has it.

Nobody becomes a Grandmaster by two words of three letters, though there be no others.
"""

_USUAL_CELLS: Final = 400
"""The cells of the board that the points are made for: 20 × 20."""


class Rank(NamedTuple):
    """A rank of one board.

    Attributes:
        name: what the player is called.
        points: from which score on.
    """

    name: str
    points: int


def ranks_for(cells: int, possible: int, words: int) -> tuple[Rank, ...]:
    """Return the ranks of a board, rising.

    A larger board asks for more, by the square root of its cells: who looks longer also walks
    farther. A rank asks for no more than a share of the points possible, unless they are so few
    that it would mean nothing: small boards leave out the highest ranks. So are ranks that would
    not ask for more than the one before.

    Args:
        cells: of the board.
        possible: the points of its everyday words.
        words: how many these are.

    >>> ranks_for(400, 9_000, 4_000)[-1], [rank.points for rank in ranks_for(16, 60, 30)]
    (Rank(name='Grandmaster', points=240), [0, 4, 10, 18, 27, 39])
    >>> ranks_for(4, 6, 4)[1:]
    (Rank(name='Learner', points=2), Rank(name='Wordsmith', points=4))
    """
    scale = math.sqrt(cells / _USUAL_CELLS)
    ranks = [Rank(RANKS[0][0], 0)]
    for name, points, share in RANKS[1:]:
        fewest, least_words = _FEWEST[name]
        least = max(fewest, round(min(points * scale, share * possible)))
        if ranks[-1].points < least <= possible and least_words <= words:
            ranks.append(Rank(name, least))
    return tuple(ranks)


def stars_of(rank: str) -> int:
    """Return how many stars a rank earns: none for the lowest, one more for each above it.

    A name that is not a rank's earns none, either.

    >>> stars_of("Beginner"), stars_of("Wordsmith"), stars_of("Grandmaster")
    (0, 2, 5)
    """
    names = [name for name, *_ in RANKS]
    return names.index(rank) if rank in names else 0


def rank_number(ranks: Sequence[Rank], score: int) -> int:
    """Return the place of the rank that `score` has reached, from 0."""
    return bisect_right(ranks, score, key=lambda rank: rank.points) - 1
