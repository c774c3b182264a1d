"""The gate that every key and click passes on its way to a screen."""

from typing import Any, Final

from textual.app import App
from textual.events import Event, InputEvent, Key

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.shell.hasty_leaving import HastyLeaving
from wordarcade.shell.held_keys import HeldKeys
from wordarcade.shell.stale_input import StaleInput


class InputGate:
    """Lets through what is meant for the screen in view, and keeps keys for a game to come.

    Args:
        app: takes the events, and the keys again that were kept.
    """

    def __init__(self, app: App[Any]) -> None:
        self._app: Final = app
        self._stale: Final = StaleInput()
        self._held: Final = HeldKeys()
        self._hasty: Final = HastyLeaving()
        self._was_preparing = False

    def keeps_out(self, event: Event) -> bool:
        """Whether an event must not reach the screen in view, at least not now.

        Called for each event, before it is handled.
        """
        if not isinstance(event, InputEvent):
            return False
        self._hasty.note(event, typed=self._typed)
        if self._stale.is_stale(event) or self._comes_late(event):
            return True
        return isinstance(event, Key) and self._held.takes(event, preparing=self._preparing)

    def screen_changes(self) -> None:
        """Note that another screen is in view; keys that were kept follow once it is drawn."""
        self._stale.screen_changes(awaited=self._was_preparing)
        self._was_preparing = self._preparing
        screen = self._app.screen
        if self._hasty.just_now and isinstance(screen, ArcadeScreen) and not screen.takes_letters:
            screen.expect_late_letters()
        self._app.call_later(self._when_drawn)

    def _comes_late(self, event: InputEvent) -> bool:
        """Whether an event is a letter for a screen of words that has just gone, or its round."""
        screen = self._app.screen
        return isinstance(screen, ArcadeScreen) and screen.late_letters.takes(event)

    @property
    def _typed(self) -> bool:
        screen = self._app.screen
        return isinstance(screen, ArcadeScreen) and screen.types_words

    @property
    def _preparing(self) -> bool:
        screen = self._app.screen
        return isinstance(screen, ArcadeScreen) and screen.HOLDS_KEYS

    def _when_drawn(self) -> None:
        if not self._preparing:
            # In the app's own loop, so that no other key comes between them.
            self._app.screen.call_after_refresh(self._app.call_later, self._release)

    def _release(self) -> None:
        """Pass on the keys that were pressed too early, if there is a game to take them."""
        if self._preparing:
            return
        screen = self._app.screen
        if not (isinstance(screen, ArcadeScreen) and screen.game_is_running):
            self._held.drop()
        elif keys := self._held.release():
            for key in keys:
                self._app.post_message(key)
            self._app.call_later(self._release)  # those that were pressed meanwhile
