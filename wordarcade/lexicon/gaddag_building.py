"""Building the GADDAG and the word map of a lexicon, once for each list that Scrabble uses."""

from __future__ import annotations

from array import array
from typing import Final

from wordarcade.kernels.dawg_build import DawgBuilder
from wordarcade.kernels.gaddag_build import BackwardBeginnings, shift
from wordarcade.kernels.word_map_build import WordMapBuilder
from wordarcade.lexicon.dawg_file import Numbers
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.graph import Graph
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.word_map import WordMap
from wordarcade.support.progress import Report, to_nobody

_LETTERS_A_STEP: Final = 20_000
_WORDS_A_STEP: Final = 5_000
"""Letters, then words, between two reports: a few milliseconds of interpreted work."""

_GRAPHS_SHARE: Final = 0.7
"""Building the graphs takes about so much of the time, the word map the rest."""

_LISTING_SHARE: Final = 0.3
"""Listing the beginnings takes about so much of the time of the graphs."""


def gaddag_of(lexicon: Lexicon, report: Report = to_nobody) -> Gaddag:
    """Return the GADDAG of a lexicon with its word map, built anew and not cached.

    Args:
        lexicon: any.
        report: called with the share done, from 0 to 1; an exception it raises stops the work.
    """
    graph = lexicon.graph
    graphs = _graphs_of(graph, lambda share: report(_GRAPHS_SHARE * share))
    word_map = _word_map_of(
        graph, lambda share: report(_GRAPHS_SHARE + (1 - _GRAPHS_SHARE) * share)
    )
    return Gaddag(*graphs, root=len(graph.masks), word_map=word_map)


def _graphs_of(graph: Graph, report: Report) -> tuple[Numbers, Numbers, Numbers]:
    """Return the masks, bases and turns of both graphs, one after the other."""
    beginnings = BackwardBeginnings(graph.masks, graph.bases)
    while beginnings.step(_LETTERS_A_STEP):
        report(_LISTING_SHARE * beginnings.progress)
    builder = DawgBuilder(beginnings.text, beginnings.nodes)
    while builder.step(_WORDS_A_STEP):
        report(_LISTING_SHARE + (1 - _LISTING_SHARE) * builder.progress)
    slots = len(graph.masks)
    shift(builder.bases, slots)
    return (
        array("I", graph.masks) + builder.masks,
        array("I", graph.bases) + builder.bases,
        array("I", (0,)) * slots + builder.labels,
    )


def _word_map_of(graph: Graph, report: Report) -> WordMap:
    """Return the word map of a graph."""
    builder = WordMapBuilder(graph.masks, graph.bases)
    while builder.step(_WORDS_A_STEP):
        report(builder.progress)
    return WordMap(
        builder.words,
        builder.slots,
        builder.reach,
        builder.spelled,
        builder.incomplete,
        builder.cells,
    )
