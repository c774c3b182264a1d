"""The factory of the assignment's game engine."""

from collections.abc import Sequence

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.engine.word_search.game import WordSearchGame
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.word_search.solver import solve


def create_game() -> WordSearchGame:
    """Return a game engine that searches boards with the kernels."""
    return WordSearchGame(_words_on)


def _words_on(grid: LetterGrid, lexicon: Lexicon, min_length: int) -> Sequence[str]:
    return solve(WordSearchConfig(grid, min_length), lexicon).words
