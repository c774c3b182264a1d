"""Uses of a grid widget."""

from enum import Enum, auto


class GridUse(Enum):
    """The effect of clicks and keys on a grid."""

    PICK = auto()
    """They pick single cells."""
    TRACE = auto()
    """They trace paths."""
