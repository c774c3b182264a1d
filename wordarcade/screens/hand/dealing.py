"""What happens between the choices and the hands: lexicon, letters, record."""

from dataclasses import replace
from typing import Any

from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.dealing import deal
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.screens.background import Report
from wordarcade.screens.hand.play import HandScreen
from wordarcade.screens.openings import HandOpening
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.services import Services
from wordarcade.store.hand_rounds import SavedHandRound
from wordarcade.store.records import RoundId


def dealing(services: Services, setup: HandSetup) -> PreparingScreen[Any]:
    """Return the screen that opens the lexicon and then begins a game."""
    seed = services.new_seed() if setup.seed is None else setup.seed

    def prepare(report: Report) -> Lexicon:
        return services.lexicons.open(setup.lexicon, report)

    def show(lexicon: Lexicon) -> HandScreen:
        saved = SavedHandRound.begin(services.rounds, deal(setup, seed), seed, lexicon)
        return HandScreen(services, saved, lexicon, _another(setup))

    return PreparingScreen("Dealing …", prepare, show)


def resuming(services: Services, round_id: RoundId) -> PreparingScreen[Any]:
    """Return the screen that opens the lexicon of a saved game and then goes on with it.

    Raises:
        StoreError: there is no such round.
    """
    record = services.rounds.load(round_id)
    header = record.header

    def prepare(report: Report) -> Lexicon:
        return services.lexicons.open(header.lexicon.name, report)

    def show(lexicon: Lexicon) -> HandScreen:
        saved = SavedHandRound.resume(services.rounds, record, lexicon)
        return HandScreen(
            services,
            saved,
            lexicon,
            _another(_setup_of(saved.state.config, lexicon)),
            elapsed_ms=header.elapsed_ms,
            finished=header.finished,
        )

    return PreparingScreen("Laying out the hand as you left it …", prepare, show)


def _another(setup: HandSetup) -> HandOpening:
    """Return what opens a new game by the same choices; own letters are asked for again."""
    return HandOpening(replace(setup, hand=None, seed=None), ask=setup.hand is not None)


def _setup_of(config: HandConfig, lexicon: Lexicon) -> HandSetup:
    """Return choices that lead to such a game."""
    return HandSetup(
        hand_size=len(config.hands[0]),
        hands=None if config.single else len(config.hands),
        lexicon=lexicon.source,
        opponent=config.opponent,
    )
