"""The configuration of a game, and its JSON."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD, config_of
from wordarcade.engine.json_fields import FieldError
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.config import ChallengeRule, Player, ScrabbleConfig
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.moves import move_from_json
from wordarcade.engine.scrabble.tiles import LETTERS


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": (Player("Ann"),)}, "2 to 4 play, not 1"),
        ({"players": tuple(map(Player, "ABCDE"))}, "2 to 4 play, not 5"),
        ({"players": (Player("Ann"), Player(" ann "))}, "a name of their own"),
        ({"players": (Player("Ann"), Player(" "))}, "a name of their own"),
        ({"seed": -1}, "seed -1"),
        ({"seed": 2**64}, "is not from 0"),
        ({"clock_ms": 0}, "more than nothing"),
        (
            {
                "distribution": replace(
                    ENGLISH, counts=dict.fromkeys([*LETTERS, "?"], 0) | {"A": 20}
                ),
                "players": tuple(map(Player, "ABC")),
            },
            "20 tiles do not fill 3 racks",
        ),
    ],
)
def test_a_configuration_out_of_range_is_refused(change: dict[str, Any], message: str) -> None:
    """A record that was tampered with is an error, not a game."""
    with pytest.raises(ValueError, match=message):
        replace(config_of(), **change)


def test_a_configuration_is_written_whole() -> None:
    """Board and tiles with it, so that no file can change a game on record."""
    config = config_of(
        3, challenge=ChallengeRule.FIVE_POINT, clock_ms=90_000, friendly=True, checker=True
    )
    config = replace(config, players=(*config.players, Player("Club", "club")))
    data = config.to_json()
    assert "teacher" not in data
    taught = replace(config, teacher=True)
    assert ScrabbleConfig.from_json(taught.to_json()) == taught
    assert len(data["layout"]["rows"]) == 15
    assert data["tiles"]["counts"]["E"] == 12
    assert ScrabbleConfig.from_json(data) == config
    with pytest.raises(FieldError):
        ScrabbleConfig.from_json({key: data[key] for key in data if key != "seed"})


@pytest.mark.parametrize(
    "counts",
    [
        {},
        dict.fromkeys(LETTERS, 2),
        dict.fromkeys([*LETTERS, "?"], 2) | {"É": 1},
    ],
)
def test_a_set_of_tiles_has_every_letter(counts: Mapping[str, int]) -> None:
    """And the blank, and no other."""
    with pytest.raises(ValueError, match="for each of A to Z"):
        LetterDistribution("x", "X", counts, ENGLISH.values)


def test_a_board_has_225_squares() -> None:
    """Premiums and tiles alike."""
    with pytest.raises(ValueError, match="225 squares, not 3"):
        Board("...")
    with pytest.raises(ValueError, match="225 squares, not 1"):
        BoardLayout("x", "X", STANDARD.premiums[:1])


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"place": "8H"},
        {"place": 8, "tiles": "A"},
        {"exchange": ["A"]},
        {"take_back": "1"},
        {"move": "win"},
    ],
)
def test_what_is_no_move_is_refused(data: dict[str, object]) -> None:
    """A record that describes no move is an error, not a guess."""
    with pytest.raises(ValueError, match="Not a move of Scrabble"):
        move_from_json(data)


def test_games_saved_before_challenges_were_final_keep_their_rule() -> None:
    """Where nothing is written of it, the game was begun when a challenge could be taken back."""
    data = config_of().to_json()
    assert data.pop("final_challenges") is True
    assert not ScrabbleConfig.from_json(data).final_challenges


@pytest.mark.parametrize(
    ("players", "change", "teaches"),
    [
        ("Ann,club", {}, True),
        ("club,Ann,club", {}, True),
        ("Ann,Bob", {}, False),
        ("Ann,Bob,club", {}, False),
        ("club,club", {}, False),
        ("Ann,club", {"friendly": False}, False),
        ("Ann,club", {"teacher": False}, False),
    ],
)
def test_a_teacher_is_for_one_person_in_a_friendly_game(
    players: str, change: dict[str, Any], teaches: bool
) -> None:
    """What was best tells which tiles are left: nobody else at the keyboard may read it."""
    seats = enumerate(players.split(","))
    named = tuple(Player(f"{name} {n}", name if name == "club" else None) for n, name in seats)
    choices: dict[str, Any] = {"friendly": True, "teacher": True, **change}
    config = replace(config_of(), players=named, **choices)
    assert config.teaches == teaches
