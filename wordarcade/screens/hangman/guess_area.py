"""The play area of a guessing player: a key guesses its letter, or the whole word is typed."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from wordarcade.engine.hangman.moves import GuessWord
from wordarcade.engine.hangman.pattern import UNKNOWN
from wordarcade.engine.hangman.verdict import Refusal
from wordarcade.games.hangman.session import HangmanSession
from wordarcade.screens.hangman.showing import scene_of
from wordarcade.widgets.entry_line import Entry, EntryLine
from wordarcade.widgets.hangman_field import HangmanField
from wordarcade.widgets.tone import Tone

_REMARKS: Final = {
    Refusal.ALREADY_GUESSED: "you already tried it",
    Refusal.NOT_A_WORD: "not in the word list",
    Refusal.DOES_NOT_FIT: "doesn't fit what is shown",
}
"""What is wrong with a word of the right length, in few words."""

OVER: Final = Entry(remark="Enter shows how it went")


class GuessArea:
    """Takes guesses from the keyboard, and previews refusals of the rules.

    Args:
        session: the round in play.
        guess: guesses a letter or a word.
        refuse: tells why nothing was guessed.

    Attributes:
        playfield: gallows, word and letters.
        entry_line: shows the word being typed.
        spelling: whether the whole word is being typed.
    """

    def __init__(
        self,
        session: HangmanSession,
        guess: Callable[[str], None],
        refuse: Callable[[str], None],
    ) -> None:
        self.playfield: Final = HangmanField(id="playfield")
        self.entry_line: Final = EntryLine()
        self.spelling = False
        self._session = session
        self._guess = guess
        self._refuse = refuse
        self._typed = ""
        self._asked = ""

    def show_round(self, note: str = "") -> None:
        """Show the state of the round.

        Args:
            note: a line under the lives.
        """
        scene = scene_of(self._session.state, note=note, typed=self._typed)
        covered = self.playfield.scene.covered
        self.playfield.scene = replace(scene, asked=self._asked, covered=covered)
        self.show_entry()

    def show_asked(self, letters: str) -> None:
        """Show which letters wait for the host, at once: its answer may take a moment."""
        self._asked = letters
        self.playfield.scene = replace(self.playfield.scene, asked=letters)

    def show_entry(self) -> None:
        """Show the word being typed, in its line and in the places that are open."""
        self.playfield.scene = replace(self.playfield.scene, typed=self._typed)
        self.entry_line.entry = self._entry()

    def _entry(self) -> Entry:
        if self._session.is_over:
            return OVER
        if not self.spelling:
            return Entry(remark="press a letter · Tab for the word")
        if not self._typed:
            length = self._session.state.config.length
            return Entry(remark=f"all {length} letters · Esc for single ones")
        return self._word()

    def _word(self) -> Entry:
        state, text = self._session.state, self._typed
        fitting = _fitting(text, state.pattern, state.used)
        if fitting < len(text):
            return Entry(text, fitting, _REMARKS[Refusal.DOES_NOT_FIT], Tone.REFUSED)
        if len(text) < state.config.length:
            return Entry(text, len(text), f"{len(text)} of {state.config.length} letters")
        refused = state.refusal(GuessWord(text))
        if refused is not None:
            return Entry(text, 0, _REMARKS[refused.refusal], Tone.REFUSED)
        return Entry(text, len(text), "Enter guesses it")

    def spell(self) -> None:
        """Begin to type the whole word."""
        self.spelling = True
        self.show_entry()

    def _type(self, text: str) -> None:
        self._typed = text
        self.show_entry()

    def type_letter(self, letter: str) -> None:
        """Guess a letter, or add it to the word being typed."""
        if not self.spelling:
            self._guess(letter)
        elif len(self._typed) < self._session.state.config.length:
            self._type(self._typed + letter)
        elif self._refused_whole:  # another word instead
            self._type(letter)
        else:
            self._tell_length()

    @property
    def _refused_whole(self) -> bool:
        """Whether all letters are typed, and fit, but are no word that can be guessed."""
        state, text = self._session.state, self._typed
        fits = _fitting(text, state.pattern, state.used) == len(text)
        return fits and state.refusal(GuessWord(text)) is not None

    def erase(self) -> None:
        """Remove the last letter of the word."""
        self._type(self._typed[:-1])

    def submit(self) -> None:
        """Guess the word once it is complete."""
        if len(self._typed) == self._session.state.config.length:
            self._guess(self._typed)
        else:
            self._tell_length()

    def _tell_length(self) -> None:
        """Say how long the word is, unless something else stands beside it already."""
        if self._entry().tone is Tone.REFUSED:
            return
        length = self._session.state.config.length
        self._refuse(f"The word has {length} letters. That cost you no guess.")

    @property
    def clears(self) -> str:
        """What Esc does to the entry."""
        return "Single letters" if self.spelling else ""

    def clear(self) -> bool:
        """Go back to single letters; return whether the word was being typed."""
        spelled, self.spelling = self.spelling, False
        self._type("")
        return spelled

    def cover(self, covered: bool) -> None:
        """Cover word and letters, or show them."""
        self.playfield.scene = replace(self.playfield.scene, covered=covered)


def _fitting(text: str, pattern: str, used: str) -> int:
    """Return how many letters, from the first, agree with what is known.

    >>> _fitting("cod", "-oo-", "eo"), _fitting("ce", "-oo-", "eo"), _fitting("oo", "-oo-", "eo")
    (2, 1, 0)
    """
    for place, (letter, shown) in enumerate(zip(text, pattern, strict=False)):
        if letter != shown if shown != UNKNOWN else letter in used:
            return place
    return len(text)
