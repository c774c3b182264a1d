"""What happens between the choices and the board: lexicon, dice, record."""

from dataclasses import replace
from typing import Any

from wordarcade.engine.boggle.config import OWN_BOARD, BoggleConfig
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.boggle.dealer import deal
from wordarcade.screens.background import Report
from wordarcade.screens.boggle.play import BoggleScreen
from wordarcade.screens.openings import BoggleOpening
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.services import Services
from wordarcade.store.boggle_rounds import SavedBoggleRound
from wordarcade.store.records import RoundId
from wordarcade.store.settings import Settings


def dealing(services: Services, setup: BoggleSetup) -> PreparingScreen[Any]:
    """Return the screen that rolls the dice and then begins a round."""
    seed = services.new_seed() if setup.seed is None else setup.seed

    def prepare(report: Report) -> tuple[Lexicon, BoggleConfig]:
        lexicon = services.lexicons.open(setup.lexicon, report)
        return lexicon, deal(setup, services.dice, lexicon, seed, report)

    def show(dealt: tuple[Lexicon, BoggleConfig]) -> BoggleScreen:
        lexicon, config = dealt
        saved = SavedBoggleRound.begin(services.rounds, config, seed, lexicon)
        return BoggleScreen(services, saved, lexicon, _another(setup))

    return PreparingScreen("Rolling the dice …", prepare, show)


def laying_out(services: Services, config: BoggleConfig, lexicon: str) -> PreparingScreen[Any]:
    """Return the screen that begins a round on a board that came with its rules.

    Args:
        services: the collaborators.
        config: the board and its rules.
        lexicon: the name or path of the word list.
    """
    seed = services.new_seed()

    def prepare(report: Report) -> Lexicon:
        return services.lexicons.open(lexicon, report)

    def show(opened: Lexicon) -> BoggleScreen:
        saved = SavedBoggleRound.begin(services.rounds, config, seed, opened)
        setup = _setup_of(saved.state, services.settings.current)
        return BoggleScreen(services, saved, opened, _another(setup))

    return PreparingScreen("Laying out the board …", prepare, show)


def resuming(services: Services, round_id: RoundId) -> PreparingScreen[Any]:
    """Return the screen that opens the lexicon of a saved round and then goes on with it.

    Raises:
        StoreError: there is no such round.
    """
    record = services.rounds.load(round_id)
    header = record.header

    def prepare(report: Report) -> tuple[Lexicon, SavedBoggleRound]:
        lexicon = services.lexicons.open(header.lexicon.name, report)
        return lexicon, SavedBoggleRound.resume(services.rounds, record, lexicon)

    def show(resumed: tuple[Lexicon, SavedBoggleRound]) -> BoggleScreen:
        lexicon, saved = resumed
        return BoggleScreen(
            services,
            saved,
            lexicon,
            _another(_setup_of(saved.state, services.settings.current)),
            elapsed_ms=header.elapsed_ms,
            finished=header.finished,
        )

    return PreparingScreen("Laying out the board as you left it …", prepare, show)


def _another(setup: BoggleSetup) -> BoggleOpening:
    """Return what opens a new board by the same choices; an own board is asked for again."""
    return BoggleOpening(replace(setup, board=None, seed=None), ask=setup.board is not None)


def _setup_of(state: BoggleRound, settings: Settings) -> BoggleSetup:
    """Return the choices that led to a round; its band is not on record, so the usual one."""
    config = state.config
    own = config.dice == OWN_BOARD
    return BoggleSetup(
        dice=settings.boggle.dice if own else config.dice,
        band=settings.boggle.band,
        min_length=config.min_length,
        timer=config.timer,
        lexicon=state.lexicon.source,
        board=config.grid if own else None,
    )
