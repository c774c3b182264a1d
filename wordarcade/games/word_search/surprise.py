"""The theme that surprises: not that of today's puzzle."""

from typing import Final

from wordarcade.games.daily.puzzle import DailyKey, DailyPuzzle
from wordarcade.games.days import today
from wordarcade.games.word_search.record import RECORD
from wordarcade.players.word_search.dealer import theme_by
from wordarcade.services import Services

_TRIES: Final = 50
"""The most seeds drawn; one in a dozen has today's theme."""


def surprise_seed(services: Services) -> int:
    """Return a fresh seed of a board whose theme isn't that of today's puzzle.

    The seed alone tells the theme, so that it gives the same board to everybody. Games begin in
    threads of their own, which may not ask the database what was played last.

    Args:
        services: the app's services.

    Raises:
        FileError: a theme cannot be read.
        LexiconError: the lexicon of today's puzzle is not available.
    """
    of_day = _theme_of_day(services)
    seed = services.seed_of(None)
    for _ in range(_TRIES):
        if theme_by(seed) != of_day:
            break
        seed = services.seed_of(None)
    return seed


def _theme_of_day(services: Services) -> str:
    lexicon = services.lexicons.open(services.settings.current.lexicon)
    key = DailyKey(today(services.clock), RECORD.game, lexicon.identity)
    return theme_by(DailyPuzzle(key).seed)
