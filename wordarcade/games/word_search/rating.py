"""The rating of a word search round."""

from wordarcade.engine.word_search.round import WordSearchRound
from wordarcade.games.rating import FAR_FROM_BEST, NEAR_BEST, Rating, of_points
from wordarcade.players.word_search.solution import WordSearchSolution


def rating(state: WordSearchRound, solution: WordSearchSolution) -> Rating | None:
    """Return the points found without hints beside those of all words; None without any word.

    Nobody finds every word of a lexicon, but all hidden ones can be found.
    """
    steps = FAR_FROM_BEST if state.config.hidden is None else NEAR_BEST
    return of_points(state.unaided_score, solution.points, steps)
