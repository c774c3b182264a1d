"""The rounds of a simulation: iterations shared out among threads, and when they end."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Final

from wordarcade.kernels.scrabble_simulation import Rollouts
from wordarcade.players.scrabble.tally import Tally
from wordarcade.support.progress import Report

_FEWEST: Final = 2
"""Iterations that are finished even if there is no time for them: without, nothing is known."""

_ROUND: Final = 32
"""Iterations between two comparisons of the candidates."""

_GLANCE: Final = 0.02
"""Seconds between two reports."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The budget of a simulation.

    Attributes:
        seconds: of time, more than 0; None for no limit.
        iterations: rollouts of all candidates together, 1 or more; None for no limit. With this
            limit alone the result depends on the position, the candidates and the seed only. A
            whole iteration is finished, so that a few more may be made.
        deepens: whether all of it is used; else the simulation ends sooner once the best move is
            found with confidence.
    """

    seconds: float | None = None
    iterations: int | None = None
    deepens: bool = False

    def __post_init__(self) -> None:
        """Check that there is a limit.

        Raises:
            ValueError: there is none, or one that is not above 0.
        """
        limits = [limit for limit in (self.seconds, self.iterations) if limit is not None]
        if not limits or min(limits) <= 0:
            raise ValueError("A simulation needs a limit above 0.")


def simulated_rounds(
    parts: Sequence[Rollouts], tally: Tally, budget: Budget, report: Report
) -> Iterator[None]:
    """Simulate round by round, until the budget is used up or one candidate is surely the best.

    Args:
        parts: what plays candidates out, one for each thread; all have been given the position.
        tally: has the candidates; it is given the sums of each round before it is yielded, and
            drops who is surely worse. With what it has already the simulation goes on.
        budget: how long to simulate.
        report: told the share of the budget that is used, from 0 to 1; what it raises stops the
            simulation.
    """
    start, before = time.monotonic(), tally.rollouts
    cancelled = threading.Event()

    def share() -> float:
        used = (time.monotonic() - start) / budget.seconds if budget.seconds else 0.0
        made = (tally.rollouts - before) / budget.iterations if budget.iterations else 0.0
        return min(max(used, made), 1.0)

    needed = 0

    def stops(iteration: int) -> bool:
        late = budget.seconds is not None and time.monotonic() - start >= budget.seconds
        return cancelled.is_set() or (late and iteration >= needed)

    with ThreadPoolExecutor(len(parts)) as threads:
        while (budget.deepens or not tally.is_settled) and (
            min(tally.counts) < _FEWEST or share() < 1.0
        ):
            needed = tally.begun + max(0, _FEWEST - min(tally.counts))
            end = tally.begun + _iterations(tally, budget, before)
            numbers = iter(range(tally.begun, end))
            futures = [threads.submit(_roll, part, numbers, tally.live, stops) for part in parts]
            try:
                _wait(futures, lambda: report(share()))
            except BaseException:
                cancelled.set()
                raise
            finally:
                # What was finished before it was stopped counts, too: it may go on later.
                done = sum(future.result() for future in futures)
                tally.add(done, parts)
                tally.begun = end
            if done >= _ROUND:
                tally.drop_the_worse()
            yield


def _roll(
    part: Rollouts,
    numbers: Iterator[int],
    candidates: Sequence[int],
    stops: Callable[[int], bool],
) -> int:
    """Play out candidates in iterations that are shared out among threads.

    Returns:
        How many iterations this thread has finished.
    """
    done = 0
    for number in numbers:
        part.deal(number)
        for candidate in candidates:
            if stops(number):
                return done
            part.roll(candidate)
        part.count(candidates)
        done += 1
    return done


def _wait(futures: Iterable[Future[int]], report: Callable[[], None]) -> None:
    """Wait for threads, and report meanwhile."""
    waiting = set(futures)
    while waiting:
        waiting = wait(waiting, timeout=_GLANCE).not_done
        report()


def _iterations(tally: Tally, budget: Budget, before: int) -> int:
    """Return how many iterations come next, after `before` rollouts of earlier budgets."""
    if budget.iterations is None:
        return _ROUND
    left = math.ceil((before + budget.iterations - tally.rollouts) / len(tally.live))
    fewest = 0 if tally.rollouts else _FEWEST
    return max(fewest, min(left, _ROUND))
