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
        return f"{_move_sentence(hint, hint.move, board)} {hint.despite}".rstrip()
    if hint.exchanged:
        return f"Exchanging {count(hint.exchanged, 'tile')} is {_best(hint)}."
    if hint.tiles:
        whole = len(hint.tiles) == RACK_SIZE
        tiles = "all seven tiles" if whole else f"{' '.join(hint.tiles)} from your rack"
        return f"It takes {tiles}."
    if hint.squares is not None:
        first, last = name_of(hint.squares[0]), name_of(hint.squares[-1])
        which = "One of the best plays" if hint.close else "The best play"
        return f"{which} scores {hint.score}, from {first} to {last}."
    return _NOTHING


def _move_sentence(hint: Hint, move: Move, board: Board) -> str:
    match move:
        case Place():
            return f"It's {place_text(move, board)} for {count(hint.score or 0, 'point')}."
        case Exchange(tiles):
            return f"Exchanging {' '.join(tiles)} is {_best(hint)}."
        case _:
            return _NOTHING


def _best(hint: Hint) -> str:
    return "one of the best moves" if hint.close else "best"
