"""Profiles on the command line."""

import json

from tests.cli.conftest import Command


def test_each_profile_has_games_of_its_own(command: Command) -> None:
    """Made, used, named for one start, renamed and removed."""
    assert command("profiles", "add", "Ana").out == "wordarcade starts as 'Ana' from now on.\n"
    command("hand", "--plain", "--hand", "c o w s * z", stdin="cows\n")
    assert len(json.loads(command("games", "list", "--json").out)["games"]) == 1
    others = command("--profile", "default", "games", "list", "--json")
    assert json.loads(others.out)["games"] == []
    command("profiles", "rename", "Ana", "Anna")
    told = json.loads(command("profiles", "list", "--json").out)
    assert told == {
        "profiles": [{"name": "default", "in_use": False}, {"name": "Anna", "in_use": True}]
    }
    assert "Kept its files: " in command("profiles", "remove", "Anna").out
    assert command("profiles", "list").out == "* default\n"


def test_a_profile_that_is_not_there(command: Command) -> None:
    """One sentence, and the exit code of bad input."""
    for arguments in (("--profile", "Bob", "stats"), ("profiles", "use", "Bob")):
        answer = command(*arguments)
        assert answer.code == 2
        assert answer.err == "There is no profile 'Bob'; 'wordarcade profiles list' names them.\n"
