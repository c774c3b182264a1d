"""Letters in sentences, where A and I would be read as words."""

from typing import Final

from wordarcade.games.hangman.reviewing import ReviewedGuess

_SPOKEN_WITH_A_VOWEL: Final = frozenset("aefhilmnorsx")
_WORDS: Final = frozenset("AI")
"""Letters that are words of their own."""


def with_article(letter: str) -> str:
    """Return a letter in capitals with its article.

    >>> with_article("s"), with_article("u")
    ('an S', 'a U')
    """
    return f"{'an' if letter.lower() in _SPOKEN_WITH_A_VOWEL else 'a'} {letter.upper()}"


def subject(guess: ReviewedGuess) -> str:
    """Return a guess as a sentence about it begins."""
    return f"The letter {guess.name}" if guess.name in _WORDS else guess.name
