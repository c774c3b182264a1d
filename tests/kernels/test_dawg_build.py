"""Construction of minimal DAWGs."""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

ENABLE = Path(__file__).parents[2] / "lexicons" / "enable.txt"
WORD_BIT = 1 << 26

words_of_few_letters = st.lists(
    st.text(alphabet="abz", min_size=1, max_size=6), unique=True, max_size=40
).map(sorted)


def text_of(words: Sequence[str]) -> bytes:
    """Return a list as the builder reads it."""
    return "".join(f"{word}\n" for word in words).encode()


def built(dawg_build: ModuleType, words: Sequence[str], budget: int = 100_000) -> Any:
    """Return the builder of a list, its work done."""
    builder = dawg_build.DawgBuilder(text_of(words))
    while builder.step(budget):
        pass
    return builder


def spelled(builder: Any) -> Iterator[tuple[str, int]]:
    """Yield the words of a graph in order, each with its index."""
    open_ends = [(0, "", 0)]
    while open_ends:
        node, word, index = open_ends.pop()
        mask = builder.masks[node]
        if mask & WORD_BIT:
            yield word, index
        for letter in range(25, -1, -1):
            if mask >> letter & 1:
                child = builder.bases[node] + letter
                open_ends.append((child, word + chr(97 + letter), index + builder.skips[child]))


def right_languages(words: Sequence[str]) -> set[frozenset[str]]:
    """Return what may follow each prefix of the words: one node of the minimal DAWG each."""
    prefixes = {word[:size] for word in words for size in range(len(word) + 1)} | {""}
    return {
        frozenset(word[len(prefix) :] for word in words if word.startswith(prefix))
        for prefix in prefixes
    }


@settings(deadline=None)
@given(words=words_of_few_letters)
def test_a_graph_spells_its_words_and_numbers_them(
    dawg_build: ModuleType, words: list[str]
) -> None:
    """Walking the graph gives the words, no others, and the index of each is its rank."""
    assert list(spelled(built(dawg_build, words))) == [(w, i) for i, w in enumerate(words)]


@settings(deadline=None)
@given(words=words_of_few_letters)
def test_a_graph_is_minimal(dawg_build: ModuleType, words: list[str]) -> None:
    """There are as many nodes as sets of endings, and as many edges as these have letters."""
    builder = built(dawg_build, words)
    languages = right_languages(words)
    assert builder.nodes == len(languages)
    assert builder.edges == sum(len({end[0] for end in ends if end}) for ends in languages)
    assert builder.words == len(words)


@settings(deadline=None)
@given(words=words_of_few_letters)
def test_rows_overlap_without_touching(dawg_build: ModuleType, words: list[str]) -> None:
    """Every edge has a slot of its own; the other slots are zero; a leaf has no row."""
    builder = built(dawg_build, words)
    used = [slot for slot, mask in enumerate(builder.masks) if slot and mask]
    assert len(used) == builder.edges
    free = set(range(1, len(builder.masks))) - set(used)
    assert all(builder.bases[slot] == builder.skips[slot] == 0 for slot in free)
    assert all(builder.bases[slot] == 0 for slot in used if builder.masks[slot] == WORD_BIT)
    assert len(builder.masks) == len(builder.bases) == len(builder.skips)


@settings(deadline=None)
@given(words=words_of_few_letters, budget=st.integers(1, 7))
def test_the_pace_does_not_matter(dawg_build: ModuleType, words: list[str], budget: int) -> None:
    """Whatever the size of the steps, the graph is the same."""
    at_once, slow = built(dawg_build, words), built(dawg_build, words, budget)
    assert (slow.masks, slow.bases, slow.skips) == (at_once.masks, at_once.bases, at_once.skips)


@settings(deadline=None)
@given(words=words_of_few_letters, data=st.data())
def test_words_of_different_labels_share_no_end(
    dawg_build: ModuleType, words: list[str], data: st.DataObject
) -> None:
    """Each word ends in a node with its label; nodes are shared where endings and labels agree."""
    labels = data.draw(st.lists(st.integers(1, 3), min_size=len(words), max_size=len(words)))
    builder = dawg_build.DawgBuilder(text_of(words), labels)
    while builder.step(3):
        pass
    assert [word for word, _ in spelled(builder)] == words
    for word, label in zip(words, labels, strict=True):
        node = 0
        for letter in word:
            node = builder.bases[node] + ord(letter) - ord("a")
        assert builder.labels[node] == label
    unlabelled = [slot for slot, mask in enumerate(builder.masks) if not mask & WORD_BIT]
    assert not any(builder.labels[slot] for slot in unlabelled)
    label_of = dict(zip(words, labels, strict=True))
    prefixes = {word[:size] for word in words for size in range(len(word) + 1)} | {""}
    endings = {
        frozenset(
            (word[len(prefix) :], label_of[word]) for word in words if word.startswith(prefix)
        )
        for prefix in prefixes
    }
    assert builder.nodes == len(endings)


def test_labels_are_one_for_each_word(dawg_build: ModuleType) -> None:
    """Too few labels are refused."""
    with pytest.raises(ValueError, match="2 labels are not one for each line"):
        dawg_build.DawgBuilder(b"a\nb\nc", [1, 2])


def test_many_labels_have_room(dawg_build: ModuleType) -> None:
    """Labels may be higher than there is room for links at first."""
    builder = dawg_build.DawgBuilder(b"a\nb\n", [70_000, 69_999])
    while builder.step(10):
        pass
    assert [builder.labels[slot] for slot in (builder.bases[0], builder.bases[0] + 1)] == [
        70_000,
        69_999,
    ]


def test_progress_goes_from_nothing_to_all(dawg_build: ModuleType) -> None:
    """Progress starts at 0, never falls, and is 1 when there is no more to do."""
    builder = dawg_build.DawgBuilder(text_of(["ab", "abc", "b", "bca", "c"]))
    seen = [builder.progress]
    while builder.step(2):
        seen.append(builder.progress)
    seen.append(builder.progress)
    assert seen[0] == 0.0
    assert seen[-1] == pytest.approx(1.0)
    assert seen == sorted(seen)
    assert len(set(seen)) > 5


@pytest.mark.parametrize(
    ("words", "nodes", "edges"),
    [
        ([], 1, 0),
        (["a"], 2, 1),
        (["a", "z"], 2, 2),
        (["a", "ab", "abc"], 4, 3),
        (["sole", "sores", "soul", "sours"], 8, 10),
        (["x" * 255], 256, 255),
    ],
)
def test_small_lists(dawg_build: ModuleType, words: list[str], nodes: int, edges: int) -> None:
    """Lists at the limits have the graphs that one draws by hand."""
    builder = built(dawg_build, words)
    assert (builder.nodes, builder.edges) == (nodes, edges)
    assert [word for word, _ in spelled(builder)] == words


def test_an_empty_list_is_a_root_alone(dawg_build: ModuleType) -> None:
    """Without words there is the root, and it has no children and is no word."""
    builder = built(dawg_build, [])
    assert [builder.masks[0], builder.bases[0], builder.skips[0]] == [0, 0, 0]
    assert len(builder.masks) == 1


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (b"b\na\n", 2),
        (b"a\na\n", 2),
        (b"ab\na\n", 2),
        (b"a\n\nb\n", 2),
        (b"\n", 1),
        (b"a\nB\n", 2),
        (b"a\nb c\n", 2),
        (b"a\r\nb\r\n", 1),
        ("a\né\n".encode(), 2),
        (b"a" * 256 + b"\n", 1),
        (b"a\nb\n\0", 3),
    ],
)
def test_what_is_no_sorted_list_is_refused(dawg_build: ModuleType, text: bytes, line: int) -> None:
    """A text that breaks a rule is refused, and the message names the line."""
    builder = dawg_build.DawgBuilder(text)
    for _ in range(line - 1):
        assert builder.step(1)
    with pytest.raises(ValueError, match=rf"^Line {line} of the list is not a word"):
        builder.step(1)


def test_the_last_line_may_lack_its_end(dawg_build: ModuleType) -> None:
    """A list without a line feed at its very end has all its words."""
    builder = dawg_build.DawgBuilder(b"a\nab")
    while builder.step(1):
        pass
    assert [word for word, _ in spelled(builder)] == ["a", "ab"]


def test_room_for_links_grows(dawg_build: ModuleType) -> None:
    """A list that shares little outgrows the room for links, twice."""
    random_letters = random.Random(20).choices
    words = sorted({"".join(random_letters("abcdefghij", k=12)) for _ in range(6_000)})
    builder = built(dawg_build, words)
    assert builder.edges > 1 << 15
    assert [word for word, _ in spelled(builder)] == words


def test_enable_has_its_known_size(dawg_build: ModuleType) -> None:
    """The graph of ENABLE has the nodes and edges that other programs count, packed tightly."""
    builder = dawg_build.DawgBuilder(ENABLE.read_bytes())
    while builder.step(100_000):
        pass
    assert (builder.words, builder.nodes, builder.edges) == (172_823, 54_166, 122_975)
    assert len(builder.masks) < 1.01 * builder.edges
    assert sum(1 for mask in builder.masks if mask) == builder.edges + 1
