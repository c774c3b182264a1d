"""The roles of colour, the same in every theme."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from textual.app import App

Paint = str | None
"""A colour as Textual parses it, `ON` (the ink of a screen without colours), or None: the ground
shows through."""

ON: Final = "on"
"""The only ink of a screen without colours."""
OFF: Final = "off"
"""How a theme's file writes that the ground shows through."""

INKS: Final = (
    *("ground", "surface", "raised", "hairline", "text", "soft", "muted"),
    *("focus", "player", "rival", "good", "bad", "hint"),
    *("bar", "quiet-bar", "track", "row", "record-row"),
    *("square", "square-other", "square-dot", "slot", "slot-line"),
    *("wood", "wood-light", "rope", "figure", "figure-dim"),
)
"""The roles of one colour. Grounds: ground, surface (top line, footer, cards), raised (entries,
focus), row and record-row (chosen rows). Inks: text, soft, muted; focus (also: a record), player,
rival, good, bad, hint. Hairlines and bars never carry text."""

FACES: Final = (
    *("tile", "tile-other", "selected", "path", "accepted", "accepted-other"),
    *("refused", "hinted", "spent", "covered", "placed", "last"),
    *("key", "key-hit", "key-miss", "key-hint"),
    *("triple-word", "double-word", "triple-letter", "double-letter"),
)
"""The roles of things with a face: tiles in every state, keycaps, premium squares. `tile-other`
is every second one of tiles that touch, `accepted-other` every second one of accepted words."""

FACE_PARTS: Final = ("", "-ink", "-edge", "-value")
"""How a face's four colours are called as CSS variables, after its name."""


class Face(NamedTuple):
    """The colours of a tile, a key or a square.

    Attributes:
        face: its ground; None draws it as an outline in the colour of its edge.
        ink: its letter.
        edge: its lower edge.
        value: small figures on it.
    """

    face: Paint
    ink: Paint
    edge: Paint
    value: Paint


OPEN: Final = Face(None, ON, None, ON)
"""A letter alone, for what is done with where there are no colours: solid is now."""


class Palette(NamedTuple):
    """The colours of a theme, by role.

    Attributes:
        inks: the single colours, by the names in `INKS`.
        faces: the faces, by the names in `FACES`.
        mono: whether there are no colours: shapes, bold and reverse say everything.
    """

    inks: Mapping[str, Paint]
    faces: Mapping[str, Face]
    mono: bool = False

    def ink(self, role: str) -> Paint:
        """Return the colour of a role.

        Raises:
            KeyError: there is no such role.
        """
        return self.inks[role]

    def face(self, role: str) -> Face:
        """Return the face of a role.

        Raises:
            KeyError: there is no such role.
        """
        return self.faces[role]

    @classmethod
    def of_variables(cls, variables: Mapping[str, str]) -> "Palette":
        """Return the palette told by the variables of a theme, which name every role.

        Raises:
            KeyError: a role is missing.
        """
        return cls(
            {role: paint_of(variables, role) for role in INKS},
            {
                role: Face(*(paint_of(variables, role + part) for part in FACE_PARTS))
                for role in FACES
            },
            mono=paint_of(variables, "tile") is None,
        )


def palette_of(app: App[Any]) -> Palette:
    """Return the palette of the theme in use.

    Raises:
        KeyError: the app defines no roles (see `themes.role_defaults`).
    """
    return _LAST.palette(app.theme_variables)


def paint_of(variables: Mapping[str, str], role: str) -> Paint:
    """Return the paint of a role, or of a part of a face, by the variables of a theme.

    It is the colour `role-…`, unless there is a `paint-…` for what is no colour.

    Raises:
        KeyError: there is no such role.
    """
    paint = variables.get(f"paint-{role}") or variables[f"role-{role}"]
    return None if paint == OFF else paint


class _LastPalette:
    """The palette asked for last, as every widget of a screen asks for the same."""

    def __init__(self) -> None:
        self._variables: Mapping[str, str] = {}
        self._palette: Palette | None = None

    def palette(self, variables: Mapping[str, str]) -> Palette:
        """Return the palette of variables, which Textual replaces when the theme changes."""
        if self._palette is None or variables is not self._variables:
            self._palette = Palette.of_variables(variables)
            self._variables = variables
        return self._palette


_LAST: Final = _LastPalette()
