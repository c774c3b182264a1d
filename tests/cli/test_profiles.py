"""Profiles on the command line."""

import json
import sqlite3
from contextlib import closing

from tests.cli.conftest import Command
from wordarcade.store.games import GameStore
from wordarcade.store.locations import Locations
from wordarcade.store.settings_store import SettingsStore
from wordarcade.support.clock import ManualClock


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


def test_a_renamed_list_is_followed_in_all_profiles(command: Command, home: Locations) -> None:
    """Settings and words to learn of each; where one cannot be written, the others still are."""
    few = home.data.parent / "few.txt"
    few.write_text("cat\ndog\n", encoding="utf-8")
    assert command("lexicon", "import", str(few), "--name", "few").code == 0
    for name in ("Ana", "Ben", "Cleo"):
        command("profiles", "add", name)
    for name in ("default", "Ana", "Ben"):
        places = home._replace(profile=name)
        with closing(GameStore(places.games_database, ManualClock())) as games:
            games.cards.add("few", "yours", [("anagram", name.lower())])
        SettingsStore(places.settings_file).change({"boggle.lexicon": "few"})
    newer = home._replace(profile="Ana").games_database
    with closing(sqlite3.connect(newer)) as database:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        database.execute("PRAGMA user_version = 9999")

    answer = command("--profile", "Ben", "lexicon", "rename", "few", "mine")

    assert (answer.code, answer.err) == (
        2,
        "'mine' still has its old name, 'few', in profile 'Ana'.\n",
    )
    with closing(sqlite3.connect(newer)) as database:
        database.execute(f"PRAGMA user_version = {version}")
    for name, lexicon in (("default", "mine"), ("Ana", "few"), ("Ben", "mine")):
        places = home._replace(profile=name)
        with closing(GameStore(places.games_database, ManualClock())) as games:
            assert games.cards.words(lexicon, "anagram") == {name.lower()}, name
    for name in ("default", "Ben"):
        settings = SettingsStore(home._replace(profile=name).settings_file).current
        assert settings.boggle.lexicon == "mine"
    untouched = home._replace(profile="Cleo")
    assert not untouched.games_database.exists()
    assert not untouched.settings_file.exists()
