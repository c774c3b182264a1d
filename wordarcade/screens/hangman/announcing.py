"""The computer's announcements as guesser."""

from collections.abc import Collection
from typing import Final

from wordarcade.engine.hangman.moves import Guess, GuessWord
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.engine.hangman.sentences import wrong_guesses
from wordarcade.games.hangman.hiding import RatedLetter
from wordarcade.screens.hangman.letters import with_article
from wordarcade.support.wording import share_text

NO_SUCH_WORD: Final = "That was every letter. There's no such word."
STOPPED: Final = "Stopped. What was the word? Enter alone skips it."
PERSON_HAS_WON: Final = "You win. I give up: what was the word?"


def think_of_a_word(letters: int) -> str:
    """Return the computer's opening sentence."""
    return f"Think of a word of {letters} letters. I'll guess it."


def announcement(guess: Guess, rated: RatedLetter | None) -> str:
    """Return the sentence of the computer's guess, and why.

    Args:
        guess: the guess.
        rated: the rating of the letter; None for a word, or if no known word fits.
    """
    if isinstance(guess, GuessWord):
        return f"Is it {guess.word.upper()}? Y or N. No other word fits."
    question = f"Is there {with_article(guess.letter)}?"
    if rated is None:
        return f"{question} I don't know a word that fits."
    return f"{question} It's in {share_text(rated.hit_probability)} of the words left."


def said_by_marks(places: Collection[int]) -> str:
    """Return the marks in words.

    >>> said_by_marks([]), said_by_marks([3, 1])
    ('nowhere · ← → and Space mark it', 'in places 2 4')
    """
    if not places:
        return "nowhere · ← → and Space mark it"
    numbers = " ".join(str(place + 1) for place in sorted(places))
    return f"in place{'s' if len(places) > 1 else ''} {numbers}"


DOUBT: Final = "I don't know a word that fits. Enter again if you're sure."


def computer_has_won(state: HangmanRound) -> str:
    """Return the computer's sentence when it has found the word."""
    return f"It's {state.pattern.upper()}! Found with {wrong_guesses(state.wrong)}."
