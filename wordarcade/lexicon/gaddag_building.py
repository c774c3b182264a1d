"""Building the GADDAG of a lexicon, once for each list that Scrabble uses."""

from __future__ import annotations

from array import array
from typing import Final

from wordarcade.kernels.dawg_build import DawgBuilder
from wordarcade.kernels.gaddag_build import BackwardBeginnings, shift
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.support.progress import Report

_LETTERS_A_STEP: Final = 20_000
_WORDS_A_STEP: Final = 5_000
"""Letters, then words, between two reports: a few milliseconds of interpreted work."""

_LISTING_SHARE: Final = 0.3
"""Listing the beginnings takes about so much of the time."""


def gaddag_of(lexicon: Lexicon, report: Report = lambda _: None) -> Gaddag:
    """Return the GADDAG of a lexicon, built anew and not cached.

    Args:
        lexicon: any.
        report: called with the share done, from 0 to 1; an exception it raises stops the work.
    """
    graph = lexicon.graph
    beginnings = BackwardBeginnings(graph.masks, graph.bases)
    while beginnings.step(_LETTERS_A_STEP):
        report(_LISTING_SHARE * beginnings.progress)
    builder = DawgBuilder(beginnings.text, beginnings.nodes)
    while builder.step(_WORDS_A_STEP):
        report(_LISTING_SHARE + (1 - _LISTING_SHARE) * builder.progress)
    slots = len(graph.masks)
    shift(builder.bases, slots)
    return Gaddag(
        array("I", graph.masks) + builder.masks,
        array("I", graph.bases) + builder.bases,
        array("I", bytes(4 * slots)) + builder.labels,
        root=slots,
    )
