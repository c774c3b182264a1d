"""The computer as guesser: which letter is worth most."""

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.hangman.candidates import Candidates
from wordarcade.engine.hangman.moves import Guess, GuessLetter, GuessWord
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.lexicon.lexicon import ALPHABET

_BITS_OF_A_HIT: Final = 4.0
"""What it is worth to be right, besides what is learnt.

With information alone a guesser of words of six letters or more does worse than one who goes
by the frequency of letters.
"""


@dataclass(frozen=True, slots=True)
class RatedLetter:
    """A letter that may be guessed, if every candidate is as likely as any other.

    Attributes:
        letter: in lowercase.
        hit_probability: that it is in the word, 0 to 1.
        expected_information: the bits that the answer tells on average.
    """

    letter: str
    hit_probability: float
    expected_information: float

    @property
    def worth(self) -> float:
        """What it is worth to guess the letter, in bits."""
        return self.expected_information + _BITS_OF_A_HIT * self.hit_probability


def rate_letters(candidates: Candidates, used: Iterable[str]) -> tuple[RatedLetter, ...]:
    """Return the letters that some candidate has, the best first, equal ones by alphabet.

    Args:
        candidates: the words that are possible.
        used: letters that are not to be guessed again.
    """
    rated = [_rate(candidates, letter) for letter in ALPHABET if letter not in used]
    possible = [letter for letter in rated if letter.hit_probability]
    return tuple(sorted(possible, key=lambda letter: (-letter.worth, letter.letter)))


def next_guess(state: HangmanRound) -> Guess:
    """Return what the computer guesses: the word if only one is left, and a letter otherwise.

    If no candidate is left, as a person may hide a word that is in no list, it is the letter not
    used yet that is in most words of the length.

    Raises:
        ValueError: the round is over, or every letter has been used.
    """
    if state.winner is not None:
        raise ValueError("The round is over; there is nothing to guess.")
    if len(state.candidates) == 1:
        return GuessWord(state.candidates[0])
    if rated := rate_letters(state.candidates, state.used):
        return GuessLetter(rated[0].letter)
    frequencies = Counter("".join("".join(set(word)) for word in state.candidates.table.words))
    left = [letter for letter in ALPHABET if letter not in state.used]
    if not left:
        raise ValueError("No letter is left to guess: every letter has been used.")
    return GuessLetter(max(left, key=frequencies.__getitem__))


def _rate(candidates: Candidates, letter: str) -> RatedLetter:
    sizes = candidates.family_sizes(letter)
    total = len(candidates)
    if not total:
        return RatedLetter(letter, 0, 0)
    information = math.log2(total) - sum(n * math.log2(n) for n in sizes.values()) / total
    return RatedLetter(letter, 1 - sizes.get(0, 0) / total, information)
