"""What is played, in a few words and as a code."""

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.engine.hangman.sentences import wrong_guesses
from wordarcade.engine.hangman.share import share_code


def title(config: HangmanConfig) -> str:
    """Return the game and its variant; who the host is stays out of it.

    >>> title(HangmanConfig(7, 8))
    'Hangman · 7 letters · 8 wrong guesses lose'
    """
    return f"Hangman · {config.length} letters · {losing(config.guesses)}"


def losing(guesses: int) -> str:
    """Return how many wrong guesses lose a round.

    >>> losing(1), losing(8)
    ('1 wrong guess loses', '8 wrong guesses lose')
    """
    return f"{wrong_guesses(guesses)} {'loses' if guesses == 1 else 'lose'}"


def code_of(state: HangmanRound) -> str | None:
    """Return the share code of the round, or None where a person hides the word."""
    if state.config.host is HostKind.PERSON:
        return None
    return share_code(state.config, state.lexicon.identity)
