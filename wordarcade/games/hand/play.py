"""Setting up, starting and resuming hand games."""

from dataclasses import replace
from datetime import date
from typing import Final

from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.games.hand.duel import DUEL
from wordarcade.games.hand.record import RECORD
from wordarcade.games.hand.session import HandSession
from wordarcade.games.play import DailyPlay, GamePlay, has_choices
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.dealer import deal_fair
from wordarcade.services import Services
from wordarcade.store.records import SavedGame
from wordarcade.store.settings import Settings
from wordarcade.support.progress import Report

_FAIR_FROM: Final = date(2026, 11, 25)
"""The first day whose puzzle is a fair hand: those before stay what they were."""


def filled(setup: HandSetup, settings: Settings) -> HandSetup:
    """Return the last choices, if `setup` makes none beyond the lexicon."""
    if has_choices(setup):
        return setup
    last = settings.hand
    return replace(
        setup,
        hand_size=last.hand_size,
        hands=last.hands or None,
        opponent=last.opponent,
    )


def remembered(setup: HandSetup, settings: Settings) -> dict[str, str | int | bool]:
    """Return the settings that remember `setup`, except for own letters and a seed."""
    random_hands: dict[str, str | int | bool] = {
        "hand.hand_size": setup.hand_size,
        "hand.hands": setup.hands or 0,
    }
    return {
        **({} if setup.hand is not None else random_hands),
        "hand.opponent": setup.opponent,
        **settings.lexicon_for("hand", setup.lexicon),
    }


def begin(services: Services, setup: HandSetup, report: Report) -> HandSession:
    """Deal the hands."""
    seed = services.seed_of(setup.seed)
    lexicon = services.lexicons.open(setup.lexicon, report)
    state = HandGame.begin(deal_fair(setup, seed, lexicon), lexicon)
    setup = replace(setup, fair=False)  # the next ones are as chance has them
    return HandSession(services, state, seed, lexicon=lexicon, setup=setup)


def resume(services: Services, saved: SavedGame, report: Report) -> HandSession:
    """Restore a saved game."""
    header = saved.header
    lexicon = services.lexicons.open(header.lexicon.name, report)
    state = RECORD.state_of(saved, lexicon)
    setup = setup_of(state.config, lexicon)
    return HandSession(services, state, header.seed, lexicon=lexicon, setup=setup, saved=header)


def setup_of(config: HandConfig, lexicon: Lexicon) -> HandSetup:
    """Return choices that give such a game."""
    return HandSetup(
        hand_size=len(config.hands[0]),
        hands=None if config.single else len(config.hands),
        lexicon=lexicon.source,
        opponent=config.opponent,
    )


def puzzle_of_day(lexicon: str, seed: int, day: date) -> HandSetup:
    """Return the choices for the puzzle of a day; from a day on, a fair hand."""
    return HandSetup(lexicon=lexicon, seed=seed, fair=day >= _FAIR_FROM)


PLAY: Final = GamePlay(
    record=RECORD,
    setup=HandSetup,
    filled=filled,
    remembered=remembered,
    begin=begin,
    resume=resume,
    beginning="Dealing …",
    resuming="Opening the hand as you left it …",
    daily=DailyPlay("one hand of seven", puzzle_of_day),
    duel=DUEL,
)
