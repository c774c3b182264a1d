"""The part of a round in which a guess is typed or picked; nothing here makes a move."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from wordarcade.engine.hangman.moves import read_guess
from wordarcade.screens.hangman.hangman_game_screen import OVER, HangmanGameScreen
from wordarcade.widgets.alphabet import Alphabet
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.tone import Tone


class GuessingScreen(HangmanGameScreen):
    """Takes guesses from the keyboard, and letters from the alphabet."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "submit", "Guess", id="game.submit"),
    ]

    _typed = ""

    def guess(self, text: str) -> None:
        """Guess a letter or a word."""
        raise NotImplementedError

    def show_entry(self) -> None:
        """Show what is being typed, and what the rules would say to it."""
        self.entry_line.entry = self._entry()

    def _entry(self) -> Entry:
        text, length = self._typed, self.round.config.length
        if self.round_has_ended:
            return OVER
        if not text:
            return Entry(remark="a letter, or the whole word")
        if 1 < len(text) < length:
            return Entry(text, len(text), f"{len(text)} of {length} letters")
        refused = self.round.refusal(read_guess(text))
        if refused is not None:
            return Entry(text, 0, refused.sentence, Tone.REFUSED)
        return Entry(text, len(text), "enter guesses it")

    def _type(self, text: str) -> None:
        self._typed = text
        self.show_entry()

    def clear_entry(self) -> None:
        """Drop what has been typed."""
        self._type("")

    def action_type_letter(self, letter: str) -> None:
        """Add a letter to the guess."""
        if self.playable() and len(self._typed) < self.round.config.length:
            self._type(self._typed + letter)

    def action_erase(self) -> None:
        """Take back the last letter."""
        if self.playable():
            self._type(self._typed[:-1])

    def action_submit(self) -> None:
        """Guess what has been typed; after the round, show how it was done."""
        if self.round_has_ended:
            self.show_results()
        elif self.playable() and self._typed:
            self.guess(self._typed)

    def on_entry_line_pressed(self) -> None:
        """Guess what has been typed."""
        self.action_submit()

    def on_alphabet_letter_picked(self, event: Alphabet.LetterPicked) -> None:
        """Guess the letter."""
        if self.playable():
            self.guess(event.letter)

    def action_step_back(self) -> None:
        """Clear what has been typed; with nothing typed, leave for home."""
        if self._typed:
            self.clear_entry()
        else:
            self.leave()
