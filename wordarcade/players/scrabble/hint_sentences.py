"""What hints tell, in sentences."""

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.moves import Exchange, Place
from wordarcade.engine.scrabble.sentences import place_text
from wordarcade.engine.scrabble.squares import name_of
from wordarcade.players.scrabble.hint import Hint
from wordarcade.wording import count


def hint_sentence(hint: Hint, board: Board) -> str:
    """Return what a hint tells.

    Args:
        hint: the hint.
        board: as it is before the move.
    """
    if isinstance(hint.move, Place):
        return f"It is {place_text(hint.move, board)} for {count(hint.score or 0, 'point')}."
    if isinstance(hint.move, Exchange):
        return f"Best is to exchange {' '.join(hint.move.tiles)}."
    if hint.tiles:
        return f"It takes {' '.join(hint.tiles)} from your rack."
    if hint.squares is not None:
        return f"It lies on {name_of(hint.squares[0])} to {name_of(hint.squares[-1])}."
    if hint.score is not None:
        return f"A play of {count(hint.score, 'point')} is there."
    return "No play is worth making."
