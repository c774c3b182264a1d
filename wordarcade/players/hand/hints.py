"""The hints of the hand game, which reveal step by step the word that best play starts with."""

from collections.abc import Callable
from typing import Final

from wordarcade.engine.hand.hand import calculate_handlen, update_hand
from wordarcade.engine.hand.letters import WILDCARD
from wordarcade.engine.hand.scoring import get_word_score
from wordarcade.engine.hand.verdict import Discarded, Play, Scored
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.playable import playable_words, readings
from wordarcade.players.hand.solution import HandSolution
from wordarcade.support.wording import count, listed

STEPS: Final = 3
"""The number of hints for the same letters, after which nothing is left to reveal."""


_NEXT: Final = ("how best play starts", "its first letter", "the word")
"""What each hint at a word tells."""

_NEXT_OF_DISCARD: Final = ("how best play starts", "what follows", "the letters")
"""What each hint at letters to throw away tells."""


def word_to_hint(
    solution: HandSolution, left: str, lexicon: Lexicon, offers: Callable[[str], bool]
) -> Play | None:
    """Return what hints tell: how best play starts, or if that may not be told, another word.

    That is the one after which most can be earned, of the words that may be told. Best play may
    start with letters thrown away.

    Args:
        solution: of the hand.
        left: the letters left.
        lexicon: whose words count.
        offers: whether a word may be told.

    Returns:
        The play; None if no word that may be told earns anything.
    """

    def may_be_told(word: str) -> bool:
        return all(map(offers, readings(word, lexicon)))

    best = solution.plays_from(left, with_discards=True)
    word = next((play.word for play in best if isinstance(play, Scored)), "")
    if not best or may_be_told(word):
        return next(iter(best), None)
    n = calculate_handlen(left)
    plays = (
        Scored(word, get_word_score(word, n), left, update_hand(left, word))
        for word in filter(may_be_told, playable_words(left, lexicon))
    )

    def worth(play: Play) -> int:
        return play.points + solution.best_of(play.left, with_discards=True)

    return max(filter(worth, plays), key=worth, default=None)


def next_hint(play: Play | None, taken: int) -> str:
    """Return what the next hint tells, in a few words; empty if there is none.

    Args:
        play: what to tell; None if nothing more is earned.
        taken: how many hints were taken for these letters.
    """
    if play is None or taken >= STEPS:
        return ""
    return (_NEXT_OF_DISCARD if isinstance(play, Discarded) else _NEXT)[taken]


def hint(solution: HandSolution, play: Play, shown: str, step: int) -> str:
    """Return the sentence of a hint.

    The word need not be the one that scores most: it starts those that do so together.

    Args:
        solution: of the hand.
        play: what to tell.
        shown: its word in capitals, the wildcard as the small vowel it stands for.
        step: which hint it is for these letters, from 1 to `STEPS`.
    """
    if isinstance(play, Discarded):
        return _hint_at_discard(solution, play, step)
    rest = solution.best_of(play.left, with_discards=True)
    if step == 1:
        best = play.points + rest == solution.best_of(play.hand, with_discards=True)
        name, word = ("Best" if best else "Good"), f"word of {count(len(play.word), 'letter')}"
        return f"{name} play {'starts with a' if rest else 'is one'} {word}."
    if step == 2:
        first = shown[0].upper()
        letter = f"{WILDCARD} as {first}" if shown[0].islower() else first
        more = ", and the rest scores even more" if rest > play.points else ""
        return f"It begins with {letter}{more}."
    return f"Start with {shown}." if rest else f"It's {shown}."


def _hint_at_discard(solution: HandSolution, play: Discarded, step: int) -> str:
    if step == 1:
        return f"Best play throws {count(len(play.word), 'letter')} away first."
    if step == 2:
        word = solution.plays_from(play.left, with_discards=True)[0].word
        return f"A word of {count(len(word), 'letter')} follows."
    return f"Throw {listed(play.spelled)} away."
