"""Training of a full table of leaves by self-play.

Static players meet each other, in batches of games that follow from the seed and their number
alone. What racks were worth is summed up (`wordarcade.kernels.scrabble_samples`), and values of
all leaves follow from that (`wordarcade.kernels.leave_estimates`). Players go by an additive table
at first, then by the values found after 10,000 games, after 20,000, after 40,000, and so on.

The first games only show how the worth of a turn changes in the course of a game, and are not
summed up.
"""

from __future__ import annotations

import random
import time
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple

from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.kernels.leave_estimates import LeaveEstimates
from wordarcade.kernels.leave_numbers import LeaveNumbers
from wordarcade.kernels.scrabble_samples import RackSamples
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.players.bulk.crew import Crew, results
from wordarcade.players.scrabble.full_leaves import UNIT, FullLeaves, numbers_of
from wordarcade.players.scrabble.generator import best_play_finder
from wordarcade.players.scrabble.leaves import Leaves
from wordarcade.support.progress import Report

BATCH: Final = 250
"""Games of a task: about a second compiled."""

_ROUNDS: Final = 2
_A_SLICE: Final = 20_000
_TURNS_A_STEP: Final = 1_000
_LARGEST: Final = (1 << 15) - 1


class Ground(NamedTuple):
    """The equipment that training games are played with."""

    gaddag: Gaddag
    layout: BoardLayout
    distribution: LetterDistribution


class Samples(NamedTuple):
    """What racks were worth in a batch; see `RackSamples`. The seconds are of a processor."""

    racks: array[int]
    bag_sizes: array[int]
    equities: array[int]
    seconds: float


@dataclass(frozen=True, slots=True)
class Stages:
    """The schedule of a training, in games; all are multiples of `batch`.

    Attributes:
        batch: the games of a task.
        measuring: the games that show how the worth of a turn changes in the course of a game.
        first_values: after how many games players change to the values found, for the first time.
    """

    batch: int = BATCH
    measuring: int = 2 * BATCH
    first_values: int = 10_000

    def values_due(self, games: int) -> int:
        """Return after how many games the values were found that players go by now, or 0.

        >>> [Stages().values_due(games) for games in (0, 9_750, 10_000, 19_750, 20_000, 50_000)]
        [0, 0, 10000, 10000, 20000, 40000]
        """
        due = self.first_values
        if games < due:
            return 0
        while 2 * due <= games:
            due *= 2
        return due


@dataclass
class Training:
    """The progress of a training.

    Attributes:
        leaves: the additive table of the beginning.
        distribution: the tiles.
        seed: what all games follow from.
        stages: when it does what.
        games: how many have been played, in whole batches.
        seconds: how long processors have worked for it.
        values: those that players go by since `values_of` games; None for the additive table.
        values_of: after how many games they were found; 0 for the additive table.
        numbers: of the leaves that the tiles allow.
        estimates: what has been played.
    """

    leaves: Leaves
    distribution: LetterDistribution
    seed: int
    stages: Stages = Stages()
    games: int = 0
    seconds: float = 0.0
    values: array[int] | None = None
    values_of: int = 0
    numbers: LeaveNumbers = field(init=False)
    estimates: LeaveEstimates = field(init=False)

    def __post_init__(self) -> None:
        """Expect of all racks what the additive table says."""
        self.numbers = numbers_of(self.distribution)
        self.estimates = LeaveEstimates(self.numbers)
        for _ in self._expecting():
            pass

    @property
    def samples(self) -> int:
        """How many racks have been valued and summed up."""
        return sum(self.estimates.counts)

    def train(
        self,
        opener: Callable[[], Ground],
        games: Callable[[], int],
        save: Callable[[], None],
        report: Report,
        crew: Crew,
    ) -> None:
        """Play on.

        Args:
            opener: gives what is played with, in each worker; it must be picklable.
            games: asked before each batch, up to how many games to play in all.
            save: called after each batch, when it may save this training.
            report: told the games played in all; what it raises stops the training.
            crew: who plays the batches.

        Raises:
            BulkError: workers were lost, or cannot play them.
        """
        while self.games < games():
            due = self.stages.values_due(self.games)
            if due != self.values_of:
                self.values, self.values_of = self.found(), due
                save()
            begin = partial(_begin, opener, self._players(), self.stages.batch)
            stop = 2 * due or self.stages.first_values
            for samples in results(crew, begin, self._batches(games, stop)):
                self._take(samples)
                report(self.games)
                save()

    def found(self) -> array[int]:
        """Return the values of all leaves by what has been played, as `FullLeaves` has them."""
        began = time.process_time()
        for _ in self._estimating():
            pass
        worths, first = self.estimates.worths, self.estimates.starts[1]
        empty = worths[0]
        stop = self.estimates.starts[RACK_SIZE]
        values = array(
            "h",
            (
                max(-_LARGEST, min(_LARGEST, round((worths[at] - empty) / UNIT)))
                for at in range(first, stop)
            ),
        )
        self.seconds += time.process_time() - began
        return values

    def _players(self) -> Leaves:
        if self.values is None:
            return self.leaves
        return self.leaves.with_full(FullLeaves(self.numbers, self.values))

    def _batches(self, games: Callable[[], int], stop: int) -> Iterator[str]:
        """Yield the seeds of the next batches, up to so many games."""
        batch = self.stages.batch
        for number in range(self.games // batch, stop // batch):
            if number * batch >= games():
                return
            yield f"{self.seed} {number}"

    def _take(self, samples: Samples) -> None:
        """Add what came of a batch."""
        self.estimates.add(samples.racks, samples.bag_sizes, samples.equities)
        self.games += self.stages.batch
        self.seconds += samples.seconds
        if self.games == self.stages.measuring:
            self._measure()

    def _measure(self) -> None:
        """Take off from now on what a turn is worth by the tiles in the bag, and begin anew."""
        estimates = self.estimates
        for in_bag, count in enumerate(estimates.drift_counts):
            if count:
                estimates.drift[in_bag] = estimates.drift_sums[in_bag] // count
        for rack in range(len(estimates.counts)):
            estimates.counts[rack] = estimates.sums[rack] = 0

    def _expecting(self) -> Iterator[None]:
        tables = self.leaves.singles, self.leaves.pairs, self.leaves.balance
        for first, stop in _slices(len(self.estimates.counts)):
            self.estimates.expect(*tables, first, stop)
            yield

    def _estimating(self) -> Iterator[None]:
        """Estimate what all multisets are worth."""
        estimates = self.estimates
        racks = len(estimates.counts)
        yield from self._expecting()
        for _ in range(_ROUNDS):
            for first, stop in _slices(racks):
                estimates.compare(first, stop)
                yield
            yield from self._drawing()
            for size in range(1, RACK_SIZE + 1):
                for first, stop in _slices(_number(estimates, size)):
                    estimates.smooth(size, first, stop)
                    yield
        for first, stop in _slices(racks):
            estimates.settle(first, stop)
            yield
        yield from self._drawing()
        # The next samples are again measured by the additive table.
        yield from self._expecting()

    def _drawing(self) -> Iterator[None]:
        for size in reversed(range(RACK_SIZE)):
            for first, stop in _slices(_number(self.estimates, size)):
                self.estimates.draw(size, first, stop)
                yield


def _begin(opener: Callable[[], Ground], leaves: Leaves, batch: int) -> Callable[[str], Samples]:
    """Return what plays a batch from its seed, in a worker."""
    ground = opener()
    finder = best_play_finder(ground.gaddag, ground.layout, ground.distribution, leaves)
    tiles = ground.distribution.tiles.encode("ascii")
    steps = numbers_of(ground.distribution).steps

    def play(seed: str) -> Samples:
        began = time.process_time()
        rng = random.Random(seed)
        seeds = array("Q", (rng.getrandbits(64) for _ in range(batch)))
        samples = RackSamples(finder, tiles, seeds, steps)
        while samples.step(_TURNS_A_STEP):
            pass
        seconds = time.process_time() - began
        return Samples(samples.racks, samples.bag_sizes, samples.equities, seconds)

    return play


def _slices(number: int) -> Iterator[tuple[int, int]]:
    for first in range(0, number, _A_SLICE):
        yield first, min(first + _A_SLICE, number)


def _number(estimates: LeaveEstimates, size: int) -> int:
    return int(estimates.starts[size + 1] - estimates.starts[size])
