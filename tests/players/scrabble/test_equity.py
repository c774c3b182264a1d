"""The value of moves that no search has rated."""

import pytest

from tests.engine.scrabble.games import place
from tests.players.scrabble.computers import LEAVES, at, opponents
from tests.players.scrabble.turns import turn_in
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Move, Pass, Place
from wordarcade.engine.scrabble.tiles import rack_tiles
from wordarcade.players.scrabble.candidates import value_of_kept
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.players.scrabble.view import View

PHONY = place("9H DQ")
"""A play below 8G CAT that makes no word of the lexicon."""


def equity(game: ScrabbleGame, move: Place | Pass) -> int:
    """Return what a move is worth, in thousandths of a point."""
    (turn,) = opponents().analyst(game.config).analyse([turn_in(game, move)])
    assert turn.played is not None
    return turn.played.equity


def score(game: ScrabbleGame, move: Move) -> int:
    """Return what a move that is not looked up earns, in thousandths of a point."""
    return MILLI * game.apply(move).round.sheet[-1].gain


@pytest.mark.parametrize("opponent", ["A", "ZZZZZZZ"])
def test_with_an_empty_bag_what_is_kept_costs_ten_points_and_twice_its_own(opponent: str) -> None:
    """Passing keeps all, a play what it leaves; the tiles of opponents count for nothing.

    That is how it is of more than two; what two players do to the end is found out instead.
    """
    game = at("DQVJ", opponent, "A", plays=("8G CAT",), bag="", challenge=ChallengeRule.SINGLE)
    assert equity(game, Pass()) == -MILLI * (10 + 2 * (2 + 10 + 4 + 8))
    assert equity(game, PHONY) == score(game, PHONY) - MILLI * (10 + 2 * (4 + 8))


def test_going_out_gains_twice_what_the_opponent_holds() -> None:
    """A phony that goes out is worth what a valid play would be."""
    game = at("DQ", "ZE", plays=("8G CAT",), bag="", challenge=ChallengeRule.SINGLE)
    assert equity(game, PHONY) == score(game, PHONY) + MILLI * 2 * (10 + 1)


def test_with_tiles_in_the_bag_what_is_kept_is_a_leave() -> None:
    """However much it is worth at the end of a game."""
    game = at("DQVJ", "ZZZZZZZ", plays=("8G CAT",), bag="A", challenge=ChallengeRule.SINGLE)
    assert equity(game, Pass()) == LEAVES.value("DJQV")
    assert equity(game, PHONY) == score(game, PHONY) + LEAVES.value("JV")


@pytest.mark.parametrize("bag", ["", "A"])
def test_what_the_search_rates_is_rated_alike(bag: str) -> None:
    """Every play is worth its score and what the tiles are worth that it keeps."""
    game = at("DOGSAT?", "EIOUZ", plays=("8G CAT",), bag=bag)
    view, tiles = View.of(game), game.config.distribution
    plays = list(opponents().adviser(game.config).plays(game))
    assert {len(play.place.laid) for play in plays} >= {1, 2, 3}
    for play in plays:
        kept = game.position.rack.without(rack_tiles(play.place.tiles)).tiles
        assert play.equity == play.score * MILLI + value_of_kept(view, kept, LEAVES, tiles)
