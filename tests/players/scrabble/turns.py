"""Turns in positions that no game has led to, and analysts who know a handful of words."""

from functools import cache

from tests.engine.scrabble.games import ENGLISH, STANDARD, place
from tests.lexicon.test_lexicon import lexicon_of
from tests.players.scrabble.computers import LEAVES
from wordarcade.engine.scrabble.formation import form
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.placing import normalised
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.players.scrabble.analysis import AnalysedTurn
from wordarcade.players.scrabble.analyst import MOST_BEST, Analyst
from wordarcade.players.scrabble.ending import USUAL, Effort
from wordarcade.players.scrabble.recorded_turn import RecordedTurn, TurnMove
from wordarcade.players.scrabble.turn_draws import text_of
from wordarcade.players.scrabble.view import View


@cache
def analyst_of(*words: str, effort: Effort | None = USUAL, most_best: int = MOST_BEST) -> Analyst:
    """Return an analyst who knows these words, on the standard board."""
    lexicon = lexicon_of(set(words))
    return Analyst(
        gaddag_of(lexicon),
        lexicon,
        layout=STANDARD,
        distribution=ENGLISH,
        leaves=LEAVES,
        most_best=most_best,
        effort=effort,
    )


def turn_in(game: ScrabbleGame, move: TurnMove | str | None, *, stood: bool = True) -> RecordedTurn:
    """Return a turn of the player to move.

    Args:
        game: the game before it, by any way.
        move: the move, a play as in a GCG file; None for none yet.
        stood: whether the play was not challenged off the board.
    """
    view = View.of(game)
    made = place(move) if isinstance(move, str) else move
    score = 0
    words: tuple[str, ...] = ()
    if isinstance(made, Place):
        made = normalised(view.board, made)
        formed = form(view.board, made, STANDARD, ENGLISH)
        score, words = formed.score, tuple(word.text.lower() for word in formed.words)
    return RecordedTurn(
        number=1,
        line=0,
        player=game.to_move,
        view=view,
        rack_known=True,
        scores=game.position.scores,
        move=made,
        text="" if made is None else text_of(made, view),
        score=score if stood else 0,
        words=words,
        withdrawn=not stood,
    )


def analysed_in(
    game: ScrabbleGame, move: TurnMove | str | None, *words: str, stood: bool = True
) -> AnalysedTurn:
    """Return a turn of the player to move, analysed by who knows these words."""
    (turn,) = analyst_of(*words).analyse([turn_in(game, move, stood=stood)])
    return turn
