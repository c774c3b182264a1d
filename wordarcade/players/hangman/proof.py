"""Proofs of what hangman is worth, written so that anybody can check them.

`docs/hangman-proofs.md` has the format, and why the checks suffice.
"""

from collections.abc import Iterator
from hashlib import sha256

from wordarcade.kernels.hangman_value import ValueSearch
from wordarcade.lexicon.lexicon import ALPHABET
from wordarcade.players.hangman.claims import Claim, Claims
from wordarcade.players.hangman.word_bits import WordBits, WordSet, members
from wordarcade.support.progress import Report


def proof_text(words: tuple[str, ...], value: int, report: Report) -> str:
    """Return the proof that a host can force so many wrong guesses, and no more.

    Args:
        words: all words of one length, in lowercase, in alphabetical order.
        value: what they are worth.
        report: called with a share done, from 0 to 1, which is no more than a guess; an exception
            it raises stops the work.
    """
    bits = WordBits(words)
    claims = Claims(bits, ValueSearch(words))

    def tell(_: float) -> None:
        report(1 - 1_000 / (1_000 + claims.count))

    guesses = "".join(_guesses(claims, bits, bits.everything, value, tell))
    last = claims.claim(bits.everything, value, tell)
    identity = sha256("\n".join(words).encode()).hexdigest()
    lines = [
        f"hangman length {len(words[0])} words {identity} value {value}",
        f"guesser {guesses}",
        *_claim_lines(last),
    ]
    body = "\n".join(lines) + "\n"
    return f"{body}seal {sha256(body.encode()).hexdigest()}\n"


def _guesses(
    claims: Claims, bits: WordBits, words: WordSet, wrong: int, report: Report
) -> Iterator[str]:
    """Yield the guesses of somebody who has no more than `wrong` wrong guesses.

    First the letter to be guessed, then the guesses for each of its families that needs any, in
    the order of the places of the letter; the family without it comes first.
    """
    if words.bit_count() <= wrong + 1:
        return
    letter = _good_letter(claims, bits, words, wrong, report)
    yield letter
    yield from _guesses(claims, bits, bits.misses(words, letter), wrong - 1, report)
    for family in bits.hits(words, letter):
        yield from _guesses(claims, bits, family, wrong, report)


def _good_letter(claims: Claims, bits: WordBits, words: WordSet, wrong: int, report: Report) -> str:
    """Return a letter with which no host can force more than `wrong` wrong guesses."""

    def order(letter: str) -> tuple[bool, int]:
        having = words & bits.having[letter]
        return having != words, -having.bit_count()

    for letter in sorted(ALPHABET, key=order):
        if not bits.tells(words, letter):
            continue
        missed = bits.misses(words, letter)
        if missed and (not wrong or claims.forces(missed, wrong, report)):
            continue
        if not any(claims.forces(hit, wrong + 1, report) for hit in bits.hits(words, letter)):
            return letter
    raise ValueError(f"{words.bit_count()} words are worth more than {wrong}.")


def _claim_lines(last: Claim) -> Iterator[str]:
    """Yield a line for each claim that the last one rests on, then for that."""
    numbers: dict[int, int] = {}
    waiting = [last]
    while waiting:
        claim = waiting[-1]
        before = [answer for answer in claim.answers.values() if id(answer) not in numbers]
        if before:
            waiting.extend(before)
            continue
        waiting.pop()
        if id(claim) in numbers:
            continue
        numbers[id(claim)] = len(numbers)
        if claim.answers:
            answers = (f"{letter}{numbers[id(of)]}" for letter, of in claim.answers.items())
            yield f"claim {claim.wrong} {' '.join(answers)}"
        else:
            yield f"set {claim.wrong} {' '.join(map(str, members(claim.words)))}"
