"""Games that are exported on one computer and imported on another."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command


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
    assert (twice.code, twice.err) == (2, "You have this game already, as game 2.\n")


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
