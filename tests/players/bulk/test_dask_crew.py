"""A Dask cluster of two processes: the same results, one of them killed; refusals in a sentence."""

import os
import pkgutil
import signal
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tests.dask_cluster import dask_cluster, needs_dask
from tests.engine.scrabble.games import ENGLISH, STANDARD
from tests.players.bulk.test_crew import inverse
from tests.players.scrabble.computers import thinkers
from wordarcade.engine.scrabble.config import Player
from wordarcade.players.bulk import dask_crew
from wordarcade.players.bulk.crew import results
from wordarcade.players.bulk.crews import Processes, Scheduler, crew_of
from wordarcade.players.bulk.errors import ClusterError
from wordarcade.players.scrabble.match import Match, play_match

pytestmark = needs_dask

PLAYERS = (Player("Champion", "champion"), Player("Club", "club"))
MATCH = Match(PLAYERS, games=12, seed=1, layout=STANDARD, distribution=ENGLISH)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster on this machine: the scheduler in this process, two others to work."""
    with dask_cluster() as cluster:
        yield cluster


def test_the_results_are_the_same_if_a_worker_is_killed(cluster: Any) -> None:
    """As in this process, and as in two processes of our own."""

    def kill(share: float) -> None:
        if share == pytest.approx(1 / 3):
            os.kill(cluster.workers[0].pid, signal.SIGKILL)

    scores = []
    for crew_asked, told in (
        (None, None),
        (Processes(2), None),
        (Scheduler(cluster.scheduler_address), kill),
    ):
        with crew_of(crew_asked, 1) as crew:
            scores.append(play_match(MATCH, thinkers, crew, told or (lambda _: None)).scores)
    assert scores[0] == scores[1] == scores[2]


def test_errors_of_the_workers_come_out(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of a task; and workers with another version, or without the program, are refused."""
    asked = Scheduler(cluster.scheduler_address)
    with pytest.raises(ZeroDivisionError), crew_of(asked) as crew:
        list(results(crew, inverse, [1, 0]))
    monkeypatch.setattr(dask_crew, "__version__", "9.9")
    with pytest.raises(ClusterError, match=r"has wordarcade .*, but this is 9\.9"), crew_of(asked):
        pass
    monkeypatch.setattr(dask_crew, "_VERSION", (pkgutil.resolve_name, "no_such_package:name"))
    with (
        pytest.raises(ClusterError, match=r"has no wordarcade; install version 9\.9 there"),
        crew_of(asked),
    ):
        pass


def test_what_is_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers, the scheduler, and the package."""
    monkeypatch.setattr(dask_crew, "_PATIENCE", 0.2)
    with dask_cluster(workers=0) as cluster:
        address = Scheduler(cluster.scheduler_address)
        refused = pytest.raises(ClusterError, match="has no workers; start some with 'dask worker")
        with refused, crew_of(address):
            pass
    refused = pytest.raises(ClusterError, match="No Dask scheduler answers at tcp://127")
    with refused, crew_of(address):
        pass
    monkeypatch.setitem(sys.modules, "distributed", None)
    refused = pytest.raises(ClusterError, match="'pip install distributed'")
    with refused, crew_of(address):
        pass
