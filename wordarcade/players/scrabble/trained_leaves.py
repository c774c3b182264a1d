"""Tables of leaves as a training writes them, each beside a text that says how it was made."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

from wordarcade.players.scrabble.full_leaves import FullLeaves, write_full
from wordarcade.players.scrabble.leave_training import Training
from wordarcade.support.atomic_write import write_atomically
from wordarcade.support.wording import span_text

_TEXT: Final = """\
What each leave of one to six tiles is worth with the words of {name}: {values:,} values.

    wordarcade train leaves --lexicon {argument} --games {games} --seed {seed}

{games:,} games, {racks:,} racks valued, {span} of one processor.
Words (sha256): {identity}
"""


def write_trained(path: Path, name: str, identity: str, training: Training) -> None:
    """Write the table of a training, and beside it how it was made.

    Args:
        path: of the table; its folder is made if it is missing.
        name: of the list of words.
        identity: the sha256 of its words.
        training: played as far as it goes.

    Raises:
        OSError: the folder or a file cannot be written.
    """
    values = training.found()
    write_full(path, identity, FullLeaves(training.numbers, values))
    text = _TEXT.format(
        name=name,
        argument=shlex.quote(name),
        values=len(values),
        games=training.games,
        seed=training.seed,
        racks=training.samples,
        span=span_text(training.seconds),
        identity=identity,
    )
    write_atomically(path.with_suffix(".txt"), text.encode())
