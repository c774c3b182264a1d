"""Setting up, starting and resuming games of Scrabble."""

from contextlib import suppress
from dataclasses import replace
from datetime import date
from typing import Final

from wordarcade.engine.scrabble.clock_text import clock_ms, clock_text
from wordarcade.engine.scrabble.config import ChallengeRule, Player, ScrabbleConfig
from wordarcade.engine.scrabble.dealing import deal, found
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.seats import SeatsError, players_text
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.timer import TimerTextError
from wordarcade.games.play import DailyPlay, GamePlay, has_choices
from wordarcade.games.scrabble.bots import Bots, read_players
from wordarcade.games.scrabble.record import RECORD, persons_of
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.players.scrabble.puzzles import play_puzzle
from wordarcade.services import Services
from wordarcade.store.records import SavedGame
from wordarcade.store.settings import Settings
from wordarcade.support.progress import Report


def filled(setup: ScrabbleSetup, settings: Settings) -> ScrabbleSetup:
    """Return the choices last made, if `setup` makes none of its own beyond the lexicon.

    What someone has written into the settings file that is no choice is passed over.
    """
    if has_choices(setup):
        return setup
    last = settings.scrabble
    if settings.player_name:
        first, *others = setup.players
        setup = replace(setup, players=(replace(first, name=settings.player_name), *others))
    setup = replace(
        setup,
        friendly=last.friendly,
        checker=last.checker,
        teacher=last.teacher,
        layout=last.layout,
        tiles=last.tiles,
    )
    with suppress(SeatsError):
        setup = replace(setup, players=read_players(last.players))
    with suppress(ValueError):
        setup = replace(setup, challenge=ChallengeRule(last.challenge))
    with suppress(TimerTextError):
        setup = replace(setup, clock_ms=clock_ms(last.clock))
    return setup


def remembered(setup: ScrabbleSetup, settings: Settings) -> dict[str, str | int | bool]:
    """Return the settings that remember `setup`; a seed and a file are for once."""
    return {
        "scrabble.players": players_text(setup.players),
        "scrabble.challenge": setup.challenge.value,
        "scrabble.clock": clock_text(setup.clock_ms),
        "scrabble.friendly": setup.friendly,
        "scrabble.checker": setup.checker,
        "scrabble.teacher": setup.teacher,
        "scrabble.layout": setup.layout,
        "scrabble.tiles": setup.tiles,
        **settings.lexicon_for("scrabble", setup.lexicon),
    }


def begin(services: Services, setup: ScrabbleSetup, report: Report) -> ScrabbleSession:
    """Put the tiles into the bag, and let the bots sit down.

    Raises:
        EquipmentError: the board or the tiles cannot be had.
    """
    seed = services.seed_of(setup.seed)
    if setup.puzzle:
        return _begin_puzzle(services, setup, seed, report)
    config = deal(setup, services.equipment(), seed)
    bots = _bots(services, setup.lexicon, config, report)
    state = ScrabbleGame.begin(config, bots.lexicon)
    return ScrabbleSession(services, state, seed, bots=bots, setup=setup)


def _begin_puzzle(
    services: Services, setup: ScrabbleSetup, seed: int, report: Report
) -> ScrabbleSession:
    """Look for the position of a puzzle."""
    layout, distribution = found(setup, services.equipment())
    lexicon = services.lexicons.open(setup.lexicon, report)
    bots = Bots(services.lexicons, lexicon, services.locations.trained_leaves)
    bots.open(report)
    gaddag = services.lexicons.gaddag(lexicon, report)
    tier = Familiarity.shipped().tier
    puzzle = play_puzzle(gaddag, lexicon, layout, distribution, seed=seed, tier=tier, report=report)
    config = ScrabbleConfig(
        setup.players[:1], layout, distribution, seed, start=puzzle.start, par=puzzle.par
    )
    state = ScrabbleGame.begin(config, lexicon)
    return ScrabbleSession(services, state, seed, bots=bots, setup=setup)


def puzzle_of_day(lexicon: str, seed: int, _: date) -> ScrabbleSetup:
    """Return the choices for the puzzle of a day."""
    return ScrabbleSetup((Player("You"),), lexicon, puzzle=True, seed=seed)


def resume(services: Services, saved: SavedGame, report: Report) -> ScrabbleSession:
    """Set the game up as it was left."""
    header = saved.header
    config, _ = RECORD.read(saved)
    bots = _bots(services, header.lexicon.name, config, report)
    state = RECORD.state_of(saved, bots.lexicon)
    setup = setup_of(config, header.lexicon.name)
    return ScrabbleSession(services, state, header.seed, bots=bots, setup=setup, saved=saved)


def _bots(services: Services, lexicon: str, config: ScrabbleConfig, report: Report) -> Bots:
    """Return the bots of a lexicon, ready to play if there are any in the game."""
    opened = services.lexicons.open(lexicon, report)
    bots = Bots(services.lexicons, opened, services.locations.trained_leaves)
    if len(persons_of(config)) < len(config.players):
        bots.open(report)
    return bots


def setup_of(config: ScrabbleConfig, lexicon: str) -> ScrabbleSetup:
    """Return choices that lead to a game like this one, with other tiles drawn."""
    return ScrabbleSetup(
        players=config.players,
        lexicon=lexicon,
        challenge=config.challenge,
        clock_ms=config.clock_ms,
        friendly=config.friendly,
        checker=config.checker,
        teacher=config.teacher,
        layout=config.layout.name,
        tiles=config.distribution.name,
        puzzle=config.par is not None,
    )


PLAY: Final = GamePlay(
    record=RECORD,
    setup=ScrabbleSetup,
    filled=filled,
    remembered=remembered,
    begin=begin,
    resume=resume,
    beginning="Putting the tiles into the bag …",
    resuming="Opening Scrabble as you left it …",
    daily=DailyPlay("the highest score", puzzle_of_day),
)
