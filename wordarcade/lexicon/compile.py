"""Compilation of a word list to the arrays of a lexicon."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Final, NamedTuple

from wordarcade.kernels.dawg_build import DawgBuilder
from wordarcade.support.progress import Report

_WORDS_A_STEP: Final = 5_000
"""Words between two reports of progress: a few milliseconds of interpreted work."""


class CompiledWords(NamedTuple):
    """A newly built minimal DAWG.

    Attributes:
        arrays: masks, bases and skips, as in `Graph`.
        nodes: the number of nodes.
        edges: the number of edges.
    """

    arrays: tuple[array[int], array[int], array[int]]
    nodes: int
    edges: int


def compile_words(words: Iterable[str], progress: Report) -> CompiledWords:
    """Build the minimal DAWG of `words`.

    Args:
        words: lowercase a to z, sorted, unique.
        progress: called with the share done, from 0 to 1; an exception it raises stops the work.
    """
    builder = DawgBuilder("".join(f"{word}\n" for word in words).encode("ascii"))
    while builder.step(_WORDS_A_STEP):
        progress(builder.progress)
    return CompiledWords(
        (builder.masks, builder.bases, builder.skips), builder.nodes, builder.edges
    )
