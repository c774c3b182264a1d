"""The base of every full screen: help, room to draw in, and what the app asks of a screen."""

from typing import ClassVar, TypeVar

from textual.geometry import Size
from textual.message import Message
from textual.screen import Screen

from wordarcade.screens.openings import Opening

ResultT = TypeVar("ResultT")


class ArcadeScreen(Screen[ResultT]):
    """A screen of the arcade.

    A screen asks for another one by posting `ArcadeScreen.Open`; the app puts it in the
    place of this one, above the home screen. Popping a screen goes back home.
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
            opening: what to show.
        """

        def __init__(self, opening: Opening) -> None:
            super().__init__()
            self.opening = opening

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

    def on_resize(self) -> None:
        """Cover the screen while the terminal is too small for it."""
        room = self.app.size
        fits = room.width >= self.NEEDS.width and room.height >= self.NEEDS.height
        if self.is_current and not fits:
            # Seldom needed, and a start waits for the home screen alone.
            from wordarcade.screens.too_small import TooSmallScreen  # noqa: PLC0415 - see above

            self.app.push_screen(TooSmallScreen(self.NEEDS))
