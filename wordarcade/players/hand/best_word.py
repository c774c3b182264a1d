"""The word of a hand that scores most, if there is exactly one."""

from dataclasses import dataclass
from typing import Final

from wordarcade.engine.hand.hand import calculate_handlen
from wordarcade.engine.hand.letters import WILDCARD
from wordarcade.engine.hand.scoring import get_word_score
from wordarcade.lexicon.familiarity import Tier
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.playable import playable_words, readings
from wordarcade.support.progress import Report, to_nobody

LEAST: Final = 5
"""Letters that a word has at least that is worth looking for."""

KNOWN: Final = 60
"""The highest tier of a word that many players know."""

_WORDS: Final = 256
"""Words scored between two reports: about a millisecond."""


@dataclass(frozen=True, slots=True)
class BestWord:
    """The one word of a hand that scores most as its first word.

    Attributes:
        word: in lowercase, the wildcard as the vowel that it stands for.
        typed: the same with the wildcard as itself, in one of its places.
        points: its score.
        second: the score of the next best word; 0 if there is none.
        words: how many words the hand has.
    """

    word: str
    typed: str
    points: int
    second: int
    words: int

    def is_fair(self, tier: Tier) -> bool:
        """Return whether the word is worth looking for, and known."""
        return len(self.word) >= LEAST and tier(self.word) <= KNOWN


def best_word(hand: str, lexicon: Lexicon, report: Report = to_nobody) -> BestWord | None:
    """Return the word that scores most; None if there is none, or several score as much.

    Typing the wildcard in another place does not make another word.

    Args:
        hand: lowercase letters and at most one wildcard.
        lexicon: whose words count.
        report: called with the share done, from 0 to 1; an exception it raises stops the work.
    """
    n, kinds = calculate_handlen(hand), sorted(set(hand))
    best: dict[str, tuple[int, str]] = {}
    for number, typed in enumerate(playable_words(hand, lexicon)):
        if not number % _WORDS:
            report(kinds.index(typed[0]) / len(kinds))
        points = get_word_score(typed, n)
        for word in readings(typed, lexicon) if WILDCARD in typed else (typed,):
            best[word] = max(best.get(word, (0, "")), (points, typed))
    if not best:
        return None
    first, *others = sorted(best, key=lambda word: -best[word][0])
    points, typed = best[first]
    second = best[others[0]][0] if others else 0
    return None if second == points else BestWord(first, typed, points, second, len(best))
