"""The play screen of hangman for a player who hides the word."""

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message

from wordarcade.engine.hangman.moves import Guess, GuessLetter, GuessWord
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.engine.hangman.verdict import Refused
from wordarcade.games.hangman.hiding import HidingSession, RatedLetter
from wordarcade.screens.asking import ask_first
from wordarcade.screens.background import aside
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.hangman.announcing import (
    DOUBT,
    NO_SUCH_WORD,
    PERSON_HAS_WON,
    STOPPED,
    announcement,
    computer_has_won,
    think_of_a_word,
)
from wordarcade.screens.hangman.answer_area import AnswerArea
from wordarcade.screens.hangman.marking import Marks
from wordarcade.screens.hangman.results import HangmanResultsScreen
from wordarcade.screens.hangman.side import SIDE, HangmanSide
from wordarcade.screens.hangman.ways_on import AFTER_THE_END, AFTER_THE_END_ONLY
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.services import Services
from wordarcade.widgets.hangman_field import HangmanField
from wordarcade.widgets.tone import Tone


class HidingScreen(PlayScreen[HidingSession, AnswerArea]):
    """The computer guesses, and the player marks the places of its letters.

    Args:
        services: the app's services.
        session: the round in play.
    """

    HELP_PAGE = "hangman"

    DEFAULT_CSS = SIDE.format(screen="HidingScreen")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "mark", "Mark", key_display="space", id="hangman.mark"),
        Binding("left", "move(-1)", "Previous place", show=False, id="hangman.left"),
        Binding("right", "move(1)", "Next place", show=False, id="hangman.right"),
        Binding("ctrl+z", "take_back", "Undo", id="hangman.undo"),
        Binding("ctrl+o", "pause", "Pause", show=False, id="game.pause"),
        Binding("ctrl+e", "end", "Stop", id="game.end"),
        Binding("enter", "submit", "Answer", id="game.submit"),
        *AFTER_THE_END,
    ]

    @dataclass
    class Thought(Message):
        """The computer has decided on a guess.

        Attributes:
            state: the round that it thought about.
            guess: a letter or a word.
            rated: the rating of the letter; None for a word, or if no known word fits.
        """

        state: HangmanRound
        guess: Guess
        rated: RatedLetter | None

    def __init__(self, services: Services, session: HidingSession) -> None:
        self.side = HangmanSide(None)
        area = AnswerArea(session, self._answer, self._confirm)
        super().__init__(services, session, area, self.side)
        self._doubted: Marks | None = None

    def on_mount(self) -> None:
        """Let the computer guess, or ask for the word, or show how it was done."""
        letters = self.session.state.config.length
        self.top_line.title = f"Hangman · you hide {letters} letters"
        self.top_line.facts = (self.session.state.lexicon.name,)
        self._show_round()
        if self.session.closed:
            self.show_results()
        elif self.area.begun:
            if not self.session.is_over:
                self.message_line.show("Welcome back. Your round is as you left it.")
            self._proceed()
        else:
            self.message_line.show(think_of_a_word(self.session.state.config.length))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer no hints and no codes: the computer guesses, and nobody else knows the word."""
        if action in {"hint", "copy_code", "play_again", "share"}:
            return False
        if action == "take_back":
            return self.session.can_take_back
        if action in {"end", "mark", "pause"} and self.session.is_over:
            return False
        told = self.session.is_over and not self.session.naming
        if action in {"submit", "type_letter"}:
            return not told
        if action in AFTER_THE_END_ONLY:
            return told
        return super().check_action(action, parameters)

    def _show_round(self) -> None:
        self.side.show(self.session.state)
        self.area.show_entry()

    # The computer's guess

    def _proceed(self) -> None:
        state = self.session.state
        if state.winner is Winner.GUESSER:
            self._finish()
            self.say(computer_has_won(state), Tone.ACCEPTED)
        elif state.winner is Winner.HOST:
            self.show_clock()
            self.refresh_bindings()
            if state.stopped:
                self.say(STOPPED, Tone.NOTICE)
            else:
                nobody = self.session.every_letter_asked
                self.say(NO_SUCH_WORD if nobody else PERSON_HAS_WON, Tone.ACCEPTED)
        elif self.session.nothing_to_ask:
            self._stop()
        else:
            self.message_line.show("…")
            self._think(state)

    @aside("The computer's guess")
    def _think(self, state: HangmanRound) -> None:
        self.post_message(self.Thought(state, *self.session.think(state)))

    def on_hiding_screen_thought(self, event: Thought) -> None:
        """Ask the player, unless an answer was undone meanwhile."""
        if self.session.playable and event.state is self.session.state:
            self._doubted = None
            self.area.ask(event.guess)
            self.say(announcement(event.guess, event.rated), Tone.HINT)

    # The player's answer

    def action_move(self, places: int) -> None:
        """Move the cursor."""
        if self.playable():
            self.area.mark(self.area.marks.moved(places))

    def action_mark(self) -> None:
        """Set or remove the mark at the cursor."""
        if self.playable():
            self.area.mark(self.area.marks.switched(self.area.marks.cursor))

    def on_hangman_field_place_picked(self, event: HangmanField.PlacePicked) -> None:
        """Set or remove the mark in this place."""
        if self.playable():
            self.area.mark(self.area.marks.switched(event.place))

    def action_type_letter(self, letter: str) -> None:
        """Take a letter of the word revealed at the end, or an answer before."""
        if self.session.naming:
            self.area.type_name(letter)
        else:
            super().action_type_letter(letter)

    def action_erase(self) -> None:
        """Take back the last letter of the word, or all marks."""
        if self.session.naming:
            self.area.spell(self.area.named[:-1])
        else:
            super().action_erase()

    def action_submit(self) -> None:
        """Answer by the marks, or reveal the word at the end."""
        if self.session.naming:
            self._tell_word()
        else:
            super().action_submit()

    def _answer(self) -> None:
        """Answer by the marks; one that no word agrees with only when it is given twice."""
        guess, marks = self.area.guess, self.area.marks
        if not self.area.begun:
            self.area.begun = True
            self.area.show_entry()
            self._proceed()
        elif isinstance(guess, GuessLetter):
            if not self.session.fits(guess.letter, marks.places) and self._doubted != marks:
                self._doubted = marks
                self.say(DOUBT, Tone.NOTICE)
            elif self.session.answer_letter(guess.letter, marks.places) is not None:
                self._go_on_from_answer()

    def _confirm(self, right: bool) -> None:
        """Say whether the word is right."""
        guess = self.area.guess
        if isinstance(guess, GuessWord) and self.session.answer_word(guess.word, right=right):
            self._go_on_from_answer()

    def action_take_back(self) -> None:
        """Undo the last answer; the computer asks anew."""
        if not self.session.paused and self.session.take_back():
            self.area.spell("")
            self.message_line.say("Undone: your last answer.", Tone.NOTICE)
            self._go_on_from_answer()

    def _go_on_from_answer(self) -> None:
        self.refresh_bindings()
        self.area.ask(None)
        self._show_round()
        self._proceed()

    # The end

    def action_end(self) -> None:
        """Stop the computer, after a question."""
        if self.playable():
            question = "Stop here? The computer hasn't found your word."
            dialogue = ConfirmScreen(question, yes="Stop", no="Keep playing")
            ask_first(self, self.services, dialogue, self._stop)

    def _stop(self) -> None:
        if self.session.give_up():
            self._go_on_from_answer()

    def _tell_word(self) -> None:
        """Save the word, if the player tells it, and close the round."""
        if self.area.named:
            verdict = self.session.tell_word(self.area.named)
            if isinstance(verdict, Refused):
                self.area.spell("")
                self.say(verdict.sentence, Tone.REFUSED)
                return
        self._finish()
        if self.session.closed:
            self.show_results()

    def _finish(self) -> None:
        """Show the end, and close the round."""
        self.expect_late_letters()
        self.session.close()
        self.show_clock()
        self._show_round()
        self.refresh_bindings()

    def on_unmount(self) -> None:
        """Close a round that is over, though its word has not been told."""
        if self.session.is_over:
            self.session.close()

    def show_results(self) -> None:
        """Show how it was done."""
        self.give_way(partial(HangmanResultsScreen, self.session, self.same_again))

    def action_review(self) -> None:
        """Show how it was done."""
        self.show_results()

    def action_another(self) -> None:
        """Hide another word."""
        self.open(self.session.another)
