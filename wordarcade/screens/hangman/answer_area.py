"""The play area of a hiding player: marks that answer a letter, or the word itself."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from wordarcade.engine.hangman.moves import Guess, GuessLetter, GuessWord
from wordarcade.games.hangman.hiding import HidingSession
from wordarcade.screens.hangman.announcing import said_by_marks
from wordarcade.screens.hangman.guess_area import OVER
from wordarcade.screens.hangman.marking import Marks
from wordarcade.screens.hangman.showing import scene_of
from wordarcade.screens.hangman.wording import still_fit
from wordarcade.widgets.entry_line import Entry, EntryLine
from wordarcade.widgets.hangman_field import HangmanField


class AnswerArea:
    """Takes and previews answers; makes no moves.

    Args:
        session: the round in play.
        answered: called when Enter is pressed.
        confirmed: called with whether the guessed word is right.

    Attributes:
        playfield: gallows, word and letters.
        entry_line: shows the answer.
        guess: the computer's guess, or None while it thinks.
        marks: the places of the letter.
        named: the letters of the word that the player reveals at the end.
        begun: whether the player has a word.
    """

    def __init__(
        self,
        session: HidingSession,
        answered: Callable[[], None],
        confirmed: Callable[[bool], None],
    ) -> None:
        self.playfield: Final = HangmanField(id="playfield")
        self.entry_line: Final = EntryLine()
        self.guess: Guess | None = None
        self.marks = Marks.none("")
        self.named = ""
        self.begun = bool(session.state.moves)
        self._session = session
        self._answered = answered
        self._confirmed = confirmed

    def show_entry(self) -> None:
        """Show the round, and the answer being entered."""
        marked, cursor = frozenset[int](), None
        if self._session.naming:
            entry = Entry(self.named, len(self.named), "the word · Enter keeps it secret")
        elif self._session.is_over:
            entry = OVER
        elif isinstance(self.guess, GuessWord):
            entry = Entry(remark="Y if it is the word, N if not")
        elif isinstance(self.guess, GuessLetter):
            marked, cursor = self.marks.places, self.marks.cursor
            entry = Entry(self.guess.letter, 1, said_by_marks(self.marks.places))
        else:
            entry = Entry(remark="…" if self.begun else "Enter, once you have a word")
        self.entry_line.entry = entry
        scene = scene_of(
            self._session.state,
            note=still_fit(len(self._session.state.candidates)),
            typed=self.named,
            hint=self.guess.letter if isinstance(self.guess, GuessLetter) else "",
            marked=marked,
            cursor=cursor,
        )
        self.playfield.scene = replace(scene, covered=self.playfield.scene.covered)

    def ask(self, guess: Guess | None) -> None:
        """Take the computer's next guess, or none while it thinks."""
        self.guess = guess
        self.marks = Marks.none(self._session.state.pattern)
        self.show_entry()

    def mark(self, marks: Marks) -> None:
        """Take other marks, if the computer asks for a letter."""
        if isinstance(self.guess, GuessLetter):
            self.marks = marks
            self.show_entry()

    def spell(self, word: str) -> None:
        """Take other letters of the word."""
        self.named = word
        self.show_entry()

    def type_letter(self, letter: str) -> None:
        """Take y and n as answers to a guessed word."""
        if isinstance(self.guess, GuessWord) and letter in "yn":
            self._confirmed(letter == "y")

    def type_name(self, letter: str) -> None:
        """Add a letter to the word revealed at the end."""
        if len(self.named) < self._session.state.config.length:
            self.spell(self.named + letter)

    def erase(self) -> None:
        """Take all marks away."""
        self.marks = Marks.none(self._session.state.pattern)
        self.show_entry()

    def submit(self) -> None:
        """Answer as it stands."""
        self._answered()

    @property
    def clears(self) -> str:
        """What Esc does to the entry."""
        return "Clear" if self.named or self.marks.places else ""

    def clear(self) -> bool:
        """Drop what is being spelled or marked; whether there was anything."""
        dropped = bool(self.clears)
        if self.named:
            self.spell("")
        else:
            self.erase()
        return dropped

    def cover(self, covered: bool) -> None:
        """Cover word and letters, or show them."""
        self.playfield.scene = replace(self.playfield.scene, covered=covered)
