"""The sentences of Scrabble hints."""

from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.moves import Exchange, Move, Place
from wordarcade.engine.scrabble.sentences import place_text
from wordarcade.engine.scrabble.squares import name_of
from wordarcade.players.scrabble.hint import Hint
from wordarcade.support.wording import count

_NOTHING: Final = "You can only pass."


def hint_sentence(hint: Hint, board: Board) -> str:
    """Return the sentence of a hint.

    Args:
        hint: the hint.
        board: as it is before the move.
    """
    if hint.move is not None:
        return f"{_move_sentence(hint.move, hint.score or 0, board)} {hint.despite}".rstrip()
    if hint.exchanged:
        return f"Exchanging {count(hint.exchanged, 'tile')} is best."
    if hint.tiles:
        whole = len(hint.tiles) == RACK_SIZE
        tiles = "all seven tiles" if whole else f"{' '.join(hint.tiles)} from your rack"
        return f"It takes {tiles}."
    if hint.squares is not None:
        first, last = name_of(hint.squares[0]), name_of(hint.squares[-1])
        return f"The best play scores {hint.score}, from {first} to {last}."
    return _NOTHING


def _move_sentence(move: Move, score: int, board: Board) -> str:
    match move:
        case Place():
            return f"It's {place_text(move, board)} for {count(score, 'point')}."
        case Exchange(tiles):
            return f"Exchanging {' '.join(tiles)} is best."
        case _:
            return _NOTHING
