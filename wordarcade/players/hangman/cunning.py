"""The cunning host, who looks ahead without proof."""

from typing import Final

from wordarcade.engine.hangman.candidates import Candidates, Family
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.players.hangman.guesser import rate_letters
from wordarcade.players.hangman.host import Answer, UncommittedHost
from wordarcade.support.progress import Report

_FAMILIES: Final = 24
"""The number of the largest families to examine.

With 12 the host forces fewer wrong guesses on words of nine letters, with 60 no more on any.
"""


class CunningHost(UncommittedHost):
    """Wins at once where it can, and else estimates which family forces the most wrong guesses.

    If the guesser has one wrong guess left and some candidate lacks the letter, the host says the
    letter is wrong and wins. Otherwise each of the largest families is played out between an evil
    host and the guesser of the hints, and the host takes the family with the most wrong guesses,
    this one included; ties go to the evil host's choice. The estimate may be too high or too low;
    only the perfect host never loses a round that can be won.

    Weighing family sizes instead, with extra weight for misses, forces more than the evil host on
    words of eleven letters, but less on words of five or eight.
    """

    def answer(self, state: HangmanRound, letter: str, report: Report = lambda _: None) -> Answer:
        """Return the places of the family that wins at once, or else lasts longest."""
        return Answer(longest_lasting(state, letter, report).places)


def longest_lasting(state: HangmanRound, letter: str, report: Report) -> Family:
    """Return the family of `letter` that wins at once, or seems to force the most wrong guesses."""
    split = state.candidates.families(letter)
    missed = next((family for family in split if not family.mask), None)
    if state.left == 1 and missed is not None:
        return missed
    families = split[:_FAMILIES]
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
