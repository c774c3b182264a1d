"""The verdict at the top of the results of word search, beside the score in large digits."""

from textual.content import Content

from wordarcade.games.grid_sentences import help_text
from wordarcade.games.rating import Rating
from wordarcade.games.word_search.fastest import told_time
from wordarcade.games.word_search.rating import FEWEST_RATED, rating, too_few
from wordarcade.games.word_search.session import WordSearchSession, WordSearchSolution
from wordarcade.games.word_search.verdict import short_of
from wordarcade.screens.word_search.side_text import to_next
from wordarcade.support.wording import count


def unit(session: WordSearchSession, solution: WordSearchSolution) -> Content:
    """Return what the large number counts: it reads on from there."""
    found = len(session.state.found)
    if session.hidden is not None:
        return _bold(f"of {count(len(solution.words), 'word')}")
    points = "point" if session.state.score == 1 else "points"
    return _bold(f"{points} · {count(found, 'word')}")


def possible(session: WordSearchSession, solution: WordSearchSolution) -> str:
    """Return what there was, under what was found; empty for hidden words: all are told anyway."""
    if session.hidden is not None:
        return ""
    return f"of {solution.points:,} · of {len(solution.words):,}"


def standing(session: WordSearchSession, solution: WordSearchSolution) -> Content:
    """Return what the round has come to: the rank first, or how well hidden words were found."""
    state = session.state
    rated = rating(state, solution)
    helped = help_text(state)
    lines: list[Content] = []
    if rated is not None and session.hidden is None:
        ranks, number, points = solution.ranks, session.rank, state.unaided_score
        ahead = ranks[number + 1 :]
        told = short_of(ahead[0], points) if ahead else to_next(ranks, number, points)
        lines += [_headed(ranks[number].name, rated), _muted(told)]
    elif rated is not None:
        complete = len(state.found) == len(solution.words)
        praise = "All of them!" if complete else rated.words("round").capitalize()
        lines.append(_headed(praise, rated))
    elif too_few(state):
        lines.append(_muted(f"Boards with fewer than {FEWEST_RATED} words aren't rated."))
    if time := told_time(session):
        lines.append(Content.styled(time, "$role-player"))
    if helped:
        lines.append(Content.styled(helped, "$role-hint"))
    if rated is not None:
        lines.append(_muted(rated.numbered))
    return Content("\n").join(lines)


def _headed(verdict: str, rated: Rating) -> Content:
    stars = rated.stars
    return Content.assemble(
        (f"{verdict} ", "bold $role-focus"),
        ("★" * stars, "bold $role-focus"),
        ("☆" * (len(rated.starred) - stars), "$role-muted"),
    )


def _bold(text: str) -> Content:
    return Content.styled(text, "bold $role-text")


def _muted(text: str) -> Content:
    return Content.styled(text, "$role-muted")
