"""The theme that surprises: neither that of the last game nor that of today's puzzle."""

from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import Final

from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.engine.word_search.themes import theme_titled
from wordarcade.games.daily.puzzle import DailyKey, DailyPuzzle
from wordarcade.games.days import today
from wordarcade.games.word_search.record import RECORD
from wordarcade.players.word_search.dealer import theme_by
from wordarcade.services import GameHeader, Services
from wordarcade.support.errors import ArcadeError

_TRIES: Final = 50
"""The most seeds drawn; at most one in four has a theme that is not wanted."""


def unlike_last(services: Services, setup: WordSearchSetup) -> WordSearchSetup:
    """Return the choices with the themes that a surprise should not repeat.

    The database answers only the thread that opened it, and games begin in threads of their own.

    Args:
        services: the app's services.
        setup: the choices.
    """
    if setup.hidden is None or not setup.hidden.surprise:
        return setup
    with suppress(ArcadeError):  # beginning the game says so
        besides = tuple(_last_themes(services))
        return replace(setup, hidden=replace(setup.hidden, besides=besides))
    return setup


def surprise_seed(services: Services, besides: Collection[str]) -> int:
    """Return a fresh seed of a board whose theme is neither today's nor one of `besides`.

    The seed alone tells the theme, so that it gives the same board to everybody.

    Args:
        services: the app's services.
        besides: the names of themes.

    Raises:
        FileError: a theme cannot be read.
        LexiconError: the lexicon of today's puzzle is not available.
    """
    stale = {_theme_of_day(services), *besides}
    seed = services.seed_of(None)
    for _ in range(_TRIES):
        if theme_by(seed) not in stale:
            break
        seed = services.seed_of(None)
    return seed


def _theme_of_day(services: Services) -> str:
    lexicon = services.lexicons.open(services.settings.current.lexicon)
    key = DailyKey(today(services.clock), RECORD.game, lexicon.identity)
    return theme_by(DailyPuzzle(key).seed)


def _last_themes(services: Services) -> list[str]:
    """Return the theme of the game finished last, and of the one last played of those in play."""
    games = services.games
    in_play = (
        each
        for each in games.unfinished()
        if isinstance(each, GameHeader) and each.game == RECORD.game
    )
    themes = []
    for header in (*games.finished(RECORD.game, limit=1), *islice(in_play, 1)):
        hidden = header.config.get("hidden")
        theme = theme_titled(str(hidden.get("title"))) if isinstance(hidden, dict) else ""
        themes += [theme] if theme else []
    return themes
