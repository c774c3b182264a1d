"""The folders."""

import sys
from pathlib import Path

import pytest

from wordarcade.store.locations import HOME_VARIABLE, Locations


def test_a_root_holds_all_folders(tmp_path: Path) -> None:
    """Under a root the four folders are different ones within it."""
    places = Locations.under(tmp_path)
    folders = {places.config, places.data, places.cache, places.log}
    assert len(folders) == 4
    assert {folder.parent for folder in folders} == {tmp_path}


def test_a_relative_root_is_taken_from_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Folders are absolute, so that they stay when the working folder changes."""
    monkeypatch.chdir(tmp_path)
    assert Locations.under(Path("stick")).data == Path.cwd() / "stick" / "data"


def test_files_lie_in_the_folder_of_their_kind(tmp_path: Path) -> None:
    """Settings are configuration, rounds and imported lexicons data, built lexicons cache."""
    places = Locations.under(tmp_path)
    assert places.settings_file == tmp_path / "config" / "settings.toml"
    assert places.games_database == tmp_path / "data" / "rounds.sqlite3"
    assert places.imported_lexicons == tmp_path / "data" / "lexicons"
    assert places.lexicon_cache == tmp_path / "cache" / "lexicons"


def test_one_variable_moves_everything(tmp_path: Path) -> None:
    """WORDARCADE_HOME puts all folders under one root."""
    assert Locations.of_user({HOME_VARIABLE: str(tmp_path)}) == Locations.under(tmp_path)


def test_the_home_variable_may_begin_with_a_tilde(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tilde in WORDARCADE_HOME is the user's home, where no shell has replaced it."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert Locations.of_user({HOME_VARIABLE: "~/games"}) == Locations.under(tmp_path / "games")


def test_an_empty_home_variable_is_none() -> None:
    """WORDARCADE_HOME set to nothing leaves the user's own folders."""
    assert Locations.of_user({HOME_VARIABLE: ""}) == Locations.of_user({})


@pytest.mark.parametrize(
    ("variable", "folder"),
    [
        ("XDG_CONFIG_HOME", "config"),
        ("XDG_DATA_HOME", "data"),
        ("XDG_CACHE_HOME", "cache"),
        ("XDG_STATE_HOME", "log"),
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="XDG folders are a custom of Linux.")
def test_xdg_folders_are_respected(
    variable: str, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each XDG variable moves the folder of its kind."""
    monkeypatch.setenv(variable, str(tmp_path))
    assert tmp_path in getattr(Locations.of_user({}), folder).parents
    assert "wordarcade" in getattr(Locations.of_user({}), folder).parts


def test_naming_folders_makes_none(tmp_path: Path) -> None:
    """Nothing is created until something is written."""
    places = Locations.under(tmp_path / "root")
    assert places.settings_file.name
    assert not list(tmp_path.iterdir())
