"""The review of a Boggle round."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from wordarcade.lexicon.familiarity import OFFENSIVE, Tier
from wordarcade.players.boggle.solution import Solution, SolvedWord

ENDINGS: Final = ("s", "es", "d", "ed", "r", "er", "ing", "y", "ly", "ier", "est")
"""Common endings that make one word of another."""

_SEVERAL: Final = 2
"""The fewest missed words with an ending in common."""

WELL_KNOWN: Final = 5
"""The most well-known missed words to list."""


@dataclass(frozen=True, slots=True)
class MissedEnding:
    """Missed words with a common ending.

    Attributes:
        ending: the last letters.
        words: the words, the best known first.
        after_found: whether each is a word that was found with the ending added.
    """

    ending: str
    words: tuple[str, ...]
    after_found: bool


@dataclass(frozen=True, slots=True)
class Review:
    """A round compared with the full solution.

    Only the list of all words missed has offensive ones, last.

    Attributes:
        missed: all words missed, those of the most points first, of these the best known.
        best_missed: the first of them; None if none was missed.
        well_known: up to `WELL_KNOWN` other missed words, the best known first, of these the
            longest.
        ending: the ending that was missed most often after words that were found; if that
            never happened, the most common one of several words missed, of two letters or more,
            since one letter ends many words and makes none of another.
    """

    missed: tuple[SolvedWord, ...]
    best_missed: SolvedWord | None
    well_known: tuple[SolvedWord, ...]
    ending: MissedEnding | None


def review(solution: Solution, found: Collection[str], tier: Tier) -> Review:
    """Return the review of a round.

    Args:
        solution: all words of the board.
        found: those that the player found, lowercase.
        tier: the familiarity of a word.
    """
    found = frozenset(found)
    known_first = sorted(
        (word for word in solution.words if word.word not in found),
        key=lambda word: (tier(word.word), -len(word.word), word.word),
    )
    best_first = sorted(known_first, key=lambda word: (tier(word.word) >= OFFENSIVE, -word.points))
    named = [word for word in known_first if tier(word.word) < OFFENSIVE]
    best = max(named, key=lambda word: word.points, default=None)
    return Review(
        missed=tuple(best_first),
        best_missed=best,
        well_known=tuple(word for word in named if word is not best)[:WELL_KNOWN],
        ending=_most_missed_ending([word.word for word in named], found),
    )


def _most_missed_ending(missed: list[str], found: Collection[str]) -> MissedEnding | None:
    by_ending = {ending: [word for word in missed if word.endswith(ending)] for ending in ENDINGS}
    after_found = {
        ending: [word for word in words if word.removesuffix(ending) in found]
        for ending, words in by_ending.items()
    }
    telling = {ending: words for ending, words in by_ending.items() if len(ending) > 1}
    for endings, least in ((after_found, 1), (telling, _SEVERAL)):
        ending, words = max(endings.items(), key=lambda item: len(item[1]))
        if len(words) >= least:
            return MissedEnding(ending, tuple(words), after_found=endings is after_found)
    return None
