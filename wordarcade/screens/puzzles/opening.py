"""Looking for a puzzle, and the screen that shows it."""

from dataclasses import replace
from functools import partial
from typing import Any

from wordarcade.games.puzzles.kinds import KINDS, game_or_last
from wordarcade.games.puzzles.session import PuzzleSession
from wordarcade.games.puzzles.supply import SetPuzzle, choose, need_of
from wordarcade.games.routes import PuzzleRoute, PuzzlesRoute
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.services import Services


def puzzle_screen(services: Services, route: PuzzleRoute) -> ArcadeScreen[Any]:
    """Return what looks for a puzzle, and then makes way for it.

    Args:
        services: the app's services.
        route: which puzzle.

    Raises:
        UnavailableError: there are no puzzles of the game.
    """
    game = game_or_last(services, route.game)
    need = need_of(
        services, game, route.lexicon, route.rating, seed=route.seed, origin=route.source
    )
    need = replace(need, preferred=route.preferred)

    def show(chosen: SetPuzzle) -> ArcadeScreen[Any]:
        session = PuzzleSession.begin(services, chosen)
        screen: ArcadeScreen[Any] = KINDS[game].screen.load()(services, session, route)
        return screen

    back = PuzzlesRoute(route.source, route.lexicon)
    return PreparingScreen("Looking for a puzzle …", partial(choose, services, need), show, back)
