"""The one seam of all bulk work: tasks go to a `concurrent.futures.Executor`, results come back.

A task is small: a seed, numbers, a few lines of text. What is large, each worker opens once for
itself, by the function that `results` is given; words and leaves are found there by their identity.
A task has the same result wherever it is done and however often, so that nothing depends on the
number of workers, nor on which of them were lost.
"""

from __future__ import annotations

import pickle
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, TypeVar
from uuid import uuid4

from wordarcade.players.bulk.journal import Journal, forgetful

Task = TypeVar("Task")
Result = TypeVar("Result")

_A_LOOK: Final = 0.5
"""Seconds between two looks at how many workers there are."""

_MOST_KEPT: Final = 4
"""Works, begun by several commands at a time, for which a worker keeps what it has opened."""


@dataclass(frozen=True, slots=True)
class Crew:
    """The workers of bulk work.

    Attributes:
        executor: does the tasks, and does again those of workers that are lost.
        width: returns how many tasks are to be under way at a time, so that nobody has to wait; 1
            or more.
        share: takes what all tasks have in common, and returns what `executor` gives it to them by.
    """

    executor: Executor
    width: Callable[[], int]
    share: Callable[[bytes], Any] = bytes


def results(
    crew: Crew,
    begin: Callable[[], Callable[[Task], Result]],
    tasks: Iterable[Task],
    told: Callable[[int], None] = lambda _: None,
    journal: Journal = forgetful,
) -> Iterator[Result]:
    """Yield the results of tasks in the order of the tasks.

    Args:
        crew: who does them.
        begin: called once in each worker, and returns what does a task; it must be picklable, as
            must tasks and results.
        tasks: asked for one when somebody is free to do it.
        told: called with the number of tasks done, each time there is one more; what it raises
            stops the work.
        journal: has the results of earlier runs, and takes those of this one.

    Raises:
        BulkError: workers were lost, or are not fit for the work.
        Exception: raised by a task, or by `begin`.
    """
    work, common = uuid4().bytes, crew.share(pickle.dumps(begin))
    waiting = enumerate(tasks)
    running: dict[Future[Result], int] = {}
    early: dict[int, Result] = {}
    wanted = done = 0
    try:
        while True:
            for number, task in islice(waiting, max(0, crew.width() - len(running))):
                if number in journal.known:
                    early[number] = journal.known[number]
                    told(done := done + 1)
                else:
                    running[crew.executor.submit(_act, work, common, task)] = number
            if not running and not early:
                return
            for future in wait(running, _A_LOOK, FIRST_COMPLETED).done:
                number = running.pop(future)
                early[number] = future.result()
                journal.add(number, early[number])
                told(done := done + 1)
            while wanted in early:
                yield early.pop(wanted)
                wanted += 1
    finally:
        for future in running:
            future.cancel()


class _Kept(threading.local):
    """What does the tasks of some works, by the name of the work: it is for one thread."""

    def __init__(self) -> None:
        self.acts: Final[dict[bytes, Callable[[Any], Any]]] = {}


_kept: Final = _Kept()


def _act(work: bytes, begin: bytes, task: Any) -> Any:
    """Do a task, in a worker."""
    if work not in _kept.acts:
        while len(_kept.acts) >= _MOST_KEPT:
            del _kept.acts[next(iter(_kept.acts))]
        _kept.acts[work] = pickle.loads(begin)()  # noqa: S301 - of our own command
    return _kept.acts[work](task)
