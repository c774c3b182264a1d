"""A round of hangman in which the player guesses."""

import time
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.worker import get_current_worker

from wordarcade.engine.hangman.moves import GiveUp, Guess, NameWord, TakeHint, read_guess
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.engine.hangman.sentences import farewell, is_hit, sentence
from wordarcade.players.hangman.hint import HINT_BUDGET, Hint, hint_for
from wordarcade.players.hangman.hint_sentences import hint_sentence
from wordarcade.players.hangman.host import Host, answered
from wordarcade.players.hangman.hosts import host_for
from wordarcade.players.hangman.value import Appraiser
from wordarcade.screens.background import AbandonedError, report_for
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.hangman.guessing import GuessingScreen
from wordarcade.screens.hangman.variant import code_of
from wordarcade.widgets.tone import Tone

BEAT = 0.3
"""Seconds from a guess to its answer, whoever the host is, unless it thinks longer."""


class HangmanScreen(GuessingScreen):
    """Where the player guesses.

    Nothing here depends on who the host is: each is asked in the same way, in a thread, and
    its answer is shown at the same time after the guess.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+e", "end", "Give up", id="game.end"),
        Binding("ctrl+y", "copy_code", "Copy the share code", show=False, id="game.copy"),
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

    _waiting = False
    _hinting = False

    @cached_property
    def _host(self) -> Host:
        """Who answers."""
        return host_for(self.round.config, self.round.candidates.table, self.saved.seed)

    @cached_property
    def _appraiser(self) -> Appraiser:
        """Who knows which letters are safe."""
        return Appraiser(self.round.candidates.table)

    def begin(self) -> None:
        """Say what to do, or have the word named."""
        if self.round_has_ended:
            self._end()
        elif not self.round.moves:
            self.say("Guess a letter, or the whole word.")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer no hint, and nothing to give up, once the round is over."""
        if action in {"hint", "end", "pause"} and self.round_has_ended:
            return False
        return super().check_action(action, parameters)

    def _still_stands(self, asked: HangmanRound) -> bool:
        """Whether nothing has been answered since `asked`, and the round goes on."""
        return self.round_is_running and asked.candidates is self.round.candidates

    # Guesses

    def guess(self, text: str) -> None:
        """Ask the host, unless the rules refuse the guess or the last one is not answered yet."""
        if self._waiting:
            self.message_line.show("One moment: the last guess is not answered yet.", Tone.NOTICE)
            return
        guess = read_guess(text)
        refused = self.round.refusal(guess)
        self.clear_entry()
        if refused is not None:
            self.say(refused.sentence, Tone.REFUSED)
            return
        self._wait(True)
        self.message_line.show(f"{text.upper()} …")
        self._ask(guess, self.round)

    def _wait(self, waiting: bool) -> None:
        self._waiting = waiting
        self.alphabet.enabled = not waiting and self.round_is_running

    @work(thread=True)
    def _ask(self, guess: Guess, asked: HangmanRound) -> None:
        due = time.monotonic() + BEAT
        try:
            answer = answered(guess, asked, self._host, report_for(get_current_worker()))
        except AbandonedError:
            return
        time.sleep(max(0.0, due - time.monotonic()))
        self.post_message(self.Answered(asked, answer))

    def on_hangman_screen_answered(self, event: Answered) -> None:
        """Put the guess on record, and show what it has changed."""
        verdict = self.make(event.guess) if self._still_stands(event.asked) else None
        self._wait(False)
        if verdict is None:
            return
        self.say(sentence(verdict), Tone.ACCEPTED if is_hit(verdict) else Tone.REFUSED)
        self.show_round()
        if self.round_has_ended:
            self._end()

    # Hints

    def action_hint(self) -> None:
        """Tell a good letter, and why."""
        if self.playable() and not self._hinting:
            self._hinting = True
            self.message_line.show("Looking for a good letter …", Tone.HINT)
            self._look_for_hint(self.round)

    @work(thread=True)
    def _look_for_hint(self, asked: HangmanRound) -> None:
        report = report_for(get_current_worker())
        try:
            hint = hint_for(asked, self._appraiser, HINT_BUDGET, report)
        except AbandonedError:
            return
        self.post_message(self.Hinted(asked, hint))

    def on_hangman_screen_hinted(self, event: Hinted) -> None:
        """Put the hint on record, unless it is there already, and tell it."""
        self._hinting = False
        if not self._still_stands(event.asked):
            return
        taken = TakeHint(event.hint.letter.letter)
        if not (self.round.moves and self.round.moves[-1].move == taken):
            if self.make(taken) is None:
                return
            self.show_round()
        self.say(hint_sentence(event.hint), Tone.HINT)

    # The end

    def action_end(self) -> None:
        """Give up, after a question."""
        if self.playable():
            self.show_above(
                ConfirmScreen("Give up? That loses the round.", yes="Give up", no="Play on"),
                self._give_up,
            )

    def _give_up(self, agreed: bool | None) -> None:
        if agreed and self.round_is_running and self.make(GiveUp()) is not None:
            self._end()

    def _end(self) -> None:
        """Have the word named if the round is lost, tell it, and close the record."""
        self.clear_entry()
        named = self.round.word is not None
        if not named and self.make(NameWord(self._host.name_word(self.round))) is None:
            return
        self.finish()
        won = self.round.winner is Winner.GUESSER
        self.say(farewell(self.round), Tone.BEST if won else Tone.REFUSED)

    def action_copy_code(self) -> None:
        """Copy the share code, which does not show the word to those who only look at it."""
        code = code_of(self.round)
        if code is not None:
            self.app.copy_to_clipboard(code)
            self.say(f"Copied the share code {code}")
