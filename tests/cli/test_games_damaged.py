"""The saved games on the command line: for people, and when one of them is damaged."""

import json
import sqlite3

import pytest

from tests.cli.conftest import Command
from wordarcade.store import connections
from wordarcade.store.locations import Locations


@pytest.fixture
def games(command: Command, home: Locations) -> None:
    """Two games, one of them finished; the configuration of the first has lost its cells."""
    for typed in ("yes\n", "yes\nx\n"):
        command("boggle", "--plain", "--seed", "7", stdin=typed)
    connection = sqlite3.connect(home.games_database)
    connection.execute("UPDATE rounds SET config = json_remove(config, '$.cells') WHERE id = 1")
    connection.commit()
    connection.close()


@pytest.mark.usefixtures("games")
def test_a_damaged_game_is_listed_with_its_reason(command: Command) -> None:
    """People and programs see which game it is and what is wrong; the other is as it was."""
    good, bad = command("games", "list").out.splitlines()
    assert " finished " in good
    assert "damaged" in bad
    assert "config: 'cells' is missing" in bad
    listed = json.loads(command("games", "list", "--json").out)["games"]
    assert [game["status"] for game in listed] == ["finished", "damaged"]
    assert listed[1]["reason"] == "config: 'cells' is missing"


@pytest.mark.usefixtures("games")
@pytest.mark.parametrize(
    "arguments",
    [("show", "1"), ("show", "1", "--json"), ("export", "1"), ("resume", "1", "--plain")],
)
def test_opening_a_damaged_game_says_one_sentence(
    arguments: tuple[str, ...], command: Command
) -> None:
    """It names the game, the reason and what can be done."""
    answer = command("games", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == (
        "Game 1 is damaged (config: 'cells' is missing); delete it, or copy it with "
        "'wordarcade games export 1 --format raw'.\n"
    )


@pytest.mark.usefixtures("games")
def test_a_damaged_game_is_copied_and_deleted(command: Command) -> None:
    """The raw form has every column as it stands there."""
    raw = json.loads(command("games", "export", "1", "--format", "raw").out)
    assert raw["id"] == 1
    assert "cells" not in json.loads(raw["config"])
    assert command("games", "delete", "1").code == 0
    assert command("games", "show", "1").code == 2
    assert command("games", "show", "2").code == 0


def test_a_game_is_shown_for_people(command: Command) -> None:
    """What it is, how it is played, the board and the moves; nothing looks like Python."""
    command("hand", "--plain", "--hand", "c o w s * z", stdin="cows\n!!\n")
    shown = command("games", "show", "1").out
    lines = shown.splitlines()
    assert lines[0] == "Game 1: hand, finished"
    assert "hands           cows*z" in lines
    assert "play cows" in shown
    assert not set("{}[]'") & set(shown)


@pytest.mark.usefixtures("games")
def test_a_game_that_cannot_be_deleted_is_not_said_to_be(
    command: Command, home: Locations, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The exit code is that of something that could not be done."""
    monkeypatch.setattr(connections, "BUSY_SECONDS", 0.01)
    selfish = sqlite3.connect(home.games_database, isolation_level=None)
    selfish.execute("BEGIN IMMEDIATE")
    answer = command("games", "delete", "2")
    selfish.close()
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("Game 2 was not deleted: another program keeps the file locked (")
    assert command("games", "show", "2").code == 0
