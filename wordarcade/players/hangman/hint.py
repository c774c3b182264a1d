"""The hint of hangman: a good letter, and why."""

from dataclasses import dataclass
from typing import Final

from wordarcade import kernels
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.players.hangman.guesser import RatedLetter, rate_letters
from wordarcade.players.hangman.value import Appraiser
from wordarcade.support.progress import Report

HINT_BUDGET: Final = 5_000 if kernels.mode() == "compiled" else 1
"""Sets of words to look at for a hint, and again for each letter: hundredths of a second."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A letter to guess.

    Attributes:
        letter: the best letter, of the safest if these are known.
        safest: the letters, alphabetically, that keep the game value against a host who never
            commits; empty if unknown.
    """

    letter: RatedLetter
    safest: str


def hint_for(
    state: HangmanRound, appraiser: Appraiser, budget: int, report: Report = lambda _: None
) -> Hint:
    """Return the letter to guess, whoever the host is.

    Args:
        state: a round that is not over, with a candidate left.
        appraiser: for the words of the round.
        budget: the most sets of words to examine, for the value and for each letter.
        report: called with the share done; an exception it raises stops the work.
    """
    rated = rate_letters(state.candidates, state.used)
    value = appraiser.value(state.candidates, report, budget).exact
    safest = "" if value is None else safest_letters(state, value, appraiser, budget, report)
    best = next((letter for letter in rated if letter.letter in safest), rated[0])
    return Hint(best, safest)


def safest_letters(
    state: HangmanRound, value: int, appraiser: Appraiser, budget: int, report: Report
) -> str:
    """Return the letters not used yet that keep the value of the candidates, alphabetically.

    Args:
        state: a round.
        value: of its candidates.
        appraiser: for the words of the round.
        budget: the most sets of words to examine for each letter.
        report: called with the share of letters done; an exception it raises stops the work.
    """
    keeping = appraiser.best_letters(state.candidates, value, report, budget)
    return "".join(letter for letter in keeping if letter not in state.used)
