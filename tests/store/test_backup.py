"""One file with all that is a player's own."""

import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from wordarcade.store.backup import BackupError, restore_backup, write_backup
from wordarcade.store.games import GameStore
from wordarcade.store.locations import Locations
from wordarcade.store.records import LexiconReference
from wordarcade.support.clock import ManualClock

STAMP = "before"


def folders(place: Path) -> Locations:
    """Return the folders of somebody who has played, set something and imported a list."""
    locations = Locations.under(place)
    with closing(GameStore(locations.games_database, ManualClock())) as store:
        store.begin("boggle", {}, 1, LexiconReference("arcade", "0"), f"at {place.name}")
    for file, text in (
        (locations.settings_file, f'player_name = "{place.name}"\n'),
        (locations.imported_lexicons / "mine.dawg", place.name),
        (locations.trained_leaves / "mine.leaves", "leaves"),
        (locations.trained_leaves / "mine.training", "not needed"),
    ):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return locations


def captions(locations: Locations) -> list[str]:
    """Return the captions of the saved games."""
    with closing(GameStore(locations.games_database, ManualClock())) as store:
        return [game.caption for game in store.recent()]


def test_everything_comes_back_elsewhere(tmp_path: Path) -> None:
    """Games, settings, lists and leaves; what was there is kept under another name."""
    ana, bob = folders(tmp_path / "ana"), folders(tmp_path / "bob")
    backup = tmp_path / "all.zip"
    assert write_backup(ana, backup) == 4
    kept = restore_backup(bob, backup, STAMP)
    assert captions(bob) == ["at ana"]
    assert "ana" in bob.settings_file.read_text(encoding="utf-8")
    assert (bob.imported_lexicons / "mine.dawg").read_text(encoding="utf-8") == "ana"
    assert {path.name for path in kept} == {
        *("settings.toml.before", "rounds.sqlite3.before", "lexicons.before", "leaves.before")
    }
    assert "bob" in bob.settings_file.with_name("settings.toml.before").read_text(encoding="utf-8")


def test_games_that_are_being_played_are_in_it(tmp_path: Path) -> None:
    """A database is copied as it is, with what only its log has."""
    ana = folders(tmp_path / "ana")
    with closing(GameStore(ana.games_database, ManualClock())) as store:
        store.begin("hand", {}, 1, LexiconReference("arcade", "0"), "just now")
        write_backup(ana, tmp_path / "all.zip")
    new = Locations.under(tmp_path / "new")
    assert restore_backup(new, tmp_path / "all.zip", STAMP) == ()
    assert captions(new) == ["just now", "at ana"]


def test_nothing_is_written_over(tmp_path: Path) -> None:
    """A backup goes into a new file, which is not left half written."""
    ana = folders(tmp_path / "ana")
    (tmp_path / "all.zip").write_text("mine", encoding="utf-8")
    with pytest.raises(BackupError, match="exists already; choose another name"):
        write_backup(ana, tmp_path / "all.zip")
    with pytest.raises(BackupError, match=r"cannot be written: No such file or directory\."):
        write_backup(ana, tmp_path / "nowhere" / "all.zip")


@pytest.mark.parametrize("kind", ["text", "strange", "climbing", "empty", "newer", "spoilt"])
def test_what_is_no_backup_changes_nothing(tmp_path: Path, kind: str) -> None:
    """One sentence, and everything is as it was."""
    ana, backup = folders(tmp_path / "ana"), tmp_path / "all.zip"
    newer, names = tmp_path / "newer.sqlite3", {"strange": "photo.jpg", "climbing": "lexicons/../x"}
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("PRAGMA user_version = 999")
    if kind == "text":
        backup.write_text("no archive", encoding="utf-8")
    else:
        with zipfile.ZipFile(backup, "w") as archive:
            if kind in names:
                archive.writestr(names[kind], "x")
            elif kind == "newer":
                archive.write(newer, "rounds.sqlite3")
            elif kind == "spoilt":
                archive.writestr("rounds.sqlite3", "no database at all" * 100)
    with pytest.raises(BackupError) as told:
        restore_backup(ana, backup, STAMP)
    assert str(told.value).count(". ") == 0
    assert captions(ana) == ["at ana"]
    assert not list(tmp_path.rglob("*.before"))


def test_if_it_fails_half_way_everything_is_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that is full does not cost a game."""
    ana, bob = folders(tmp_path / "ana"), folders(tmp_path / "bob")
    write_backup(ana, tmp_path / "all.zip")

    def fail(source: Path, target: Path) -> None:
        if target == bob.imported_lexicons:
            raise OSError(28, "No space left on device")
        source.rename(target)

    monkeypatch.setattr("wordarcade.store.backup.shutil.move", fail)
    with pytest.raises(BackupError, match="cannot be restored: No space left on device"):
        restore_backup(bob, tmp_path / "all.zip", STAMP)
    assert captions(bob) == ["at bob"]
    assert "bob" in bob.settings_file.read_text(encoding="utf-8")
    assert (bob.imported_lexicons / "mine.dawg").read_text(encoding="utf-8") == "bob"
