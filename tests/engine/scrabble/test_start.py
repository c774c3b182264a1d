"""Games that begin with a position."""

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.engine.scrabble.games import ENGLISH, EQUIPMENT, WORDS, after, board, config_of
from wordarcade.engine.json_fields import FieldError
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.engine.scrabble.dealing import deal
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import TakeBack
from wordarcade.engine.scrabble.notation.gcg_writer import gcg_of
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.scrabble.start import Start
from wordarcade.support.errors import UnavailableError

CAT = board("8G CaT")
FULL = Start(CAT, ("ADEGINS", "ABDOQRT"), (31, 7), to_move=1, scoreless=2)


def test_a_game_begins_with_the_position() -> None:
    """Board, racks, points, turn; all other tiles are in the bag; undo goes no further back."""
    game = ScrabbleGame.begin(config_of(start=FULL, friendly=True), WORDS)
    position = game.position
    assert (game.board, game.to_move, position.scores, position.scoreless) == (CAT, 1, (31, 7), 2)
    assert [rack.tiles for rack in position.racks] == list(FULL.racks)
    assert len(position.bag) == 100 - 3 - 14
    played = after(game, "H7 B.T")
    assert played.position.scores[1] > 7
    assert played.to_move == 0
    assert after(played, TakeBack(1)).position == position
    assert ScrabbleGame.begin(config_of(start=FULL, seed=6), WORDS).position.rack.tiles == "ABDOQRT"


def test_it_is_saved_whole() -> None:
    """As JSON can hold it; a game without one does not name it."""
    config = config_of(start=FULL)
    assert ScrabbleConfig.from_json(json.loads(json.dumps(config.to_json()))) == config
    assert "start" not in config_of().to_json()
    data = config.to_json()
    del data["start"]["racks"]
    with pytest.raises(FieldError, match=r"'start\.racks' is missing"):
        ScrabbleConfig.from_json(data)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"racks": ("ADEGINS",)}, "not one of 2 players"),
        ({"to_move": 2}, "not one of 2 players"),
        ({"scoreless": 6}, "are impossible"),
        ({"scores": (3, -1)}, "are impossible"),
        ({"board": Board("é" + "." * 224)}, "not tiles"),
        ({"racks": ("ADEGINS", "QQABDOR")}, "does not have"),
        ({"racks": ("ADEGINS", "")}, "empty"),
        ({"racks": ("ADEGINS", "ABDOQRTT")}, "too large"),
        ({"racks": ("ADEGINS", "TABDOQR")}, "out of order"),
        ({"racks": ("ADEGINS", "ABDOQR")}, "not full"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any], message: str) -> None:
    """A record that was tampered with is an error, not a game."""
    with pytest.raises(ValueError, match=message):
        config_of(start=replace(FULL, **change))


def test_unknown_racks_are_drawn() -> None:
    """By the seed, from the tiles that are nowhere else; what is known of a rack stays."""
    known = replace(FULL, racks=("", "BDO"))
    drawn = known.completed(ENGLISH, 3)
    drawn.check(2, ENGLISH)
    assert set("BDO") <= set(drawn.racks[1])
    assert known.completed(ENGLISH, 3) == drawn != known.completed(ENGLISH, 4)
    assert FULL.completed(ENGLISH, 3) == FULL
    setup = ScrabbleSetup(start=known)
    assert deal(setup, EQUIPMENT, 3).start == drawn


def test_once_the_bag_is_empty_unseen_tiles_are_the_others() -> None:
    """They do not fill the rack of whoever is to move."""
    few = replace(ENGLISH, counts=dict.fromkeys(ENGLISH.counts, 0) | {"A": 14, "T": 2, "C": 1})
    late = Start(board("8A AAAAAAA"), ("", "ACT"), (9, 9), to_move=1)
    assert late.completed(few, 1).racks == ("AAAAAAT", "ACT")


def test_gcg_cannot_tell_it() -> None:
    """Such a file would put its first tiles into the air."""
    game = ScrabbleGame.begin(config_of(start=FULL), WORDS)
    with pytest.raises(UnavailableError, match="inside another"):
        gcg_of(game)
