"""The play area of a guessing player: letters and words typed; makes no moves."""

from collections.abc import Callable
from typing import Final

from wordarcade.engine.hangman.moves import read_guess
from wordarcade.games.hangman.session import HangmanSession
from wordarcade.screens.hangman.table import HangmanTable
from wordarcade.widgets.entry_line import Entry, EntryLine
from wordarcade.widgets.tone import Tone

OVER: Final = Entry(remark="Enter shows how it went")


class GuessArea:
    """Takes guesses from the keyboard, and previews refusals of the rules.

    Args:
        session: the round in play.
        table: word, picture and letters.
        guess: guesses a letter or a word.

    Attributes:
        playfield: word, picture and letters.
        entry_line: shows the guess.
    """

    def __init__(
        self, session: HangmanSession, table: HangmanTable, guess: Callable[[str], None]
    ) -> None:
        self.playfield: Final = table
        self.entry_line: Final = EntryLine()
        self._session = session
        self._guess = guess
        self._typed = ""

    def show_entry(self) -> None:
        """Show the guess being typed."""
        self.entry_line.entry = self._entry()

    def _entry(self) -> Entry:
        state, text = self._session.state, self._typed
        length = state.config.length
        if self._session.is_over:
            return OVER
        if not text:
            return Entry(remark="a letter, or the whole word")
        if 1 < len(text) < length:
            return Entry(text, len(text), f"{len(text)} of {length} letters")
        refused = state.refusal(read_guess(text))
        if refused is not None:
            return Entry(text, 0, refused.sentence, Tone.REFUSED)
        return Entry(text, len(text), "Enter guesses it")

    def _type(self, text: str) -> None:
        self._typed = text
        self.show_entry()

    def type_letter(self, letter: str) -> None:
        """Add a letter to the guess."""
        if len(self._typed) < self._session.state.config.length:
            self._type(self._typed + letter)

    def erase(self) -> None:
        """Remove the last letter."""
        self._type(self._typed[:-1])

    def submit(self) -> None:
        """Guess what has been typed."""
        if self._typed:
            self._guess(self._typed)

    def clear(self) -> bool:
        """Drop what has been typed; whether there was anything."""
        typed = bool(self._typed)
        self._type("")
        return typed

    def cover(self, covered: bool) -> None:
        """Cover word and letters, or show them."""
        self.playfield.cover(covered)
