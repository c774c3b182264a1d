"""The equity lost in each turn of a game."""

from typing import Any

import pytest

from tests.engine.scrabble.games import after, config_of
from tests.players.scrabble.computers import LEAVES, in_turn, opponents
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Challenge, EndGame, Exchange, Pass, Place
from wordarcade.engine.scrabble.squares import Direction
from wordarcade.players.scrabble.adviser import move_of
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.players.scrabble.review import ReviewedTurn, costliest, review


def begun(**options: Any) -> ScrabbleGame:
    """Return a game in which the first player can lay a word of the lexicon at once."""
    return ScrabbleGame.begin(config_of(seed=39, **options), opponents().lexicon)


def reviewed(game: ScrabbleGame, *players: int) -> tuple[ReviewedTurn, ...]:
    """Return the turns of some players."""
    return review(game, players, opponents().adviser(game.config))


def test_the_best_turns_cost_nothing() -> None:
    """An expert gives nothing away, and all turns of a player are there, in order."""
    game = in_turn(begun(), "expert", "novice")
    turns = reviewed(game, 0)
    moves = [state.moves[-1].move for state in game.course()[1:]]
    assert [turn.move for turn in turns] == moves[::2]
    assert all(turn.player == 0 and turn.cost == 0 for turn in turns)
    assert [turn.move for turn in turns] == [move_of(turn.best) for turn in turns]
    gains = sum(entry.gain for entry in game.sheet if entry.player == 0 and entry.place)
    assert sum(turn.score for turn in turns) == gains
    assert costliest(turns, 3) == ()


def test_passing_and_exchanging_give_away_what_could_be_played() -> None:
    """What is kept counts for what was done, and for what would have been best."""
    passed, exchanged = reviewed(after(begun(), Pass(), Exchange("A")), 0, 1)
    for turn in (passed, exchanged):
        assert turn.best is not None
        assert turn.score == 0
        assert turn.cost == turn.best.equity - turn.equity > 0
    assert passed.equity == LEAVES.value(passed.game.rack(0).tiles)
    assert exchanged.equity == LEAVES.value(exchanged.game.rack(1).without("A").tiles)


def test_a_play_that_was_withdrawn_earned_nothing() -> None:
    """It counts as a turn without points, one that stood as what it earned."""
    game = begun(challenge=ChallengeRule.SINGLE)
    wrong = Place(112, Direction.ACROSS, game.rack(0).tiles[:2])
    (stands,) = reviewed(after(game, wrong), 0)
    (withdrawn,) = reviewed(after(game, wrong, Challenge()), 0)
    kept = game.rack(0).tiles[2:]
    assert stands.equity == stands.score * MILLI + LEAVES.value(kept)
    assert stands.score > withdrawn.score == 0
    assert withdrawn.move == wrong
    assert withdrawn.equity == LEAVES.value(game.rack(0).tiles)


def test_the_costliest_turns_come_first() -> None:
    """No more than were asked for; a turn that cost nothing is not among them."""
    turns = reviewed(after(begun(), Pass(), Pass(), Exchange("G"), EndGame()), 0, 1)
    costs = sorted((turn.cost for turn in turns), reverse=True)
    assert [turn.cost for turn in costliest(turns, 2)] == costs[:2]


def test_a_review_can_be_given_up() -> None:
    """What the report raises comes out; else it tells rising shares from 0."""
    game = after(begun(), Pass(), Pass(), EndGame())
    adviser = opponents().adviser(game.config)
    shares: list[float] = []
    review(game, (0, 1), adviser, shares.append)
    assert shares == sorted(shares)
    assert 0 == shares[0] < shares[-1] < 1

    def stop(_share: float) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        review(game, (0, 1), adviser, stop)
