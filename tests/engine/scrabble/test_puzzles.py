"""Puzzles: one player, one position, one play."""

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD, WORDS, board, place, refused
from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.config import ChallengeRule, Player, ScrabbleConfig
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import EndGame, Exchange, Pass, Resign, TakeBack
from wordarcade.engine.scrabble.sentences import farewell
from wordarcade.engine.scrabble.start import Start
from wordarcade.engine.scrabble.verdict import Played

START = Start(board("8G CAT"), ("ADDGOSZ",), (0,), 0)


def puzzle() -> ScrabbleGame:
    """Return a puzzle in which 20 points can be made."""
    config = ScrabbleConfig((Player("You"),), STANDARD, ENGLISH, 5, start=START, par=20)
    assert ScrabbleConfig.from_json(config.to_json()) == config
    return ScrabbleGame.begin(config, WORDS)


def test_one_play_ends_it() -> None:
    """Its points are the result; the tiles that are left cost nothing."""
    state = puzzle().apply(place("J8 SO")).round
    assert state.ending is Ending.SOLVED
    assert state.position.scores == (8,)
    assert farewell(state) == ("Your one try is used.", "You scored 8 of 20 points.")


def test_nothing_is_drawn() -> None:
    """What is left of the rack, and what is unseen, stay in sight as they were in the puzzle."""
    before = puzzle()
    outcome = before.apply(place("J8 SO"))
    assert outcome.round.position.rack.tiles == "ADDGZ"
    assert outcome.round.unseen(0) == before.unseen(0)
    assert isinstance(outcome.verdict, Played)
    assert outcome.verdict.drawn == ""


def test_what_is_no_word_is_refused() -> None:
    """A slip does not cost the play."""
    assert refused(puzzle(), "J8 SZ") == "SZ is not in the word list (set)."


@pytest.mark.parametrize("move", [Pass(), Resign(), EndGame()], ids=str)
def test_it_can_be_given_up(move: Pass | Resign | EndGame) -> None:
    """In any words."""
    state = puzzle().apply(move).round
    assert (state.ending, state.position.scores) == (Ending.SOLVED, (0,))
    assert farewell(state)[1] == "You gave up."
    assert state.winners == ()


@pytest.mark.parametrize("move", [Exchange("A"), TakeBack(1)], ids=str)
def test_nothing_else_can_be_done(move: Exchange | TakeBack) -> None:
    """A puzzle is a play."""
    assert refused(puzzle(), move).startswith("A puzzle is one play:")


def test_a_puzzle_has_a_player_a_position_and_points() -> None:
    """Anything else is no puzzle."""
    one, two = (Player("You"),), (Player("You"), Player("Me"))
    for players, start, par, options in (
        (two, START, 20, {}),
        (one, None, 20, {}),
        (one, START, 0, {}),
        (one, START, 20, {"challenge": ChallengeRule.DOUBLE}),
        (one, START, 20, {"clock_ms": 1000}),
    ):
        with pytest.raises(ValueError, match=r"puzzle has|position is not"):
            ScrabbleConfig(players, STANDARD, ENGLISH, 5, start=start, par=par, **options)
