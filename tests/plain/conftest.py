"""Shared fixtures for the tests of line mode."""

from dataclasses import replace

import pytest

from wordarcade.services import Services
from wordarcade.store.locations import Locations
from wordarcade.store.rounds import RoundStore
from wordarcade.support.clock import ManualClock


@pytest.fixture
def services(home: Locations) -> Services:
    """Services over empty folders, with a clock that stands still."""
    clock = ManualClock()
    store = RoundStore(None, clock)
    return replace(Services.of_user(home), clock=clock, rounds=store, new_seed=lambda: 3)
