"""The best turns of a position, beside the one that was made."""

import pytest

from tests.games.scrabble.conftest import Begin
from wordarcade.engine.scrabble.entry import read_move
from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.games.scrabble.best_turns import best_turns
from wordarcade.support.progress import to_nobody


@pytest.mark.parametrize("typed", ["8H BRIE", "8H BEE", "exchange II", "pass"])
def test_the_best_are_listed_with_the_one_made(begin: Begin, typed: str) -> None:
    """By equity; the one made is marked where it stands, or comes last."""
    session = begin("Ann,Bob")
    game = session.state
    made = read_move(typed, game.board, game.position.rack)
    assert isinstance(made, Place | Exchange | Pass)
    session.make(made)
    (analysed,) = session.bots.analyse(session.state, to_nobody).turns
    turns = best_turns(analysed)
    best = session.bots.best(game, to_nobody)
    assert best is not None
    assert turns[0].equity == best.equity / 1000
    assert [turn.equity for turn in turns] == sorted((t.equity for t in turns), reverse=True)
    (own,) = [place for place, turn in enumerate(turns) if turn.made]
    assert len(turns) == max(10, own + 1)
    for turn in turns:
        assert sorted(turn.leave + turn.gone) == sorted(game.position.rack.tiles)
        assert (turn.score is None) == (not turn.laid)
