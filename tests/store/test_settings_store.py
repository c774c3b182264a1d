"""The settings store: no change is lost, and nobody keeps a copy."""

import subprocess
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from wordarcade.store import settings_file
from wordarcade.store.errors import SettingsError
from wordarcade.store.settings import Settings
from wordarcade.store.settings_checks import InvalidSettingError
from wordarcade.store.settings_store import SettingsStore
from wordarcade.support import file_lock
from wordarcade.support.atomic_write import write_atomically

COMMENTED = "# mine\ntheme = 'nord'  # the blue one\n"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the settings are to be; neither the file nor its folder exists yet."""
    return tmp_path / "config" / "settings.toml"


@pytest.fixture
def settings(path: Path) -> SettingsStore:
    """The settings of one process."""
    return SettingsStore(path)


@pytest.fixture
def elsewhere(path: Path) -> SettingsStore:
    """The same settings, as another process has them."""
    return SettingsStore(path)


def test_a_change_counts_at_once_and_everywhere(
    settings: SettingsStore, elsewhere: SettingsStore
) -> None:
    """Who asks next, here or in another process, sees it."""
    assert elsewhere.current.motion
    assert not settings.change({"motion": False}).motion
    assert not settings.current.motion
    assert not elsewhere.current.motion


def test_reading_makes_no_file(settings: SettingsStore, path: Path) -> None:
    """Who only looks leaves nothing behind."""
    assert settings.current == Settings()
    assert not path.parent.exists()


def test_a_change_keeps_what_others_wrote(settings: SettingsStore, path: Path) -> None:
    """The file is read again before it is written, comments and all."""
    assert settings.current == Settings()
    path.parent.mkdir()
    path.write_text(COMMENTED)
    settings.change({"lexicon": "web2"})
    assert path.read_text() == COMMENTED + 'lexicon = "web2"\n'


def test_subscribers_are_told(settings: SettingsStore) -> None:
    """Each change is told once, and no longer than somebody wants to hear."""
    told: list[Settings] = []
    unsubscribe = settings.subscribe(told.append)
    settings.change({"motion": False})
    unsubscribe()
    settings.change({"motion": True})
    assert told == [Settings(motion=False)]


def test_an_impossible_change_changes_nothing(settings: SettingsStore) -> None:
    """It is a mistake of the caller."""
    with pytest.raises(InvalidSettingError):
        settings.change({"motion": "no"})
    assert settings.current == Settings()


def test_mistakes_are_told_once_and_the_rest_counts(settings: SettingsStore, path: Path) -> None:
    """A wrong value leaves the default; the file stays as it is."""
    path.parent.mkdir()
    path.write_text("motion = 'yes'\nlexicon = 'web2'\n")
    assert settings.current == settings.current == Settings(lexicon="web2")
    (notice,) = settings.take_notices()
    assert notice.startswith(f"{path}, line 1: 'motion' must be true or false")
    assert settings.take_notices() == ()


@pytest.mark.parametrize("spoilt", [b"theme = ", b"\xff", b"a = " + b"[" * 99_999])
def test_a_spoilt_file_takes_nothing_away(
    spoilt: bytes, settings: SettingsStore, path: Path
) -> None:
    """The settings stay as they were, with a notice, and the file is not overwritten."""
    settings.change({"lexicon": "web2"})
    path.write_bytes(spoilt)
    assert settings.current == Settings(lexicon="web2")
    assert len(settings.take_notices()) == 1
    with pytest.raises(SettingsError):
        settings.change({"motion": False})
    assert path.read_bytes() == spoilt


def test_a_file_locked_for_long_is_told(
    settings: SettingsStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for ever for another program."""
    settings.change({"motion": False})
    monkeypatch.setattr(file_lock, "LOCK_SECONDS", 0.01)
    with (
        file_lock.locked(path.with_name(".settings.toml.lock")),
        pytest.raises(SettingsError, match="cannot be saved: another program keeps"),
    ):
        settings.change({"motion": True})


def test_no_change_is_lost_between_reading_and_writing(
    settings: SettingsStore, elsewhere: SettingsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second change that begins while the first is about to write waits for it."""
    others: list[threading.Thread] = []

    def interrupted(path: Path, content: bytes) -> None:
        if not others:
            others.append(threading.Thread(target=elsewhere.change, args=({"player_name": "Ana"},)))
            others[0].start()
            others[0].join(0.1)
            assert others[0].is_alive()
        write_atomically(path, content)

    monkeypatch.setattr(settings_file, "write_atomically", interrupted)
    settings.change({"lexicon": "web2"})
    others[0].join()
    assert settings.current == Settings(lexicon="web2", player_name="Ana")


def test_threads_lose_no_change(settings: SettingsStore) -> None:
    """Each sets keys of its own, all at once; all are there in the end."""

    def work(name: str) -> None:
        for number in range(20):
            settings.change({f"keys.{name}.n{number}": f"f{number + 1}"})

    threads = [threading.Thread(target=work, args=(name,)) for name in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(settings.current.keys) == 80


def test_processes_lose_no_change(
    settings: SettingsStore, path: Path, start_python: Callable[..., "subprocess.Popen[str]"]
) -> None:
    """Three programs change two hundred settings at the same time; all are there in the end."""
    program = (
        "import sys; from pathlib import Path\n"
        "from wordarcade.store.settings_store import SettingsStore\n"
        "store = SettingsStore(Path(sys.argv[1]))\n"
        "for number in range(66):\n"
        "    store.change({f'keys.{sys.argv[2]}.n{number}': 'f2'})\n"
    )
    processes = [start_python(program, path, name) for name in "abc"]
    assert [process.wait() for process in processes] == [0, 0, 0]
    assert len(settings.current.keys) == 198
