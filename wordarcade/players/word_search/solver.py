"""The word search solver."""

from array import array
from typing import Final

from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.engine.word_search.hidden import HiddenWords
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.grid_solver import GridSolver
from wordarcade.players.paths import Paths
from wordarcade.players.word_search.solution import WordSearchSolution
from wordarcade.support.progress import Report, to_nobody


class WordSearchSolver:
    """Finds the words of one board; serves one thread."""

    def __init__(self, config: WordSearchConfig, lexicon: Lexicon) -> None:
        """Lay out the board of `config` and take the words of `lexicon`."""
        self._config: Final = config
        self._lexicon: Final = lexicon
        self._solver: Final = GridSolver.for_grid(lexicon, config.grid)

    def solve(self, report: Report = to_nobody) -> WordSearchSolution:
        """Return every word that can be played on the board.

        Args:
            report: called with the share done, from 0 to 1; an exception it raises stops the
                search.
        """
        words, paths = self._solver.find(self._config.min_length, report)
        return WordSearchSolution(self._config, words, paths)

    def words_from(self, cell: int, report: Report = to_nobody) -> tuple[str, ...]:
        """Return the words that start on `cell`, in alphabetical order.

        Args:
            cell: row-major index.
            report: as for `solve`.
        """
        return self._solver.find_from(cell, self._config.min_length, report).words


def solve(
    config: WordSearchConfig, lexicon: Lexicon, report: Report = to_nobody
) -> WordSearchSolution:
    """Return every word that can be played on the board of `config`.

    Args:
        config: the board and its rules.
        lexicon: whose words count.
        report: called with the share done, from 0 to 1; an exception it raises stops the search.

    Hidden words are known, and nothing is searched for them.
    """
    if config.hidden is not None:
        return _solution_of(config, config.hidden)
    return WordSearchSolver(config, lexicon).solve(report)


def _solution_of(config: WordSearchConfig, hidden: HiddenWords) -> WordSearchSolution:
    cells, ends = array("I"), array("I")
    for word in hidden.words:
        cells.extend(hidden.lines[word].cells)
        ends.append(len(cells))
    return WordSearchSolution(config, hidden.words, Paths(cells, ends))
