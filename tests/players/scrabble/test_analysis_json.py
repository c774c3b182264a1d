"""Analyses as they are kept with their games."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.scrabble.games import config_of
from tests.games.damaged_games import damaged
from tests.players.scrabble.computers import at, in_turn, opponents
from tests.players.scrabble.test_simulating_analyst import analyst
from tests.players.scrabble.turns import analysed_in
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Pass
from wordarcade.players.scrabble.analysis import AnalysedTurn
from wordarcade.players.scrabble.analysis_json import turns_from_json, turns_to_json
from wordarcade.players.scrabble.game_turns import turns_of_game

GAME = in_turn(ScrabbleGame.begin(config_of(seed=39), opponents().lexicon), "novice", "club")
TURNS = opponents().analyst(GAME.config).analyse(turns_of_game(GAME))


def again(turns: tuple[AnalysedTurn, ...]) -> tuple[AnalysedTurn, ...]:
    """Return turns as they are read once they have been written."""
    text = json.dumps(turns_to_json(turns))
    return turns_from_json(json.loads(text), [turn.turn for turn in turns])


def test_what_is_written_is_read() -> None:
    """Every figure to the last digit, by equity and by simulation; without what the game tells."""
    assert again(TURNS) == TURNS
    simulated = analyst().analyse(turns_of_game(GAME)[:4])
    assert again(simulated) == simulated
    inferred = analyst(infers=True).analyse(turns_of_game(GAME)[:4])
    assert any(turn.inferred for turn in inferred)
    assert again(inferred) == inferred
    assert len(json.dumps(turns_to_json(TURNS))) < 1_000 * len(TURNS)


@pytest.mark.parametrize("stood", [True, False])
def test_phonies_and_what_is_blocked_are_read(stood: bool) -> None:
    """A play that came off the board has kept the whole rack."""
    game = at("CA", "ZZ", plays=("8G AT",), bag="Z" * 8, challenge=ChallengeRule.SINGLE)
    turns = (
        analysed_in(game, "H8 .C", "at", "cat", "atzz", stood=stood),
        analysed_in(game, Pass(), "at", "cat", "atzz"),
        analysed_in(game, None, "at", "cat"),
    )
    assert turns[1].blocked is not None
    assert again(turns) == turns


def test_what_is_opened_is_read() -> None:
    """The square of the triple word."""
    game = at("OGDERT", "Z" * 7, plays=("8G AT",), bag="Z" * 10)
    turn = analysed_in(game, "H8 .OD", "at", "ad", "god", "tod", "todzzzzz")
    assert turn.opened is not None
    assert again((turn,)) == (turn,)


@given(st.data())
def test_what_is_damaged_is_refused_or_harmless(data: st.DataObject) -> None:
    """It ends in an error that can be caught, or in moves that could have been made."""
    broken = data.draw(damaged(turns_to_json(TURNS[:3])))
    with suppress(ValueError):
        for turn in turns_from_json(broken, turns_of_game(GAME)[:3]):
            assert all(GAME.config.layout and candidate.text for candidate in turn.best)


def test_the_analysis_of_another_game_is_refused() -> None:
    """Its moves are others."""
    other = in_turn(ScrabbleGame.begin(config_of(seed=40), opponents().lexicon), "club", "club")
    with pytest.raises(ValueError, match=r"analysis of this game|made|shorter|longer"):
        turns_from_json(turns_to_json(TURNS), turns_of_game(other))
