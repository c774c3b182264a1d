"""The honest host, who has chosen a word and keeps to it."""

from typing import Final

from wordarcade.engine.hangman.pattern import places_of
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.players.hangman.host import Answer
from wordarcade.support.progress import Report


class HonestHost:
    """Answers truthfully by a fixed word.

    Args:
        secret: the word, in lowercase.
    """

    def __init__(self, secret: str) -> None:
        self._secret: Final = secret

    def prepare(self) -> None:
        """Do nothing: there is nothing to get ready."""

    def answer(
        self,
        state: HangmanRound,  # noqa: ARG002 - the interface of all hosts
        letter: str,
        report: Report = lambda _: None,  # noqa: ARG002 - there is nothing to think about
    ) -> Answer:
        """Return the places of the letter in the word."""
        return Answer(places_of(letter, self._secret))

    def confirms(self, state: HangmanRound, word: str) -> bool:  # noqa: ARG002 - as above
        """Return whether it is the word."""
        return word == self._secret

    def name_word(self, state: HangmanRound) -> str:  # noqa: ARG002 - as above
        """Return the word."""
        return self._secret
