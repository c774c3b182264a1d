"""What keeps a result apart from the others of its variant."""

from typing import Final

RANKED: Final = ""
"""Nothing."""
OWN: Final = "own"
"""The player's own letters."""
REPLAYED: Final = "replayed"
"""A deal that was played here before."""
UNRANKED: Final = "unranked"
"""Anything else that rules a record out, such as hints."""
DUEL: Final = "duel"
"""Two people who play in turn."""
