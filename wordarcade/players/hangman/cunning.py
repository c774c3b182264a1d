"""The host who looks ahead."""

from typing import Final

from wordarcade.engine.hangman.candidates import Candidates, Family
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.players.hangman.guesser import rate_letters
from wordarcade.players.hangman.host import Answer, UncommittedHost
from wordarcade.progress import Progress

_FAMILIES: Final = 24
"""How many of the largest families are looked at.

With 12 the host forces fewer wrong guesses on words of nine letters, with 60 no more on any.
"""


class CunningHost(UncommittedHost):
    """Takes the family with which an evil host would force the most wrong guesses.

    Each of the largest families is played to its end, by an evil host and the guesser that the
    hints come from. To weigh the sizes of families instead, more if the guess is wrong, forces
    more than the evil host on words of eleven letters, but less on those of five or eight.
    """

    def answer(self, state: HangmanRound, letter: str, report: Progress = lambda _: None) -> Answer:
        """Return the places of the family that lasts longest; of equal ones the evil host's."""
        return Answer(longest_lasting(state, letter, report).places)


def longest_lasting(state: HangmanRound, letter: str, report: Progress) -> Family:
    """Return the family of `letter` that seems to force the most wrong guesses."""
    families = state.candidates.families(letter)[:_FAMILIES]
    forced = []
    for done, family in enumerate(families):
        report(done / len(families))
        forced.append((not family.mask) + _wrong_guesses(family.words, state.used + letter))
    return families[forced.index(max(forced))]


def _wrong_guesses(candidates: Candidates, used: str) -> int:
    """Return how many guesses are wrong until one word is left."""
    wrong = 0
    while len(candidates) > 1:
        letter = rate_letters(candidates, used)[0].letter
        family = candidates.families(letter)[0]
        wrong += not family.mask
        used += letter
        candidates = family.words
    return wrong
