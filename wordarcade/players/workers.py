"""Work shared out among processes, which never outlive the one that shares it out."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from types import TracebackType
from typing import Any, Final, Generic, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkerLostError(Exception):
    """A process has ended before its work was done, killed perhaps for want of memory."""


class Workers(Generic[Task, Result]):
    """Processes that do tasks of one kind; leaving the context ends them, whatever they do.

    Ctrl+c reaches the first process alone, which ends the others by leaving the context. If it is
    killed they end by themselves.

    Args:
        number: how many, 1 or more.
        begin: called once in each for what does a task; it must be a value that can be pickled,
            as tasks and results must.
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
        """End the processes, and what they are doing."""
        self._end()

    def results(self, tasks: Iterable[Task]) -> Iterator[tuple[int, Result]]:
        """Yield the results of tasks as they come, each with the 0-based number of its task.

        Raises:
            WorkerLostError: a process has ended.
            Exception: what a task, or beginning, has raised.
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
    """End this process once the one that started it has ended, however that was."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Let ctrl+c wait; processes that are started meanwhile never hear of it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
