"""What players are told, in every front end and whoever the host is."""

from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.engine.hangman.verdict import Noted, Placed, Refused, Verdict, WordJudged
from wordarcade.wording import count


def sentence(verdict: Verdict) -> str:
    """Return the sentence that answers a move; empty if there is nothing to say.

    >>> sentence(Placed("o", (1, 2))), sentence(WordJudged("good", right=False))
    ('O is in the word 2 times.', 'GOOD is not the word.')
    """
    match verdict:
        case Refused():
            return verdict.sentence
        case Placed(letter, ()):
            return f"{letter.upper()} is not in the word."
        case Placed(letter, places):
            return f"{letter.upper()} is in the word {count(len(places), 'time')}."
        case WordJudged(word, right):
            return f"{word.upper()} is {'' if right else 'not '}the word."
        case Noted():
            return ""


def farewell(state: HangmanRound) -> str:
    """Return what to tell the guesser of a round that is over and whose word is known."""
    word = (state.word or "").upper()
    if state.winner is Winner.GUESSER:
        return f"Congratulations, you have guessed the word {word}."
    return f"You have lost. The word was {word}."


def is_hit(verdict: Verdict) -> bool:
    """Whether a move has been answered as the guesser hoped."""
    match verdict:
        case Placed(places=places):
            return bool(places)
        case WordJudged(right=right):
            return right
        case Refused() | Noted():
            return False


def wrong_guesses(number: int) -> str:
    """Return a number of wrong guesses as people read it.

    >>> wrong_guesses(1), wrong_guesses(8)
    ('1 wrong guess', '8 wrong guesses')
    """
    return f"{number:,} wrong guess{'' if number == 1 else 'es'}"
