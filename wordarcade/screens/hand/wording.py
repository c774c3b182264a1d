"""The wordings of the hand game on screens."""

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.hand import update_hand
from wordarcade.engine.hand.verdict import Discarded, Scored
from wordarcade.engine.hand.wordings import GAME, SINGLE_HAND, Wordings


def wordings(config: HandConfig) -> Wordings:
    """Return the problem set's wordings for such a game."""
    return SINGLE_HAND if config.single else GAME


def spaced(letters: str) -> str:
    """Return letters in capitals with spaces.

    >>> spaced("ajer"), spaced("")
    ('A J E R', 'nothing')
    """
    return " ".join(letters.upper()) or "nothing"


def lost_letters(word: str, hand: str) -> str:
    """Return the letters that a word removes from a hand, in the word's order.

    >>> lost_letters("toys", "yotyov*")
    'toy'
    """
    return update_hand(word, update_hand(word, hand))


def farewell(attempt: Attempt, config: HandConfig) -> str:
    """Return the sentence that ends a hand."""
    table = wordings(config)
    text = table.ended if attempt.left else table.out_of_letters
    return ". ".join(text.format(total=attempt.score).splitlines())


def answer(verdict: Scored | Discarded, attempt: Attempt, config: HandConfig) -> str:
    """Return the sentence that answers a word.

    Args:
        verdict: the verdict on the word.
        attempt: the hand after it.
        config: the game.
    """
    table = wordings(config)
    if isinstance(verdict, Scored):
        word = verdict.word.upper()
        return table.scored.format(word=word, points=verdict.points, total=attempt.score)
    lost = lost_letters(verdict.word, verdict.hand)
    return f"{table.discarded} Gone: {spaced(lost)}." if lost else table.discarded
