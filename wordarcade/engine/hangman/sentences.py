"""Sentences for the players, the same in both front ends and for all hosts."""

from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.engine.hangman.verdict import Noted, Placed, Refused, Verdict, WordJudged
from wordarcade.support.wording import count, spelt


def sentence(verdict: Verdict) -> str:
    """Return the sentence that answers a move, or an empty string.

    >>> sentence(Placed("o", (1, 2))), sentence(WordJudged("good", right=False))
    ("Yes, two O's.", 'GOOD is not the word.')
    """
    match verdict:
        case Refused():
            return verdict.sentence
        case Placed(letter, ()):
            return f"{letter.upper()} is not in the word."
        case Placed(letter, places):
            plural = "" if len(places) == 1 else "'s"
            return f"Yes, {spelt(len(places))} {letter.upper()}{plural}."
        case WordJudged(word, right):
            return f"{word.upper()} is {'' if right else 'not '}the word."
        case Noted():
            return ""


def farewell(state: HangmanRound) -> str:
    """Return the closing sentence for the guesser, once the word is known."""
    word = (state.word or "").upper()
    if state.winner is Winner.GUESSER:
        return f"Congratulations, you have guessed the word {word}."
    lost = "You gave up." if state.given_up else "You have lost."
    return f"{lost} The word was {word}."


def is_hit(verdict: Verdict) -> bool:
    """Return whether a guess was right."""
    match verdict:
        case Placed(places=places):
            return bool(places)
        case WordJudged(right=right):
            return right
        case Refused() | Noted():
            return False


def wrong_guesses(number: int) -> str:
    """Return a number of wrong guesses in words.

    >>> wrong_guesses(1), wrong_guesses(8)
    ('1 wrong guess', '8 wrong guesses')
    """
    return count(number, "wrong guess")
