"""The best plays of an edited position."""

from typing import Final

from wordarcade.engine.scrabble.dealing import found
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.games.scrabble.best_turns import BestTurn, best_turns
from wordarcade.games.scrabble.position_editor import Sketch
from wordarcade.players.scrabble.analyst import Analyst
from wordarcade.players.scrabble.game_analysis import analysis_of_position
from wordarcade.players.scrabble.leaves import leaves_for
from wordarcade.services import Services
from wordarcade.support.progress import Report

_MOST: Final = 40
"""Plays that are listed: more than the largest screen has rows for."""


def analyse_sketch(
    services: Services, setup: ScrabbleSetup, sketch: Sketch, report: Report
) -> tuple[BestTurn, ...]:
    """Return the best turns of a position that is edited, the best first; for a thread.

    Args:
        services: the collaborators.
        setup: the words, board and tiles.
        sketch: the position; its tiles are those of the game.
        report: told the share that is done; what it raises stops the work.

    Raises:
        EquipmentError: the board or the tiles cannot be had.
        LexiconError: the lexicon cannot be had.
    """
    layout, distribution = found(setup, services.equipment())
    lexicon = services.lexicons.open(setup.lexicon)
    analyst = Analyst(
        services.lexicons.gaddag(lexicon, lambda _: report(0)),
        lexicon,
        layout=layout,
        distribution=distribution,
        leaves=leaves_for(lexicon, services.locations.trained_leaves),
        most_best=_MOST,
    )
    (turn,) = analysis_of_position(sketch.cgp, analyst, report).turns
    return best_turns(turn)
