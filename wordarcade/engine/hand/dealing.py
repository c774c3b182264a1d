"""Random hands."""

import random
from string import ascii_lowercase

from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.letters import CONSONANTS, VOWELS, WILDCARD
from wordarcade.engine.hand.setup import HandSetup


def deal_hand(n: int, rng: random.Random) -> str:
    """Return a random hand of `n` letters (0 or more), in random order.

    One is the wildcard. A third of them, rounded up, are vowels, the wildcard counted among
    them. The others are consonants. Each is drawn from all of its kind.

    Source: MIT 6.0001, problem set 3, "Wildcards".
    """
    if n == 0:
        return ""
    vowels = -(-n // 3) - 1
    letters = [
        WILDCARD,
        *rng.choices(VOWELS, k=vowels),
        *rng.choices(CONSONANTS, k=n - 1 - vowels),
    ]
    rng.shuffle(letters)
    return "".join(letters)


def deal(setup: HandSetup, seed: int) -> HandConfig:
    """Return the game of `setup`, with its hands and draws.

    The same arguments always give the same game.

    Args:
        setup: the choices.
        seed: of the deals and draws.
    """
    if setup.hand is not None:
        return HandConfig((setup.hand,), opponent=setup.opponent, own=True)
    rng = random.Random(seed)
    hands = tuple(deal_hand(setup.hand_size, rng) for _ in range(setup.hands or 1))
    if setup.hands is None:
        return HandConfig(hands, opponent=setup.opponent)
    drawn = "".join(rng.sample(ascii_lowercase, k=len(ascii_lowercase)))
    return HandConfig(hands, drawn, setup.opponent)
