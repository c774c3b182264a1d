"""Opening a game to replay, from a file or from the saved games."""

from functools import partial
from pathlib import Path
from typing import Any

from wordarcade.engine.scrabble.notation.gcg_reader import load_gcg
from wordarcade.games.routes import ReplayRoute
from wordarcade.games.scrabble.analysing import Analyse, analyse_file, lexicon_of_file
from wordarcade.games.scrabble.finished import finished_game
from wordarcade.games.scrabble.kept_analysis import KeptAnalysis
from wordarcade.games.scrabble.notebook import Notebook
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.screens.scrabble.course import Course
from wordarcade.screens.scrabble.file_course import course_of_file
from wordarcade.screens.scrabble.game_course import course_of_game
from wordarcade.screens.scrabble.replay import ReplayScreen
from wordarcade.services import Services
from wordarcade.support.progress import Report


def replaying(
    services: Services, route: ReplayRoute, *, reopened: bool = True
) -> PreparingScreen[Any]:
    """Return the screen that reads a game and then shows its turns.

    Args:
        services: the collaborators.
        route: names a GCG file, or a saved game that is over, and the turn to begin with.
        reopened: whether the screen that it was opened from may not be below it any more.

    Raises:
        StoreError: there is no such saved game.
    """
    source = route.source
    if isinstance(source, Path):
        return _replaying_file(services, source, route, reopened=reopened)
    saved = services.games.load(source)
    notebook = Notebook(services.games, source)
    kept = KeptAnalysis(services, source, saved.header.lexicon.identity)

    def prepare(report: Report) -> tuple[Course, Analyse]:
        game, bots = finished_game(services, saved, report)
        return course_of_game(game), kept.analyse(game, partial(bots.analyse, game))

    return PreparingScreen(
        "Reading the game …",
        prepare,
        lambda read: ReplayScreen(
            services, *read, notebook=notebook, route=route, reopened=reopened
        ),
        route.back if reopened else None,
    )


def _replaying_file(
    services: Services, path: Path, route: ReplayRoute, *, reopened: bool
) -> PreparingScreen[Any]:
    def prepare(_: Report) -> tuple[Course, Analyse]:
        gcg = load_gcg(path)
        words = lexicon_of_file(services, gcg)
        course = course_of_file(gcg, path.name, services.equipment(), words)
        return course, Analyse(partial(analyse_file, services, gcg))

    return PreparingScreen(
        "Reading the game …",
        prepare,
        lambda read: ReplayScreen(services, *read, route=route, reopened=reopened),
        route.back if reopened else None,
    )
