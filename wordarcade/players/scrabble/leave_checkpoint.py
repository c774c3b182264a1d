"""A training of leaves on disk, from which it goes on as if it had never stopped."""

from __future__ import annotations

import dataclasses
from array import array
from pathlib import Path
from typing import Final

from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.players.scrabble.leave_files import LeaveFileError, read_arrays, write_arrays
from wordarcade.players.scrabble.leave_training import Stages, Training
from wordarcade.players.scrabble.leaves import Leaves

_TABLES: Final = ("singles", "pairs", "balance")
_SUMS: Final = ("counts", "sums", "drift", "drift_counts", "drift_sums")
_VALUES: Final = "values"


def save_training(path: Path, identity: str, training: Training) -> None:
    """Write down how far a training has come.

    Args:
        path: the file; its folder is made if it is missing.
        identity: the sha256 of the words.
        training: any.

    Raises:
        OSError: the folder or the file cannot be written.
    """
    leaves, estimates = training.leaves, training.estimates
    values = array("h") if training.values is None else training.values
    arrays = {
        **{name: getattr(leaves, name) for name in _TABLES},
        _VALUES: values,
        **{name: getattr(estimates, name) for name in _SUMS},
    }
    notes = {
        "identity": identity,
        "stock": training.numbers.stock.tolist(),
        "seed": training.seed,
        "games": training.games,
        "seconds": training.seconds,
        "values_of": training.values_of,
        "stages": dataclasses.astuple(training.stages),
    }
    write_arrays(path, arrays, notes)


def load_training(path: Path, identity: str, distribution: LetterDistribution) -> Training:
    """Return a training as it was written down.

    Args:
        path: the file.
        identity: the sha256 of the words.
        distribution: the tiles.

    Raises:
        LeaveFileError: the file is missing, damaged, or of another training.
    """
    arrays, notes = read_arrays(path)
    singles, pairs, balance = (array("i", arrays[name]) for name in _TABLES)
    leaves = Leaves(singles, pairs, balance)
    training = Training(leaves, distribution, notes["seed"], Stages(*notes["stages"]))
    if (notes["identity"], notes["stock"]) != (identity, training.numbers.stock.tolist()):
        raise LeaveFileError(f"{path} is for other words or tiles; delete it to start over.")
    training.games, training.seconds = notes["games"], notes["seconds"]
    training.values_of = notes["values_of"]
    training.values = array("h", arrays[_VALUES]) if training.values_of else None
    estimates = training.estimates
    for name in _SUMS:
        memoryview(getattr(estimates, name))[:] = arrays[name]
    return training
