"""Component classes for the colours of grid cells."""

from collections.abc import Mapping
from typing import Final

from wordarcade.widgets.cell_art import CellLook, Part

Inks = Mapping[Part, tuple[str, ...]]
"""The component class of each part of a cell; a second one lends it its colour alone."""

_PLAIN: Final[Inks] = {
    Part.BORDER: ("letter-grid--border",),
    Part.FACE: ("letter-grid--face",),
    Part.NUMBER: ("letter-grid--border",),
    Part.CURSOR: ("letter-grid--face", "letter-grid--cursor"),
    Part.MARK: ("letter-grid--border", "letter-grid--mark"),
}
_IN_PATH: Final[Inks] = {
    Part.BORDER: ("letter-grid--path",),
    Part.FACE: ("letter-grid--path-face",),
    Part.NUMBER: ("letter-grid--path",),
    Part.CURSOR: ("letter-grid--path", "letter-grid--cursor"),
    Part.MARK: ("letter-grid--path", "letter-grid--mark"),
}
_BROKEN: Final[Inks] = {
    **_IN_PATH,
    Part.BORDER: ("letter-grid--path", "letter-grid--broken"),
}


def inks_of(look: CellLook) -> Inks:
    """Return the component classes of the parts of a cell."""
    if look.broken:
        return _BROKEN
    return _IN_PATH if look.number else _PLAIN
