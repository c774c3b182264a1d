"""The player's folders are private."""

import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from wordarcade.services import Services
from wordarcade.store.games import GameStore
from wordarcade.store.locations import Locations
from wordarcade.store.records import LexiconReference
from wordarcade.support.clock import ManualClock
from wordarcade.support.log_file import LogFile
from wordarcade.support.private_files import make_private_folder


def open_to_others(root: Path) -> list[Path]:
    """Return the files and folders below `root` that others may use in any way."""
    return [path for path in root.rglob("*") if stat.S_IMODE(path.stat().st_mode) & 0o077]


@pytest.fixture
def places(tmp_path: Path) -> Locations:
    """Folders of a player, none of them there yet."""
    return Locations.under(tmp_path / "home")


@contextmanager
def play_and_set(places: Locations) -> Iterator[None]:
    """Make every file that the program keeps; the database is open meanwhile, its log beside it."""
    with closing(GameStore(places.games_database, ManualClock())) as store:
        store.begin("boggle", {}, 1, LexiconReference("arcade", "0"))
        assert len(list(places.data.iterdir())) == 3
        Services.of_user(places).settings.change({"motion": False})
        with closing(LogFile(places.log)) as log:
            log.report_crash(ValueError("x"))
        yield


def test_new_files_are_their_owners_alone(places: Locations, tmp_path: Path) -> None:
    """Database, what SQLite keeps beside it, settings, their lock, log, and all folders."""
    with play_and_set(places):
        assert open_to_others(tmp_path) == []
    assert places.settings_file.exists()
    assert (places.log / "wordarcade.log").exists()


def test_old_files_are_closed_at_the_next_start(places: Locations) -> None:
    """Earlier versions left them open."""
    with play_and_set(places):
        for path in (places.data, *places.data.iterdir(), places.config, places.log):
            path.chmod(0o755)
        Services.of_user(places)
        assert open_to_others(places.data.parent) == []


def test_folders_that_are_there_stay_as_they_are(tmp_path: Path) -> None:
    """The folders of others, such as a home shared by many programs, are not ours to close."""
    tmp_path.chmod(0o755)
    make_private_folder(tmp_path / "a" / "b")
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
    assert open_to_others(tmp_path) == []
