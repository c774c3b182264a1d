"""What a player can do with a grid that is shown."""

from enum import Enum, auto


class GridUse(Enum):
    """What clicks and keys on a grid do."""

    LOOK = auto()
    """Nothing."""
    PICK = auto()
    """They pick single cells."""
    TRACE = auto()
    """They trace paths."""
