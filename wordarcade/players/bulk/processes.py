"""An executor of worker processes, which never outlive their parent.

`concurrent.futures.ProcessPoolExecutor` gives up as soon as one process has ended, waits for those
that are in the middle of a task, and has them hear of Ctrl+C; this one does none of that.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from types import TracebackType
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from wordarcade.players.bulk.errors import WorkerLostError

_P = ParamSpec("_P")
_T = TypeVar("_T")

_TRIES: Final = 3
"""Processes that may be lost over one task."""

_LOST: Final = (
    f"{_TRIES} processes ended over the same work, perhaps for lack of memory; "
    "take fewer with --cluster local:N."
)

_Call = tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]


class WorkerProcesses(Executor):
    """Processes that are there while the context lasts; leaving it ends them, even in mid-task.

    What a process was doing that is killed, or ends by itself, another one does in its place.
    Ctrl+C reaches the parent alone, which ends the processes by leaving the context. If the parent
    is killed, they end by themselves.

    Args:
        number: of processes, 1 or more.
    """

    def __init__(self, number: int) -> None:
        self._calls: Final[SimpleQueue[tuple[Future[Any], _Call] | None]] = SimpleQueue()
        self._threads: Final = [Thread(target=self._attend, daemon=True) for _ in range(number)]
        self._workers: Final[set[_Worker]] = set()
        self._lock: Final = Lock()
        self._ended = False

    def __enter__(self) -> WorkerProcesses:
        """Start the processes."""
        if sys.platform != "win32":
            # The first process to be spawned would start the tracker, and starting it unblocks
            # signals (CPython, Lib/multiprocessing/resource_tracker.py).
            resource_tracker.ensure_running()
        try:
            for thread in self._threads:
                thread.start()
        except BaseException:
            self.shutdown()
            raise
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        """End the processes, even in mid-task."""
        self.shutdown()

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Have a function called in one of the processes.

        Returns:
            What it comes to; a `WorkerLostError` if process after process ends over it.

        Raises:
            RuntimeError: the context has been left.
        """
        if self._ended:
            raise RuntimeError("The processes have ended.")
        future: Future[_T] = Future()
        self._calls.put((future, (fn, args, kwargs)))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = True) -> None:  # noqa: ARG002
        """End the processes, even in mid-task, and cancel what has not been begun."""
        with self._lock:
            self._ended = True
            workers = list(self._workers)
        for worker in workers:
            worker.process.terminate()
        while True:
            try:
                call = self._calls.get_nowait()
            except Empty:
                break
            if call is not None:
                call[0].cancel()
        for _ in self._threads:
            self._calls.put(None)
        for worker in workers:
            worker.process.join()
        for thread in self._threads:
            if thread.ident is not None:
                thread.join()
        for worker in workers:
            worker.connection.close()

    def _attend(self) -> None:
        """Have a process do one call after another, in a thread."""
        if sys.platform != "win32":
            # Processes that are started here inherit that.
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        worker: _Worker | None = None
        while (waiting := self._calls.get()) is not None:
            future, call = waiting
            if future.set_running_or_notify_cancel():
                worker = self._settle(future, call, worker)

    def _settle(self, future: Future[Any], call: _Call, worker: _Worker | None) -> _Worker | None:
        """Have a call done, by several processes in turn if need be; return the last one."""
        answer: tuple[Exception | None, Any] = WorkerLostError(_LOST), None
        try:
            for _ in range(_TRIES):
                worker = worker or self._started()
                try:
                    answer = worker.do(call)
                    break
                except (EOFError, ConnectionError):
                    self._bury(worker)
                    worker = None
        except Exception as error:  # it is raised where the result is waited for
            answer = error, None
        fault, result = answer
        if fault is None:
            future.set_result(result)
        else:
            future.set_exception(fault)
        return worker

    def _started(self) -> _Worker:
        # What is forked off a program with threads may hang; what is spawned does not.
        spawn = multiprocessing.get_context("spawn")
        with self._lock:
            if self._ended:
                raise WorkerLostError(_LOST)
            ours, theirs = spawn.Pipe()
            process = spawn.Process(target=_work, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            worker = _Worker(process, ours)
            self._workers.add(worker)
        return worker

    def _bury(self, worker: _Worker) -> None:
        """Forget a process that has ended."""
        worker.process.join()
        with self._lock:
            if not self._ended:
                self._workers.remove(worker)
                worker.connection.close()


class _Worker(NamedTuple):
    """A process, and the way to it."""

    process: SpawnProcess
    connection: Connection[Any, Any]

    def do(self, call: _Call) -> tuple[Exception | None, Any]:
        """Return None and what a call comes to, or an error and None.

        Raises:
            EOFError: the process has ended; or a `ConnectionError`.
        """
        self.connection.send(call)
        answer: tuple[Exception | None, Any] = self.connection.recv()
        return answer


def _work(connection: Connection[Any, Any]) -> None:
    """Do the calls that come, and send back None and a result, or an error and None."""
    # Held back where that is possible, but not on every system.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            call, arguments, named = connection.recv()
            connection.send((None, call(*arguments, **named)))
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
