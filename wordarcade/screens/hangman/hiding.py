"""A round of hangman in which the player hides a word, and the computer guesses."""

from dataclasses import dataclass
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.message import Message

from wordarcade.engine.hangman.moves import GiveUp, Guess, GuessLetter, GuessWord, NameWord
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.engine.hangman.verdict import Refused
from wordarcade.lexicon.lexicon import ALPHABET
from wordarcade.players.hangman.guesser import RatedLetter, next_guess, rate_letters
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.hangman.announcing import (
    NO_SUCH_WORD,
    PERSON_HAS_WON,
    announcement,
    computer_has_won,
    doubt,
    said_by_marks,
    think_of_a_word,
)
from wordarcade.screens.hangman.hangman_game_screen import OVER, HangmanGameScreen
from wordarcade.screens.hangman.marking import Marks
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.word_pattern import WordPattern


class HidingScreen(HangmanGameScreen):
    """Where the computer guesses, and the player marks where its letters are."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "submit", "Answer", id="game.submit"),
        Binding("space", "mark", "Mark", key_display="space", id="hangman.mark"),
        Binding("left", "move(-1)", "Place before", show=False, id="hangman.left"),
        Binding("right", "move(1)", "Next place", show=False, id="hangman.right"),
        Binding("ctrl+e", "end", "Stop", id="game.end"),
    ]

    @dataclass
    class Thought(Message):
        """The computer knows what to guess.

        Attributes:
            guess: a letter or a word.
            rated: why it is the letter; None for a word, or if it knows no word that fits.
        """

        guess: Guess
        rated: RatedLetter | None

    _guess: Guess | None = None
    _marks = Marks.none("")
    _doubted: Marks | None = None
    _named = ""
    _begun = False

    @property
    def _naming(self) -> bool:
        """Whether the player has won, and may tell the word."""
        return self.round_has_ended and not self.finished and self.round.word is None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer no hints and no codes: the computer guesses, and nobody else knows the word."""
        if action in {"hint", "copy_code"}:
            return False
        if action in {"end", "mark", "pause"} and self.round_has_ended:
            return False
        return super().check_action(action, parameters)

    # The computer's guess

    def begin(self) -> None:
        """Let the computer guess, or ask for the word."""
        self.alphabet.enabled = False
        self._begun = bool(self.round.moves)
        if self._begun:
            self._proceed()
        else:
            self.say(think_of_a_word(self.round.config.length))

    def _proceed(self) -> None:
        state = self.round
        if state.winner is Winner.GUESSER:
            self.finish()
            self.say(computer_has_won(state), Tone.ACCEPTED)
        elif state.winner is Winner.HOST:
            self.stopwatch.stop()
            self.show_clock()
            self.refresh_bindings()
            possible = len(state.used) < len(ALPHABET)
            self.say(PERSON_HAS_WON if possible else NO_SUCH_WORD, Tone.BEST)
        elif len(state.used) == len(ALPHABET) and len(state.candidates) != 1:
            self._stop()
        else:
            self.message_line.show("…")
            self._think(state)

    @work(thread=True)
    def _think(self, state: HangmanRound) -> None:
        guess, rated = next_guess(state), None
        if isinstance(guess, GuessLetter) and state.candidates:
            rated = rate_letters(state.candidates, state.used)[0]
        self.post_message(self.Thought(guess, rated))

    def on_hiding_screen_thought(self, event: Thought) -> None:
        """Ask the player."""
        if self.round_is_running:
            self._guess = event.guess
            self._marks, self._doubted = Marks.none(self.round.pattern), None
            self.alphabet.hint = event.guess.letter if isinstance(event.guess, GuessLetter) else ""
            self.say(announcement(event.guess, event.rated, self.round), Tone.HINT)
            self.show_entry()

    # The player's answer

    def show_entry(self) -> None:
        """Show what the player is about to answer."""
        self.word.marks, self.word.cursor = frozenset(), None
        if self._naming:
            entry = Entry(self._named, len(self._named), "the word; enter keeps it secret")
        elif self.round_has_ended:
            entry = OVER
        elif isinstance(self._guess, GuessWord):
            entry = Entry(remark="y if it is the word, n if not")
        elif isinstance(self._guess, GuessLetter):
            letter, places = self._guess.letter, self._marks.places
            self.word.marks, self.word.cursor = places, self._marks.cursor
            entry = Entry(letter, 1, said_by_marks(places))
        else:
            entry = Entry(remark="…" if self._begun else "enter, once you have a word")
        self.entry_line.entry = entry

    def _mark(self, marks: Marks) -> None:
        if self.playable() and isinstance(self._guess, GuessLetter):
            self._marks = marks
            self.show_entry()

    def action_move(self, places: int) -> None:
        """Move the cursor."""
        self._mark(self._marks.moved(places))

    def action_mark(self) -> None:
        """Say that the letter is where the cursor is, or that it is not."""
        self._mark(self._marks.switched(self._marks.cursor))

    def on_word_pattern_place_picked(self, event: WordPattern.PlacePicked) -> None:
        """Say that the letter is in this place, or that it is not."""
        self._mark(self._marks.switched(event.place))

    def action_submit(self) -> None:
        """Answer by the marks, tell the word, or show how it was done."""
        if self._naming:
            self._tell_word()
        elif self.round_has_ended:
            self.show_results()
        elif not self.playable():
            return
        elif not self._begun:
            self._begun = True
            self.show_entry()
            self._proceed()
        elif isinstance(self._guess, GuessLetter):
            self._answer_letter(self._guess.letter)

    def on_entry_line_pressed(self) -> None:
        """Answer as it stands there."""
        self.action_submit()

    def _answer_letter(self, letter: str) -> None:
        """Answer by the marks; one that no word agrees with only when it is given twice."""
        places = tuple(sorted(self._marks.places))
        possible = self.round.candidates
        if possible and not possible.having(letter, places) and self._doubted != self._marks:
            self._doubted = self._marks
            self.say(doubt(self.words.name), Tone.NOTICE)
        else:
            self._answer(GuessLetter(letter, places))

    def _answer(self, guess: Guess) -> None:
        if self.make(guess) is not None:
            self._guess = None
            self.show_round()
            self._proceed()

    def action_type_letter(self, letter: str) -> None:
        """Take a letter of the word that is told in the end, or y and n as answers before."""
        if self._naming:
            if len(self._named) < self.round.config.length:
                self._spell(self._named + letter)
        elif self.playable() and isinstance(self._guess, GuessWord) and letter in "yn":
            self._answer(GuessWord(self._guess.word, letter == "y"))

    def action_erase(self) -> None:
        """Take back the last letter of the word, or all marks."""
        if self._naming:
            self._spell(self._named[:-1])
        else:
            self.clear_entry()

    def clear_entry(self) -> None:
        """Drop all marks."""
        self._marks = Marks.none(self.round.pattern)
        self.show_entry()

    # The end

    def action_end(self) -> None:
        """Stop the computer, after a question."""
        if self.playable():
            question = "Stop here? The computer has then not found your word."
            self.show_above(
                ConfirmScreen(question, yes="Stop", no="Play on"),
                lambda agreed: self._stop() if agreed else None,
            )

    def _stop(self) -> None:
        if self.round_is_running and self.make(GiveUp()) is not None:
            self._guess = None
            self.show_round()
            self._proceed()

    def _spell(self, word: str) -> None:
        self._named = word
        self.show_entry()

    def _tell_word(self) -> None:
        """Put the word on record, if the player tells it, and close the record."""
        if self._named:
            verdict = self.make(NameWord(self._named))
            if isinstance(verdict, Refused):
                self._spell("")
                self.say(verdict.sentence, Tone.REFUSED)
                return
        self.finish()
        if self.finished:
            self.show_results()

    def action_step_back(self) -> None:
        """Drop what is being typed or marked; with nothing there, leave for home."""
        if self._named:
            self._spell("")
        elif self._marks.places:
            self.clear_entry()
        else:
            self.leave()
