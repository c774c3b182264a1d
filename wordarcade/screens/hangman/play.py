"""The play screen of hangman for a player who guesses."""

import time
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from textual.binding import ActiveBinding, Binding, BindingType
from textual.message import Message
from textual.worker import get_current_worker

from wordarcade.engine.hangman.moves import Guess, GuessWord, read_guess
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.engine.hangman.sentences import is_hit
from wordarcade.games.hangman.duel import told_of
from wordarcade.games.hangman.session import HangmanSession, Hint
from wordarcade.games.hangman.share import share
from wordarcade.games.hangman.streak import streak
from wordarcade.games.routes import NewGameRoute
from wordarcade.screens.asking import ask_first
from wordarcade.screens.background import aside, report_for, run_aside
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.copied import copy_share
from wordarcade.screens.hangman.guess_area import GuessArea
from wordarcade.screens.hangman.results import HangmanResultsScreen
from wordarcade.screens.hangman.side import SIDE, HangmanSide, streak_note
from wordarcade.screens.hangman.ways_on import AFTER_THE_END, AFTER_THE_END_ONLY
from wordarcade.screens.hangman.wording import (
    WRONG_WORD_COSTS,
    answer,
    closing,
    heading,
    still_fit,
)
from wordarcade.screens.key_labels import without
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.services import Services
from wordarcade.widgets.entry_line import EntryLine
from wordarcade.widgets.hangman_field import HangmanField
from wordarcade.widgets.tone import Tone

BEAT = 0.3
"""Seconds from a guess to its answer, whoever the host is, unless it thinks longer."""

_SINGLE: Final = frozenset({"spell", "type_letter('a')"})
"""Actions that begin a guess."""


class HangmanScreen(PlayScreen[HangmanSession, GuessArea]):
    """The player guesses, and the host answers.

    The title names the host that was chosen, and nothing else here depends on it: each is asked
    in the same way, in a thread, and its answer is shown after the same delay.

    Args:
        services: the app's services.
        session: the round in play.
    """

    HELP_PAGE = "hangman"
    NO_WORD = "Finish the word first. F9 then shows what it means."
    FIRST_HINT = "a good letter"

    DEFAULT_CSS = SIDE.format(screen="HangmanScreen")
    BINDINGS: ClassVar[list[BindingType]] = [
        # Stands for all letters in the footer.
        Binding("a,A", "type_letter('a')", "Guess", key_display="a-z"),
        Binding("tab", "spell", "Whole word", id="hangman.word"),
        Binding("enter", "submit", "Guess it", id="game.submit"),
        Binding("ctrl+o", "pause", "Pause", show=False, id="game.pause"),
        Binding("ctrl+e", "end", "Give up", id="game.end"),
        *AFTER_THE_END,
        Binding("h", "harder", "Next level", show=False, id="hangman.harder"),
        Binding("H", "harder", show=False),  # as its key is told
        Binding("h,H", "type_letter('h')", show=False),
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
    class Unanswered(Message):
        """The host could not answer.

        Attributes:
            told: one sentence on it.
        """

        told: str

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
        alone = session.duel is None
        self.streak = streak(services, without=session.id) if alone else None
        self.side = HangmanSide(self.streak)
        area = GuessArea(session, self._guess, self._refuse)
        super().__init__(services, session, area, self.side)
        self._waiting = False
        self._asked = ""
        self._queue: list[str] = []
        self._hinting = False
        self._hint_waits = False

    def on_mount(self) -> None:
        """Show the round, or how it was done if that is past."""
        self.top_line.title = heading(self.session.state.config)
        self.top_line.facts = (self.session.state.lexicon.name,)
        self._show_round()
        if self.session.closed:
            self.show_results()
        elif self.session.is_over:
            self._end()
        elif self.session.state.moves:
            self.message_line.show("Welcome back. Your round is as you left it.")
        elif told := told_of(self.session.state.config, self.session.state.lexicon):
            self.say(told)
        # How to begin stands in the entry line.
        if self.session.playable:
            self._prepare_host()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer guesses and hints during the round, and the ways on once it is over."""
        over = self.session.is_over
        if action in {"hint", "end", "pause", "spell", "type_letter"} and over:
            return False
        if action == "submit":
            entering = self.area.spelling or self.session.paused
            return self.session.moved_on or (entering and not over)
        if action in AFTER_THE_END_ONLY and not over:
            return False
        if action == "harder":
            return over and self.session.harder is not None
        if action == "play_again":
            return self.session.worth_repeating
        return super().check_action(action, parameters)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; while the whole word is typed, none that begins another guess."""
        named = super().active_bindings
        return without(named, _SINGLE) if self.area.spelling else named

    def _show_round(self) -> None:
        state = self.session.state
        self.side.show(state)
        # Where there is room, the streak has a panel.
        in_panel = self.has_class("-high") or self.has_class("-very-high")
        note = "" if self.streak is None or in_panel else streak_note(self.streak)
        if state.config.show_left:
            note = still_fit(len(state.candidates))
        self.area.show_round(note)
        self.chosen_word = state.word or "" if self.session.is_over else ""

    def on_resize(self) -> None:
        """Tell the streak where it has a place now."""
        self.call_after_refresh(self._show_round)

    # Guesses

    def action_spell(self) -> None:
        """Begin to type the whole word; guesses that still wait are made meanwhile."""
        if self.playable() and not self.area.spelling:
            self.area.spell()
            self.message_line.show(WRONG_WORD_COSTS)
            self.refresh_bindings()

    @property
    def steps_back(self) -> str:
        """What Esc does now: guesses that wait may be dropped, too."""
        waiting = self._queue and not self.entry_covered
        return super().steps_back or ("Drop guesses" if waiting else "")

    def action_step_back(self) -> None:
        """Go back to single letters, or drop guesses that wait, or go home."""
        if self.entry_covered:
            self.leave()
        elif self.area.clear():
            self.message_line.show("")
            self.refresh_bindings()
        elif self._queue:
            self._queue.clear()
            self._show_asked()
            self.entry_changed()
        else:
            self.leave()

    def on_entry_line_pressed(self, event: EntryLine.Pressed) -> None:
        """Begin to type the word, or show how it went."""
        event.prevent_default()
        if self.session.is_over:
            self.show_results()
        else:
            self.action_spell()

    def on_hangman_field_letter_picked(self, event: HangmanField.LetterPicked) -> None:
        """Guess the letter."""
        if self.playable():
            self._guess(event.letter)

    def _guess(self, text: str) -> None:
        """Ask the host, or let the guess wait until the last one is answered."""
        if self._waiting:
            if text not in (*self._queue, self._asked):
                self._queue.append(text)
                self._show_asked()
                self.entry_changed()
        else:
            self._make(text)

    def _make(self, text: str) -> None:
        """Ask the host; a letter that waited leaves alone the word that is typed meanwhile."""
        guess = read_guess(text)
        refused = self.session.state.refusal(guess)
        if refused is not None:
            self.say(refused.sentence, Tone.REFUSED)
            return
        if isinstance(guess, GuessWord) and self.area.clear():
            self.refresh_bindings()
        self._asked = text
        self._wait(True)
        self.message_line.show(f"{text.upper()} …")
        self._ask(guess, self.session.state)

    def _refuse(self, why: str) -> None:
        # It may come with every key, so it is not kept in the history.
        self.message_line.answer(why, Tone.REFUSED)

    def _show_asked(self) -> None:
        """Show on the keys which letters have no answer yet."""
        asked = [self._asked] if self._waiting and not self.session.is_over else []
        self.area.show_asked("".join(each for each in (*asked, *self._queue) if len(each) == 1))

    def _wait(self, waiting: bool) -> None:
        self._waiting = waiting
        self._show_asked()

    @aside("Getting the host ready")
    def _prepare_host(self) -> None:
        self.session.prepare_host()

    def _ask(self, guess: Guess, asked: HangmanRound) -> None:
        def look() -> None:
            due = time.monotonic() + BEAT
            answer = self.session.ask_host(guess, asked, report_for(get_current_worker()))
            time.sleep(max(0.0, due - time.monotonic()))
            self.post_message(self.Answered(asked, answer))

        run_aside(self, "The answer", look, self.Unanswered)

    def on_hangman_screen_unanswered(self, event: Unanswered) -> None:
        """Say that the host could not answer; the guess does not count, and can be made again."""
        self._queue.clear()
        self._wait(False)
        self._hint_waits = False
        self.say(event.told, Tone.REFUSED)

    def on_hangman_screen_answered(self, event: Answered) -> None:
        """Save the guess, and show what it has changed."""
        verdict = self.session.take_answer(event.asked, event.guess)
        self._wait(False)
        if verdict is None:
            return
        text = answer(verdict, self.session.state)
        self.say(text, Tone.ACCEPTED if is_hit(verdict) else Tone.REFUSED)
        self._show_round()
        if self.session.is_over:
            self._end()
        while self._queue and not self._waiting:
            self._make(self._queue.pop(0))
        self.entry_changed()
        if self._hint_waits and not self._waiting and not self.session.is_over:
            self.action_hint()

    # Hints

    def action_hint(self) -> None:
        """Suggest a good letter, and why, once the guesses that wait have been made."""
        self._hint_waits = self._waiting
        if self._waiting or not self.gives_hints() or self._hinting or not self.hint_agreed():
            return
        self._hinting = True
        self.message_line.show("Looking for a good letter …", Tone.HINT)
        self._look_for_hint(self.session.state)

    @aside("That hint")
    def _look_for_hint(self, asked: HangmanRound) -> None:
        hint = self.session.look_for_hint(asked, report_for(get_current_worker()))
        self.post_message(self.Hinted(asked, hint))

    def tell_failure(self, told: str) -> None:
        """Say that a hint has failed; it can be asked for again."""
        self._hinting = False
        super().tell_failure(told)

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
            question = "Give up? You lose the round."
            dialogue = ConfirmScreen(question, yes="Give up", no="Keep playing")
            ask_first(self, self.services, dialogue, self._give_up)

    def _give_up(self) -> None:
        if self.session.give_up():
            self._end()

    def _end(self) -> None:
        """Have the word named, and tell it."""
        self.expect_late_letters()
        self._queue.clear()
        self._show_asked()
        self.area.clear()
        if not self.session.settle():
            return
        if self.session.duel is None:
            self.streak = streak(self.services)
            self.side.tell_streak(self.streak)
        self.show_clock()
        self._show_round()
        self.refresh_bindings()
        won = self.session.state.winner is Winner.GUESSER
        self.say(
            closing(self.session.state, self.session.harder), Tone.ACCEPTED if won else Tone.REFUSED
        )

    def show_results(self) -> None:
        """Show how it was done."""
        self.show_end(partial(HangmanResultsScreen, self.session, self.same_again))

    def action_review(self) -> None:
        """Show how it was done."""
        self.show_results()

    def action_another(self) -> None:
        """Play for another word."""
        self.open(self.session.another)

    def action_harder(self) -> None:
        """Play the next level."""
        if (harder := self.session.harder) is not None:
            self.open(NewGameRoute("hangman", harder, ask=False))

    def action_play_again(self) -> None:
        """Play against the same host once more, which may end with another word."""
        self.give_way(self.same_again)

    def action_share(self) -> None:
        """Copy the result."""
        copy_share(self, share(self.session.state, None).of_day(self.session.day))

    def action_copy_code(self) -> None:
        """Copy the share code.

        It is not shown before the end: its length tells whether the host has chosen a word.
        """
        code = self.session.code
        if code is not None:
            self.app.copy_to_clipboard(code)
            shown = code if self.session.is_over else "share code"
            self.say(f"Copied the {shown}, which doesn't give the word away.")
