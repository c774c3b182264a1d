"""Progressive review of a finished hangman round, with growing budgets."""

from collections.abc import Iterator
from typing import Final

from wordarcade import kernels
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.moves import Guess
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.players.hangman.guesser import rate_letters
from wordarcade.players.hangman.honest_review import honest_review
from wordarcade.players.hangman.known_values import known_values
from wordarcade.players.hangman.odds import Odds
from wordarcade.players.hangman.review import Choice, HangmanReview, ReviewedGuess, review
from wordarcade.players.hangman.value import Appraiser
from wordarcade.support.progress import Report

__all__ = ["Choice", "HangmanReview", "Odds", "ReviewedGuess", "good_start", "reviews"]

_BUDGETS: Final = (2_000, 30_000, 200_000) if kernels.mode() == "compiled" else (1, 20_000)
"""Sets of words to look at for each value: first what is quick, then what takes seconds."""


def reviews(state: HangmanRound, report: Report) -> Iterator[tuple[HangmanReview, bool]]:
    """Yield better and better reviews, each with whether it is the last; call it in a thread.

    Args:
        state: the round, over.
        report: called with the share of each pass done; an exception it raises stops the work.
    """
    if state.config.host.commits:
        yield honest_review(state), True
        return
    appraiser = Appraiser(state.candidates.table)
    root = known_values(state.lexicon).get(state.config.length)
    for budget in _BUDGETS:
        found = review(state, appraiser, budget, root, report)
        last = budget == _BUDGETS[-1] or all(guess.cost is not None for guess in found.guesses)
        yield found, last
        if last:
            return


def good_start(state: HangmanRound) -> str:
    """Return the letter that the computer would have begun with, in a round without a guess.

    Empty if a guess was made, or the person at the keyboard hides the word; call it in a thread.

    Args:
        state: the round, over.
    """
    guessed = any(isinstance(timed.move, Guess) for timed in state.standing)
    if guessed or state.config.host is HostKind.PERSON:
        return ""
    rated = rate_letters(state.candidates, "")
    return rated[0].letter if rated else ""
