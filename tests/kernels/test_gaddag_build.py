"""Lists of reversed prefixes."""

from array import array
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernels.conftest import Graph

ENABLE = Path(__file__).parents[2] / "lexicons" / "enable.txt"
WORD_BIT = 1 << 26

GraphOf = Callable[[Iterable[str]], Graph]

word_lists = st.lists(
    st.text("abz", min_size=1, max_size=5) | st.text("ab", min_size=14, max_size=17),
    unique=True,
    max_size=30,
).map(sorted)


def listed(gaddag_build: ModuleType, graph: Graph, budget: int = 100_000) -> Any:
    """Return the list of a graph, its work done."""
    beginnings = gaddag_build.BackwardBeginnings(*graph[:2])
    while beginnings.step(budget):
        pass
    return beginnings


def beginnings_of(words: Sequence[str]) -> list[str]:
    """Return what the words that can be laid begin with, backwards and in order."""
    laid = [word for word in words if 2 <= len(word) <= 15]
    return sorted({word[:size][::-1] for word in laid for size in range(1, len(word) + 1)})


def language(graph: Graph, node: int) -> frozenset[str]:
    """Return what the words may go on with from a node."""
    masks, bases, _ = graph
    endings = {""} if masks[node] & WORD_BIT else set()
    for letter in range(26):
        if masks[node] >> letter & 1:
            endings |= {chr(97 + letter) + end for end in language(graph, bases[node] + letter)}
    return frozenset(endings)


@given(words=word_lists)
def test_every_beginning_is_listed_once(
    gaddag_build: ModuleType, graph_of: GraphOf, words: list[str]
) -> None:
    """All beginnings of words of 2 to 15 letters are there, backwards, sorted, and no others."""
    beginnings = listed(gaddag_build, graph_of(words))
    lines = beginnings.text.decode().splitlines()
    assert lines == beginnings_of(words)
    assert beginnings.found == len(lines) == len(beginnings.nodes)


@given(words=word_lists)
def test_beginnings_lead_to_their_nodes(
    gaddag_build: ModuleType, graph_of: GraphOf, words: list[str]
) -> None:
    """From the node of a beginning the words go on as they do; equal nodes have one number."""
    graph = graph_of(words)
    beginnings = listed(gaddag_build, graph)
    nodes: dict[frozenset[str], int] = {}
    for line, node in zip(beginnings.text.decode().split(), beginnings.nodes, strict=True):
        start = line[::-1]
        endings = frozenset(w.removeprefix(start) for w in words if w.startswith(start))
        assert language(graph, node) == endings
        assert nodes.setdefault(endings, node) == node


@given(words=word_lists, budget=st.integers(1, 7))
def test_the_pace_does_not_matter(
    gaddag_build: ModuleType, graph_of: GraphOf, words: list[str], budget: int
) -> None:
    """Whatever the size of the steps, the list is the same."""
    graph = graph_of(words)
    at_once, slow = listed(gaddag_build, graph), listed(gaddag_build, graph, budget)
    assert (slow.text, slow.nodes) == (at_once.text, at_once.nodes)


def test_progress_goes_from_nothing_to_all(gaddag_build: ModuleType, graph_of: GraphOf) -> None:
    """Progress starts at 0, never falls, and is 1 when there is no more to do."""
    beginnings = gaddag_build.BackwardBeginnings(*graph_of(["ab", "abc", "mad", "zoo"])[:2])
    seen = [beginnings.progress]
    while beginnings.step(2):
        seen.append(beginnings.progress)
    seen.append(beginnings.progress)
    assert seen[0] == 0.0
    assert seen[-1] == 1.0
    assert seen == sorted(seen)
    assert len(set(seen)) > 10


@pytest.mark.parametrize("load", ["compiled"], indirect=True, scope="session")
def test_enable_has_its_known_size(
    gaddag_build: ModuleType, dawg_build: ModuleType, graph_of: GraphOf
) -> None:
    """The beginnings of ENABLE make a graph of its known size."""
    words = ENABLE.read_text(encoding="ascii").split()
    beginnings = listed(gaddag_build, graph_of(words))
    assert beginnings.found == len(beginnings_of(words)) == 374_810
    builder = dawg_build.DawgBuilder(beginnings.text, beginnings.nodes)
    while builder.step(100_000):
        pass
    assert (builder.nodes, builder.edges) == (341_850, 604_116)
    assert len(builder.masks) < 1.01 * builder.edges


def test_room_for_beginnings_grows(gaddag_build: ModuleType, graph_of: GraphOf) -> None:
    """Many more beginnings than there is room for at first are all listed."""
    words = ENABLE.read_text(encoding="ascii").split()[::40]
    beginnings = listed(gaddag_build, graph_of(words))
    assert beginnings.text.decode().splitlines() == beginnings_of(words)


def test_a_graph_is_shifted(gaddag_build: ModuleType) -> None:
    """All rows move by the same number of slots."""
    bases = array("I", [0, 5, 12])
    gaddag_build.shift(bases, 7)
    assert list(bases) == [7, 12, 19]
