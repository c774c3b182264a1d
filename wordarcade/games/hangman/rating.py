"""The rating of a hangman round."""

from typing import Final

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.games.rating import NEAR_BEST, NO_STARS, Assessment, Rating, of_guesses
from wordarcade.players.hangman.review import HangmanReview

_HUNDREDTHS: Final = 2
"""Decimal places of guesses given away, in which the player can check the rating."""


def given_away(state: HangmanRound, review: HangmanReview | None) -> float | None:
    """Return how many guesses were given away.

    Against a host who has chosen a word, a slip gives away its chance of a hit; against any other,
    the wrong guesses that can be forced because of it. What a host gives back does not count.

    Args:
        state: the round, over.
        review: its review; None if it is not finished.

    Returns:
        0 or more, in hundredths; None if what some guess cost is not known, or there is none, or a
        person has hidden the word.
    """
    if state.config.host is HostKind.PERSON or review is None or not review.guesses:
        return None
    if state.config.host.commits:
        return round(sum(guess.loss for guess in review.guesses), _HUNDREDTHS)
    costs = [guess.cost for guess in review.guesses]
    known = [cost for cost in costs if cost is not None]
    return sum(cost for cost in known if cost > 0) if len(known) == len(costs) else None


def rating(state: HangmanRound, review: HangmanReview | None) -> Rating | None:
    """Return the rating of the guesses.

    Whoever gives up gives away everything. A lost word has no stars.

    Args:
        state: the round, over.
        review: its review; None if it is not finished.

    Returns:
        The rating; None if what some guess cost is not known, or a person has hidden the word.
    """
    if state.config.host is HostKind.PERSON:
        return None
    steps = NO_STARS if state.winner is Winner.HOST else NEAR_BEST
    if state.given_up:
        return Rating(0, steps)
    given = given_away(state, review)
    return None if given is None else of_guesses(given, state.config.guesses, steps)


def assessment(state: HangmanRound, review: HangmanReview | None) -> Assessment | None:
    """Return the rating of the guesses with the number of slips; None without a rating."""
    rated = rating(state, review)
    if rated is None or review is None:
        return None
    return Assessment(rated, {"slips": sum(guess.loss > 0 for guess in review.guesses)})
