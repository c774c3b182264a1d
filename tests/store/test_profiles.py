"""Profiles of people who share a computer."""

from contextlib import closing
from pathlib import Path

import pytest

from wordarcade.store.backup import restore_backup, write_backup
from wordarcade.store.games import GameStore
from wordarcade.store.locations import DEFAULT_PROFILE, Locations
from wordarcade.store.profiles import PROFILE_VARIABLE, ProfileError, Profiles
from wordarcade.store.records import LexiconReference
from wordarcade.support.clock import ManualClock

NOBODY: dict[str, str] = {}


def play(locations: Locations, caption: str) -> None:
    """Save a game."""
    with closing(GameStore(locations.games_database, ManualClock())) as store:
        store.begin("boggle", {}, 1, LexiconReference("arcade", "0"), caption)


def captions(locations: Locations) -> list[str]:
    """Return the captions of the saved games."""
    with closing(GameStore(locations.games_database, ManualClock())) as store:
        return [game.caption for game in store.recent()]


@pytest.fixture
def places(tmp_path: Path) -> Locations:
    """The folders of nobody in particular."""
    return Locations.under(tmp_path)


def test_everybody_has_games_and_settings_of_their_own(places: Locations) -> None:
    """Word lists, caches and leaves are shared; what was there before is the default's."""
    profiles = Profiles(places)
    assert profiles.chosen(NOBODY) == places
    play(places, "before")
    profiles.use(profiles.add(" Ana "))
    ana = profiles.chosen(NOBODY)
    play(ana, "Ana's")
    assert ana.profile == "Ana"
    assert captions(ana) == ["Ana's"]
    assert captions(places) == ["before"]
    assert ana.settings_file != places.settings_file
    assert ana.imported_lexicons == places.imported_lexicons
    assert [tuple(profile) for profile in profiles.all()] == [("default", False), ("Ana", True)]
    profiles.use("DEFAULT")
    assert profiles.chosen(NOBODY) == places


def test_a_start_can_name_one_for_itself(places: Locations) -> None:
    """The choice of the next start stays; a name that means nothing is told."""
    profiles = Profiles(places)
    profiles.add("Zoë")
    assert profiles.chosen({PROFILE_VARIABLE: "zoë"}).profile == "Zoë"
    assert profiles.chosen(NOBODY).profile == DEFAULT_PROFILE
    with pytest.raises(ProfileError, match="no profile 'Bob'"):
        profiles.chosen({PROFILE_VARIABLE: "Bob"})


@pytest.mark.parametrize(
    "name",
    ["", "  ", "../up", "a/b", ".hidden", "x" * 21, "a\nb", "-dash", "Ana", "ANA", "default"],
)
def test_names_that_will_not_do(places: Locations, name: str) -> None:
    """Taken ones, and those that are no name of a folder everywhere, change nothing."""
    profiles = Profiles(places)
    profiles.add("Ana")
    with pytest.raises(ProfileError):
        profiles.add(name)
    with pytest.raises(ProfileError):
        profiles.rename("Ana", name)
    assert [profile.name for profile in profiles.all()] == ["default", "Ana"]


def test_a_renamed_one_keeps_its_games(places: Locations) -> None:
    """It stays in use, too; the default keeps its name."""
    profiles = Profiles(places)
    profiles.use(profiles.add("Ana"))
    play(profiles.chosen(NOBODY), "Ana's")
    profiles.rename("ana", "Anna")
    assert profiles.chosen(NOBODY).profile == "Anna"
    assert captions(profiles.chosen(NOBODY)) == ["Ana's"]
    with pytest.raises(ProfileError, match="default"):
        profiles.rename("default", "Me")


def test_a_removed_one_can_be_had_back_by_hand(places: Locations) -> None:
    """Its folders are kept under another name; the next start is the default's."""
    profiles = Profiles(places)
    profiles.use(profiles.add("Ana"))
    play(profiles.chosen(NOBODY), "Ana's")
    kept = profiles.remove("Ana", ".gone")
    assert [path.name for path in kept] == [".Ana.gone", ".Ana.gone"]
    assert all(path.is_dir() for path in kept)
    assert profiles.chosen(NOBODY) == places
    assert [profile.name for profile in profiles.all()] == ["default"]


def test_a_choice_that_cannot_be_read_is_none(places: Locations) -> None:
    """Whatever stands in the file, there is a profile to start with."""
    places.chosen_profile.parent.mkdir(parents=True)
    for content in (b"\xff\xfe", b"../../etc", b"Nobody\n", b""):
        places.chosen_profile.write_bytes(content)
        assert Profiles(places).chosen(NOBODY) == places


def test_a_backup_has_all_of_them(tmp_path: Path) -> None:
    """Written as anybody, restored with games, settings and the choice of each."""
    here, there = Locations.under(tmp_path / "here"), Locations.under(tmp_path / "there")
    profiles = Profiles(here)
    profiles.use(profiles.add("Ana"))
    ana = profiles.chosen(NOBODY)
    play(here, "the first")
    play(ana, "Ana's")
    ana.settings_file.write_text("motion = false\n", encoding="utf-8")
    write_backup(ana, tmp_path / "all.zip")
    restore_backup(there, tmp_path / "all.zip", "before")
    assert captions(there) == ["the first"]
    assert Profiles(there).chosen(NOBODY).profile == "Ana"
    restored = there._replace(profile="Ana")
    assert captions(restored) == ["Ana's"]
    assert restored.settings_file.read_text(encoding="utf-8") == "motion = false\n"
