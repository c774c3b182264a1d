"""Configurations and moves of any shape are reported damage, or a playable game."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.damaged_games import GAMES, LEXICON, damaged, form_of, played, state_of
from wordarcade.games import registry
from wordarcade.games.boggle.play import PLAY
from wordarcade.games.resuming import resumed
from wordarcade.games.saved import checked
from wordarcade.services import Services
from wordarcade.store import rows
from wordarcade.store.errors import DamagedGameError
from wordarcade.store.records import DamagedGame, GameHeader, GameId, LexiconReference, SavedGame
from wordarcade.support.progress import to_nobody
from wordarcade.support.wording import printable

RECORDS = {game: played(game) for game in GAMES}


def explained(error: DamagedGameError) -> bool:
    """Whether the reason says something that a terminal can be given."""
    return bool(error.reason) and printable(error.reason) == error.reason


def reopened(game: str, config: Any, moves: list[Any]) -> None:
    """Read a game from rows, replay it, and write down what came of it.

    Raises:
        DamagedGameError: the rows do not hold a game.
    """
    row = (
        *(1, game, json.dumps(config), "5", "test", LEXICON.identity, "caption", 9_000),
        *("2026-01-01T00:00:00+00:00",) * 2,
        None,
    )
    checked(registry.GAMES, rows.listed_game(row))
    header = rows.header_of(row)
    recorded = rows.moves_of(
        GameId(1), [(place, json.dumps(move), 1_000) for place, move in enumerate(moves)]
    )
    saved = SavedGame(header, recorded)
    state, form = state_of(saved), form_of(game)
    text = rows.json_text(state.config.to_json())
    assert form.read_config(json.loads(text)) == state.config
    form.caption(state, 9_000).encode()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_not_damaged_is_read(game: str) -> None:
    """What the fuzzing starts from is sound."""
    record = RECORDS[game]
    reopened(game, dict(record.header.config), [dict(made.move) for made in record.moves])


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=80)
@given(data=st.data())
def test_any_configuration_is_damage_or_a_game(game: str, data: st.DataObject) -> None:
    """No shape of a configuration gets past the boundary as another error."""
    record = RECORDS[game]
    config = data.draw(damaged(json.loads(json.dumps(dict(record.header.config)))))
    moves = [dict(made.move) for made in record.moves]
    try:
        reopened(game, config, moves if data.draw(st.booleans()) else [])
    except DamagedGameError as error:
        assert explained(error)  # noqa: PT017 - a game that is whole is as good


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=80)
@given(data=st.data())
def test_any_moves_are_damage_or_a_game(game: str, data: st.DataObject) -> None:
    """No shape of a move gets past the boundary as another error."""
    record = RECORDS[game]
    moves = data.draw(damaged(json.loads(json.dumps([dict(made.move) for made in record.moves]))))
    if not isinstance(moves, list):
        moves = [moves]
    try:
        reopened(game, dict(record.header.config), moves)
    except DamagedGameError as error:
        assert explained(error)  # noqa: PT017 - a game that is whole is as good


@pytest.mark.parametrize(
    ("game", "change", "reason"),
    [
        ("scrabble", {"seed": "x"}, "config: 'seed' is x, not a whole number within its range"),
        ("scrabble", {"players": [{"name": 3}]}, "config: 'players[0].name' is 3, not a text"),
        ("boggle", {"cells": None}, "config: 'cells' is null, not a list of texts"),
        ("hangman", {"host": "ghost"}, "config: 'ghost' is not a valid HostKind"),
        ("wordsearch", {"origin": "moon"}, "config: 'origin' is moon, which no board has"),
    ],
)
def test_the_reason_names_the_field(game: str, change: dict[str, Any], reason: str) -> None:
    """Whoever mends the game knows where to look, and what was found there."""
    config = {**RECORDS[game].header.config, **change}
    with pytest.raises(DamagedGameError) as caught:
        reopened(game, config, [])
    assert caught.value.reason == reason


def test_a_game_found_damaged_when_it_is_resumed_is_listed_so(services: Services) -> None:
    """Moves that the rules refuse are found by replaying them alone; the list knows afterwards."""
    rounds = services.games
    reference = LexiconReference.of(services.lexicons.open("arcade"))
    game = rounds.begin("boggle", GAMES["boggle"].config.to_json(), 5, reference, "bad")
    rounds.record(game, 0, {"play": "zzz"}, 0)
    assert isinstance(rounds.unfinished()[0], GameHeader)
    with pytest.raises(DamagedGameError, match="the rules refuse 1 of the moves"):
        resumed(services, PLAY, rounds.load(game), to_nobody)
    assert isinstance(rounds.unfinished()[0], DamagedGame)


def test_names_that_utf_8_cannot_encode_are_written_readable(services: Services) -> None:
    """Half a character, as in file names that are no UTF-8, becomes a question mark."""
    game = services.games.begin("boggle", {"name": "w\udcf6rd"}, 5, LexiconReference("a", "0"))
    assert services.games.load(game).header.config == {"name": "w?rd"}
