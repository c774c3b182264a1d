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
    preferred: Callable[[str], bool] = lambda _: True,
) -> HangmanConfig:
    """Return the round of `setup`, with the word if the host is honest.

    The same arguments always give the same round.

    Args:
        setup: the choices.
        lexicon: the words that count.
        seed: of the word.
        preferred: whether an honest host likes to choose a word; it takes another only where
            the lexicon has none that it likes.

    Raises:
        NoSuchLengthError: no word has the length of the set-up.
    """
    if setup.length not in playable_lengths(lexicon):
        raise NoSuchLengthError(length_complaint(lexicon))
    secret = None
    if setup.host is HostKind.HONEST:
        words = list(lexicon.of_length(setup.length))
        secret = random.Random(seed).choice(list(filter(preferred, words)) or words)
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
