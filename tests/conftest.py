"""What all tests share: folders of their own, and lexicons compiled once for the whole run."""

from pathlib import Path

import pytest
from hypothesis import settings

from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.services import lexicons_of
from wordarcade.store.locations import HOME_VARIABLE, Locations

# How long an example takes says more about what else the machine is doing.
settings.register_profile("wordarcade", deadline=None)
settings.load_profile("wordarcade")


@pytest.fixture(scope="session")
def lexicon_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of compiled lexicons that lasts for the whole run."""
    return tmp_path_factory.mktemp("lexicon-cache")


@pytest.fixture
def home(tmp_path: Path, lexicon_cache: Path, monkeypatch: pytest.MonkeyPatch) -> Locations:
    """A user's folders, empty but for the compiled lexicons."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    (tmp_path / "cache").symlink_to(lexicon_cache, target_is_directory=True)
    return Locations.under(tmp_path)


@pytest.fixture
def arcade(home: Locations) -> Lexicon:
    """The default lexicon."""
    return lexicons_of(home).open("arcade")
