"""The base of game screens with a clock: it runs only while the board can be seen."""

from contextlib import suppress
from typing import Any, ClassVar, Final

from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget

from wordarcade.clock import Clock
from wordarcade.screens.clock_face import clock_face
from wordarcade.screens.game_screen import GameScreen
from wordarcade.stopwatch import Stopwatch
from wordarcade.store.errors import StoreError
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.word_panel import WordPanel

_BEAT: Final = 0.1
"""Seconds between two looks at the clock."""

_SAVE_EVERY_MS: Final = 1000
"""Play time between two notes of it on record."""


class TimedGameScreen(GameScreen):
    """Counts play time, saves it about once a second, and covers the board in pauses.

    The clock stands while the player pauses, while another screen is above this one that is no
    part of play, and while the whole program is suspended.

    Args:
        playfield: what takes the room left of the panel.
        panel: the score, and what was found or played.
        clock: where time comes from.
        elapsed_ms: play time so far.
    """

    PART_OF_PLAY: ClassVar[tuple[type[Screen[Any]], ...]] = ()
    """The screens above this one that leave the clock running and the board in sight."""

    def __init__(self, playfield: Widget, panel: WordPanel, clock: Clock, elapsed_ms: int) -> None:
        super().__init__(playfield, panel)
        self.stopwatch = Stopwatch(clock, elapsed_ms)
        self._saved_ms = elapsed_ms
        self._paused = False
        self._lost = False

    # What the game says

    @property
    def round_has_ended(self) -> bool:
        """Whether the rules have ended the round."""
        raise NotImplementedError

    def remaining_ms(self, elapsed_ms: int) -> int | None:
        """Return the milliseconds left after `elapsed_ms` of play, or None if untimed."""
        raise NotImplementedError

    def save_clock(self, elapsed_ms: int) -> None:
        """Note the play time on record.

        Raises:
            StoreError: it cannot be noted.
        """
        raise NotImplementedError

    def time_is_up(self) -> None:
        """End the round."""
        raise NotImplementedError

    def cover(self, covered: bool) -> None:
        """Cover the board, or show it."""
        raise NotImplementedError

    def clear_entry(self) -> None:
        """Drop what is being entered."""
        raise NotImplementedError

    # What follows from it

    @property
    def round_is_running(self) -> bool:
        """Whether the round can still be played here."""
        return not self.round_has_ended and not self._lost

    @property
    def _covered(self) -> bool:
        return self.round_is_running and not self.stopwatch.running

    def playable(self) -> bool:
        """Whether the player can act; if a pause is what hinders, say so."""
        if self._paused and self.round_is_running:
            self._say_paused()
        return self.round_is_running and not self._paused

    def lose(self, error: StoreError) -> None:
        """Stop playing a round that cannot be saved from here any more."""
        self._lost = True
        self.stopwatch.stop()
        self.clear_entry()
        self.say(str(error), Tone.REFUSED)
        self.show_clock()

    def on_mount(self) -> None:
        """Keep an eye on the clock."""
        self.set_interval(_BEAT, self._look_at_clock)
        # At once: what is put off would only be done when the program is awake again.
        self.app.app_suspend_signal.subscribe(self, lambda _: self._hold(), immediate=True)
        self.app.app_resume_signal.subscribe(self, lambda _: self._go_on())

    def on_screen_suspend(self) -> None:
        """Stop while something else is shown."""
        if not isinstance(self.app.screen, self.PART_OF_PLAY):
            self._hold()

    def on_screen_resume(self) -> None:
        """Go on, unless the player has paused."""
        if self.in_view:
            self._go_on()

    def on_unmount(self) -> None:
        """Note the play time; the message line is gone, so a failure has no place to show."""
        # Signals keep what is told to whom, and with it the screen.
        self.app.app_suspend_signal.unsubscribe(self)
        self.app.app_resume_signal.unsubscribe(self)
        self.stopwatch.stop()
        if self.round_is_running:
            with suppress(StoreError):
                self.save_clock(self.stopwatch.elapsed_ms)

    def action_pause(self) -> None:
        """Stop the clock and cover the board, or go on."""
        if not self.round_is_running:
            return
        self._paused = not self._paused
        if self._paused:
            self._hold()
            self._say_paused()
        else:
            self._go_on()
            self.say("On you go.")

    def show_clock(self) -> None:
        """Show the time, and the board if it runs."""
        self.top_line.clock = self.clock_face(self.stopwatch.elapsed_ms, paused=self._covered)
        self.cover(self._covered)

    def clock_face(self, elapsed_ms: int, *, paused: bool) -> Content:
        """Return the time as it is shown.

        Args:
            elapsed_ms: play time so far.
            paused: whether the clock stands.
        """
        return clock_face(elapsed_ms, self.remaining_ms(elapsed_ms), paused=paused)

    def _say_paused(self) -> None:
        self.say("Paused; ctrl+o goes on.", Tone.NOTICE)

    def _hold(self) -> None:
        self.stopwatch.stop()
        self._save()
        self.show_clock()

    def _go_on(self) -> None:
        if self.round_is_running and not self._paused:
            self.stopwatch.start()
        self.show_clock()

    def _look_at_clock(self) -> None:
        if not self.stopwatch.running:
            return
        if not (self.is_active or isinstance(self.app.screen, self.PART_OF_PLAY)):
            self._hold()  # something has come above what is part of play
            return
        elapsed_ms = self.stopwatch.elapsed_ms
        if self.remaining_ms(elapsed_ms) == 0:
            self.time_is_up()
            return
        self.show_clock()
        if elapsed_ms - self._saved_ms >= _SAVE_EVERY_MS:
            self._save()

    def _save(self) -> None:
        elapsed_ms = self.stopwatch.elapsed_ms
        if not self.round_is_running or elapsed_ms == self._saved_ms:
            return
        self._saved_ms = elapsed_ms
        try:
            self.save_clock(elapsed_ms)
        except StoreError as error:
            self.lose(error)
