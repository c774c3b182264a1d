"""The best plays of an edited position, and one's own."""

from enum import Enum, auto
from typing import Final

from wordarcade.engine.scrabble.dealing import found
from wordarcade.engine.scrabble.entry import EntryError, read_move
from wordarcade.engine.scrabble.formation import form
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.placing import normalised, refusal
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.refusals import refusal_sentence
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.scrabble.verdict import not_words
from wordarcade.games.scrabble.best_turns import BestTurn, best_turns
from wordarcade.games.scrabble.position_editor import PositionError, Sketch
from wordarcade.players.scrabble.analyst import Analyst
from wordarcade.players.scrabble.ending import PATIENT, USUAL
from wordarcade.players.scrabble.game_analysis import analysis_of_position
from wordarcade.players.scrabble.leaves import leaves_for
from wordarcade.services import Services
from wordarcade.support.progress import Report

_MOST: Final = 40
"""Plays that are listed: more than the largest screen has rows for."""


class Depth(Enum):
    """How far an ending is looked into."""

    STATIC = auto()
    """Not at all: its plays are judged by their points, and the tiles left."""
    USUAL = auto()
    """As that of a game: the same each time."""
    PATIENT = auto()
    """For as long as people like to wait; what is not proven by then is an estimate."""


_EFFORTS: Final = {Depth.STATIC: None, Depth.USUAL: USUAL, Depth.PATIENT: PATIENT}


def analyse_sketch(
    services: Services,
    setup: ScrabbleSetup,
    sketch: Sketch,
    report: Report,
    *,
    own: Place | None = None,
    held: str = "",
    depth: Depth = Depth.USUAL,
) -> tuple[BestTurn, ...]:
    """Return the best turns of a position that is edited, the best first; for a thread.

    Args:
        services: the collaborators.
        setup: the words, board and tiles.
        sketch: the position; its tiles are those of the game.
        report: told the share that is done; what it raises stops the work.
        own: a play that is considered, as `read_play` has it: the turn that is made; last if it is
            none of the best.
        held: the tiles that the opponent kept, as chances to win count them.
        depth: how far an ending is looked into.

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
        effort=_EFFORTS[depth],
    )
    (turn,) = analysis_of_position(sketch.cgp, analyst, report, own, held).turns
    return best_turns(turn)


def read_play(services: Services, setup: ScrabbleSetup, sketch: Sketch, text: str) -> Place:
    """Return the play that was typed, in canonical form.

    Args:
        services: the collaborators.
        setup: the words, board and tiles.
        sketch: the position.
        text: a square and a word, such as "8D QUIZ".

    Raises:
        EquipmentError: the board or the tiles cannot be had.
        LexiconError: the lexicon cannot be had.
        PositionError: it is no play, or one that the rules refuse.
    """
    board, rack = sketch.board, Rack.of(sketch.racks[0])
    try:
        place = read_move(text, board, rack)
    except EntryError as error:
        raise PositionError(str(error)) from error
    if not isinstance(place, Place):
        raise PositionError("Type a play, such as 8D QUIZ.")
    refused = refusal(board, rack, place)
    if refused is None:
        place = normalised(board, place)
        lexicon = services.lexicons.open(setup.lexicon)
        missing = form(board, place, *found(setup, services.equipment())).not_in(lexicon)
        if not missing:
            return place
        refused = not_words(missing, lexicon.name)
    raise PositionError(refusal_sentence(refused))
