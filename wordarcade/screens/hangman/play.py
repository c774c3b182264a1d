"""The play screen of hangman for a player who guesses."""

import time
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.worker import get_current_worker

from wordarcade.engine.hangman.moves import Guess, read_guess
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.engine.hangman.sentences import farewell, is_hit, sentence
from wordarcade.games.hangman.record import title
from wordarcade.games.hangman.session import HangmanSession, Hint
from wordarcade.screens.background import report_for
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.hangman.guess_area import GuessArea
from wordarcade.screens.hangman.results import HangmanResultsScreen
from wordarcade.screens.hangman.table import HEIGHTS, HangmanTable
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.services import Services
from wordarcade.support.progress import Cancelled
from wordarcade.widgets.alphabet import Alphabet
from wordarcade.widgets.tone import Tone

BEAT = 0.3
"""Seconds from a guess to its answer, whoever the host is, unless it thinks longer."""


class HangmanScreen(PlayScreen[HangmanSession, GuessArea]):
    """The player guesses, and the host answers.

    Nothing here depends on the kind of host: each is asked in the same way, in a thread, and
    its answer is shown after the same delay.

    Args:
        services: the app's services.
        session: the round in play.
    """

    HELP_PAGE = "hangman"

    VERTICAL_BREAKPOINTS = HEIGHTS

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "submit", "Guess", id="game.submit"),
        Binding("ctrl+o", "pause", "Pause", show=False, id="game.pause"),
        Binding("ctrl+e", "end", "Give up", id="game.end"),
    ]

    @dataclass
    class Answered(Message):
        """The host has answered.

        Attributes:
            asked: the round as it was when the guess was made.
            guess: the guess with the answer.
        """

        asked: HangmanRound
        guess: Guess

    @dataclass
    class Hinted(Message):
        """A good letter is known.

        Attributes:
            asked: the round as it was when the hint was asked for.
            hint: the letter, and why.
        """

        asked: HangmanRound
        hint: Hint

    def __init__(self, services: Services, session: HangmanSession) -> None:
        self.table = HangmanTable(services.settings.current.hangman.gallows)
        area = GuessArea(session, self.table, self._guess)
        super().__init__(services, session, area, self.table.panel)
        self._waiting = False
        self._hinting = False

    def on_mount(self) -> None:
        """Show the round, or how it was done if that is past."""
        self.top_line.title = title(self.session.state.config)
        self.top_line.facts = (self.session.state.lexicon.name,)
        self._show_round()
        if self.session.closed:
            self.show_results()
        elif self.session.is_over:
            self._end()
        elif self.session.state.moves:
            self.say("Welcome back. Your round is as you left it.")
        else:
            self.say("Guess a letter, or the whole word.")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer no hint, and nothing to give up, once the round is over."""
        if action in {"hint", "end", "pause"} and self.session.is_over:
            return False
        return super().check_action(action, parameters)

    def _show_round(self) -> None:
        self.table.show(self.session.state)
        self.area.show_entry()

    # Guesses

    def on_alphabet_letter_picked(self, event: Alphabet.LetterPicked) -> None:
        """Guess the letter."""
        if self.playable():
            self._guess(event.letter)

    def _guess(self, text: str) -> None:
        """Ask the host, unless the rules refuse the guess or the last one is not answered yet."""
        if self._waiting:
            self.message_line.show("One moment: the last guess is not answered yet.", Tone.NOTICE)
            return
        guess = read_guess(text)
        refused = self.session.state.refusal(guess)
        self.area.clear()
        if refused is not None:
            self.say(refused.sentence, Tone.REFUSED)
            return
        self._wait(True)
        self.message_line.show(f"{text.upper()} …")
        self._ask(guess, self.session.state)

    def _wait(self, waiting: bool) -> None:
        self._waiting = waiting
        self.table.alphabet.enabled = not waiting and self.session.playable

    @work(thread=True)
    def _ask(self, guess: Guess, asked: HangmanRound) -> None:
        due = time.monotonic() + BEAT
        try:
            answer = self.session.ask_host(guess, asked, report_for(get_current_worker()))
        except Cancelled:
            return
        time.sleep(max(0.0, due - time.monotonic()))
        self.post_message(self.Answered(asked, answer))

    def on_hangman_screen_answered(self, event: Answered) -> None:
        """Save the guess, and show what it has changed."""
        verdict = self.session.take_answer(event.asked, event.guess)
        self._wait(False)
        if verdict is None:
            return
        self.say(sentence(verdict), Tone.ACCEPTED if is_hit(verdict) else Tone.REFUSED)
        self._show_round()
        if self.session.is_over:
            self._end()

    # Hints

    def action_hint(self) -> None:
        """Suggest a good letter, and why."""
        if self.playable() and not self._hinting:
            self._hinting = True
            self.message_line.show("Looking for a good letter …", Tone.HINT)
            self._look_for_hint(self.session.state)

    @work(thread=True)
    def _look_for_hint(self, asked: HangmanRound) -> None:
        try:
            hint = self.session.look_for_hint(asked, report_for(get_current_worker()))
        except Cancelled:
            return
        self.post_message(self.Hinted(asked, hint))

    def on_hangman_screen_hinted(self, event: Hinted) -> None:
        """Save that a hint was taken, and tell it."""
        self._hinting = False
        if told := self.session.take_hint(event.asked, event.hint):
            self._show_round()
            self.say(told, Tone.HINT)

    # The end

    def action_end(self) -> None:
        """Give up, after a question."""
        if self.playable():
            self.show_above(
                ConfirmScreen("Give up? You lose the round.", yes="Give up", no="Play on"),
                self._give_up,
            )

    def _give_up(self, agreed: bool | None) -> None:
        if agreed and self.session.give_up():
            self._end()

    def _end(self) -> None:
        """Have the word named, and tell it."""
        self.area.clear()
        if not self.session.settle():
            return
        self.show_clock()
        self._show_round()
        self.refresh_bindings()
        won = self.session.state.winner is Winner.GUESSER
        self.say(farewell(self.session.state), Tone.BEST if won else Tone.REFUSED)

    def show_results(self) -> None:
        """Show how it was done."""
        self.give_way(partial(HangmanResultsScreen, self.session, self.same_again))

    def action_copy_code(self) -> None:
        """Copy the share code, which does not show the word to those who only look at it."""
        code = self.session.code
        if code is not None:
            self.app.copy_to_clipboard(code)
            self.say(f"Copied the share code {code}")
