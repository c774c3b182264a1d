"""The computer as guesser, by hit probability and expected information."""

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
"""The value of a hit, besides its information.

With information alone a guesser of words of six letters or more does worse than one who goes
by the frequency of letters.
"""


@dataclass(frozen=True, slots=True)
class RatedLetter:
    """A letter to guess, rated with all candidates equally likely.

    Attributes:
        letter: in lowercase.
        hit_probability: the probability that the word has it, 0 to 1.
        expected_information: the expected information of the answer, in bits.
    """

    letter: str
    hit_probability: float
    expected_information: float

    @property
    def worth(self) -> float:
        """The value of guessing the letter, in bits."""
        return self.expected_information + _BITS_OF_A_HIT * self.hit_probability


def rate_letters(candidates: Candidates, used: Iterable[str]) -> tuple[RatedLetter, ...]:
    """Return the letters that some candidate has, best first, ties by alphabet.

    Args:
        candidates: the words still possible.
        used: letters already guessed.
    """
    rated = [_rate(candidates, letter) for letter in ALPHABET if letter not in used]
    possible = [letter for letter in rated if letter.hit_probability]
    return tuple(sorted(possible, key=lambda letter: (-letter.worth, letter.letter)))


def next_guess(state: HangmanRound) -> Guess:
    """Return the computer's guess: the word if only one is left, else a letter.

    If no candidate is left, since a person may hide a word that is in no list, it is the unused
    letter that most words of the length have.

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
