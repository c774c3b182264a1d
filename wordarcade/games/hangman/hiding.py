"""The session of a hangman round in which the player hides the word."""

from collections.abc import Collection

from wordarcade.engine.hangman.moves import Guess, GuessLetter, GuessWord, NameWord, TakeBack
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.engine.hangman.verdict import Verdict
from wordarcade.games.hangman.session import HangmanSession
from wordarcade.lexicon.lexicon import ALPHABET
from wordarcade.players.hangman.guesser import RatedLetter, next_guess, rate_letters

__all__ = ["HidingSession", "RatedLetter"]


class HidingSession(HangmanSession):
    """A round in which the computer guesses, and the player answers."""

    def think(self, state: HangmanRound) -> tuple[Guess, RatedLetter | None]:
        """Return the computer's next guess, and why; call it in a thread.

        Returns:
            A letter or a word; and the rating of the letter, None for a word, or if no known
            word fits.
        """
        guess = next_guess(state)
        if isinstance(guess, GuessLetter) and state.candidates:
            return guess, rate_letters(state.candidates, state.used)[0]
        return guess, None

    @property
    def every_letter_asked(self) -> bool:
        """Whether every letter has been guessed."""
        return len(self.state.used) == len(ALPHABET)

    @property
    def nothing_to_ask(self) -> bool:
        """Whether every letter has been guessed without giving the word."""
        return self.every_letter_asked and len(self.state.candidates) != 1

    def fits(self, letter: str, places: Collection[int]) -> bool:
        """Return whether some word agrees with an answer, or none did before it.

        Args:
            letter: the letter guessed.
            places: its places, 0-based.
        """
        possible = self.state.candidates
        return not possible or bool(possible.having(letter, tuple(sorted(places))))

    def answer_letter(self, letter: str, places: Collection[int]) -> Verdict | None:
        """Answer a letter.

        Args:
            letter: the letter guessed.
            places: its places, 0-based; empty for a miss.
        """
        return self.apply(GuessLetter(letter, tuple(sorted(places))))

    def answer_word(self, word: str, *, right: bool) -> Verdict | None:
        """Answer whether `word` is the word."""
        return self.apply(GuessWord(word, right))

    def tell_word(self, word: str) -> Verdict | None:
        """Reveal the word of a round that the computer has lost."""
        return self.apply(NameWord(word))

    @property
    def can_take_back(self) -> bool:
        """Whether an answer can be undone."""
        return self.lost is None and not self.closed and self.state.can_take_back

    def take_back(self) -> bool:
        """Undo the last answer, even one that has ended the round; return whether it was."""
        if not self.can_take_back or self.apply(TakeBack()) is None:
            return False
        self.go_on()
        return True

    @property
    def naming(self) -> bool:
        """Whether the player has won, and may reveal the word."""
        return self.is_over and not self.closed and self.state.word is None
