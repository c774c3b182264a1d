"""Facts about a lexicon."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from wordarcade.lexicon.lexicon import Lexicon


class LexiconInfo(NamedTuple):
    """Facts about a lexicon.

    Attributes:
        lexicon: the lexicon.
        path: its first source.
        form: the recognised format of the list.
        skipped: how many entries were left out, by reason.
        notes: sentences about the list as a whole.
        nodes: nodes of the minimal DAWG.
        edges: edges of the minimal DAWG.
        bytes: the size of its arrays.
        seconds: how long opening it took just now.
    """

    lexicon: Lexicon
    path: Path
    form: str
    skipped: Mapping[str, int]
    notes: tuple[str, ...]
    nodes: int
    edges: int
    bytes: int
    seconds: float


def info_of(path: Path, opened: tuple[Lexicon, dict[str, Any]], seconds: float) -> LexiconInfo:
    """Return the facts about a lexicon.

    Args:
        path: its first source.
        opened: the lexicon, and the notes that were made when its list was compiled.
        seconds: how long opening it took.
    """
    lexicon, notes = opened
    return LexiconInfo(
        lexicon=lexicon,
        path=path,
        form=notes["form"],
        skipped=dict(notes["skipped"]),
        notes=tuple(notes["notes"]),
        nodes=notes["nodes"],
        edges=notes["edges"],
        bytes=sum(numbers.nbytes for numbers in lexicon.graph),
        seconds=seconds,
    )
