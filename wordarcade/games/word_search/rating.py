"""The rating of a word search round."""

from wordarcade.engine.word_search.round import WordSearchRound
from wordarcade.games.rating import FAR_FROM_BEST, Rating, of_points
from wordarcade.players.word_search.solution import WordSearchSolution


def rating(state: WordSearchRound, solution: WordSearchSolution) -> Rating | None:
    """Return the points of a round beside those of all words; None without any word."""
    return of_points(state.score, solution.points, FAR_FROM_BEST)
