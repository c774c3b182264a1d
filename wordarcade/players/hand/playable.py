"""Enumeration of the words that a hand can play."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from string import ascii_lowercase
from typing import Final

from wordarcade.engine.hand.hand import get_frequency_dict
from wordarcade.engine.hand.letters import VOWELS, WILDCARD
from wordarcade.engine.hand.verdict import Play, Scored
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.lexicon.graph import ROOT, WORD_BIT, Graph
from wordarcade.lexicon.interface import WordSet
from wordarcade.lexicon.lexicon import Lexicon

MEANINGS: Final[Mapping[str, Sequence[int]]] = {
    sign: tuple(map(ascii_lowercase.index, VOWELS if sign == WILDCARD else sign))
    for sign in ascii_lowercase + WILDCARD
}
"""The letters, 0 (a) to 25 (z), that each sign of a hand may stand for."""


def playable_words(hand: str, lexicon: Lexicon) -> Iterator[str]:
    """Yield each valid word of `hand` once, as typed, alphabetically, `*` before `a`.

    They are those that `is_valid_word` accepts, found by walking the lexicon with the letters.
    """
    return _below((ROOT,), "", get_frequency_dict(hand), lexicon.graph)


def readings(word: str, lexicon: WordSet) -> list[str]:
    """Return the words of the lexicon that `word`, as typed, may stand for."""
    spelled = dict.fromkeys(word.replace(WILDCARD, vowel) for vowel in VOWELS)
    return [reading for reading in spelled if reading in lexicon]


def resolved(word: str, lexicon: WordSet) -> str:
    """Return `word` in capitals, the wildcard as the small vowel of its best known reading.

    Of equally known ones it is the first, and offensive ones come last. Without a reading the
    wildcard stays.

    >>> resolved("tak*", {"taka", "take"}), resolved("f*x", {"cat"})
    ('TAKe', 'F*X')
    """
    known = readings(word, lexicon)
    reading = min(known, key=Familiarity.shipped().tier) if len(known) > 1 else [*known, word][0]
    return "".join(
        vowel if sign == WILDCARD else sign.upper()
        for sign, vowel in zip(word, reading, strict=True)
    )


def spelled(play: Play, lexicon: WordSet) -> str:
    """Return the word of a play as `resolved` does, but as the player meant it, if that is known.

    >>> spelled(Scored("f*x", 108, "ajef*rx", "ajer", "fox"), {"fix", "fox"})
    'FoX'
    """
    known = isinstance(play, Scored) and play.meant
    return play.spelled if known else resolved(play.word, lexicon)


def _below(nodes: Sequence[int], typed: str, left: Counter[str], graph: Graph) -> Iterator[str]:
    """Yield the words that continue `typed`, which may have led to several nodes."""
    masks, bases, _ = graph
    if any(masks[node] & WORD_BIT for node in nodes):
        yield typed
    for sign in sorted(sign for sign, count in left.items() if count):
        children = [
            bases[node] + letter
            for node in nodes
            for letter in MEANINGS[sign]
            if masks[node] >> letter & 1
        ]
        if children:
            left[sign] -= 1
            yield from _below(children, typed + sign, left, graph)
            left[sign] += 1
