"""What is played, in a few words."""

from typing import Final

from wordarcade.engine.word_search.config import OWN_BOARD, WordSearchConfig
from wordarcade.engine.word_search.setup import Letters

_ORIGINS: Final = {
    OWN_BOARD: "own board",
    Letters.COMMON.value: "letters as in words",
    Letters.UNIFORM.value: "letters at random",
}


def title(config: WordSearchConfig) -> str:
    """Return the game and its variant.

    >>> from wordarcade.engine.word_search.board import DEFAULT_BOARD
    >>> title(WordSearchConfig(DEFAULT_BOARD, 5))
    'Word search 4×4 · own board · from 5 letters'
    """
    size = config.grid.rows
    letters = f"{config.min_length} letter{'' if config.min_length == 1 else 's'}"
    return f"Word search {size}×{size} · {_ORIGINS[config.origin]} · from {letters}"
