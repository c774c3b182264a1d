"""The words that a hand could play, by what each would earn as its first word."""

from collections.abc import Container, Iterable
from typing import Final, NamedTuple

from wordarcade.engine.hand.hand import calculate_handlen
from wordarcade.engine.hand.scoring import get_word_score
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.lexicon.interface import WordSet
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.playable import playable_words, readings
from wordarcade.support.progress import Report, to_nobody

_WORDS: Final = 256
"""Words listed between two reports: about a millisecond."""


class ListedWord(NamedTuple):
    """A word that a hand can play.

    A large hand has a hundred thousand, of which few are ever shown: nothing is kept here that
    can be found out from them.

    Attributes:
        word: as typed, in lowercase.
        points: its score, played first.
    """

    word: str
    points: int


def words_by_points(
    hand: str, lexicon: Lexicon, report: Report = to_nobody
) -> tuple[ListedWord, ...]:
    """Return every valid word of `hand`, the highest score first, ties by alphabet.

    Args:
        hand: lowercase letters and at most one wildcard.
        lexicon: whose words count.
        report: called with the share done, from 0 to 1; an exception it raises stops the work.
    """
    n, kinds = calculate_handlen(hand), sorted(set(hand))
    words: list[ListedWord] = []
    for word in playable_words(hand, lexicon):
        if not len(words) % _WORDS:
            report(kinds.index(word[0]) / len(kinds))
        words.append(ListedWord(word, get_word_score(word, n)))
    words.sort(key=lambda listed: -listed.points)
    return tuple(words)


def offered(
    listed: Iterable[ListedWord], lexicon: WordSet, played: Container[str]
) -> tuple[ListedWord, ...]:
    """Return listed words without offensive ones, unless they were played.

    Args:
        listed: words; one with the wildcard may stand for something offensive as well.
        lexicon: whose words count.
        played: words as typed.
    """
    offers = Familiarity.shipped().offers
    return tuple(
        each
        for each in listed
        if each.word in played or any(map(offers, readings(each.word, lexicon)))
    )


def distinct(
    listed: Iterable[ListedWord], lexicon: WordSet, preferred: Container[str] = ()
) -> tuple[ListedWord, ...]:
    """Return listed words without those that a better one stands for as well.

    The wildcard elsewhere makes no other word: of `jeez`, `j*ez` and `je*z` one is left.

    Args:
        listed: words, the highest score first.
        lexicon: whose words count.
        preferred: words as typed that stay before others of the same score.
    """
    seen: set[str] = set()
    left = []
    for each in sorted(listed, key=lambda it: (-it.points, it.word not in preferred)):
        meant = readings(each.word, lexicon)
        if not seen.issuperset(meant):
            left.append(each)
            seen.update(meant)
    return tuple(left)
