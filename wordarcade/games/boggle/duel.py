"""Boggle as a duel."""

from typing import Final

from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.games.boggle.session import BoggleSession
from wordarcade.games.duel.comparison import Comparison
from wordarcade.games.grid_duel import points, side_by_side, terms
from wordarcade.games.play import DuelPlay
from wordarcade.support.progress import to_nobody


def compare(names: tuple[str, str], first: BoggleSession, second: BoggleSession) -> Comparison:
    """Return the words of both players."""
    solution = first.find_words(to_nobody)
    words = (word.word for word in solution.words)
    return side_by_side(names, first, second, words, solution.everyday)


DUEL: Final[DuelPlay[BoggleSetup, BoggleSession]] = DuelPlay(terms, points, compare)
