"""A pool of worker processes, which never outlive their parent."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from types import TracebackType
from typing import Any, Final, Generic, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkerLostError(Exception):
    """A worker process ended before its work was done, perhaps killed for lack of memory."""


class Workers(Generic[Task, Result]):
    """Processes that do tasks of one kind; leaving the context ends them, even in mid-task.

    Ctrl+C reaches the parent alone, which ends the workers by leaving the context. If the parent
    is killed, they end by themselves.

    Args:
        number: of processes, 1 or more.
        begin: called once in each process, and returns the function that does a task; it must be
            picklable, as must tasks and results.
    """

    def __init__(self, number: int, begin: Callable[[], Callable[[Task], Result]]) -> None:
        self._number: Final = number
        self._begin: Final = begin
        self._processes: Final[list[SpawnProcess]] = []
        self._connections: Final[list[Connection[Any, Any]]] = []

    def __enter__(self) -> Workers[Task, Result]:
        """Start the processes."""
        # What is forked off a program with threads may hang; what is spawned does not.
        spawn = multiprocessing.get_context("spawn")
        try:
            with _interrupts_held_back():
                for _ in range(self._number):
                    ours, theirs = spawn.Pipe()
                    self._connections.append(ours)
                    process = spawn.Process(target=_work, args=(theirs, self._begin), daemon=True)
                    process.start()
                    self._processes.append(process)
                    theirs.close()
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        """End the processes, even in mid-task."""
        self._end()

    def results(self, tasks: Iterable[Task]) -> Iterator[tuple[int, Result]]:
        """Yield the results of tasks as they come, each with the 0-based number of its task.

        Raises:
            WorkerLostError: a process has ended.
            Exception: raised by a task, or by `begin`.
        """
        waiting = enumerate(tasks)
        running: dict[Connection[Any, Any], int] = {}

        def occupy(connection: Connection[Any, Any]) -> None:
            for number, task in waiting:
                running[connection] = number
                connection.send(task)
                return

        try:
            for connection in self._connections:
                occupy(connection)
            while running:
                ready = wait(list(running))
                for connection in [each for each in running if each in ready]:
                    error, result = connection.recv()
                    if error is not None:
                        raise error
                    number = running.pop(connection)
                    occupy(connection)
                    yield number, result
        except (EOFError, ConnectionError) as error:
            raise WorkerLostError("A process has ended before its work was done.") from error

    def _end(self) -> None:
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()
        for connection in self._connections:
            connection.close()


def _work(connection: Connection[Any, Any], begin: Callable[[], Callable[[Any], Any]]) -> None:
    """Do the tasks that come, and send back None and a result, or an error and None."""
    # Held back where that is possible, but not on every system.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    try:
        act = begin()
        while True:
            connection.send((None, act(connection.recv())))
    except EOFError:
        return
    except Exception as error:  # it is raised where the result is waited for
        connection.send((error, None))


def _end_with_parent() -> None:
    """End this process once its parent has ended, by whatever cause."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Block Ctrl+C; processes started meanwhile inherit that."""
    if sys.platform == "win32":
        yield
        return
    # The first process to be spawned would start the tracker, and starting it unblocks signals
    # (CPython, Lib/multiprocessing/resource_tracker.py).
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
