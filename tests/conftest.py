"""Shared fixtures: isolated folders, and lexicons compiled once for the whole run."""

import gc
import signal
from collections.abc import Iterator
from functools import partialmethod
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from textual.worker import Worker

from tests.parsed_styles import ParsedStyles
from tests.rest import come_to_rest, run_late
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.services import lexicons_of
from wordarcade.store.locations import HOME_VARIABLE, Locations

# Who starts the tests in the background of a script has them, and what they start, ignore ctrl+c.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# How long an example takes says more about what else the machine is doing. The gate takes "ci", the
# same examples each time: what it says depends on nothing but the commit.
_UNTIMED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("wordarcade", _UNTIMED)
settings.register_profile("ci", _UNTIMED, derandomize=True, database=None)
settings.load_profile("wordarcade")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let threads be late on demand, to find tests that do not wait for them."""
    parser.addoption("--thread-lag", type=float, default=0, help="seconds before a thread begins")


def pytest_make_parametrize_id(val: object, argname: str) -> str | None:
    """Name bytes by what they are given for: packed ones tell the time of day, others little."""
    return argname if isinstance(val, bytes) else None


def pytest_collection_finish() -> None:
    """Spare the garbage collector what lasts to the end of the run: modules and tests.

    Each screen that is opened makes so many objects that all others would be looked through again,
    and with the usual 700 of them between two looks a twentieth of the run is spent on that.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


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


@pytest.fixture(autouse=True, scope="session")
def _styles_are_parsed_once() -> Iterator[None]:
    """Let all apps of the run share what was parsed for the first."""
    with pytest.MonkeyPatch.context() as patch:
        ParsedStyles().serve(patch)
        yield


@pytest.fixture(autouse=True)
def _pilot_waits_for_rest(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Let the pilot of an app wait until the app is at rest, not until the processor is."""
    monkeypatch.setattr("textual.app.wait_for_idle", come_to_rest)
    monkeypatch.setattr("textual.pilot.wait_for_idle", come_to_rest)
    if lag := request.config.getoption("thread_lag"):
        monkeypatch.setattr(Worker, "run", partialmethod(run_late, lag))
