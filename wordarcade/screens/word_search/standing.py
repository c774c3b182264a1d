"""The verdict at the top of the results of word search, beside the score in large digits."""

from textual.content import Content

from wordarcade.games.grid_sentences import help_text
from wordarcade.games.rating import Rating
from wordarcade.games.word_search.rating import rating
from wordarcade.games.word_search.session import WordSearchSession, WordSearchSolution
from wordarcade.screens.word_search.side_text import to_next
from wordarcade.support.wording import count


def standing(session: WordSearchSession, solution: WordSearchSolution) -> Content:
    """Return what the round has come to: the rank first, or how well hidden words were found."""
    state = session.state
    rated = rating(state, solution)
    helped = help_text(state)
    lines: list[Content] = []
    if session.hidden is None:
        if rated is not None:
            rank = solution.ranks[session.rank].name
            lines += [
                _headed(rank, rated),
                _muted(to_next(solution.ranks, session.rank, state.unaided_score)),
            ]
        points = "point" if state.score == 1 else "points"
        lines.append(
            Content.styled(f"{points} · {count(len(state.found), 'word')}", "bold $role-text")
        )
    elif rated is not None:
        complete = len(state.found) == len(solution.words)
        praise = "All of them!" if complete else rated.words("round").capitalize()
        lines += [_headed(praise, rated), _of_words(len(state.found), len(solution.words))]
    if helped:
        lines.append(Content.styled(helped, "$role-hint"))
    if rated is not None:
        lines.append(_muted(rated.numbered))
    return Content("\n").join(lines)


def measured(session: WordSearchSession, solution: WordSearchSolution) -> str:
    """Return what the rating measures; empty for hidden words, which can all be found."""
    if session.hidden is not None or not solution.points:
        return ""
    return f"points against every word's: {solution.points:,}"


def _headed(verdict: str, rated: Rating) -> Content:
    stars = rated.stars
    return Content.assemble(
        (f"{verdict} ", "bold $role-focus"),
        ("★" * stars, "bold $role-focus"),
        ("☆" * (len(rated.starred) - stars), "$role-muted"),
    )


def _of_words(found: int, words: int) -> Content:
    return Content.assemble(
        (count(found, "word"), "bold $role-text"), (f" of {words:,}", "$role-muted")
    )


def _muted(text: str) -> Content:
    return Content.styled(text, "$role-muted")
