"""Exporting games of Scrabble as GCG files."""

from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.engine.scrabble.games import config_of, typed
from tests.games.scrabble.sessions import session_of
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.services import Services
from wordarcade.store.locations import Locations


@pytest.fixture
def game(home: Locations, arcade: Lexicon) -> str:
    """The number of a game on record: two plays of the usual seed."""
    services = Services.of_user(home)
    session = session_of(services, config_of(), arcade)
    for move in ("8E BIER", "F7 M.LD"):
        session.apply(typed(session.state, move))
    services.games.close()
    return str(session.id)


def test_a_game_is_exported_and_replayed(command: Command, game: str, tmp_path: Path) -> None:
    """The file has players, moves and, as the game goes on, the racks; all of it holds."""
    answer = command("games", "export", game, "--format", "gcg")
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert lines[:4] == [
        "#character-encoding UTF-8",
        "#player1 Ann Ann",
        "#player2 Bob Bob",
        "#lexicon arcade",
    ]
    assert lines[4].startswith(">Ann: BEEIIR? 8E BIER +")
    assert [line[:7] for line in lines[5:]] == [">Bob: D", "#rack1 ", "#rack2 "]
    path = tmp_path / "game.gcg"
    path.write_text(answer.out, encoding="utf-8")
    assert command("replay", str(path), "--check", "--lexicon", "arcade").code == 0


def test_other_games_have_no_gcg(command: Command) -> None:
    """A round of Boggle is refused in a sentence."""
    command("boggle", "--plain", "--seed", "7", stdin="x\n")
    answer = command("games", "export", "1", "--format", "gcg")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == "Only Scrabble games can be written as GCG. Choose JSON.\n"
