"""Word search as a duel."""

from typing import Final

from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.games.duel.comparison import Comparison
from wordarcade.games.grid_duel import points, side_by_side, terms
from wordarcade.games.play import DuelPlay
from wordarcade.games.word_search.session import WordSearchSession
from wordarcade.lexicon.familiarity import Familiarity, everyday
from wordarcade.support.progress import to_nobody


def compare(
    names: tuple[str, str], first: WordSearchSession, second: WordSearchSession
) -> Comparison:
    """Return the words of both players."""
    words = first.find_words(to_nobody).words
    known = everyday(words, Familiarity.shipped().tier)
    return side_by_side(names, first, second, words, known)


DUEL: Final[DuelPlay[WordSearchSetup, WordSearchSession]] = DuelPlay(terms, points, compare)
