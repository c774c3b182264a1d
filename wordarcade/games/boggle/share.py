"""The result of a Boggle round as text to send."""

from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.games.boggle.rating import rating
from wordarcade.games.boggle.record import title
from wordarcade.games.grid_sentences import help_text
from wordarcade.games.sharing import Share, by_length
from wordarcade.players.boggle.solution import Solution
from wordarcade.support.wording import count, points_text


def share(state: BoggleRound, solution: Solution) -> Share:
    """Return the result of a finished round, with the words found of each length."""
    found = [word.word for word in state.found]
    points = f"{points_text(state.score)} of {count(solution.points, 'point')}"
    words = f"{len(found):,} of {count(len(solution.words), 'word')}"
    helped = f", {help_text(state)}" if state.hint_count else ""
    return Share(
        title=title(state.config),
        result=f"{points}, {words}{helped}",
        rating=rating(state, solution),
        marks=by_length(found),
    )
