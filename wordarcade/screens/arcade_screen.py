"""The base of every full screen: help, room to draw in, and what the app asks of a screen."""

from typing import Any, ClassVar, TypeVar

from textual.geometry import Size
from textual.message import Message

from wordarcade.games.routes import Route
from wordarcade.screens.stacked_screen import StackedScreen

ResultT = TypeVar("ResultT")


class ArcadeScreen(StackedScreen[ResultT]):
    """A screen of the arcade.

    A screen asks for another one with `open`; the app puts it in the place of this one, above
    the home screen. Popping a screen goes back home.
    """

    HELP_PAGE: ClassVar[str] = ""
    """The page of help: the name of a file in `assets/help`, without `.md`.

    Empty: there is nothing to explain but the keys.
    """

    NEEDS: ClassVar[Size] = Size(50, 20)
    """The fewest columns and rows that everything on the screen fits in."""

    class Open(Message):
        """A wish to see something else.

        Attributes:
            screen: the screen that wishes it; it counts only while that is in view.
            route: what to show.
        """

        def __init__(self, screen: "ArcadeScreen[Any]", route: Route) -> None:
            super().__init__()
            self.screen = screen
            self.route = route

    class SettingChosen(Message):
        """The player has set something anew; the app uses and remembers it.

        Attributes:
            key: the setting, as `Settings.changed` takes it.
            value: its new value.
        """

        def __init__(self, key: str, value: str | bool) -> None:
            super().__init__()
            self.key = key
            self.value = value

    @property
    def round_is_running(self) -> bool:
        """Whether quitting now would interrupt a round; the player is asked first."""
        return False

    def open(self, route: Route) -> None:
        """Ask the app to show something else."""
        self.post_message(self.Open(self, route))

    def on_resize(self) -> None:
        """Cover the screen while the terminal is too small for it."""
        self._cover_if_small()

    def on_screen_resume(self) -> None:
        """Cover the screen if the terminal has become too small while it was below another."""
        if self.is_mounted:
            self._cover_if_small()

    def _cover_if_small(self) -> None:
        room = self.app.size
        if room.width < self.NEEDS.width or room.height < self.NEEDS.height:
            # Seldom needed, and a start waits for the home screen alone.
            from wordarcade.screens.too_small import TooSmallScreen  # noqa: PLC0415 - see above

            self.show_above(TooSmallScreen(self.NEEDS))
