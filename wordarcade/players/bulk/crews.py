"""Crews for bulk work: this process, several processes, or a Dask cluster."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, ParamSpec, TypeVar

from wordarcade.players.bulk.crew import Crew
from wordarcade.players.bulk.dask_crew import dask_crew
from wordarcade.players.bulk.errors import ClusterError
from wordarcade.players.bulk.processes import WorkerProcesses

_P = ParamSpec("_P")
_T = TypeVar("_T")

MOST_PROCESSES: Final = 1_000

_PROCESSES: Final = re.compile(r"local:([0-9]{1,6})")
_ADDRESS: Final = re.compile(r"(?:tcp|tls)://[][0-9A-Za-z.:_-]{1,260}:[0-9]{1,5}")
_LONGEST_SHOWN: Final = 40

_A_PROCESS: Final = 2
"""Tasks under way for each process: one that it does, and the next."""


@dataclass(frozen=True, slots=True)
class Processes:
    """So many processes on this machine."""

    number: int


@dataclass(frozen=True, slots=True)
class Scheduler:
    """A Dask cluster, by the address of its scheduler."""

    address: str


Cluster = Processes | Scheduler


def read_cluster(text: str) -> Cluster:
    """Return what people write for those who do bulk work.

    Raises:
        ClusterError: it is neither `local:N` nor the address of a scheduler.

    >>> read_cluster("local:4")
    Processes(number=4)
    """
    if processes := _PROCESSES.fullmatch(text):
        number = int(processes[1])
        if not 1 <= number <= MOST_PROCESSES:
            raise ClusterError(f"local:N takes 1 to {MOST_PROCESSES:,} processes, not {number}.")
        return Processes(number)
    if not _ADDRESS.fullmatch(text):
        raise ClusterError(
            f"'{text[:_LONGEST_SHOWN]}' is neither local:N nor the address of a Dask scheduler, "
            "such as tcp://10.0.0.5:8786."
        )
    return Scheduler(text)


@contextmanager
def crew_of(cluster: Cluster | None, most: int = MOST_PROCESSES) -> Iterator[Crew]:
    """Give those who do bulk work, until it is done.

    Args:
        cluster: who was asked for; None for a process on each processor, or for this process alone
            if that would be one.
        most: how many processes there is enough to do for, if it is not said how many to take.

    Raises:
        ClusterError: the cluster cannot be reached, or has gone.
        WorkerLostError: workers ended again and again over the same task.
    """
    if isinstance(cluster, Scheduler):
        with dask_crew(cluster.address) as crew:
            yield crew
        return
    number = cluster.number if cluster else min(most, os.cpu_count() or 1)
    if cluster is None and number <= 1:
        with _Here() as here:
            yield Crew(here, lambda: 1)
        return
    with WorkerProcesses(number) as processes:
        yield Crew(processes, lambda: _A_PROCESS * number)


class _Here(Executor):
    """Does what it is given at once, in this thread, which Ctrl+C then stops."""

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Call a function, and return what it came to."""
        future: Future[_T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # it is raised where the result is waited for
            future.set_exception(error)
        return future
