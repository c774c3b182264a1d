"""The number of words on a board that nobody plays yet."""

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.players.grid_solver import GridSolver
from wordarcade.services import Services
from wordarcade.support.progress import Report


def words_on(
    services: Services, grid: LetterGrid, min_length: int, lexicon: str, report: Report
) -> int:
    """Return how many words a board has; call it in a thread.

    Args:
        services: the app's services.
        grid: the board.
        min_length: the fewest letters of a word that counts.
        lexicon: the name or path of the word list.
        report: called with the share done; an exception it raises stops the search.

    Raises:
        LexiconError: the lexicon is not available.
    """
    opened = services.lexicons.open(lexicon, report)
    return GridSolver.for_grid(opened, grid).count_words(min_length, report)
