"""The result of a word search round as text to send."""

from wordarcade.engine.word_search.round import WordSearchRound
from wordarcade.games.sharing import Share, by_length
from wordarcade.games.word_search.rating import rating
from wordarcade.games.word_search.record import title
from wordarcade.players.word_search.solution import WordSearchSolution
from wordarcade.support.wording import count, points_text


def share(state: WordSearchRound, solution: WordSearchSolution) -> Share:
    """Return the result of a finished round, with the words found of each length."""
    found = [word.word for word in state.found]
    points = f"{points_text(state.score)} of {count(solution.points, 'point')}"
    words = f"{len(found):,} of {count(len(solution.words), 'word')}"
    return Share(
        title=title(state.config),
        result=f"{points}, {words}",
        rating=rating(state, solution),
        marks=by_length(found, solution.count_by_length()),
    )
