"""A small board that looks like those of a set-up."""

import random
from typing import Final, NamedTuple

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.engine.word_search.themes import shipped_themes
from wordarcade.players.word_search.hider import choose_words, hide
from wordarcade.players.word_search.word_list import WordListError

_SIZE: Final = 8
_COMMON: Final = "eeeeeaaarrriiiooottnnnsslllccuuddppmmhhggbbffyywkvxzjq"


class Sample(NamedTuple):
    """A board and the words on it.

    Attributes:
        grid: the cells.
        words: the cells of hidden words.
    """

    grid: LetterGrid
    words: frozenset[int]


def sample(setup: WordSearchSetup) -> Sample:
    """Return a board of eight cells in a row at most, the same one for the same choices.

    The words of the player's own file are not read for it: those of a theme stand for them.

    Raises:
        FileError: a theme cannot be read.
    """
    rng = random.Random(1)
    size = min(_SIZE, setup.size)
    if setup.hidden is not None and size == _SIZE:
        themes = shipped_themes()
        theme = themes.get(setup.hidden.theme) or themes[rng.choice(sorted(themes))]
        try:
            words = choose_words(theme.words, size, rng)[:4]
            hidden = hide(words, size, rng, title="", directions=setup.hidden.directions)
        except WordListError:
            pass  # letters alone will do
        else:
            lines = hidden.lines.values()
            return Sample(hidden.grid, frozenset(cell for line in lines for cell in line.cells))
    cells = tuple(rng.choice(_COMMON) for _ in range(size**2))
    return Sample(LetterGrid(size, size, cells), frozenset())
