"""The interface of hosts, and the host without a word."""

import random
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final, Protocol

from wordarcade.engine.hangman.moves import Guess, GuessLetter, GuessWord
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.support.progress import Report


@dataclass(frozen=True, slots=True)
class Answer:
    """A host's answer to a letter.

    Attributes:
        places: the places of the letter, 0-based, ascending; empty for a miss.
        proved: whether the host has proved that it cannot lose any more; without proof, that may
            still be true.
    """

    places: tuple[int, ...]
    proved: bool = False


class Host(Protocol):
    """A host, deterministic for a seed and a sequence of guesses."""

    def prepare(self) -> None:
        """Do what answers need once, so that the first is not slower than others."""

    def answer(self, state: HangmanRound, letter: str, report: Report = lambda _: None) -> Answer:
        """Return the answer to a letter.

        Args:
            state: a round that is not over.
            letter: one not guessed yet, in lowercase.
            report: called with the share of thinking done; an exception it raises stops it.
        """

    def confirms(self, state: HangmanRound, word: str) -> bool:
        """Return whether to confirm `word`, a candidate, as the word."""

    def name_word(self, state: HangmanRound) -> str:
        """Return the word of a round that the guesser has lost."""


class UncommittedHost(ABC):
    """A host who commits to no word while several are possible.

    It rejects a guessed word unless no other is left. At the end it names a random candidate,
    an offensive one only if all of them are.

    Args:
        seed: of the word named at the end.
    """

    def __init__(self, seed: int) -> None:
        self._seed: Final = seed

    def prepare(self) -> None:  # noqa: B027 - most hosts have nothing to prepare
        """Do nothing: there is nothing to get ready."""

    @abstractmethod
    def answer(self, state: HangmanRound, letter: str, report: Report = lambda _: None) -> Answer:
        """Return the answer to a letter; see `Host`."""

    def confirms(self, state: HangmanRound, word: str) -> bool:
        """Return whether `word` is the only candidate left."""
        return list(state.candidates) == [word]

    def name_word(self, state: HangmanRound) -> str:
        """Return one of the candidates, the same on every call."""
        rng, offers = random.Random(self._seed), Familiarity.shipped().offers
        word = state.candidates[rng.randrange(len(state.candidates))]
        if offers(word):
            return word
        return rng.choice(list(filter(offers, state.candidates)) or [word])


def answered(
    guess: Guess, state: HangmanRound, host: Host, report: Report = lambda _: None
) -> Guess:
    """Return a guess completed with the host's answer, ready to be applied.

    A guess that the rules refuse is returned unchanged, without asking the host.

    Args:
        guess: as `read_guess` returns it.
        state: the round.
        host: the host.
        report: called with the share of the host's thinking done; an exception it raises stops
            it.
    """
    if state.refusal(guess) is not None:
        return guess
    if isinstance(guess, GuessWord):
        return GuessWord(guess.word, host.confirms(state, guess.word))
    answer = host.answer(state, guess.letter, report)
    return GuessLetter(guess.letter, answer.places, answer.proved)
