"""Leaving the app: whether to ask first, and what."""

from collections.abc import Callable
from typing import Any, Final

from textual.app import App
from textual.screen import Screen

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.services import Services

QUIT_QUESTION: Final = "Leave wordarcade? Your game is saved. Continue from Home."
UNPLAYED_QUESTION: Final = "Leave wordarcade? You haven't played yet, so nothing is lost."
LOSING_QUESTION: Final = "Leave wordarcade? Your game isn't saved and will be lost."


class Quitting:
    """Ends the app; asks first if that interrupts a round.

    Players can switch the question off, but not where the round would be lost.

    Args:
        app: what is left.
        services: tell whether games last, and what the player wants.
        show: shows a question above all screens, and passes on its answer.
    """

    def __init__(
        self,
        app: App[Any],
        services: Services,
        show: Callable[[Screen[bool], Callable[[bool | None], None]], object],
    ) -> None:
        self._app: Final = app
        self._services: Final = services
        self._show: Final = show
        self._question: Screen[bool] | None = None

    @property
    def interrupts(self) -> list[ArcadeScreen[Any]]:
        """The screens on which a round is running, from the bottom up."""
        return [screen for screen in self._arcade_screens() if screen.game_is_running]

    @property
    def leaves_saved(self) -> bool:
        """Whether a round that has been begun is running, and can be continued later."""
        begun = any(not screen.nothing_to_lose for screen in self.interrupts)
        return begun and self._services.games.lasts

    def quit(self) -> None:
        """Leave, or ask; a question that stands is not asked again."""
        running = self.interrupts
        harmless = all(screen.nothing_to_lose for screen in running)
        loses = not harmless and not self._services.games.lasts
        if not running:
            self._app.exit()
        elif not (loses or self._services.settings.current.ask_first):
            self._leave()
        elif self._question not in self._app.screen_stack:
            self._ask(harmless=harmless, loses=loses)

    def _ask(self, *, harmless: bool, loses: bool) -> None:
        # Not needed to show the home screen, which is what a start waits for.
        from wordarcade.screens.confirm import ConfirmScreen  # noqa: PLC0415 - see above

        question = LOSING_QUESTION if loses else QUIT_QUESTION
        question = UNPLAYED_QUESTION if harmless else question
        self._question = ConfirmScreen(question, yes="Quit", no="Keep playing", loses=loses)
        self._show(self._question, self._answered)

    def _answered(self, agreed: bool | None) -> None:
        if agreed:
            self._leave()

    def _leave(self) -> None:
        for screen in self._arcade_screens():
            screen.before_quitting()
        self._app.exit()

    def _arcade_screens(self) -> list[ArcadeScreen[Any]]:
        return [screen for screen in self._app.screen_stack if isinstance(screen, ArcadeScreen)]
