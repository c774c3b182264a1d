"""Factory of the assignment's word search engine."""

from collections.abc import Sequence

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.engine.word_search.game import WordSearchGame
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.word_search.solver import solve
from wordarcade.support.progress import Report, to_nobody


def create_game(report: Report = to_nobody) -> WordSearchGame:
    """Return a game engine that searches boards with the kernels.

    Args:
        report: called during every search with the share done; an exception it raises stops it.
    """
    return WordSearchGame(_words_on, report)


def _words_on(grid: LetterGrid, lexicon: Lexicon, min_length: int, report: Report) -> Sequence[str]:
    return solve(WordSearchConfig(grid, min_length), lexicon, report).words
