"""All that can be done now: by the keys of the screen, and what has no key there."""

from functools import partial
from typing import Any, Final

from textual.app import App

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.palette import ARCADE, HOME_ALSO, Command, Palette, commands_of

_FURTHER: Final = (
    ("Home", "home", HOME_ALSO),
    ("Daily", "daily", "play today puzzle of the day"),
    ("Puzzles", "puzzles", "play solve"),
    ("Trainer", "trainer", "learn words study practise drills"),
    ("History", "history", "finished games past"),
    ("Statistics", "statistics", "figures numbers ratings"),
    ("Themes", "themes", "colours dark light look"),
    ("Keys", "keys", "shortcuts keyboard change"),
    ("Lexicons", "lexicons", "word lists dictionary"),
    ("Tour", "tour", "tutorial introduction how to play"),
    ("Folders", "folders", "files paths where"),
)
"""What can be done on every screen: its title, the action of the app, and other words for it."""


def commands_for(screen: ArcadeScreen[Any]) -> list[Command]:
    """Return the commands of a screen, those of its keys first, each title once."""
    commands = list(commands_of(screen))
    titles = {command.title for command in commands}
    app = screen.app
    return commands + [
        Command(title, "", ARCADE, partial(app.run_action, action, app), also=also)
        for title, action, also in _FURTHER
        if title not in titles
    ]


def show_palette(screen: ArcadeScreen[Any]) -> None:
    """Offer the commands of a screen above it, and run the one chosen; none above a palette."""
    if not isinstance(screen, Palette):
        screen.show_above(Palette(commands_for(screen)), partial(run_chosen, screen.app))


def run_chosen(app: App[Any], command: Command | None) -> None:
    """Run a command, unless its screen has gone while the palette was open.

    Args:
        app: the app.
        command: the command; None for nothing.
    """
    if command is not None:
        node = command.node
        if node is None or node is app or node.screen is app.screen:
            app.call_later(command.run)
