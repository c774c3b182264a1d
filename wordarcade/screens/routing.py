"""Mapping of routes to screens."""

from collections.abc import Callable
from functools import partial
from typing import Any

from wordarcade.games.registry import Registry
from wordarcade.games.resuming import resumed
from wordarcade.games.routes import (
    AgainRoute,
    HistoryRoute,
    NewGameRoute,
    ReplayRoute,
    ResumeRoute,
    Route,
    RouteAboveHome,
    StatisticsRoute,
)
from wordarcade.games.session import GameSession
from wordarcade.games.spec import GameSpec
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.services import GameId, Services
from wordarcade.support.errors import UnavailableError
from wordarcade.support.progress import Report

Begin = Callable[[Report], GameSession[Any, Any, Any]]
"""Makes the session of a game, in a thread."""


def screen_for(services: Services, games: Registry, route: RouteAboveHome) -> ArcadeScreen[Any]:
    """Return a new screen for `route`.

    Raises:
        ArcadeError: the game to resume is not saved, or this version has no such game.
    """
    match route:
        case HistoryRoute(marked, wanted):
            # Not needed to show the home screen, which is what a start waits for.
            from wordarcade.screens.history.screen import HistoryScreen  # noqa: PLC0415 - see above

            return HistoryScreen(services, games, marked, wanted)
        case StatisticsRoute(game):
            from wordarcade.screens.statistics.screen import (  # noqa: PLC0415 - as above
                StatisticsScreen,
            )

            return StatisticsScreen(services, games, game)
        case NewGameRoute(game, setup, ask):
            return _new_game(services, games[game], setup, ask=ask)
        case ResumeRoute(game_id, back):
            return _resumed(services, games, game_id, back)
        case AgainRoute(game_id):
            return _again(services, games, game_id)
        case ReplayRoute(game, source):
            replay = games[game].screens.load().replay
            if replay is None:
                raise UnavailableError("Games of this kind cannot be gone through turn by turn.")
            screen: ArcadeScreen[Any] = replay(services, source)
            return screen


def beginning(services: Services, spec: GameSpec, begin: Begin) -> ArcadeScreen[Any]:
    """Return the screen that begins a game and then shows it.

    Args:
        services: the app's services.
        spec: the game.
        begin: makes the session.
    """
    return _preparing(services, spec, spec.play.load().beginning, begin)


def _new_game(services: Services, spec: GameSpec, setup: Any, *, ask: bool) -> ArcadeScreen[Any]:
    asking = spec.screens.load().setup
    if ask and asking is not None:
        screen: ArcadeScreen[Any] = asking(services, setup)
        return screen
    return beginning(services, spec, partial(spec.play.load().begin, services, setup))


def _resumed(
    services: Services, games: Registry, game_id: GameId, back: HistoryRoute | None
) -> ArcadeScreen[Any]:
    saved = services.games.load(game_id)
    spec = games[saved.header.game]
    play = spec.play.load()
    way_back = (back or HistoryRoute(game_id)) if saved.header.finished else None

    def begin(report: Report) -> GameSession[Any, Any, Any]:
        session = resumed(services, play, saved, report)
        session.opened_from = back
        return session

    return _preparing(services, spec, play.resuming, begin, way_back)


def _again(services: Services, games: Registry, game_id: GameId) -> ArcadeScreen[Any]:
    saved = services.games.load(game_id)
    spec = games[saved.header.game]
    play = spec.play.load()

    def begin(report: Report) -> GameSession[Any, Any, Any]:
        session = resumed(services, play, saved, report)
        if session.worth_repeating:
            return session.again()
        another: GameSession[Any, Any, Any] = play.begin(services, session.another.setup, report)
        return another

    return _preparing(services, spec, play.beginning, begin)


def _preparing(
    services: Services, spec: GameSpec, doing: str, begin: Begin, way_back: Route | None = None
) -> ArcadeScreen[Any]:
    # Needs a progress bar, which a start with the home screen should not wait for.
    from wordarcade.screens.preparing import PreparingScreen  # noqa: PLC0415 - see above

    def show(session: GameSession[Any, Any, Any]) -> ArcadeScreen[Any]:
        session.open()
        screen: ArcadeScreen[Any] = spec.screens.load().play(services, session)
        return screen

    return PreparingScreen(doing, begin, show, way_back)
