"""The interface of the game screen to its parts."""

from collections.abc import Callable
from typing import Any, Protocol

from textual.geometry import Region
from textual.screen import Screen

from wordarcade.screens.scrabble.opinion import Opinion
from wordarcade.widgets.tone import Tone


class LayingStage(Protocol):
    """The screen where tiles are laid, as board and rack see it."""

    def playable(self) -> bool:
        """Whether the player can act; if a pause is what hinders, say so."""

    def submit(self) -> None:
        """Play what is laid or typed, or accept the last play."""

    def confide(self, text: str, tone: Tone) -> None:
        """Say what may tell something of a rack, and must not be found by others later."""

    def remark(self, text: str, tone: Tone) -> None:
        """Say what is forgotten with the next message."""

    def forget_remark(self) -> None:
        """Show the last news again if what was said since was about an entry that has changed."""

    def show_standing(self, told: Opinion | None) -> None:
        """Show beside the board what the rules say of the tiles as they lie."""


class Stage(LayingStage, Protocol):
    """The screen of a game, as its parts see it."""

    @property
    def in_view(self) -> bool:
        """Whether this is the top screen, and not closing."""

    def board_in_sight(self) -> bool:
        """Whether the player can see what happens on the board."""

    @property
    def beside_newest(self) -> Region:
        """The room among the turns below the newest, or above it; empty while out of sight."""

    def action_hint(self) -> None:
        """Tell a little more of the best turn."""

    def hint_agreed(self) -> bool:
        """Whether the player knows what hints cost; if not, say so."""

    def name_next_hint(self, what: str) -> None:
        """Say in the entry line what the next hint shows."""

    def action_take_back(self) -> None:
        """Go back to before the last turn of a person."""

    def say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Answer the player in the message line."""

    def tell_plays(self) -> None:
        """Say again what was played, and nothing else that was said before."""

    def forget_hints(self) -> None:
        """Keep the hints given last no longer among the messages: the next one tells all of it."""

    def prompt(self, text: str) -> None:
        """Say behind the answer what is to be done next; it is not kept among the messages."""

    def show_game(self) -> None:
        """Show how the game stands."""

    def show_results(self) -> None:
        """Show the results."""

    def expect_late_letters(self) -> None:
        """Take no letter for a command until the player has seen that the game is over."""

    def leave(self) -> None:
        """Go home, from where the game can be continued."""

    def when_in_view(self, act: Callable[[], object]) -> None:
        """Do something now, or when this is the top screen again."""

    def show_above(
        self, screen: Screen[Any], answered: Callable[[Any], None] | None = None
    ) -> None:
        """Show a screen above this one, unless there is another one already."""

    def call_after_refresh(self, callback: Callable[[], object], /) -> object:
        """Call a function once what has changed on the screen is drawn."""
