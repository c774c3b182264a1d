"""The result of a word search round as text to send."""

from wordarcade.engine.word_search.round import WordSearchRound
from wordarcade.games.grid_sentences import help_text
from wordarcade.games.sharing import Share, by_length
from wordarcade.games.word_search.rating import rating
from wordarcade.games.word_search.record import title
from wordarcade.players.word_search.solution import WordSearchSolution
from wordarcade.support.wording import clock_text, count, points_text


def share(state: WordSearchRound, solution: WordSearchSolution) -> Share:
    """Return the result of a finished round, with the words found of each length.

    Points of hidden words say nothing more than their number; their time does.
    """
    found = [word.word for word in state.found]
    points = f"{points_text(state.score)} of {count(solution.points, 'point')}"
    words = f"{len(found):,} of {count(len(solution.words), 'word')}"
    time = clock_text(state.moves[-1].elapsed_ms if state.moves else 0)
    helped = f", {help_text(state)}" if state.hint_count else ""
    told = f"{points}, {words}" if state.config.hidden is None else f"{words} in {time}"
    return Share(
        title=title(state.config),
        result=f"{told}{helped}",
        rating=rating(state, solution),
        marks=by_length(found),
    )
