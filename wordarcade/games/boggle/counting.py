"""A board like the one that a set-up brings, with the number of its words."""

from typing import NamedTuple

from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.players.boggle.dealer import deal
from wordarcade.players.grid_solver import GridSolver
from wordarcade.services import Services
from wordarcade.support.progress import Report


class Taste(NamedTuple):
    """A board that nobody plays.

    Attributes:
        grid: the board.
        words: how many words that count it has.
    """

    grid: LetterGrid
    words: int


def taste(services: Services, setup: BoggleSetup, seed: int, report: Report) -> Taste:
    """Return a board in the band that is chosen, or the player's own; call it in a thread.

    Args:
        services: the app's services.
        setup: the choices.
        seed: of the rolls.
        report: called with the share done; an exception it raises stops the search.

    Raises:
        LexiconError: the lexicon is not available.
    """
    lexicon = services.lexicons.open(setup.lexicon, report)
    config = deal(setup, services.dice, lexicon, seed, report)
    solver = GridSolver.for_grid(lexicon, config.grid)
    return Taste(config.grid, solver.count_words(config.min_length, report))
