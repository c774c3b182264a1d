"""Who answers guesses."""

import random
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final, Protocol

from wordarcade.engine.hangman.moves import Guess, GuessLetter, GuessWord
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.progress import Report


@dataclass(frozen=True, slots=True)
class Answer:
    """What a host says to a letter.

    Attributes:
        places: where the letter is, 0-based, in rising order; empty if nowhere.
        proved: whether the host has proved that it cannot lose any more; if not, it may
            still be so.
    """

    places: tuple[int, ...]
    proved: bool = False


class Host(Protocol):
    """Who answers guesses; the same seed and the same guesses always get the same answers."""

    def answer(self, state: HangmanRound, letter: str, report: Report = lambda _: None) -> Answer:
        """Return what to say to a letter.

        Args:
            state: a round that is not over.
            letter: one not guessed yet, in lowercase.
            report: told the share of the thinking that is done; what it raises stops it.
        """

    def confirms(self, state: HangmanRound, word: str) -> bool:
        """Return whether to say that `word`, a candidate, is the word."""

    def name_word(self, state: HangmanRound) -> str:
        """Return the word of a round that the guesser has lost."""


class UncommittedHost(ABC):
    """A host who has no word, as long as several are possible.

    It says that a guessed word is wrong unless no other is left. In the end it names one of
    those left, at random.

    Args:
        seed: of the word that is named.
    """

    def __init__(self, seed: int) -> None:
        self._seed: Final = seed

    @abstractmethod
    def answer(self, state: HangmanRound, letter: str, report: Report = lambda _: None) -> Answer:
        """Return what to say to a letter; see `Host`."""

    def confirms(self, state: HangmanRound, word: str) -> bool:
        """Return whether `word` is the only candidate left."""
        return list(state.candidates) == [word]

    def name_word(self, state: HangmanRound) -> str:
        """Return one of the candidates, the same whenever it is asked."""
        return state.candidates[random.Random(self._seed).randrange(len(state.candidates))]


def answered(
    guess: Guess, state: HangmanRound, host: Host, report: Report = lambda _: None
) -> Guess:
    """Return a guess with the host's answer in it, ready to be applied.

    A guess that the rules refuse comes back as it is: nobody is asked about it.

    Args:
        guess: as `read_guess` returns it.
        state: the round.
        host: who answers.
        report: told the share of the host's thinking that is done; what it raises stops it.
    """
    if state.refusal(guess) is not None:
        return guess
    if isinstance(guess, GuessWord):
        return GuessWord(guess.word, host.confirms(state, guess.word))
    answer = host.answer(state, guess.letter, report)
    return GuessLetter(guess.letter, answer.places, answer.proved)
