"""Optimal play of hands, against a recursion over all plays."""

import itertools
from array import array
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from string import ascii_lowercase
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade import kernels
from wordarcade.engine.letter_values import LETTER_VALUES

LEXICONS = Path(__file__).parents[2] / "lexicons"

MEANINGS = {letter: letter for letter in ascii_lowercase} | {"*": "aeiou"}
"""The kinds of letters of these hands, and what each may stand for."""

VALUES = dict(LETTER_VALUES) | {"*": 0}

word_lists = st.lists(
    st.text(alphabet="abe", min_size=1, max_size=5), unique=True, max_size=20
).map(sorted)
hands = st.text(alphabet="abe*", max_size=7)


def factor(length: int, n: int) -> int:
    """Return how many times the points of a word count."""
    return max(1, 7 * length - 3 * (n - length))


def spellings(word: str) -> Iterator[str]:
    """Yield a word with wildcards for none, some or all of what they may stand for."""
    choices = [letter + "*" * (letter in MEANINGS["*"]) for letter in word]
    return map("".join, itertools.product(*choices))


class Recursion:
    """What a hand is worth, by trying every word; hands are sorted strings."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = {"".join(sorted(typed)) for word in words for typed in spellings(word)}
        self.best = cache(self._best)

    def plays(self, hand: str) -> Iterator[tuple[str, int, str]]:
        """Yield each word in a hand, what it earns, and what is left."""
        for word in self.words:
            if Counter(word) <= Counter(hand):
                points = sum(VALUES[letter] for letter in word)
                left = "".join(sorted((Counter(hand) - Counter(word)).elements()))
                yield word, points * factor(len(word), len(hand)), left

    def _best(self, hand: str, *, discards: bool) -> int:
        totals = [
            earned + self.best(left, discards=discards)
            for _, earned, left in sorted(self.plays(hand))
        ]
        if discards:
            totals += [
                self.best(hand[:at] + hand[at + 1 :], discards=True) for at in range(len(hand))
            ]
        return max(totals, default=0)


class Table:
    """The kernel of one form at work on a hand."""

    def __init__(
        self, optimum: ModuleType, graph: Sequence[Sequence[int]], hand: str, budget: int = 1 << 40
    ) -> None:
        self.kinds = sorted(set(hand))
        self.counts = [hand.count(kind) for kind in self.kinds]
        self.kernel = optimum.HandOptimum(
            *graph[:2],
            [
                sum(1 << ascii_lowercase.index(letter) for letter in MEANINGS[kind])
                for kind in self.kinds
            ],
            self.counts,
            [VALUES[kind] for kind in self.kinds],
            [factor(length, n) for n in range(len(hand) + 1) for length in range(len(hand) + 1)],
        )
        self.shares = []
        while self.kernel.step(budget):
            self.shares.append(self.kernel.progress)

    def parts(self) -> Iterator[tuple[int, str]]:
        """Yield the number of each part, and its letters, sorted."""
        for held in itertools.product(*(range(count + 1) for count in self.counts)):
            number = sum(map(int.__mul__, held, self.kernel.weights))
            yield number, "".join(map(str.__mul__, self.kinds, held))


@pytest.fixture(scope="session")
def table_of(hand_optimum: ModuleType, graph_of: Callable[..., Any]) -> Callable[..., Table]:
    """What fills the table of a hand."""
    graph_of_words = cache(graph_of)

    def fill(hand: str, words: Sequence[str], budget: int = 1 << 40) -> Table:
        return Table(hand_optimum, graph_of_words(tuple(words)), hand, budget)

    return fill


@given(hand=hands, words=word_lists)
def test_every_part_is_worth_what_trying_everything_earns(
    table_of: Callable[..., Table], hand: str, words: list[str]
) -> None:
    """Both figures of each part are those of the recursion."""
    table, recursion = table_of(hand, words), Recursion(words)
    parts = dict(table.parts())
    assert sorted(parts) == list(range(table.kernel.parts))
    for number, letters in parts.items():
        assert table.kernel.best[number] == recursion.best(letters, discards=False)
        assert table.kernel.best_with_discards[number] == recursion.best(letters, discards=True)


@given(hand=hands, words=word_lists, discards=st.booleans())
def test_the_words_to_begin_with(
    table_of: Callable[..., Table], hand: str, words: list[str], discards: bool
) -> None:
    """They are those which together with the best of what is left make up the figure."""
    table, recursion = table_of(hand, words), Recursion(words)
    letters_of = dict(table.parts())
    for number, letters in letters_of.items():
        leading = table.kernel.leading(number, with_discards=discards)
        best = recursion.best(letters, discards=discards)
        assert sorted(letters_of[word] for word in leading) == sorted(
            word
            for word, earned, left in recursion.plays(letters)
            if earned + recursion.best(left, discards=discards) == best
        )


@given(hand=hands, words=word_lists, budget=st.integers(1, 30))
def test_the_pace_does_not_matter(
    table_of: Callable[..., Table], hand: str, words: list[str], budget: int
) -> None:
    """Whatever the size of the steps, the tables are the same, and progress only grows."""
    at_once, slow = table_of(hand, words), table_of(hand, words, budget)
    assert slow.kernel.best == at_once.kernel.best
    assert slow.kernel.best_with_discards == at_once.kernel.best_with_discards
    assert slow.shares == sorted(slow.shares)
    assert all(0 < share <= 1 for share in slow.shares)
    assert at_once.kernel.progress == 1


@pytest.mark.parametrize(
    ("hand", "parts", "best", "best_with_discards"),
    [
        ("cows*z", 64, 480, 525),
        ("acfi*tx", 128, 585, 630),
        ("anruochvm*", 1_024, 954, 954),
        ("aqum*uasqwjqft", 4_608, 684, 1_008),
    ],
)
def test_known_hands(
    table_of: Callable[..., Table], hand: str, parts: int, best: int, best_with_discards: int
) -> None:
    """Hands have the figures with ENABLE that trying everything by the rules gave once."""
    words = tuple((LEXICONS / "enable.txt").read_text(encoding="ascii").split())
    kernel = table_of(hand, words).kernel
    assert kernel.parts == parts
    assert (kernel.best[-1], kernel.best_with_discards[-1]) == (best, best_with_discards)


def test_a_hand_without_letters_is_worth_nothing(table_of: Callable[..., Table]) -> None:
    """It has one part, itself, and no word."""
    kernel = table_of("", ["a"]).kernel
    assert (kernel.parts, list(kernel.best), list(kernel.best_with_discards)) == (1, [0], [0])
    assert list(kernel.leading(0)) == []


@pytest.mark.parametrize(
    ("counts", "values", "factors", "message"),
    [
        ([32], [1], 33**2, "31 are the most"),
        ([1, 1], [1], 9, "do not describe 2 letters of 2 kinds"),
        ([1, 1], [1, 1], 4, "do not describe 2 letters of 2 kinds"),
        ([2, 1], [1, 65_534], 16, "65536 points may earn more than 65535"),
    ],
)
def test_a_hand_that_does_not_fit_is_refused(
    hand_optimum: ModuleType, counts: list[int], values: list[int], factors: int, message: str
) -> None:
    """Too many letters, lists that do not agree, and totals that are too high are refused."""
    with pytest.raises(ValueError, match=message):
        hand_optimum.HandOptimum([0], [0], [1] * len(counts), counts, values, [1] * factors)


def test_compiled_code_lets_other_threads_run(
    compiled_folder: Path, lets_others_run: Callable[[Callable[[], object]], bool]
) -> None:
    """While compiled code works, a thread that waits for nothing else comes to its turn."""
    optimum, build = (
        kernels.load(name, "compiled", compiled_folder) for name in ("hand_optimum", "dawg_build")
    )
    pairs = sorted(map("".join, itertools.product(ascii_lowercase[:18], repeat=2)))
    builder = build.DawgBuilder("".join(f"{pair}\n" for pair in pairs).encode())
    while builder.step(1_000):
        pass
    long_run = optimum.HandOptimum(
        builder.masks,
        builder.bases,
        array("I", [1 << letter for letter in range(18)]),
        [1] * 18,
        [1] * 18,
        [1] * 19**2,
    )
    assert lets_others_run(lambda: long_run.step(1 << 40))
    assert long_run.best[-1] == 18
