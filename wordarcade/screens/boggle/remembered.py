"""The choices of the last round, kept for the next one."""

from dataclasses import replace

from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.boggle.timer import Timer, TimerTextError
from wordarcade.store.settings import Settings


def filled(setup: BoggleSetup, settings: Settings) -> BoggleSetup:
    """Return the choices last made, if `setup` makes none of its own beyond the lexicon."""
    if setup != BoggleSetup(lexicon=setup.lexicon):
        return setup
    remembered = settings.boggle
    try:
        timer = Timer.parse(remembered.timer)
    except TimerTextError:
        # Whoever edits the file by hand sees on the screen what became of it.
        timer = setup.timer
    return replace(
        setup,
        dice=remembered.dice,
        band=remembered.band,
        min_length=remembered.min_length or None,
        timer=timer,
    )


def changes(setup: BoggleSetup) -> dict[str, str | int | bool]:
    """Return the settings that remember `setup`; an own board and a seed are for once."""
    dice = {} if setup.board is not None else {"boggle.dice": setup.dice, "boggle.band": setup.band}
    return {
        **dice,
        "boggle.min_length": setup.min_length or 0,
        "boggle.timer": str(setup.timer),
        "lexicon": setup.lexicon,
    }
