"""The closing sentences of a game, which know what hints did for a puzzle."""

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.sentences import farewell
from wordarcade.games.scrabble.hints_taken import NO_HINTS, HintsTaken
from wordarcade.games.scrabble.rating import laid_by_hint


def closing_sentences(state: ScrabbleGame, taken: HintsTaken = NO_HINTS) -> tuple[str, str]:
    """Return how a game ended, and the winner; of a puzzle the points, or who has laid its play.

    Args:
        state: the game, over.
        taken: the hints taken.
    """
    if laid_by_hint(state, taken):
        return "It counts as given up.", "A hint laid the best play."
    return farewell(state)
