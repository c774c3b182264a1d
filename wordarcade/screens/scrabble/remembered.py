"""The choices of the last game, kept for the next one."""

from contextlib import suppress
from dataclasses import replace

from wordarcade.engine.boggle.timer import TimerTextError
from wordarcade.engine.scrabble.clock_text import clock_ms, clock_text
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.seats import SeatsError, players_text
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.players.scrabble.seating import read_players
from wordarcade.store.settings import Settings


def filled(setup: ScrabbleSetup, settings: Settings) -> ScrabbleSetup:
    """Return the choices last made, if `setup` makes none of its own beyond the lexicon.

    What someone has written into the settings file that is no choice is passed over.
    """
    if setup != ScrabbleSetup(lexicon=setup.lexicon):
        return setup
    remembered = settings.scrabble
    if settings.player_name:
        first, *others = setup.players
        setup = replace(setup, players=(replace(first, name=settings.player_name), *others))
    setup = replace(
        setup,
        friendly=remembered.friendly,
        checker=remembered.checker,
        layout=remembered.layout,
        tiles=remembered.tiles,
    )
    with suppress(SeatsError):
        setup = replace(setup, players=read_players(remembered.players))
    with suppress(ValueError):
        setup = replace(setup, challenge=ChallengeRule(remembered.challenge))
    with suppress(TimerTextError):
        setup = replace(setup, clock_ms=clock_ms(remembered.clock))
    return setup


def changes(setup: ScrabbleSetup) -> dict[str, str | int | bool]:
    """Return the settings that remember `setup`; a seed and a file are for once."""
    return {
        "scrabble.players": players_text(setup.players),
        "scrabble.challenge": setup.challenge.value,
        "scrabble.clock": clock_text(setup.clock_ms),
        "scrabble.friendly": setup.friendly,
        "scrabble.checker": setup.checker,
        "scrabble.layout": setup.layout,
        "scrabble.tiles": setup.tiles,
        "lexicon": setup.lexicon,
    }
