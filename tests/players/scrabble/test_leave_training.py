"""Training of full tables by self-play, with few tiles and few words."""

import dataclasses
import random
from array import array
from pathlib import Path

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD
from tests.kernels.test_scrabble_games import LEXICON
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.players.bulk.crews import Processes, crew_of
from wordarcade.players.scrabble.leave_checkpoint import load_training, save_training
from wordarcade.players.scrabble.leave_files import LeaveFileError
from wordarcade.players.scrabble.leave_training import Ground, Stages, Training
from wordarcade.players.scrabble.leaves import Leaves

COUNTS = {"A": 4, "E": 4, "I": 3, "N": 4, "R": 3, "T": 4, "O": 2, "?": 1}
FEW = LetterDistribution("few", "Few", dict.fromkeys(ENGLISH.counts, 0) | COUNTS, ENGLISH.values)
LEAVES = Leaves.of_points({"?": [20.0], "I": [-1.0, -4.0]}, {}, [])
STAGES = Stages(batch=2, measuring=4, first_values=8)
GAMES = 14


def ground() -> Ground:
    """Return what is played with, in each process."""
    return Ground(gaddag_of(LEXICON), STANDARD, FEW)


class Killed(Exception):  # noqa: N818 - nothing is wrong with it
    """Stops a training as an interruption does."""


def play(training: Training, games: int, processes: int = 1) -> list[float]:
    """Train up to so many games; return what was reported."""
    told: list[float] = []
    with crew_of(Processes(processes)) as crew:
        training.train(ground, lambda: games, lambda: None, told.append, crew)
    return told


@pytest.fixture(scope="module")
def whole() -> Training:
    """A training without interruption, on two processes."""
    training = Training(LEAVES, FEW, 5, STAGES)
    assert play(training, GAMES, processes=2) == [*range(2, GAMES + 1, 2)]
    return training


def sums(training: Training) -> list[object]:
    """Return all that the values follow from."""
    estimates = training.estimates
    players = training.values_of, training.values
    return [*players, estimates.counts, estimates.sums, estimates.drift, training.games]


def test_a_training_goes_on_where_it_was_killed(whole: Training, tmp_path: Path) -> None:
    """From the last time it was saved: the result is that of an uninterrupted one."""
    path = tmp_path / "checkpoint"
    training = Training(LEAVES, FEW, 5, STAGES)

    def kill(games: float) -> None:
        if games == 12:
            raise Killed

    def save() -> None:
        if training.games <= 10:
            save_training(path, "ab", training)

    with pytest.raises(Killed), crew_of(None, 1) as crew:
        training.train(ground, lambda: GAMES, save, kill, crew)
    resumed = load_training(path, "ab", FEW)
    assert (resumed.games, resumed.seed, resumed.stages) == (10, 5, STAGES)
    play(resumed, GAMES)
    assert sums(resumed) == sums(whole)
    assert resumed.found() == whole.found()


def test_values_are_those_of_the_samples(whole: Training) -> None:
    """Found twice they are the same, and every leave of the tiles has one."""
    values = whole.found()
    assert values == whole.found()
    assert len(values) == whole.numbers.starts[7]
    assert whole.values_of == 8
    assert whole.samples == sum(whole.estimates.counts) > 0
    assert any(whole.estimates.drift)
    assert values[0] == max(values[: whole.numbers.ways[1]]), "a blank is the best of all tiles"


def test_another_seed_gives_other_games(whole: Training) -> None:
    """And a training that has its games plays no more."""
    other = Training(LEAVES, FEW, 6, STAGES)
    assert play(other, 2) == [2]
    assert play(other, 2) == []
    assert other.games == 2
    assert other.estimates.sums != whole.estimates.sums


def test_without_games_values_are_near_the_additive_table() -> None:
    """What nobody has seen is worth what the racks drawn to it are expected to be."""
    training = Training(LEAVES, FEW, 5, STAGES)
    values = training.found()
    assert values[0] > 3_000
    assert min(values) > -2_000


@pytest.mark.parametrize("wrong", ["words", "tiles"])
def test_a_checkpoint_of_another_training_is_refused(tmp_path: Path, wrong: str) -> None:
    """In one sentence that names the file."""
    path = tmp_path / "mine.training"
    save_training(path, "ab", Training(LEAVES, FEW, 5, STAGES))
    tiles = dataclasses.replace(FEW, counts={**FEW.counts, "Z": 1})
    with pytest.raises(LeaveFileError, match=r"mine\.training is for other words or tiles;"):
        load_training(path, "cd" if wrong == "words" else "ab", FEW if wrong == "words" else tiles)


def test_batches_count_in_any_order() -> None:
    """Sums do not depend on who was ready first."""
    rng = random.Random(1)
    samples = [
        (rng.randrange(500), rng.randrange(9), rng.randrange(-9_000, 90_000)) for _ in range(99)
    ]
    trainings = [Training(LEAVES, FEW, 5, STAGES) for _ in range(2)]
    for training in trainings:
        rng.shuffle(samples)
        racks, bags, equities = zip(*samples, strict=True)
        training.estimates.add(array("I", racks), array("H", bags), array("i", equities))
    assert sums(trainings[0]) == sums(trainings[1])
