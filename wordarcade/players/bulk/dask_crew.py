"""A Dask cluster as a crew; the package `distributed` is needed for it, and for nothing else."""

from __future__ import annotations

import logging
import pkgutil
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from contextlib import contextmanager
from threading import Thread
from typing import TYPE_CHECKING, Final

from wordarcade import __version__
from wordarcade.players.bulk.crew import Crew
from wordarcade.players.bulk.errors import ClusterError, WorkerLostError

if TYPE_CHECKING:
    from distributed import Client

_PATIENCE: Final = 5
"""Seconds to wait for a scheduler to answer, and for a first worker."""

_FAREWELL: Final = 0.5
"""Seconds to wait for what is still to be said to the scheduler at the end."""

_A_COUNT: Final = 2.0
"""Seconds between two counts of the workers, which come and go."""

_A_THREAD: Final = 2
"""Tasks under way for each thread of the workers: one that it does, and the next."""

_TALKATIVE: Final = frozenset({"asyncio", "distributed", "tornado"})

_VERSION: Final = pkgutil.resolve_name, "wordarcade:__version__"
"""The call that tells the version of this program, wherever it is made."""


@contextmanager
def dask_crew(address: str) -> Iterator[Crew]:
    """Give the workers of a Dask cluster, until the work is done.

    The scheduler has the tasks of a worker that is lost done by another one, and takes in workers
    that come later.

    Args:
        address: of the scheduler, such as `tcp://10.0.0.5:8786`.

    Raises:
        ClusterError: the package is missing, nobody answers, there are no workers, or one of them
            has not this version of the program; or the scheduler goes away in the middle.
        WorkerLostError: workers ended again and again over the same task.
    """
    try:
        from distributed import Client  # noqa: PLC0415 - an extra, which takes long to load
        from distributed.scheduler import KilledWorker  # noqa: PLC0415 - as above
    except ImportError as error:
        raise ClusterError(
            "A Dask cluster needs the package distributed; install it with "
            "'pip install distributed'."
        ) from error
    _hush()
    try:
        client = _connected(Client, address)
    except (OSError, ValueError) as error:
        raise ClusterError(
            f"No Dask scheduler answers at {address}; check the address, or start one with "
            "'dask scheduler'."
        ) from error
    try:
        yield _crew(client, address)
    except CancelledError as error:
        raise ClusterError(
            f"The scheduler at {address} has gone, or dropped the work; start it again."
        ) from error
    except KilledWorker as error:
        raise WorkerLostError(
            "Worker after worker of the cluster ended over the same work, perhaps for lack of "
            "memory; give each of them more."
        ) from error
    finally:
        client.close(timeout=_FAREWELL)


def _connected(kind: type[Client], address: str) -> Client:
    """Return a client of the scheduler at an address.

    Raises:
        OSError: nobody answers there.
        ValueError: it is no address.
    """
    found: Future[Client] = Future()

    def connect() -> None:
        try:
            found.set_result(kind(address, timeout=_PATIENCE, set_as_default=False))
        except Exception as error:  # raised where it is waited for
            found.set_exception(error)

    # A client that Ctrl+C meets in the middle of this would need ten seconds to go.
    Thread(target=connect, daemon=True).start()
    return found.result()


def _crew(client: Client, address: str) -> Crew:
    try:
        client.wait_for_workers(1, timeout=_PATIENCE)
    except TimeoutError as error:
        raise ClusterError(
            f"The scheduler at {address} has no workers; start some with 'dask worker {address}'."
        ) from error
    try:
        _check(f"scheduler at {address}", client.run_on_scheduler(*_VERSION))
    except ImportError as error:
        _check(f"scheduler at {address}", error)
    return Crew(
        client.get_executor(pure=False),
        _Roll(client),
        # It is moved to whom needs it, and computed again if the worker that has it is lost.
        lambda common: client.submit(bytes, common, pure=False),
    )


class _Roll:
    """Counts the workers now and then, and checks those that have come."""

    def __init__(self, client: Client) -> None:
        self._client: Final = client
        self._called = float("-inf")
        self._known: frozenset[str] = frozenset()
        self._tasks = 1

    def __call__(self) -> int:
        """Return how many tasks the workers are to have."""
        if self._client.status == "running" and time.monotonic() - self._called > _A_COUNT:
            threads = self._client.nthreads()
            if newcomers := sorted(threads.keys() - self._known):
                # By a function that they all have: what cannot load a task hangs.
                found = self._client.run(*_VERSION, workers=newcomers, on_error="return")
                for worker, version in found.items():
                    _check(f"worker at {worker}", version)
            self._known = frozenset(threads)
            self._tasks = max(1, _A_THREAD * sum(threads.values()))
            self._called = time.monotonic()
        return self._tasks


def _check(who: str, version: object) -> None:
    """Raise unless the answer to `_VERSION` is our own version, or that nobody is there."""
    if isinstance(version, ImportError):
        raise ClusterError(f"The {who} has no wordarcade; install version {__version__} there.")
    if isinstance(version, str) and version != __version__:
        raise ClusterError(
            f"The {who} has wordarcade {version}, but this is {__version__}; "
            "install the same version on every machine."
        )


def _hush() -> None:
    """Keep to ourselves what the package would write to standard error: we tell what matters."""
    for name in logging.root.manager.loggerDict:
        if name.partition(".")[0] in _TALKATIVE:
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
