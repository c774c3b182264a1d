"""The choice of a level to play on against."""

from typing import Any

from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.games.routes import NewGameRoute, PositionRoute, ReplayRoute
from wordarcade.games.scrabble.playing_on import PlayingOn, Start, level_texts
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.menu import MenuScreen


def ask_level(
    screen: ArcadeScreen[Any],
    playing_on: PlayingOn,
    start: Start,
    note: str = "",
    back: ReplayRoute | PositionRoute | None = None,
) -> None:
    """Ask for a level, and begin a game against bots of it.

    Args:
        screen: the screen in sight.
        playing_on: makes the choices for the game.
        start: the position to begin with.
        note: what is said below the levels.
        back: where the game leads back to; None for home.
    """

    def begin(setup: ScrabbleSetup | None) -> None:
        if setup is not None:
            screen.open(NewGameRoute("scrabble", setup, ask=False, back=back))

    levels = level_texts(len(start.scores))
    options = [(text, playing_on.against(start, level)) for text, level in levels]
    names = [level for _, level in levels]
    usual = playing_on.level
    marked = names.index(usual) if usual in names else 0
    screen.show_above(MenuScreen("Play on against", options, note, marked=marked), begin)
