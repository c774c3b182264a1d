"""Shared fixtures for the tests of the store."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import wordarcade
from wordarcade.store.games import GameStore
from wordarcade.store.records import LexiconReference
from wordarcade.support.clock import ManualClock

_CHECKOUT = Path(wordarcade.__file__).parents[1]


@pytest.fixture
def clock() -> ManualClock:
    """A clock that stands still."""
    return ManualClock()


@pytest.fixture
def lexicon() -> LexiconReference:
    """A lexicon to play rounds with."""
    return LexiconReference("arcade", "5f" * 32)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where the database of rounds is to be; neither it nor its folder exists yet."""
    return tmp_path / "data" / "rounds.sqlite3"


@pytest.fixture
def store(database: Path, clock: ManualClock) -> Iterator[GameStore]:
    """A store that keeps its rounds in `database`."""
    store = GameStore(database, clock)
    yield store
    store.close()


@pytest.fixture
def start_python() -> Iterator[Callable[..., "subprocess.Popen[str]"]]:
    """A function that starts Python with a program and arguments, its pipes open."""
    started: list[subprocess.Popen[str]] = []

    def start(program: str, *arguments: object) -> "subprocess.Popen[str]":
        process = subprocess.Popen(  # noqa: S603 - runs the tests' own programs
            [sys.executable, "-c", program, *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=_CHECKOUT,
        )
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()
        process.communicate()
