"""Shared fixtures for the tests of line mode."""

import pytest

from wordarcade.services import Services
from wordarcade.store.games import GameStore
from wordarcade.store.locations import Locations
from wordarcade.support.clock import ManualClock


@pytest.fixture
def services(home: Locations) -> Services:
    """Services over empty folders, with a clock that stands still."""
    clock = ManualClock()
    store = GameStore(None, clock)
    return Services.of_user(home)._replace(clock=clock, games=store, new_seed=lambda: 3)
