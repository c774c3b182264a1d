"""Setting up, starting and resuming rounds of Boggle."""

from contextlib import suppress
from dataclasses import replace
from typing import Final

from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.timer import UNTIMED, Timer, TimerTextError
from wordarcade.games.boggle.duel import DUEL
from wordarcade.games.boggle.record import RECORD
from wordarcade.games.boggle.session import BoggleSession, setup_of
from wordarcade.games.play import DailyPlay, GamePlay, has_choices
from wordarcade.players.boggle.dealer import deal
from wordarcade.services import Services
from wordarcade.store.records import SavedGame
from wordarcade.store.settings import Settings
from wordarcade.support.progress import Report

_OF_DAY: Final = Timer.parse("3:00")
"""The time for the puzzle of a day."""


def filled(setup: BoggleSetup, settings: Settings) -> BoggleSetup:
    """Return the last choices, if `setup` makes none beyond the lexicon.

    The time stays open until the player has chosen one.
    """
    if has_choices(setup):
        return setup
    last = settings.boggle
    setup = replace(setup, dice=last.dice, band=last.band, min_length=last.min_length or None)
    # Not chosen yet, or edited by hand: the screen shows what became of it.
    with suppress(TimerTextError):
        setup = replace(setup, timer=Timer.parse(last.timer))
    return setup


def remembered(setup: BoggleSetup, settings: Settings) -> dict[str, str | int | bool]:
    """Return the settings that remember `setup`, except for an own board and a seed."""
    dice = {} if setup.board is not None else {"boggle.dice": setup.dice, "boggle.band": setup.band}
    return {
        **dice,
        "boggle.min_length": setup.min_length or 0,
        "boggle.timer": str(setup.timer or UNTIMED),
        **settings.lexicon_for("boggle", setup.lexicon),
    }


def begin(services: Services, setup: BoggleSetup, report: Report) -> BoggleSession:
    """Roll the dice, or take the player's own board."""
    seed = services.seed_of(setup.seed)
    lexicon = services.lexicons.open(setup.lexicon, report)
    config = deal(setup, services.dice, lexicon, seed, report)
    return BoggleSession(services, BoggleRound(config, lexicon), seed, lexicon=lexicon, setup=setup)


def begin_shared(
    services: Services, config: BoggleConfig, lexicon: str, report: Report
) -> BoggleSession:
    """Begin a round from a share code.

    Args:
        services: the app's services.
        config: the board and its rules.
        lexicon: the name or path of the word list.
        report: called with the share done.
    """
    opened = services.lexicons.open(lexicon, report)
    state = BoggleRound(config, opened)
    setup = setup_of(state, services.settings.current)
    return BoggleSession(services, state, services.new_seed(), lexicon=opened, setup=setup)


def resume(services: Services, saved: SavedGame, report: Report) -> BoggleSession:
    """Restore a saved round."""
    header = saved.header
    lexicon = services.lexicons.open(header.lexicon.name, report)
    state = RECORD.state_of(saved, lexicon)
    setup = setup_of(state, services.settings.current)
    session = BoggleSession(
        services, state, header.seed, lexicon=lexicon, setup=setup, saved=header
    )
    return session.resumed(report)


PLAY: Final = GamePlay(
    record=RECORD,
    setup=BoggleSetup,
    filled=filled,
    remembered=remembered,
    begin=begin,
    resume=resume,
    beginning="Rolling the dice …",
    resuming="Opening Boggle as you left it …",
    daily=DailyPlay(
        "4×4, three minutes",
        lambda lexicon, seed, _: BoggleSetup(timer=_OF_DAY, lexicon=lexicon, seed=seed),
    ),
    duel=DUEL,
)
