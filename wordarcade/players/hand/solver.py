"""The solver of the hand game."""

import math
from typing import Final

from wordarcade.engine.hand.hand import calculate_handlen, get_frequency_dict
from wordarcade.engine.hand.scoring import length_factor, letter_sum
from wordarcade.kernels.hand_optimum import HandOptimum
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.playable import MEANINGS
from wordarcade.players.hand.solution import HandSolution
from wordarcade.support.errors import ArcadeError
from wordarcade.support.progress import Report, to_nobody

MOST_PARTS: Final = 1 << 24
"""Different parts of a hand whose worth is worked out, 5 bytes each.

Hands of up to 22 letters never have as many unless they are chosen so, and of 26 letters dealt
by the rules one in some thousands does.
"""

_NODES: Final = 100_000
"""Words looked at between two reports: less than a millisecond compiled, some 20 interpreted."""


class HandTooVariedError(ArcadeError, ValueError):
    """A hand has too many different parts; the message says how many, and advises."""


def solve(hand: str, lexicon: Lexicon, report: Report = to_nobody) -> HandSolution:
    """Return the solution of `hand`.

    Args:
        hand: lowercase letters and at most one wildcard.
        lexicon: whose words count.
        report: called with the share done, from 0 to 1; an exception it raises stops the work.

    Raises:
        HandTooVariedError: the hand has more than `MOST_PARTS` parts.
    """
    counts = get_frequency_dict(hand)
    parts = math.prod(count + 1 for count in counts.values())
    if parts > MOST_PARTS:
        raise HandTooVariedError(
            f"The best play of this hand cannot be worked out: its letters can be left over in "
            f"{parts:,} ways, and the most is {MOST_PARTS:,}; take fewer different letters."
        )
    # Letters of low value occur in most words.
    kinds = sorted(counts, key=lambda letter: (letter_sum(letter), letter))
    letters = calculate_handlen(hand)
    optimum = HandOptimum(
        lexicon.graph.masks,
        lexicon.graph.bases,
        [sum(1 << letter for letter in MEANINGS[kind]) for kind in kinds],
        [counts[kind] for kind in kinds],
        list(map(letter_sum, kinds)),
        [length_factor(length, n) for n in range(letters + 1) for length in range(letters + 1)],
    )
    while optimum.step(_NODES):
        report(optimum.progress)
    return HandSolution(hand, lexicon, kinds, optimum)
