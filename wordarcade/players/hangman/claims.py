"""Claims that a host can force wrong guesses, each resting on others: a proof to be checked."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from wordarcade.kernels.hangman_tables import letters_of
from wordarcade.kernels.hangman_value import ValueSearch
from wordarcade.lexicon.lexicon import ALPHABET
from wordarcade.players.hangman.word_bits import WordBits, WordSet, members
from wordarcade.support.progress import Report

_STEPS: Final = 2_000
"""Sets of words that the search looks at between two reports."""

_MOST_COVERED: Final = 1_000
"""The largest set of words that is tried to be refuted by covers alone."""

_PATIENCE: Final = 200
"""Sets that the search for a cover looks at, at most."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A host who has these words in mind can force so many wrong guesses.

    Attributes:
        wrong: the wrong guesses.
        words: what the host has in mind.
        answers: for each letter that splits the words, the claim that holds for the words that
            the host keeps then. Without answers, no choice of `wrong` letters that split the
            words is in all of them: a host can say each time that the letter is not there.
    """

    wrong: int
    words: WordSet
    answers: dict[str, "Claim"] = field(default_factory=dict, repr=False)


class Claims:
    """Finds claims about words of one length; what is found serves later questions.

    The values of sets come from the search of the kernel; the claims then follow one of the host's
    best games, and are about as few words as it takes. They are for one thread.

    Args:
        bits: the words.
        search: for the same words.
    """

    def __init__(self, bits: WordBits, search: ValueSearch) -> None:
        self._bits: Final = bits
        self._search: Final = search
        self._letters: Final = tuple(map(letters_of, bits.words))
        self._known: Final = [
            dict[tuple[int, int], list[Claim]]() for _ in range(len(ALPHABET) + 1)
        ]
        self._patience = 0
        self.count = 0

    def forces(self, words: WordSet, wrong: int, report: Report) -> bool:
        """Return whether a host who has some words in mind can force so many wrong guesses."""
        if wrong <= 0 or words.bit_count() <= wrong:
            return words != 0 and wrong <= 0
        self._search.ask([*members(words)], wrong - 1)
        while self._search.step(_STEPS):
            report(0)
        return not self._search.solved

    def claim(self, words: WordSet, wrong: int, report: Report) -> Claim:
        """Return a claim about some of the words.

        Args:
            words: from which that many wrong guesses can be forced.
            wrong: the number of them.
            report: called now and then; an exception it raises stops the search.
        """
        report(0)
        known = self._find(words, wrong, 0)
        if known is not None:
            return known
        uncovered = self._uncovered(words, wrong)
        if uncovered:
            return self._keep(Claim(wrong, uncovered))
        return self._by_answers(words, wrong, report)

    def _by_answers(self, words: WordSet, wrong: int, report: Report) -> Claim:
        """Return a claim with an answer to each letter; a letter that is hit may settle it all."""
        bits = self._bits
        share = {letter: (words & bits.having[letter]).bit_count() for letter in ALPHABET}
        union: WordSet = 0
        answers: dict[str, Claim] = {}
        while True:
            of = union if union.bit_count() > 1 else words
            left = [c for c in ALPHABET if c not in answers and bits.tells(of, c)]
            if not left:
                return self._keep(Claim(wrong, union, answers))
            letter = max(left, key=share.__getitem__)
            missed = bits.misses(words, letter)
            answer = self._find(missed, wrong - 1, union)
            if answer is None and self.forces(missed & union, wrong - 1, report):
                answer = self.claim(missed & union, wrong - 1, report)
            if answer is None and self.forces(missed, wrong - 1, report):
                answer = self.claim(missed, wrong - 1, report)
            if answer is None:
                # A family with the letter, of which there are no more words than of the set.
                families = sorted(bits.hits(words, letter), key=int.bit_count, reverse=True)
                kept = next(some for some in families if self.forces(some, wrong, report))
                return self.claim(kept, wrong, report)
            answers[letter] = answer
            union |= answer.words

    def _keep(self, claim: Claim) -> Claim:
        signature = self._bits.signature(claim.words)
        self._known[claim.wrong].setdefault(signature, []).append(claim)
        self.count += 1
        return claim

    def _find(self, words: WordSet, wrong: int, union: WordSet) -> Claim | None:
        """Return a claim that was made before about some of the words, one within `union` first."""
        letters, fixed = self._bits.signature(words)
        first: Claim | None = None
        for known in self._known[wrong:]:
            for (some, places), claims in known.items():
                if some | letters == letters and fixed | places == places:
                    for claim in claims:
                        if claim.words & words == claim.words:
                            if not union or claim.words & union == claim.words:
                                return claim
                            first = first or claim
        return first

    def _uncovered(self, words: WordSet, wrong: int) -> WordSet:
        """Return some of the words of which no `wrong` letters that split them hit all, or none."""
        for trap in self._bits.traps:
            if trap.bit_count() <= wrong:
                break
            trapped = trap & words
            if trapped.bit_count() > wrong:
                return _some(trapped, wrong + 1)
        if not wrong or words.bit_count() > _MOST_COVERED:
            return 0 if wrong else _some(words, 1)
        barred = 0
        for number, letter in enumerate(ALPHABET):
            if words & self._bits.having[letter] == words:
                if self._bits.tells(words, letter):
                    return 0
                barred |= 1 << number
        self._patience = _PATIENCE
        seen = set[int]()
        if self._covers([*members(words)], wrong, barred, seen):
            return 0
        return sum(1 << word for word in seen)

    def _covers(self, words: list[int], letters: int, barred: int, seen: set[int]) -> bool:
        """Return whether so many letters, none of them barred, can be in all of the words."""
        if not words or not self._patience:
            return True
        self._patience -= 1
        of, free = self._letters, ~barred
        word = min(words, key=lambda word: (of[word] & free).bit_count())
        seen.add(word)
        if not letters:
            return False
        for letter in members(of[word] & free):
            bit = 1 << letter
            left = [other for other in words if not of[other] & bit]
            if self._covers(left, letters - 1, barred, seen):
                return True
            barred |= bit
        return False


def _some(words: WordSet, number: int) -> WordSet:
    """Return the first words of a set."""
    first: Iterator[int] = members(words)
    return sum(1 << next(first) for _ in range(number))
