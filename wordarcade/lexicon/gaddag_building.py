"""Building the GADDAG of a lexicon: what is done once for each list that is played with."""

from __future__ import annotations

from array import array
from typing import Final

from wordarcade.kernels.dawg_build import DawgBuilder
from wordarcade.kernels.gaddag_build import BackwardBeginnings
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.graph import Graph
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.progress import Progress

_LETTERS_A_STEP: Final = 20_000
_WORDS_A_STEP: Final = 5_000
"""Letters, then words, between two reports: a few milliseconds of interpreted work."""

_LISTING_SHARE: Final = 0.3
"""Listing the beginnings takes about so much of the time."""


def build_gaddag(graph: Graph, report: Progress) -> tuple[array[int], array[int], array[int]]:
    """Return masks, bases and turns of the GADDAG that goes with the graph of a lexicon.

    Args:
        graph: of the lexicon.
        report: told the share that is done, from 0 to 1; what it raises stops the work.
    """
    beginnings = BackwardBeginnings(graph.masks, graph.bases)
    while beginnings.step(_LETTERS_A_STEP):
        report(_LISTING_SHARE * beginnings.progress)
    builder = DawgBuilder(beginnings.text, beginnings.nodes)
    while builder.step(_WORDS_A_STEP):
        report(_LISTING_SHARE + (1 - _LISTING_SHARE) * builder.progress)
    return builder.masks, builder.bases, builder.labels


def gaddag_of(lexicon: Lexicon) -> Gaddag:
    """Return the GADDAG of a lexicon, built now and kept nowhere."""
    return Gaddag.over(build_gaddag(lexicon.graph, lambda _: None), lexicon.graph)
