"""Hands drawn again until most of their letters make a word."""

import random
from itertools import islice
from typing import Final

from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.dealing import deal, deal_hand
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.playable import playable_words

_MOST_DRAWS: Final = 100
"""The most draws before the hand with the longest word so far is taken."""
_LEFT: Final = 1
"""Letters that the longest word of a fair hand leaves, at most."""


def deal_fair(setup: HandSetup, seed: int, lexicon: Lexicon) -> HandConfig:
    """Return the game of `setup`, its letters drawn again until they are fair if it asks for that.

    A fair hand has a word of all its letters but one. The same arguments always give the same game.

    Args:
        setup: the choices; fair is a single random hand alone.
        seed: of the deals and draws.
        lexicon: whose words count.
    """
    config = deal(setup, seed)
    if not (setup.fair and config.single and setup.hand is None):
        return config
    rng = random.Random(seed)
    best, most = "", -1
    for hand in islice(iter(lambda: deal_hand(setup.hand_size, rng), None), _MOST_DRAWS):
        longest = max(map(len, playable_words(hand, lexicon)), default=0)
        if longest > most:
            best, most = hand, longest
        if most >= setup.hand_size - _LEFT:
            break
    return HandConfig((best,), opponent=setup.opponent)
