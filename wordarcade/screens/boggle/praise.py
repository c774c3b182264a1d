"""Praise for a word, where it has earned some."""

from collections import Counter
from dataclasses import replace
from typing import Final

from wordarcade.engine.verdict import Scored
from wordarcade.games.boggle.rating import rating
from wordarcade.games.boggle.session import BoggleSession, Solution
from wordarcade.games.rating import FAR_FROM_BEST, of_points
from wordarcade.screens.boggle.result_head import beside
from wordarcade.screens.grid.news import News
from wordarcade.widgets.tone import Tone

_PRAISED_FROM: Final = 5
"""Letters of a length that is worth praise when every word of it is found."""

_LONG_FROM: Final = 6
"""Letters from which on it is worth praise that no word of the board is longer."""

_STARS: Final = ("", "", "second", "third", "fourth", "fifth")
"""The stars worth praise: the first one comes with any word."""


def praised(news: News, word: Scored, session: BoggleSession) -> News:
    """Return the news of a word that has just scored, with praise if it has earned some.

    A new best is told once, by the word that makes it; then another star and a word as long as
    any on the board, the star in large letters if it is both, and the last word of a length of
    five letters or more, if there were two or more of them. What hints have told earns none but
    the last.
    """
    best = session.best
    if session.sets_best and best is not None and session.state.score - word.points <= best.score:
        banner = beside(best, session.state.score).text
        return replace(news, text=f"{news.text} A new best!", tone=Tone.BEST, banner=banner)
    solution = session.solution
    if solution is None:
        return news
    if word.word not in session.state.helped:
        banners: list[str] = []
        text = news.text
        if star := _star(word, session, solution):
            banners.append(f"★ Your {star} star ★")
            text += f" Your {star} star!"
        if _none_is_longer(word, session, solution):
            banners.append(f"★ {word.word.upper()}: none is longer ★")
            text += " None is longer!"
        if banners:
            return replace(news, text=text, tone=Tone.BEST, banner=banners[0])
    letters = len(word.word)
    found = Counter(len(each.word) for each in session.state.found)[letters]
    every = found > 1 and found == solution.count_by_length()[letters]
    if letters >= _PRAISED_FROM and every:
        return replace(news, text=f"{news.text} That's every word of {letters} letters!")
    return news


def _star(word: Scored, session: BoggleSession, solution: Solution) -> str:
    """Return which star a word has earned, if it is worth praise."""
    after = rating(session.state, solution)
    before = of_points(session.state.unaided_score - word.points, solution.points, FAR_FROM_BEST)
    if after is None or before is None or after.stars == before.stars:
        return ""
    return _STARS[after.stars]


def _none_is_longer(word: Scored, session: BoggleSession, solution: Solution) -> bool:
    """Return whether a word is the first found of the longest on the board."""
    letters = len(word.word)
    if letters < _LONG_FROM or letters < max(len(each.word) for each in solution.words):
        return False
    return sum(len(each.word) == letters for each in session.state.found) == 1
