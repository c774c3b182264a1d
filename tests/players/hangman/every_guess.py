"""Brute force over all guesses and answers of small rounds."""

from collections.abc import Iterator
from functools import cache

from hypothesis import strategies as st

from wordarcade.engine.hangman.candidates import Candidates
from wordarcade.engine.hangman.moves import Guess, GuessLetter, GuessWord
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.players.hangman.host import Host, answered

small_lists = st.integers(2, 4).flatmap(
    lambda length: st.sets(
        st.text("abcdef", min_size=length, max_size=length), min_size=1, max_size=12
    )
)
"""Words of one length, of few letters."""


@cache
def value(words: tuple[str, ...]) -> int:
    """Return how many wrong guesses a host can force, both playing as well as can be."""
    if len(words) == 1:
        return 0
    candidates = Candidates.of(words)
    splits = (candidates.families(letter) for letter in sorted(set("".join(words))))
    return min(
        max(value(tuple(family.words)) + (not family.mask) for family in families)
        for families in splits
        if len(families) > 1
    )


def fewest_forced(state: HangmanRound, host: Host) -> int:
    """Return how many guesses are wrong if the guesser knows what the host is going to say.

    Args:
        state: a round that allows more wrong guesses than there are letters and words.
        host: one that answers by the candidates alone.
    """
    known: dict[tuple[str, ...], int] = {}

    def more(state: HangmanRound) -> int:
        if state.winner is Winner.GUESSER:
            return 0
        words = tuple(state.candidates)
        if words not in known:
            known[words] = min(
                after.wrong - state.wrong + more(after) for after in next_rounds(state, host)
            )
        return known[words]

    return more(state)


def next_rounds(state: HangmanRound, host: Host) -> Iterator[HangmanRound]:
    """Yield the rounds after each guess that can tell something, a letter or a word."""
    letters = sorted(set("".join(state.candidates)) - set(state.used))
    guesses: list[Guess] = [GuessLetter(letter) for letter in letters]
    guesses += map(GuessWord, state.candidates)
    for guess in guesses:
        yield state.apply(answered(guess, state, host)).round


def ends(state: HangmanRound, host: Host) -> Iterator[HangmanRound]:
    """Yield how the round may end, by all ways to guess.

    Rounds with the same candidates count once: other letters used make no difference to them.
    """
    seen = set()
    open_ends = [state]
    while open_ends:
        state = open_ends.pop()
        if state.winner is not None:
            yield state
            continue
        looks = (state.pattern, state.wrong, tuple(state.candidates))
        if looks not in seen:
            seen.add(looks)
            open_ends.extend(next_rounds(state, host))
