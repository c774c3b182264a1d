"""What stands in the place of finished games while there are none."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from wordarcade.widgets.empty_picture import EmptyPicture


class NoGames(EmptyPicture, can_focus=True):
    """Says what comes here; Enter leads to the games."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "screen.home", "Home", id="history.begin"),
    ]

    def __init__(self) -> None:
        super().__init__("Finished games are kept here. Enter goes Home: pick a game to begin.")
