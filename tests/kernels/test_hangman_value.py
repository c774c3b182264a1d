"""The value of hangman, against minimax over all families and against known values."""

import itertools
import random
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernels.conftest import joined
from wordarcade import kernels
from wordarcade.players.hangman.value_search import value_search

ValueSearches = Callable[..., Any]
"""Makes a search in the form under test."""

LEXICONS = Path(__file__).parents[2] / "lexicons"

EXAMPLE = [
    *("able", "ably", "ache", "acid", "aged", "also"),
    *("area", "army", "away", "baby", "back", "ball"),
]
"""A host who always keeps the largest family forces 2 misses here."""

word_lists = st.integers(1, 5).flatmap(
    lambda length: st.lists(
        st.text(alphabet="abcdefgh", min_size=length, max_size=length),
        unique=True,
        min_size=1,
        max_size=24,
    )
)


def families(words: Iterable[str], letter: str) -> dict[tuple[int, ...], frozenset[str]]:
    """Return the words by the places of a letter."""
    split: dict[tuple[int, ...], set[str]] = {}
    for word in words:
        places = tuple(place for place, sign in enumerate(word) if sign == letter)
        split.setdefault(places, set()).add(word)
    return {places: frozenset(family) for places, family in split.items()}


@cache
def minimax(words: frozenset[str]) -> int:
    """Return the value of some words by the rules alone."""
    if len(words) <= 1:
        return 0
    splits = [families(words, letter) for letter in sorted(set("".join(words)))]
    return min(
        max((not places) + minimax(family) for places, family in split.items())
        for split in splits
        if len(split) > 1
    )


def answer(search: Any, members: Sequence[int], misses: int, budget: int = 1 << 40) -> bool:
    """Return whether some words are solved with so many misses."""
    search.ask(members, misses)
    while search.step(budget):
        pass
    return bool(search.solved)


def value(search: Any, members: Sequence[int]) -> int:
    """Return the value of some words, asking from above."""
    upper = 26
    while upper and answer(search, members, upper - 1):
        assert search.misses < upper
        upper = search.misses
    return upper


@cache
def words_of(name: str, length: int) -> list[str]:
    """Return the words of a shipped list that have so many letters."""
    words = (LEXICONS / f"{name}.txt").read_text(encoding="ascii").split()
    return [word for word in words if len(word) == length]


@given(words=word_lists)
def test_the_value_is_that_of_minimax(hangman_value: ValueSearches, words: list[str]) -> None:
    """Every question about a small list has the answer of the rules; the bound fits it."""
    expected = minimax(frozenset(words))
    search = hangman_value(words)
    everything = range(len(words))
    assert value(search, everything) == expected
    assert all(
        answer(search, everything, misses) == (misses >= expected)
        for misses in random.Random(len(words)).sample(range(26), 8)
    )
    assert search.trap_bound(everything) <= expected


def test_what_is_learnt_never_misleads(hangman_value: ValueSearches) -> None:
    """Hundreds of questions to one search, more than it can remember, have the right answers."""
    rng = random.Random(5)
    words = rng.sample(["".join(pair) for pair in itertools.product("abcdefgh", repeat=2)], 30)
    search = hangman_value(words, 64)
    for _ in range(300):
        members = rng.sample(range(len(words)), rng.randint(10, 30))
        expected = minimax(frozenset(words[member] for member in members))
        assert not answer(search, members, expected - 1)
        assert answer(search, members, expected)
    assert search.sets > 1_000


@given(words=word_lists, data=st.data())
def test_fewer_words_are_no_harder(
    hangman_value: ValueSearches, words: list[str], data: st.DataObject
) -> None:
    """The value of a subset is no more than that of the set, and one word adds one at most."""
    members = data.draw(st.lists(st.sampled_from(range(len(words))), unique=True, min_size=1))
    search = hangman_value(words)
    part, whole = value(search, members), value(search, range(len(words)))
    assert part <= whole
    assert part - 1 <= value(search, members[1:]) <= part


@given(words=word_lists, misses=st.integers(0, 4), budget=st.integers(1, 5))
def test_the_pace_does_not_matter(
    hangman_value: ValueSearches, words: list[str], misses: int, budget: int
) -> None:
    """Whatever the size of the steps, the same sets are looked at."""
    everything = range(len(words))
    slow, fast = hangman_value(words), hangman_value(words)
    assert answer(slow, everything, misses, budget) == answer(fast, everything, misses)
    assert slow.sets == fast.sets


@given(words=word_lists, most_entries=st.sampled_from([2, 1 << 10]), fewer=st.integers(0, 2))
def test_what_is_recorded_is_why(
    hangman_value: ValueSearches, words: list[str], most_entries: int, fewer: int
) -> None:
    """A refutation rests on its words alone, or has an answer to each letter that splits them."""
    misses = minimax(frozenset(words)) - 1 - fewer
    if misses < 0:
        return
    search = hangman_value(words, most_entries, recording=True)
    assert not answer(search, range(len(words)), misses)
    waiting = [search.refutation]
    assert search.recorded(search.refutation)[0] > misses
    while waiting:
        wrong, members, rests_on = search.recorded(waiting.pop())
        core = {words[member] for member in members}
        assert minimax(frozenset(core)) >= wrong > 0
        splitting = [c for c in sorted(set("".join(core))) if len(families(core, c)) > 1]
        answers = [search.recorded(refutation) for refutation in rests_on]
        if answers:
            assert core == {words[member] for _, some, _ in answers for member in some}
            for letter in splitting:
                kept = [(families((words[m] for m in some), letter), w) for w, some, _ in answers]
                assert any(len(shown) == 1 and w >= wrong - (() in shown) for shown, w in kept)
        else:
            choices = itertools.combinations(splitting, min(wrong, len(splitting)))
            assert not any(all(set(word) & set(choice) for word in core) for choice in choices)
        waiting.extend(rests_on)


def test_records_are_never_forgotten(hangman_value: ValueSearches) -> None:
    """Memory for them grows, and what was recorded first still tells the same in the end."""
    rng = random.Random(6)
    words = rng.sample(["".join(pair) for pair in itertools.product("abcdefgh", repeat=2)], 30)
    search = hangman_value(words, 2, recording=True)
    told: dict[int, Any] = {}
    for _ in range(100):
        members = rng.sample(range(len(words)), rng.randint(10, 30))
        expected = minimax(frozenset(words[member] for member in members))
        assert not answer(search, members, expected - 1)
        told.setdefault(search.refutation, search.recorded(search.refutation))
    assert len(told) > 50
    assert all(search.recorded(refutation) == why for refutation, why in told.items())


def test_a_question_can_be_given_up(hangman_value: ValueSearches) -> None:
    """Another question may be asked before the last is answered."""
    words = words_of("enable", 8)
    search = hangman_value(words)
    for pause in range(1, 60, 3):
        search.ask(range(len(words)), 7)
        assert search.step(pause)
        members = range(pause, pause + 12)
        expected = minimax(frozenset(words[member] for member in members))
        assert value(search, members) == expected


def test_the_largest_family_is_not_always_the_best(hangman_value: ValueSearches) -> None:
    """The small example has the value 3."""
    search = hangman_value(EXAMPLE)
    assert value(search, range(len(EXAMPLE))) == minimax(frozenset(EXAMPLE)) == 3


@pytest.mark.parametrize(
    ("length", "expected"),
    [(2, 14), (3, 17), (4, 16), (5, 15), (13, 4), (14, 3), (15, 2), (17, 2), (19, 2), (20, 1)],
)
def test_values_of_enable(hangman_value: ValueSearches, length: int, expected: int) -> None:
    """All words of a length have the values that other programs have found."""
    words = words_of("enable", length)
    assert value(hangman_value(words), range(len(words))) == expected


def test_a_trap_is_seen_at_once(hangman_value: ValueSearches) -> None:
    """The trap `_ill` is worth a miss for each word but one, of those without another l or i."""
    trap = [letter + "ill" for letter in "bdfghjkmnprstwy"]
    words = [*trap, "lill", "echo", "able"]
    assert hangman_value(words).trap_bound(range(len(words))) == len(trap) - 1


@pytest.mark.parametrize("words", [[], ["ab", "abc"], ["ab", "cd", "ab"], ["aB"]], ids=str)
def test_what_is_no_list_of_words_is_refused(
    hangman_value: ValueSearches, words: list[str]
) -> None:
    """There is a word, and words are different, of one length, and in lowercase a-z."""
    with pytest.raises(ValueError, match="words"):
        hangman_value(words)


@pytest.mark.parametrize(("members", "misses"), [([0, 0], 1), ([2], 1), ([-1], 1), ([0], -1)])
def test_what_is_no_question_is_refused(
    hangman_value: ValueSearches, members: list[int], misses: int
) -> None:
    """A question is about different words of the list, and some misses or none."""
    search = hangman_value(["ab", "cd"])
    with pytest.raises(ValueError, match=r"members|misses"):
        search.ask(members, misses)


def test_compiled_code_lets_other_threads_run(
    compiled_folder: Path, lets_others_run: Callable[[Callable[[], object]], bool]
) -> None:
    """While compiled code works, a thread that waits for nothing else comes to its turn."""
    words = words_of("enable", 8)
    load = partial(kernels.load, mode="compiled", folder=compiled_folder)
    search = joined(value_search, load)(words)
    search.ask(range(len(words)), 7)
    assert lets_others_run(lambda: search.step(20_000))
