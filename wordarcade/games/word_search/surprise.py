"""The theme that surprises: not the one played last, nor that of today's puzzle."""

from typing import Final

from wordarcade.engine.word_search.themes import shipped_themes
from wordarcade.games.daily.puzzle import DailyKey, DailyPuzzle
from wordarcade.games.days import today
from wordarcade.games.word_search.record import RECORD
from wordarcade.players.word_search.dealer import theme_by
from wordarcade.services import Services
from wordarcade.store.records import GameHeader

_TRIES: Final = 50
"""The most seeds drawn: with a game of every theme in play, one of them comes again."""


def surprise_seed(services: Services) -> int:
    """Return a fresh seed of a board whose theme is no theme of the last game nor of today.

    The seed alone tells the theme, so that it gives the same board to everybody.

    Args:
        services: the app's services.

    Raises:
        FileError: a theme cannot be read.
        LexiconError: the lexicon of today's puzzle is not available.
    """
    stale = {_theme_of_day(services), *_last_themes(services)}
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


def _last_themes(services: Services) -> set[str]:
    """Return the theme of the last finished game and those of the games in play."""
    names = {theme.title: theme.name for theme in shipped_themes().values()}
    games = services.games
    last = (*games.finished(RECORD.game, limit=1), *games.unfinished())
    hidden = (
        each.config.get("hidden")
        for each in last
        if isinstance(each, GameHeader) and each.game == RECORD.game
    )
    titles = (str(words.get("title")) for words in hidden if isinstance(words, dict))
    return {names[title] for title in titles if title in names}
