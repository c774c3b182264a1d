"""Games that are exported on one computer and imported on another."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.engine.scrabble.games import config_of
from tests.games.scrabble.sessions import session_of
from wordarcade.engine.scrabble.config import Player
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.services import Services
from wordarcade.store.locations import Locations
from wordarcade.support.progress import to_nobody


@pytest.fixture
def exported(command: Command) -> str:
    """A finished game of Boggle as JSON, deleted here."""
    command("boggle", "--plain", "--seed", "7", stdin="yes\nx\n")
    text = command("games", "export", "1").out
    command("games", "delete", "1")
    return text


def test_a_game_comes_back_as_it_was(command: Command, exported: str, tmp_path: Path) -> None:
    """Under a new number, and only once."""
    file = tmp_path / "game.json"
    file.write_text(exported, encoding="utf-8")
    assert command("games", "import", str(file)).out == "Saved as game 2.\n"
    before, after = json.loads(exported), json.loads(command("games", "export", "2").out)
    assert {**before, "id": 2} == after
    assert json.loads(command("stats", "--json").out)["games"] == 1
    again = command("games", "import", "-", stdin="")
    assert again.code == 2
    twice = command("games", "import", str(file))
    assert (twice.code, twice.err) == (2, "You already have this game, as game 2.\n")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "crossword"}, "no game called 'crossword'"),
        ({"config": {}}, "is missing"),
        ({"moves": [{"play": "zzz", "elapsed_ms": 1}]}, "the rules refuse"),
        ({"moves": [{"play": "yes"}]}, "elapsed_ms"),
        ({"seed": 1.5}, "'seed'"),
        ({"seconds": -1}, "'seconds'"),
        ({"started": "yesterday"}, "isoformat"),
        ({"summary": 3}, "'summary'"),
    ],
)
def test_what_is_no_such_game_is_refused(
    command: Command, exported: str, tmp_path: Path, change: dict[str, object], reason: str
) -> None:
    """In one sentence that says what is wrong; nothing is saved."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**json.loads(exported), **change}), encoding="utf-8")
    answer = command("games", "import", str(file))
    assert (answer.code, answer.err.count("\n")) == (2, 1)
    assert reason in answer.err
    assert command("games", "list").out == ""


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"seed": NaN}', "[" * 100_000])
def test_any_text_is_refused(command: Command, tmp_path: Path, text: str) -> None:
    """However it is made."""
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    answer = command("games", "import", str(file))
    assert (answer.code, answer.err.count("\n")) == (2, 1)


def test_a_game_of_scrabble_comes_from_a_gcg_file(
    command: Command, home: Locations, arcade: Lexicon, tmp_path: Path
) -> None:
    """With its notes left behind, it has the same moves and points, and stands apart."""
    services = Services.of_user(home)
    players = (Player("Ann", "novice"), Player("Bob", "club"))
    session = session_of(services, replace(config_of(), players=players), arcade)
    while not session.is_over:
        session.make(session.choose(session.state, to_nobody))
    session.close()
    services.games.close()
    file = tmp_path / "game.gcg"
    file.write_text(command("games", "export", "1", "--format", "gcg").out, encoding="utf-8")
    known = command("games", "import", str(file))
    assert (known.code, known.err.count("as game 1")) == (2, 1), "your own export"
    command("games", "delete", "1")
    answer = command("games", "import", str(file))
    assert answer.out == "Saved as game 2.\n", answer.err
    twice = command("games", "import", str(file))
    assert (twice.code, twice.err.count("as game 2")) == (2, 1)
    assert json.loads(command("games", "show", "2", "--json").out)["summary"]["imported"]
    again = command("games", "export", "2", "--format", "gcg").out
    assert again == file.read_text(encoding="utf-8")
    scrabble = json.loads(command("stats", "--json").out)["by_game"]["scrabble"]
    assert (scrabble["played"], scrabble["own"]) == (1, 1)
    file.write_text("".join(again.splitlines(keepends=True)[:9]), encoding="utf-8")
    unfinished = command("games", "import", str(file))
    assert (unfinished.code, unfinished.err.count("\n")) == (2, 1)
