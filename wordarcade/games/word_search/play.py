"""Setting up, starting and resuming rounds of word search."""

from contextlib import suppress
from dataclasses import replace
from datetime import date
from typing import Final

from wordarcade.engine.band import Band, BandTextError
from wordarcade.engine.timer import Timer, TimerTextError
from wordarcade.engine.word_search.hidden import Directions
from wordarcade.engine.word_search.round import WordSearchRound
from wordarcade.engine.word_search.setup import HiddenSetup, Letters, WordSearchSetup
from wordarcade.engine.word_search.themes import shipped_themes
from wordarcade.games.play import DailyPlay, GamePlay, has_choices
from wordarcade.games.word_search.duel import DUEL
from wordarcade.games.word_search.record import RECORD
from wordarcade.games.word_search.session import WordSearchSession, setup_of
from wordarcade.games.word_search.surprise import surprise_seed, unlike_last
from wordarcade.players.word_search.board_file import read_board_file
from wordarcade.players.word_search.dealer import deal
from wordarcade.services import Services
from wordarcade.store.records import SavedGame
from wordarcade.store.settings import Settings
from wordarcade.support.progress import Report

_FIRST_SOUGHT: Final = "e"
"""Looked for on a new board, since a large one is slow to find its first word."""


_SIZE_OF_DAY: Final = 12
_TIME_OF_DAY: Final = Timer.parse("3:00")


def filled(setup: WordSearchSetup, settings: Settings) -> WordSearchSetup:
    """Return the last choices, if `setup` makes none beyond the lexicon.

    Invalid values in the settings file are ignored.
    """
    if has_choices(setup):
        return setup
    last = settings.word_search
    setup = replace(setup, size=last.size, min_length=last.min_length or None)
    with suppress(ValueError):
        setup = replace(setup, letters=Letters(last.letters))
    with suppress(BandTextError):
        setup = replace(setup, band=Band.parse(last.words))
    with suppress(TimerTextError):
        setup = replace(setup, timer=Timer.parse(last.timer))
    return replace(setup, hidden=last_hidden(settings)) if last.hidden else setup


def last_hidden(settings: Settings) -> HiddenSetup:
    """Return the last choices for hidden words; a theme that has gone is any."""
    last = settings.word_search
    theme = last.theme if last.theme in shipped_themes() else ""
    directions = last.directions
    if directions not in set(Directions):
        directions = Directions.ALL
    return HiddenSetup(theme=theme, directions=Directions(directions))


def remembered(setup: WordSearchSetup, settings: Settings) -> dict[str, str | int | bool]:
    """Return the settings that remember `setup`, except for own boards and words, and a seed."""
    random_board: dict[str, str | int | bool] = {
        "word_search.size": setup.size,
        "word_search.letters": setup.letters.value,
        "word_search.words": "" if setup.band is None else setup.band.typed,
    }
    own = setup.board is not None or setup.file is not None
    always: dict[str, str | int | bool] = {
        "word_search.timer": str(setup.timer),
        "word_search.hidden": setup.hidden is not None,
        **settings.lexicon_for("wordsearch", setup.lexicon),
    }
    if setup.hidden is not None:
        return {
            **always,
            "word_search.size": setup.size,
            **({} if setup.hidden.file is not None else {"word_search.theme": setup.hidden.theme}),
            "word_search.directions": setup.hidden.directions.value,
        }
    return {
        **always,
        **({} if own else random_board),
        "word_search.min_length": setup.min_length or 0,
    }


def puzzle_of_day(lexicon: str, seed: int, _: date) -> WordSearchSetup:
    """Return the choices for the puzzle of a day: hidden words, on a board that can be finished."""
    return WordSearchSetup(
        size=_SIZE_OF_DAY,
        timer=_TIME_OF_DAY,
        lexicon=lexicon,
        seed=seed,
        hidden=HiddenSetup(),
    )


def begin(services: Services, setup: WordSearchSetup, report: Report) -> WordSearchSession:
    """Lay out random letters or the player's own board, or hide words."""
    if setup.hidden is not None and setup.hidden.surprise and setup.seed is None:
        seed = surprise_seed(services, setup.hidden.besides)
    else:
        seed = services.seed_of(setup.seed)
    lexicon = services.lexicons.open(setup.lexicon, report)
    chosen = setup if setup.file is None else replace(setup, board=read_board_file(setup.file))
    config = deal(chosen, lexicon, seed, report)
    if config.hidden is None:
        config.grid.find_path(_FIRST_SOUGHT)
    state = WordSearchRound(config, lexicon)
    return WordSearchSession(services, state, seed, lexicon=lexicon, setup=setup)


def resume(services: Services, saved: SavedGame, report: Report) -> WordSearchSession:
    """Restore a saved round."""
    header = saved.header
    lexicon = services.lexicons.open(header.lexicon.name, report)
    state = RECORD.state_of(saved, lexicon)
    setup = setup_of(state.config, lexicon)
    session = WordSearchSession(
        services, state, header.seed, lexicon=lexicon, setup=setup, saved=header
    )
    return session.resumed(report)


PLAY: Final = GamePlay(
    record=RECORD,
    setup=WordSearchSetup,
    filled=filled,
    remembered=remembered,
    recalling=unlike_last,
    begin=begin,
    resume=resume,
    beginning="Laying out the letters …",
    resuming="Opening word search as you left it …",
    daily=DailyPlay("hidden words", puzzle_of_day),
    duel=DUEL,
)
