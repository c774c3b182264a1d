"""Sentences on hidden words, for both front ends."""

from collections.abc import Sized

from wordarcade.engine.verdict import Scored
from wordarcade.engine.word_search.hidden import HiddenWords
from wordarcade.support.wording import count


def found_sentence(found: Scored, left: int) -> str:
    """Return the answer to a hidden word.

    Args:
        found: the word.
        left: how many are still to be found.

    >>> found_sentence(Scored("owl", 1, ()), 3)
    'You found OWL. 3 to go.'
    """
    to_go = "That was the last one." if left == 0 else f"{left} to go."
    return f"You found {found.word.upper()}. {to_go}"


def hidden_total(found: Sized, hidden: HiddenWords) -> str:
    """Return the sentence that ends a round.

    Args:
        found: the words found.
        hidden: the words there were.
    """
    words = count(len(hidden.words), "word")
    if len(found) == len(hidden.words):
        return f"You found all {words}!"
    return f"You found {len(found)} of {words}."
