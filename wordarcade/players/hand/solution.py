"""The solution of a hand: best play from it, and from what is left after any word."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from wordarcade.engine.hand.hand import calculate_handlen, get_frequency_dict, update_hand
from wordarcade.engine.hand.scoring import get_word_score
from wordarcade.engine.hand.verdict import Discarded, Play, Scored
from wordarcade.kernels.hand_optimum import HandOptimum
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.playable import playable_words


class HandSolution:
    """The values of a hand and all its parts; plays are spelled out on demand.

    There are two values: the best total with valid words only, and the best with discards, which
    an invalid word makes at no cost and which raise the factor of later words.

    Where words alone earn as much, nothing is discarded.

    Of several best continuations, the one with the word of the highest score is taken, of such
    words the alphabetically first, `*` before `a`. Letters are discarded only when no word leads
    to the best total: in turn, the alphabetically first that is not needed, until a
    word does. They are entered as one word, which cannot be valid: played, it would have scored.

    Attributes:
        hand: the letters, as dealt.
    """

    def __init__(
        self, hand: str, lexicon: Lexicon, kinds: Sequence[str], optimum: HandOptimum
    ) -> None:
        """Take over the tables.

        Args:
            hand: the letters.
            lexicon: whose words count.
            kinds: the different letters, as the tables number them.
            optimum: the tables, filled.
        """
        self.hand: Final = hand
        self._lexicon: Final = lexicon
        self._counts: Final = get_frequency_dict(hand)
        self._weights: Final = dict(zip(kinds, optimum.weights, strict=True))
        self._optimum: Final = optimum

    @property
    def best(self) -> int:
        """The most points that valid words earn."""
        return self.best_of(self.hand)

    @property
    def best_with_discards(self) -> int:
        """The most points with discards."""
        return self.best_of(self.hand, with_discards=True)

    @cached_property
    def plays(self) -> tuple[Play, ...]:
        """Plays that earn `best`."""
        return self.plays_from(self.hand)

    @cached_property
    def plays_with_discards(self) -> tuple[Play, ...]:
        """Plays that earn `best_with_discards`."""
        return self.plays_from(self.hand, with_discards=True)

    def best_of(self, left: str, *, with_discards: bool = False) -> int:
        """Return the most points that can still be earned.

        Args:
            left: the letters left, in any order.
            with_discards: whether letters may be discarded.
        """
        optimum = self._optimum
        table = optimum.best_with_discards if with_discards else optimum.best
        return table[self._part_of(left)]

    def plays_from(self, left: str, *, with_discards: bool = False) -> tuple[Play, ...]:
        """Return plays that earn `best_of(left)`, in order; none if that is 0.

        Args:
            left: the letters left, in any order.
            with_discards: whether letters may be discarded.
        """
        plays: list[Play] = []
        while best := self.best_of(left, with_discards=with_discards):
            gains = best > self.best_of(left)
            play = self._word_from(left, with_discards=gains) or self._discard_from(left)
            plays.append(play)
            left = play.left
        return tuple(plays)

    def _word_from(self, left: str, *, with_discards: bool) -> Scored | None:
        """Return the word to play now, or None if letters have to be thrown away first."""
        parts = self._optimum.leading(self._part_of(left), with_discards=with_discards)
        points_of = {
            letters: get_word_score(letters, calculate_handlen(left))
            for letters in map(self._letters_of, parts)
        }
        if not points_of:
            return None
        points = max(points_of.values())
        word = min(self._spelled(letters) for letters in points_of if points_of[letters] == points)
        return Scored(word, points, left, update_hand(left, word))

    def _discard_from(self, left: str) -> Discarded:
        """Return the discard that comes before a word is played."""
        best = self.best_of(left, with_discards=True)
        kept, thrown = left, ""
        while not self._optimum.leading(self._part_of(kept), with_discards=True):
            letter = next(
                letter
                for letter in sorted(kept)
                if self.best_of(update_hand(kept, letter), with_discards=True) == best
            )
            kept = update_hand(kept, letter)
            thrown += letter
        return Discarded(thrown, left, kept)

    def _part_of(self, left: str) -> int:
        return sum(self._weights[letter] for letter in left)

    def _letters_of(self, part: int) -> str:
        return "".join(
            letter * (part // weight % (self._counts[letter] + 1))
            for letter, weight in self._weights.items()
        )

    def _spelled(self, letters: str) -> str:
        """Return the first of the words that are made of all these letters."""
        words = playable_words(letters, self._lexicon)
        return next(word for word in words if len(word) == len(letters))
