"""The next level of hangman for a player who has found a word alone."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.players.hangman.value import GameValue

_HARDER: Final[Mapping[HostKind, HostKind]] = MappingProxyType(
    {
        HostKind.HONEST: HostKind.EVIL,
        HostKind.EVIL: HostKind.CUNNING,
        HostKind.CUNNING: HostKind.PERFECT,
        HostKind.POLITE: HostKind.PERFECT,
    }
)


def next_level(setup: HangmanSetup, value: GameValue | None) -> HangmanSetup | None:
    """Return the choices of the next level: a harder host, or fewer guesses against a perfect one.

    Where the game value is known, the guesses are enough to win with perfect play.

    Args:
        setup: the choices of the round that was won.
        value: of all words of its length; None if unknown.

    Returns:
        The choices, for another word; None if nothing is harder, or a person hid the word.
    """
    enough = 0 if value is None else value.upper + 1
    if (harder := _HARDER.get(setup.host)) is not None:
        return replace(setup, host=harder, guesses=max(setup.guesses, enough), seed=None)
    if setup.host is HostKind.PERFECT and 0 < enough < setup.guesses:
        return replace(setup, guesses=enough, seed=None)
    return None
