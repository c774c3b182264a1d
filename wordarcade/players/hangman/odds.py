"""The odds of a guess at a word that was chosen before it: the only measure with an honest host."""

from dataclasses import dataclass
from typing import Final

from wordarcade.engine.hangman.moves import Guess, GuessWord
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.players.hangman.guesser import rate_letters

_SLIP: Final = 0.25
"""The chance given away from which a guess is a slip: less is a matter of taste, as a rarer letter
may tell more."""

_LONG_SHOT: Final = 1 / 3
"""The chance up to which a hit is luck."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds of a guess, with all words that fit equally likely.

    Attributes:
        chance: that it was right, 0 to 1.
        likeliest: the letter that most of the words had; empty if no word fitted.
        best_chance: that `likeliest` was right, 0 to 1.
    """

    chance: float
    likeliest: str
    best_chance: float

    @property
    def given_away(self) -> float:
        """The chance of a hit given away, 0 to 1; 0 where it is too little to be a slip."""
        loss = self.best_chance - self.chance
        return loss if loss >= _SLIP else 0.0

    @property
    def long_shot(self) -> bool:
        """Whether a hit was luck."""
        return self.chance <= _LONG_SHOT


def odds_of(guess: Guess, before: HangmanRound) -> Odds:
    """Return the odds of a guess.

    Args:
        guess: a letter or a word.
        before: the round before it.
    """
    words = before.candidates
    rated = rate_letters(words, before.used)
    best = max(rated, key=lambda letter: letter.hit_probability, default=None)
    if isinstance(guess, GuessWord):
        chance = 1 / len(words) if guess.word in words else 0.0
    else:
        chances = {letter.letter: letter.hit_probability for letter in rated}
        chance = chances.get(guess.letter, 0.0)
    if best is None:
        return Odds(chance, "", 0.0)
    return Odds(chance, best.letter, best.hit_probability)
