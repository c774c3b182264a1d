"""Proofs of what hangman is worth, written so that anybody can check them.

`docs/hangman-proofs.md` has the format, and why the checks suffice.
"""

from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from wordarcade.lexicon.lexicon import ALPHABET
from wordarcade.players.hangman.claims import Claim, proved_claims
from wordarcade.players.hangman.value_search import value_search
from wordarcade.players.hangman.word_bits import WordBits, WordSet, members
from wordarcade.support.progress import Report

_STEPS: Final = 2_000
"""Sets of words that a search looks at between two reports."""

_SEARCHED: Final = 0.3
"""The share of the work that is a search, roughly; the rest is to choose from what it has found."""

_MANY_SETS: Final = 200_000
"""As many sets as a middling search takes."""


def proof_text(words: tuple[str, ...], value: int, report: Report) -> str:
    """Return the proof that a host can force so many wrong guesses, and no more.

    Args:
        words: all words of one length, in lowercase, in alphabetical order.
        value: what they are worth.
        report: called with a share done, from 0 to 1, which is no more than a guess; an exception
            it raises stops the work.

    Raises:
        ValueError: the words are worth more or less.
    """
    guesses = "".join(_Guesser(words, report).guesses(value))
    identity = sha256("\n".join(words).encode()).hexdigest()
    lines = [
        f"hangman length {len(words[0])} words {identity} value {value}",
        f"guesser {guesses}",
        *map(_line, _claims(words, value, report)),
    ]
    body = "\n".join(lines) + "\n"
    return f"{body}seal {sha256(body.encode()).hexdigest()}\n"


def _claims(words: tuple[str, ...], value: int, report: Report) -> list[Claim]:
    """Return claims of which the last is that a host can force so many wrong guesses."""
    if not value:
        return [Claim(0, 0, words=(0,))]
    search = value_search(words, recording=True)
    search.ask(range(len(words)), value - 1)
    while search.step(_STEPS):
        report(_SEARCHED * search.sets / (search.sets + _MANY_SETS))
    if search.solved:
        raise ValueError(f"{len(words)} words are worth less than {value}.")
    return proved_claims(search, words, lambda share: report(_SEARCHED + (1 - _SEARCHED) * share))


def _line(claim: Claim) -> str:
    """Return what a proof says of a claim."""
    kind, numbers = ("claim", claim.answers) if claim.answers else ("set", claim.words)
    return f"{kind} {claim.wrong} {' '.join(map(str, numbers))}"


class _Guesser:
    """Finds letters with which no host can force more than some number of wrong guesses.

    Args:
        words: all words of one length.
        report: called now and then; an exception it raises stops the search.
    """

    def __init__(self, words: tuple[str, ...], report: Report) -> None:
        self._bits: Final = WordBits(words)
        self._search: Final = value_search(words)
        self._report: Final = report

    def guesses(self, wrong: int, words: WordSet | None = None) -> Iterator[str]:
        """Yield the guesses of somebody who has no more than `wrong` wrong guesses.

        First the letter to be guessed, then the guesses for each of its families that needs any,
        in the order of the places of the letter; the family without it comes first.
        """
        words = self._bits.everything if words is None else words
        if words.bit_count() <= wrong + 1:
            return
        letter = self._good_letter(words, wrong)
        yield letter
        yield from self.guesses(wrong - 1, self._bits.misses(words, letter))
        for family in self._bits.hits(words, letter):
            yield from self.guesses(wrong, family)

    def _good_letter(self, words: WordSet, wrong: int) -> str:
        """Return a letter with which no host can force more than `wrong` wrong guesses."""
        bits = self._bits

        def order(letter: str) -> tuple[bool, int]:
            having = words & bits.having[letter]
            return having != words, -having.bit_count()

        for letter in sorted(ALPHABET, key=order):
            missed = bits.misses(words, letter)
            if (
                bits.tells(words, letter)
                and not (missed and self._forces(missed, wrong))
                and not any(self._forces(hit, wrong + 1) for hit in bits.hits(words, letter))
            ):
                return letter
        raise ValueError(f"{words.bit_count()} words are worth more than {wrong}.")

    def _forces(self, words: WordSet, wrong: int) -> bool:
        """Return whether a host who has some words in mind can force so many wrong guesses."""
        if not wrong or words.bit_count() <= wrong:
            return not wrong
        self._search.ask([*members(words)], wrong - 1)
        while self._search.step(_STEPS):
            self._report(0)
        return not self._search.solved
