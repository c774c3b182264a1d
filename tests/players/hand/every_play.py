"""The value of a hand by brute force over the rules alone."""

import itertools
from collections.abc import Iterable, Iterator
from functools import cache

from hypothesis import strategies as st

from wordarcade.engine.hand.hand import update_hand
from wordarcade.engine.hand.scoring import get_word_score
from wordarcade.engine.hand.validity import is_valid_word
from wordarcade.lexicon.lexicon import Lexicon

words_of_few_letters = st.sets(st.text("abeo", min_size=1, max_size=5), min_size=1, max_size=20)
hands_of_few_letters = st.tuples(
    st.text("abeo", max_size=6), st.sampled_from(["", "*"]), st.integers(0, 6)
).map(lambda drawn: drawn[0][: drawn[2]] + drawn[1] + drawn[0][drawn[2] :])


def typed_forms(words: Iterable[str]) -> list[str]:
    """Return the words with no wildcard, and with one for each of their vowels."""
    forms = set(words)
    for word in words:
        forms |= {
            word[:at] + "*" + word[at + 1 :] for at, letter in enumerate(word) if letter in "aeiou"
        }
    return sorted(forms)


class EveryPlay:
    """A recursion over everything that can be done with a hand.

    Args:
        hand: the letters.
        lexicon: whose words count.
        words: all its words, or those that may come into question.
    """

    def __init__(self, hand: str, lexicon: Lexicon, words: Iterable[str]) -> None:
        letters = set(hand) | set("aeiou" if "*" in hand else "")
        fitting = [word for word in words if letters >= set(word) and len(word) <= len(hand)]
        self._forms = [word for word in typed_forms(fitting) if is_valid_word(word, hand, lexicon)]
        self._lexicon = lexicon
        self._best = cache(self._best_of)

    def words(self, hand: str) -> list[str]:
        """Return all valid words of a part of the hand, alphabetically, `*` before `a`."""
        return [word for word in self._forms if is_valid_word(word, hand, self._lexicon)]

    def best(self, hand: str, *, with_discards: bool) -> int:
        """Return the most points that a part of the hand can earn."""
        return self._best(tuple(sorted(hand)), with_discards)

    def total(self, hand: str, word: str, *, with_discards: bool) -> int:
        """Return what playing a word earns, and at best what comes after it."""
        left = update_hand(hand, word)
        return get_word_score(word, len(hand)) + self.best(left, with_discards=with_discards)

    def _best_of(self, letters: tuple[str, ...], with_discards: bool) -> int:
        hand = "".join(letters)
        return max(self._totals(hand, with_discards=with_discards), default=0)

    def _totals(self, hand: str, *, with_discards: bool) -> Iterator[int]:
        for word in self.words(hand):
            yield self.total(hand, word, with_discards=with_discards)
        if with_discards:
            for letters in itertools.combinations(hand, len(hand) - 1) if hand else ():
                yield self.best("".join(letters), with_discards=True)
