"""Word maps, against the letters of the words."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernels.conftest import Graph
from wordarcade.kernels.letter_keys import letter_keys

ENABLE = Path(__file__).parents[2] / "lexicons" / "enable.txt"
KEYS = letter_keys()

GraphOf = Callable[[Iterable[str]], Graph]

word_lists = st.lists(
    st.text("abz", min_size=1, max_size=5) | st.text("ab", min_size=14, max_size=17),
    unique=True,
    max_size=30,
).map(sorted)


def built(word_map_build: ModuleType, graph: Graph, budget: int = 100_000) -> Any:
    """Return what has built the word map of a graph."""
    builder = word_map_build.WordMapBuilder(*graph[:2])
    while builder.step(budget):
        pass
    return builder


def tables(word_map: Any) -> tuple[Any, ...]:
    """Return what a word map consists of."""
    return (
        word_map.words,
        word_map.slots,
        word_map.reach,
        word_map.spelled,
        word_map.incomplete,
        word_map.cells,
    )


def key_of(letters: str) -> int:
    """Return the key of a multiset."""
    return sum(KEYS[ord(letter) - ord("a")] for letter in letters) % 2**64


def place_of(key: int, size: int) -> int:
    """Return where a key stands in a table."""
    return (key >> 32) * size >> 32


def has_bits(numbers: Sequence[int], key: int, count: int) -> bool:
    """Return whether the bits of a key are set where it stands."""
    bits = numbers[place_of(key, len(numbers))]
    return all(bits >> (key >> 5 * digit & 31) & 1 for digit in range(count))


def words_of(word_map: Any, key: int) -> Iterator[str]:
    """Yield the words that a map has for a key."""
    slot = place_of(key, word_map.reach)
    while word_map.slots[slot]:
        number, check = divmod(word_map.slots[slot], 512)
        more = check == key % 512
        while more:
            record = word_map.words[4 * number - 4 : 4 * number]
            size, *letters = b"".join(part.to_bytes(4, "little") for part in record)
            yield "".join(chr(ord("a") + letter) for letter in letters[: size % 16])
            more, number = size > 16, number + 1
        slot += 1


def completions(word_map: Any, key: int) -> set[str]:
    """Return the letters that a map has for a key."""
    block = 16 * place_of(key, len(word_map.cells) // 16)
    letters = word_map.cells[block + key % 16] & word_map.cells[block + key // 16 % 16]
    return {chr(ord("a") + letter) for letter in range(26) if letters >> letter & 1}


@given(words=word_lists)
def test_words_are_found_by_their_letters(
    word_map_build: ModuleType, graph_of: GraphOf, words: list[str]
) -> None:
    """Each word of 2 to 15 letters is there, once, with those of the same letters; no other is."""
    word_map = built(word_map_build, graph_of(words))
    laid = [word for word in words if 2 <= len(word) <= 15]
    assert len(word_map.words) == 4 * len(laid)
    by_letters = defaultdict(list)
    for word in laid:
        by_letters["".join(sorted(word))].append(word)
    for letters, same in by_letters.items():
        key = key_of(letters)
        assert [word for word in words_of(word_map, key) if key_of(word) == key] == same
        assert has_bits(word_map.spelled, key, 3)
        for letter in letters:
            rest = key_of(letters.replace(letter, "", 1))
            assert has_bits(word_map.incomplete, rest, 2)
            assert letter in completions(word_map, rest)


@given(words=word_lists, budget=st.integers(1, 7))
def test_the_pace_does_not_matter(
    word_map_build: ModuleType, graph_of: GraphOf, words: list[str], budget: int
) -> None:
    """Whatever the size of the steps, the map is the same."""
    graph = graph_of(words)
    at_once, slow = built(word_map_build, graph), built(word_map_build, graph, budget)
    assert tables(at_once) == tables(slow)


@pytest.mark.parametrize("load", ["compiled"], indirect=True, scope="session")
def test_the_map_of_enable_says_hardly_ever_maybe(
    word_map_build: ModuleType, graph_of: GraphOf
) -> None:
    """All words of ENABLE are found; of other multisets few seem to be there; it is small."""
    words = [w for w in ENABLE.read_text(encoding="ascii").split() if 2 <= len(w) <= 15]
    word_map = built(word_map_build, graph_of(words))
    assert all(word in words_of(word_map, key_of(word)) for word in words[::50])
    no_words = [key_of(word[::2] + "vv") for word in words[::5]]
    assert sum(has_bits(word_map.spelled, key, 3) for key in no_words) < len(no_words) / 40
    no_beginnings = [key_of(word + "vvv") for word in words[::5]]
    assert sum(has_bits(word_map.incomplete, key, 2) for key in no_beginnings) < 2500
    assert sum(4 * len(table) for table in tables(word_map) if not isinstance(table, int)) < 9e6


def test_many_words_of_the_same_letters(word_map_build: ModuleType, graph_of: GraphOf) -> None:
    """However many words have the same letters, others are found as quickly, and room grows."""
    same = [f"{n:014b}".translate({48: "a", 49: "b"}) for n in range(1 << 14)]
    others = ["za", "zb", "zz"]
    word_map = built(word_map_build, graph_of([*same, *others]))
    assert len(word_map.words) == 4 * (len(same) + 3)
    for word in (*same[::500], *others):
        assert word in words_of(word_map, key_of(word))
    assert sum(map(bool, word_map.slots)) < 50


def test_progress_goes_from_nothing_to_all(word_map_build: ModuleType, graph_of: GraphOf) -> None:
    """Progress starts at 0, never falls, and is 1 when there is no more to do."""
    builder = word_map_build.WordMapBuilder(*graph_of(["ab", "abc", "mad", "zoo"])[:2])
    seen = [builder.progress]
    while builder.step(2):
        seen.append(builder.progress)
    seen.append(builder.progress)
    assert seen[0] == 0.0
    assert seen[-1] == 1.0
    assert seen == sorted(seen)
    assert len(set(seen)) > 6
