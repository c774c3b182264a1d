"""A round of word search as a value."""

from wordarcade.engine.grid_moves import GridMove
from wordarcade.engine.grid_round import GridRound
from wordarcade.engine.word_search.config import WordSearchConfig


class WordSearchRound(GridRound[WordSearchConfig, GridMove]):
    """A round without a time limit; its checks come in the order in which Boggle has them."""

    __slots__ = ()
