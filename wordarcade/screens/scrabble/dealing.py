"""What happens between the choices and the game: lexicon, computer players, record."""

from dataclasses import replace
from typing import Any

from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.engine.scrabble.dealing import deal
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.games.routes import NewGameRoute
from wordarcade.players.scrabble.opponents import Opponents
from wordarcade.screens.background import Report
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.screens.scrabble.play import ScrabbleScreen
from wordarcade.services import Services
from wordarcade.store.records import RoundId
from wordarcade.store.scrabble_rounds import SavedScrabbleRound


def dealing(services: Services, setup: ScrabbleSetup) -> PreparingScreen[Any]:
    """Return the screen that opens the lexicon and then begins a game."""
    seed = services.new_seed() if setup.seed is None else setup.seed

    def prepare(report: Report) -> tuple[ScrabbleConfig, Opponents]:
        config = deal(setup, services.equipment(), seed)
        return config, _opponents(services, setup.lexicon, report)

    def show(prepared: tuple[ScrabbleConfig, Opponents]) -> ScrabbleScreen:
        config, opponents = prepared
        saved = SavedScrabbleRound.begin(services.rounds, config, seed, opponents.lexicon)
        another = NewGameRoute("scrabble", replace(setup, seed=None, gcg=""), ask=False)
        return ScrabbleScreen(services, saved, opponents, another, gcg=setup.gcg)

    return PreparingScreen("Putting the tiles into the bag …", prepare, show)


def resuming(services: Services, round_id: RoundId) -> PreparingScreen[Any]:
    """Return the screen that opens the lexicon of a saved game and then goes on with it.

    Raises:
        StoreError: there is no such round.
    """
    record = services.rounds.load(round_id)
    header = record.header

    def prepare(report: Report) -> tuple[SavedScrabbleRound, Opponents]:
        opponents = _opponents(services, header.lexicon.name, report)
        saved = SavedScrabbleRound.resume(services.rounds, record, opponents.lexicon)
        opponents.check(saved.state.config)
        return saved, opponents

    def show(prepared: tuple[SavedScrabbleRound, Opponents]) -> ScrabbleScreen:
        saved, opponents = prepared
        return ScrabbleScreen(
            services,
            saved,
            opponents,
            NewGameRoute("scrabble", _setup_of(saved.state.config, header.lexicon.name), ask=False),
            elapsed_ms=header.elapsed_ms,
            finished=header.finished,
        )

    return PreparingScreen("Setting the board up as you left it …", prepare, show)


def _opponents(services: Services, lexicon: str, report: Report) -> Opponents:
    return Opponents.open(services.lexicons, services.lexicons.open(lexicon, report), report)


def _setup_of(config: ScrabbleConfig, lexicon: str) -> ScrabbleSetup:
    """Return choices that lead to a game like this one, with other tiles drawn."""
    return ScrabbleSetup(
        players=config.players,
        lexicon=lexicon,
        challenge=config.challenge,
        clock_ms=config.clock_ms,
        friendly=config.friendly,
        checker=config.checker,
        layout=config.layout.name,
        tiles=config.tile_set.name,
    )
