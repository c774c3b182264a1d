"""The review of a round against a host who has chosen a word and keeps to it."""

from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.players.hangman.odds import odds_of
from wordarcade.players.hangman.review import HangmanReview, ReviewedGuess, choices, played


def honest_review(state: HangmanRound) -> HangmanReview:
    """Return the review of a round by the odds of its guesses; what could be forced is not told.

    Args:
        state: the round, over or not.
    """
    return HangmanReview(
        tuple(
            ReviewedGuess(
                guess=guess,
                choices=choices(guess, before),
                before=len(before.candidates),
                after=len(after.candidates),
                forced_before=None,
                forced_after=None,
                better="",
                odds=odds_of(guess, before),
            )
            for guess, before, after in played(state)
        ),
    )
