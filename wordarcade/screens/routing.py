"""Mapping of routes to screens."""

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any

from wordarcade.games.daily import puzzle
from wordarcade.games.days import today
from wordarcade.games.registry import Registry
from wordarcade.games.resuming import resumed
from wordarcade.games.routes import (
    AgainRoute,
    DailyGameRoute,
    DailyRoute,
    DuelRoute,
    HistoryRoute,
    LexiconsRoute,
    NewGameRoute,
    PositionRoute,
    PuzzleRoute,
    PuzzlesRoute,
    ReplayRoute,
    ResumeRoute,
    RouteAboveHome,
    StatisticsRoute,
    TourRoute,
    TrainerRoute,
    WayBack,
    WordToolsRoute,
)
from wordarcade.games.session import GameSession
from wordarcade.games.spec import GameSpec
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.services import GameId, Services
from wordarcade.support.errors import UnavailableError
from wordarcade.support.progress import Report

if TYPE_CHECKING:
    from wordarcade.games.boggle.session import BoggleSession
    from wordarcade.games.training.choosing import Choice

Begin = Callable[[Report], GameSession[Any, Any, Any]]
"""Makes the session of a game, in a thread."""


def screen_for(services: Services, games: Registry, route: RouteAboveHome) -> ArcadeScreen[Any]:
    """Return a new screen for `route`.

    Raises:
        ArcadeError: the game to resume is not saved, or this version has no such game.
    """
    match route:
        case (
            HistoryRoute()
            | StatisticsRoute()
            | DailyRoute()
            | TrainerRoute()
            | WordToolsRoute()
            | LexiconsRoute()
            | TourRoute()
            | PuzzleRoute()
            | PuzzlesRoute()
        ):
            return _place(services, games, route)
        case DailyGameRoute(game, day):
            return _daily_game(services, games, game, day or today(services.clock))
        case NewGameRoute():
            return _new_game(services, games[route.game], route)
        case ResumeRoute() | DuelRoute():
            return _played_on(services, games, route)
        case AgainRoute(game_id):
            return _again(services, games, game_id)
        case ReplayRoute() | PositionRoute():
            return _gone_through(services, games[route.game], route)


def _gone_through(
    services: Services, spec: GameSpec, route: ReplayRoute | PositionRoute
) -> ArcadeScreen[Any]:
    """Return the screen of a game turn by turn, or of one position."""
    screens = spec.screens.load()
    screen = screens.replay if isinstance(route, ReplayRoute) else screens.position
    if screen is None:
        raise UnavailableError("You can't go through this kind of game turn by turn.")
    shown: ArcadeScreen[Any] = screen(services, route)
    return shown


def _place(
    services: Services,
    games: Registry,
    route: HistoryRoute
    | StatisticsRoute
    | DailyRoute
    | TrainerRoute
    | WordToolsRoute
    | LexiconsRoute
    | TourRoute
    | PuzzleRoute
    | PuzzlesRoute,
) -> ArcadeScreen[Any]:
    match route:
        case HistoryRoute(marked, wanted, deleted):
            # Not needed to show the home screen, which is what a start waits for.
            from wordarcade.screens.history.screen import HistoryScreen  # noqa: PLC0415 - see above

            return HistoryScreen(services, games, marked, wanted, deleted)
        case StatisticsRoute(game):
            from wordarcade.screens.statistics.screen import (  # noqa: PLC0415 - as above
                StatisticsScreen,
            )

            return StatisticsScreen(services, games, game)
        case DailyRoute(day):
            return _days(services, games, day)
        case WordToolsRoute() | LexiconsRoute():
            return _about_words(services, games, route)
        case TourRoute() | TrainerRoute():
            return _lesson(services, route)
        case PuzzleRoute() | PuzzlesRoute():
            return _puzzles(services, games, route)


def _puzzles(
    services: Services, games: Registry, route: PuzzleRoute | PuzzlesRoute
) -> ArcadeScreen[Any]:
    if isinstance(route, PuzzlesRoute):
        from wordarcade.screens.puzzles.front import PuzzlesScreen  # noqa: PLC0415 - as in `_place`

        return PuzzlesScreen(services, games, route)
    from wordarcade.screens.puzzles.opening import puzzle_screen  # noqa: PLC0415 - as in `_place`

    return puzzle_screen(services, route)


def _about_words(
    services: Services, games: Registry, route: WordToolsRoute | LexiconsRoute
) -> ArcadeScreen[Any]:
    if isinstance(route, LexiconsRoute):
        from wordarcade.screens.lexicons.screen import (  # noqa: PLC0415 - as in `_place`
            LexiconsScreen,
        )

        return LexiconsScreen(services, games)
    from wordarcade.screens.word_tools import WordToolsScreen  # noqa: PLC0415 - as in `_place`

    return WordToolsScreen(services)


def beginning(
    services: Services, spec: GameSpec, begin: Begin, back: WayBack | None = None
) -> ArcadeScreen[Any]:
    """Return the screen that begins a game and then shows it.

    Args:
        services: the app's services.
        spec: the game.
        begin: makes the session.
        back: where the game leads back to; None for home.
    """
    return _preparing(services, spec, spec.play.load().beginning, begin, back)


def _new_game(services: Services, spec: GameSpec, route: NewGameRoute) -> ArcadeScreen[Any]:
    _, setup, ask, terms, back = route
    play = spec.play.load()
    setup = play.recalling(services, setup)
    if terms is not None:
        # Neither is needed to show the home screen, which is what a start waits for.
        from wordarcade.games.duel.playing import first_turn  # noqa: PLC0415 - see above
        from wordarcade.screens.duel.flow import turn_screen  # noqa: PLC0415 - see above

        return turn_screen(services, spec, first_turn(services, spec, setup, terms))
    asking = spec.screens.load().setup
    if ask and asking is not None:
        screen: ArcadeScreen[Any] = asking(services, setup)
        return screen
    return beginning(services, spec, partial(play.begin, services, setup), back)


def _played_on(
    services: Services, games: Registry, route: ResumeRoute | DuelRoute
) -> ArcadeScreen[Any]:
    """Return the screen of a saved game, or of the duel that it is a turn of."""
    if isinstance(route, ResumeRoute):
        from wordarcade.games.duel.playing import duel_of  # noqa: PLC0415 - as in `_new_game`

        found = duel_of(services, route)
        if found is None:
            return _resumed(services, games, route.game_id, route.back)
        route = found
    from wordarcade.screens.duel.flow import duel_screen  # noqa: PLC0415 - as in `_new_game`

    return duel_screen(services, games, route)


def _resumed(
    services: Services, games: Registry, game_id: GameId, way_back: WayBack | None = None
) -> ArcadeScreen[Any]:
    saved = services.games.load(game_id)
    spec = games[saved.header.game]
    play = spec.play.load()
    begin = partial(resumed, services, play, saved)
    if way_back is None and saved.header.finished:
        way_back = HistoryRoute(game_id)
    return _preparing(services, spec, play.resuming, begin, way_back)


def _tour(services: Services) -> ArcadeScreen[Any]:
    # Needed once in a player's life.
    from wordarcade.games.tour import tour_session  # noqa: PLC0415 - see above
    from wordarcade.screens.preparing import PreparingScreen  # noqa: PLC0415 - as in `_days`
    from wordarcade.screens.tour import TourScreen  # noqa: PLC0415 - see above

    def show(session: "BoggleSession") -> ArcadeScreen[Any]:
        session.open()
        return TourScreen(session)

    return PreparingScreen("Laying out tiles …", partial(tour_session, services), show)


def _days(services: Services, games: Registry, day: date | None) -> ArcadeScreen[Any]:
    # Neither is needed for a start with the home screen.
    from wordarcade.screens.daily.days import DailyScreen  # noqa: PLC0415 - see above
    from wordarcade.screens.preparing import PreparingScreen  # noqa: PLC0415 - see above

    source = services.settings.current.lexicon

    def show(lexicon: Lexicon) -> ArcadeScreen[Any]:
        return DailyScreen(services, games, lexicon, day)

    return PreparingScreen("Opening the calendar …", partial(services.lexicons.open, source), show)


def _lesson(services: Services, route: TourRoute | TrainerRoute) -> ArcadeScreen[Any]:
    """Return what teaches: the arcade, or words."""
    if isinstance(route, TourRoute):
        return _tour(services)
    return _trainer(services, route.choice, route.lexicon)


def _trainer(services: Services, choice: "Choice | None", lexicon: str) -> ArcadeScreen[Any]:
    # Neither is needed for a start with the home screen.
    from wordarcade.games.training.trainer import Trainer  # noqa: PLC0415 - see above
    from wordarcade.screens.preparing import PreparingScreen  # noqa: PLC0415 - see above
    from wordarcade.screens.trainer.overview import TrainerScreen  # noqa: PLC0415 - see above

    source = lexicon or services.settings.current.lexicon

    def show(opened: Lexicon) -> ArcadeScreen[Any]:
        return TrainerScreen(Trainer(services, opened), choice)

    return PreparingScreen("Opening the deck …", partial(services.lexicons.open, source), show)


def _daily_game(services: Services, games: Registry, game: str, day: date) -> ArcadeScreen[Any]:
    """Return what plays the puzzle of a day, on from where it was left if it was begun."""
    from wordarcade.screens.preparing import PreparingScreen  # noqa: PLC0415 - as in `_days`

    spec, way_back = games[game], DailyRoute(day)
    source = services.settings.current.lexicon

    def show(lexicon: Lexicon) -> ArcadeScreen[Any]:
        known = puzzle.begun(services, game, day, lexicon)
        if known is not None and known.game_id is not None:
            return _resumed(services, games, known.game_id, way_back)
        begin = partial(puzzle.begin, services, spec, day)
        return _preparing(services, spec, spec.play.load().beginning, begin, way_back)

    opening = partial(services.lexicons.open, source)
    return PreparingScreen("Opening the calendar …", opening, show, way_back)


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
    services: Services, spec: GameSpec, doing: str, begin: Begin, way_back: WayBack | None = None
) -> ArcadeScreen[Any]:
    # Needs a progress bar, which a start with the home screen should not wait for.
    from wordarcade.screens.preparing import PreparingScreen  # noqa: PLC0415 - see above

    def show(session: GameSession[Any, Any, Any]) -> ArcadeScreen[Any]:
        session.came_from = way_back
        session.open()
        screen: ArcadeScreen[Any] = spec.screens.load().play(services, session)
        return screen

    return PreparingScreen(doing, begin, show, way_back)
