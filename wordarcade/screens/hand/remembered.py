"""The choices of the last game, kept for the next one."""

from dataclasses import replace

from wordarcade.engine.hand.setup import HandSetup
from wordarcade.store.settings import Settings


def filled(setup: HandSetup, settings: Settings) -> HandSetup:
    """Return the choices last made, if `setup` makes none of its own beyond the lexicon."""
    if setup != HandSetup(lexicon=setup.lexicon):
        return setup
    remembered = settings.hand
    return replace(
        setup,
        hand_size=remembered.hand_size,
        hands=remembered.hands or None,
        opponent=remembered.opponent,
    )


def changes(setup: HandSetup) -> dict[str, str | int | bool]:
    """Return the settings that remember `setup`; own letters and a seed are for once."""
    random_hands: dict[str, str | int | bool] = {
        "hand.hand_size": setup.hand_size,
        "hand.hands": setup.hands or 0,
    }
    return {
        **({} if setup.hand is not None else random_hands),
        "hand.opponent": setup.opponent,
        "lexicon": setup.lexicon,
    }
