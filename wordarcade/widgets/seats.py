"""Colours and signs of players, the same wherever they appear."""

from typing import Final

ROLES: Final = ("player", "rival", "good", "hint")
"""The roles of the colours of players, by their place: whoever sits at the keyboard comes first."""

SIGNS: Final = "●○◆◇"
"""Signs that tell players apart without colours."""

_MARKED: Final = 3
"""Players from which signs stand before the names: two are told apart by their sides."""


def place_of(player: int, first: int) -> int:
    """Return the place of a player; the others keep their order behind the first one.

    >>> [place_of(player, 2) for player in range(4)]
    [1, 2, 0, 3]
    """
    return 0 if player == first else player + (player < first)


def role_of(place: int) -> str:
    """Return the role of a player's colour."""
    return ROLES[place % len(ROLES)]


def sign_of(place: int, players: int) -> str:
    """Return the sign before a name, with a space behind it; nothing with few players.

    >>> sign_of(2, 4), sign_of(1, 2)
    ('◆ ', '')
    """
    return f"{SIGNS[place % len(SIGNS)]} " if players >= _MARKED else ""
