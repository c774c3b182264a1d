"""Shared fixtures for the tests of games without a front end."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from wordarcade.services import Services
from wordarcade.store.games import GameStore
from wordarcade.store.locations import Locations
from wordarcade.support.clock import ManualClock


@pytest.fixture
def clock() -> ManualClock:
    """A clock that stands still until a test advances it."""
    return ManualClock()


@pytest.fixture
def services(home: Locations, clock: ManualClock) -> Iterator[Services]:
    """Services over empty folders."""
    with closing(GameStore(home.games_database, clock)) as rounds:
        yield Services.of_user(home)._replace(clock=clock, games=rounds)


@pytest.fixture
def store(services: Services) -> GameStore:
    """The saved games alone."""
    return services.games
