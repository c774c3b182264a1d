"""Leaving a game: whether it is saved or dropped, and the message that says so."""

from typing import Any

from textual.app import App

from wordarcade.games.routes import DailyRoute, PositionRoute, ReplayRoute
from wordarcade.games.session import GameSession


def leave_game(app: App[Any], session: GameSession[Any, Any, Any]) -> None:
    """Drop a game in which nothing was played, or say how to continue it.

    Call it before home is opened, which lists the saved games.
    """
    if session.drop_untouched():
        app.notify("Nothing played, so nothing saved.", timeout=2)
    elif session.can_be_resumed:
        match session.way_back:
            case DailyRoute():
                how = "Enter continues."
            case ReplayRoute() | PositionRoute():
                how = "Continue from Home."
            case _:
                how = "Press C to continue."
        app.notify(f"Saved. {how}", timeout=2)
    elif session.playable:
        told = "Not saved. Press C to continue before you quit."
        app.notify(told, severity="warning", timeout=4)
