"""Starting a hangman round from its set-up."""

import random
from collections.abc import Callable, Iterable
from itertools import groupby

from wordarcade.engine.hangman.choices import HostKind, playable_lengths
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.lexicon.interface import WordSet
from wordarcade.support.errors import ArcadeError
from wordarcade.support.wording import listed


class NoSuchLengthError(ArcadeError, ValueError):
    """No word has the requested length; the message lists the lengths that exist."""


def deal(
    setup: HangmanSetup,
    lexicon: WordSet,
    seed: int,
    reluctance: Callable[[str], int] = lambda _: 0,
) -> HangmanConfig:
    """Return the round of `setup`, with the word if the host is honest.

    The same arguments always give the same round.

    Args:
        setup: the choices.
        lexicon: the words that count.
        seed: of the word.
        reluctance: how reluctantly an honest host chooses a word; it takes one of the lowest
            number there is.

    Raises:
        NoSuchLengthError: no word has the length of the set-up.
    """
    if setup.length not in playable_lengths(lexicon):
        raise NoSuchLengthError(length_complaint(lexicon))
    secret = None
    if setup.host is HostKind.HONEST:
        rated = {word: reluctance(word) for word in lexicon.of_length(setup.length)}
        least = min(rated.values())
        secret = random.Random(seed).choice([word for word in rated if rated[word] == least])
    return HangmanConfig(
        setup.length, setup.guesses, setup.host, setup.vocabulary, setup.show_left, secret
    )


def length_complaint(lexicon: WordSet) -> str:
    """Return the sentence that lists the lengths of the words."""
    lengths = playable_lengths(lexicon)
    if not lengths:
        return f"The lexicon '{lexicon.name}' has no words for hangman."
    return f"There are words of {_ranges(lengths)} letters. Type one of these numbers."


def _ranges(numbers: Iterable[int]) -> str:
    """Return a list of numbers in words, with runs by their ends.

    >>> _ranges([28, 2, 3, 4, 6, 7])
    '2 to 4, 6, 7 and 28'
    """
    parts: list[str] = []
    for _, run in groupby(enumerate(sorted(numbers)), key=lambda pair: pair[1] - pair[0]):
        ends = [number for _, number in run]
        parts += [f"{ends[0]} to {ends[-1]}"] if len(ends) > 2 else map(str, ends)
    return listed(parts)
