"""Solving one board."""

from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.boggle.solution import Solution, SolvedWord
from wordarcade.players.grid_solver import GridSolver
from wordarcade.progress import Progress


def solve(config: BoggleConfig, lexicon: Lexicon, report: Progress = lambda _: None) -> Solution:
    """Return every word that can be played on the board of `config`.

    Args:
        config: the board, the minimum length and the points.
        lexicon: whose words count.
        report: told the share that is done, from 0 to 1; what it raises stops the search.
    """
    starts = GridSolver.for_grid(lexicon, config.grid).starts(config.min_length, report)
    return Solution(
        tuple(
            SolvedWord(word, config.points.points(word), config.grid.find_path(word), tuple(cells))
            for word, cells in starts.items()
        )
    )
