"""Praise for a word, where it has earned some."""

from collections import Counter
from dataclasses import replace
from typing import Final

from wordarcade.engine.verdict import Scored
from wordarcade.games.boggle.session import BoggleSession
from wordarcade.screens.boggle.result_head import beside
from wordarcade.screens.grid.news import News
from wordarcade.widgets.tone import Tone

_PRAISED_FROM: Final = 5
"""Letters of a length that is worth praise when every word of it is found."""


def praised(news: News, word: Scored, session: BoggleSession) -> News:
    """Return the news of a word that has just scored, with praise if it has earned some.

    A new best is told once, by the word that makes it; the last word of a length of five letters
    or more, if there were two or more of them.
    """
    best = session.best
    if session.sets_best and best is not None and session.state.score - word.points <= best.score:
        banner = beside(best, session.state.score).text
        return replace(news, text=f"{news.text} A new best!", tone=Tone.BEST, banner=banner)
    letters, solution = len(word.word), session.solution
    if solution is None or letters < _PRAISED_FROM:
        return news
    found = Counter(len(each.word) for each in session.state.found)[letters]
    if found > 1 and found == solution.count_by_length()[letters]:
        return replace(news, text=f"{news.text} That's every word of {letters} letters!")
    return news
