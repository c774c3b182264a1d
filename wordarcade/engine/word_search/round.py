"""A word search round as an immutable value."""

from wordarcade.engine.grid_moves import GridMove
from wordarcade.engine.grid_round import GridRound
from wordarcade.engine.word_search.config import WordSearchConfig


class WordSearchRound(GridRound[WordSearchConfig, GridMove]):
    """A round without a time limit; checks run in Boggle's order."""

    __slots__ = ()
