"""The rating of a hangman round."""

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.games.hangman.record import gave_up
from wordarcade.games.rating import Assessment, Rating, of_guesses
from wordarcade.players.hangman.review import HangmanReview


def rating(state: HangmanRound, review: HangmanReview | None) -> Rating | None:
    """Return the rating of the guesses.

    Whoever gives up gives away the guesses that could still have been saved: all that were left
    against a host who has chosen a word. Against that one, a slip gives away its chance of a hit.

    Args:
        state: the round, over.
        review: its review; None if it is not finished.

    Returns:
        The rating; None if what some guess cost is not known, or a person has hidden the word.
    """
    if review is None or not review.guesses or state.config.host is HostKind.PERSON:
        return None
    if state.config.host.commits:
        given = sum(guess.loss for guess in review.guesses)
        return of_guesses(given + (state.left if gave_up(state) else 0), state.config.guesses)
    costs = [guess.cost for guess in review.guesses]
    known = [cost for cost in costs if cost is not None]
    if len(known) < len(costs):
        return None
    given_away = sum(cost for cost in known if cost > 0)
    forced = review.guesses[-1].forced_after
    if gave_up(state) and forced is not None and forced.exact is not None:
        given_away += max(0, state.config.guesses - forced.exact)
    return of_guesses(given_away, state.config.guesses)


def assessment(state: HangmanRound, review: HangmanReview | None) -> Assessment | None:
    """Return the rating of the guesses with the number of slips; None without a rating."""
    rated = rating(state, review)
    if rated is None or review is None:
        return None
    return Assessment(rated, {"slips": sum(guess.loss > 0 for guess in review.guesses)})
