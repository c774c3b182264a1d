"""Rounds for the tests of the rules."""

from tests.engine.word_sets import SetOfWords
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.moves import GuessLetter, Move
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.engine.hangman.verdict import Refused

HANDOUT = "ally beta cool deal else flew good hope ibex"
"""The dictionary of the handout's first example."""

EXAMPLE = "able ably ache acid aged also area army away baby back ball"
"""Words on which the largest family is not the best answer."""


def begun(
    words: str = HANDOUT,
    guesses: int = 6,
    host: HostKind = HostKind.EVIL,
    secret: str | None = None,
) -> HangmanRound:
    """Return a round with words parted by spaces, all of one length."""
    lexicon = SetOfWords(words.split())
    (length,) = lexicon.lengths
    return HangmanRound.begin(HangmanConfig(length, guesses, host, secret=secret), lexicon)


def after(state: HangmanRound, *moves: Move) -> HangmanRound:
    """Return the round after moves that must be accepted."""
    for move in moves:
        outcome = state.apply(move)
        assert not isinstance(outcome.verdict, Refused)
        state = outcome.round
    return state


def missing(state: HangmanRound, letters: str) -> HangmanRound:
    """Return the round after letters that the host says are nowhere."""
    return after(state, *map(GuessLetter, letters))
