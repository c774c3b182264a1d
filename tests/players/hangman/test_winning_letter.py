"""The letter that wins for certain, against trying everything."""

from collections.abc import Iterator
from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.hangman.candidates import WordTable
from wordarcade.engine.hangman.pattern import fits, places_of
from wordarcade.players.hangman.winning_letter import open_rounds, winning_letter

word_sets = st.frozensets(st.text("abcde", min_size=4, max_size=4), min_size=2, max_size=9)


@cache
def misses(words: frozenset[str], used: str) -> int:
    """Return how many wrong guesses can be forced: the plain game tree."""
    if len(words) == 1:
        return 0
    return min(after(words, used, letter) for letter in "abcde" if letter not in used)


def after(words: frozenset[str], used: str, letter: str) -> int:
    """Return how many can be forced if a letter is guessed next."""
    families: dict[tuple[int, ...], set[str]] = {}
    for word in words:
        families.setdefault(places_of(letter, word), set()).add(word)
    return max(
        misses(frozenset(family), used + letter) + (not places)
        for places, family in families.items()
    )


def winners(words: frozenset[str], left: int) -> Iterator[str]:
    """Yield the letters after which the guesser can no longer lose; useless ones left out."""
    for letter in "abcde":
        if any(letter in word for word in words) and after(words, "", letter) < left:
            yield letter


@given(words=word_sets)
def test_exactly_one_letter_wins(words: frozenset[str]) -> None:
    """If there is one, and with as few guesses left as can be won with at all."""
    found = winning_letter(tuple(sorted(words)), "")
    value = misses(words, "")
    best = [*winners(words, value + 1)]
    if value and len(best) == 1:
        assert found is not None
        assert (found.letter, found.left) == (best[0], value + 1)
        assert found.having == sum(found.letter in word for word in words)
    else:
        assert found is None


def test_rounds_are_those_of_a_word() -> None:
    """Each is one guess further, and its words are those that fit."""
    table = WordTable(tuple(sorted({"bead", "bear", "beat", "dead", "deal", "dear", "hear"})))
    for seed in range(20):
        rounds = [*open_rounds(table, seed)]
        sizes = [len(state.words(table)) for state in rounds]
        assert sizes == sorted(sizes, reverse=True)
        for state in rounds:
            fitting = [word for word in table.words if fits(word, state.pattern, state.used)]
            assert [*state.words(table)] == fitting
