"""The Boggle solver."""

from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.boggle.solution import Solution, SolvedWord
from wordarcade.players.grid_solver import GridSolver
from wordarcade.support.progress import Report, to_nobody


def solve(config: BoggleConfig, lexicon: Lexicon, report: Report = to_nobody) -> Solution:
    """Return every word that can be played on the board of `config`.

    Args:
        config: the board, the minimum length and the points.
        lexicon: whose words count.
        report: called with the share done, from 0 to 1; an exception it raises stops the search.
    """
    finds = GridSolver.for_grid(lexicon, config.grid).find(config.min_length, report)
    placed = zip(finds.words, finds.paths, strict=True)
    return Solution(tuple(SolvedWord(word, config.worth(word), path) for word, path in placed))
