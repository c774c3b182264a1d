"""What is said of a position in the editor: why it cannot be played, or looked into."""

from typing import Final

from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.refusals import refusal_sentence
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.scrabble.verdict import not_words
from wordarcade.games.scrabble.playing_on import valid_start
from wordarcade.games.scrabble.position_editor import Sketch
from wordarcade.lexicon.errors import LexiconError
from wordarcade.services import Services

GREETING: Final = "Type tiles, ? before blanks. Paste a position (CGP text)."
BY_HAND: Final = "Copied. Or copy these lines by hand."
LEAVE: Final = "Leave the editor? Your changes will be lost. Ctrl+Y copies the position."
STILL_LOOKING: Final = "Still looking for the best plays."
"""Said where plays are asked for that are not found yet."""
STOPPED: Final = ("Simulation stopped. F5 resumes it.", "Stopped. F5 starts again.")
"""Said where a simulation is stopped, and where the solution of an ending is."""


def why_none(sketch: Sketch, distribution: LetterDistribution, *, found: bool) -> str:
    """Return why a position has no plays to choose from, in a sentence.

    Args:
        sketch: the position.
        distribution: the tiles.
        found: whether its plays have been looked for.
    """
    if not sketch.racks[0]:
        return "Type your rack first; there is nothing to play."
    if found:
        return "These tiles have no play here."
    return sketch.fault(distribution) or STILL_LOOKING


def why_no_game(sketch: Sketch, distribution: LetterDistribution) -> str:
    """Return why no game can go on from a position, in a sentence; empty if one can.

    Args:
        sketch: the position.
        distribution: the tiles.
    """
    fault = sketch.fault(distribution)
    if fault or valid_start(sketch.start, distribution) is not None:
        return fault
    return "Too few tiles are left for two racks. Take some off the board."


def what_is_wrong(
    services: Services, setup: ScrabbleSetup, sketch: Sketch, distribution: LetterDistribution
) -> str:
    """Return what is wrong with a position, or is no word on its board, as a sentence; or nothing.

    Args:
        services: the collaborators.
        setup: the words.
        sketch: the position.
        distribution: the tiles.
    """
    if fault := sketch.fault(distribution):
        return fault
    if sketch.board.is_empty:
        return ""
    try:
        lexicon = services.lexicons.open(setup.lexicon)
    except LexiconError:
        return ""  # the search for the best plays says so
    missing = sketch.not_words(lexicon)
    if not missing:
        return ""
    return f"{refusal_sentence(not_words(missing, lexicon.name))} The editor allows that."
