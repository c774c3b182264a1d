"""The colour themes, read from data files."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from textual.color import Color, ColorParseError
from textual.theme import BUILTIN_THEMES, Theme

from wordarcade.looks.palette import FACE_PARTS, FACES, INKS, OFF, ON, paint_of
from wordarcade.support import resources
from wordarcade.support.data_file import Table, read_table
from wordarcade.support.user_file import FileError

DEFAULT_THEME: Final = "wordarcade-dark"
LIGHT_THEME: Final = "wordarcade-light"
CONTRAST_THEME: Final = "wordarcade-contrast"
MONO_THEME: Final = "wordarcade-mono"
"""For terminals whose user asks for no colours (https://no-color.org)."""

TERMINAL_THEME: Final = "wordarcade-terminal"
TERMINAL_LIGHT_THEME: Final = "wordarcade-terminal-light"
"""In the terminal's own 16 colours."""

_DERIVED: Final[Mapping[str, str]] = {"accepted-other": "accepted"}
"""Faces that follow from another one of the theme where it does not name them."""

_KEYS: Final = ("dark", "ansi", "inks", "faces")
_NO_COLOUR: Final = "ansi_default"


@cache
def own_names() -> tuple[str, ...]:
    """Return the names of the arcade's own themes, in the order of the alphabet.

    Raises:
        ResourceMissingError: the installation is not whole.
    """
    return tuple(sorted(path.stem for path in _folder().glob("*.toml")))


@cache
def own_theme(name: str) -> Theme:
    """Return one of the arcade's own themes, read when it is first asked for.

    Raises:
        FileError: the file cannot be read; a `DataFileError` if it breaks a rule.
        ResourceMissingError: the installation is not whole.
    """
    return load_theme(_folder() / f"{name}.toml")


def in_few_colours(theme: Theme) -> str:
    """Return the name of the theme that stands in for one where a terminal has 16 colours.

    That is itself if it is made of these, or of few.
    """
    if theme.ansi or theme.name == CONTRAST_THEME:
        return theme.name
    return TERMINAL_THEME if theme.dark else TERMINAL_LIGHT_THEME


def load_theme(path: Path) -> Theme:
    """Return the theme that the file describes, named after it.

    Textual's own colours follow from the roles: its `panel` is what is raised, its `primary` the
    player's, its `accent` that of focus and records. Themes copied from an earlier version lack
    roles that are newer: those follow from the others, or are the arcade's own.

    Raises:
        FileError: the file cannot be read; a `DataFileError` if it breaks a rule.
    """
    data = read_table(path)
    data.refuse_others(_KEYS)
    dark, ansi = data.flag("dark"), data.flag("ansi", default=False)
    inks, faces = data.table("inks"), data.table("faces")
    inks.refuse_others(INKS)
    faces.refuse_others(FACES)
    paints = {role: _colour(inks, role, inks.text(role)) for role in INKS if role in inks}
    for role in FACES:
        if role in faces:
            paints.update(_named(role, _face(faces, role)))
    for role, source in _DERIVED.items():
        if role not in faces and source in faces:
            paints.update(_named(role, _swapped(_face(faces, source))))
    for role in (*INKS, *(face + part for face in FACES for part in FACE_PARTS)):
        if role not in paints:
            paints[role] = _stand_in(role, dark=dark, ansi=ansi)
    shown = {role: _NO_COLOUR if paint in {ON, OFF} else paint for role, paint in paints.items()}
    return Theme(
        name=path.stem,
        dark=dark,
        ansi=ansi,
        background=shown["ground"],
        surface=shown["surface"],
        panel=shown["raised"],
        foreground=shown["text"],
        primary=shown["player"],
        secondary=shown["hint"],
        accent=shown["focus"],
        success=shown["good"],
        warning=shown["hint"],
        error=shown["bad"],
        variables={
            **{f"role-{role}": colour for role, colour in shown.items()},
            # Textual reads each variable at every start: these are only where they are needed.
            **{f"paint-{role}": paint for role, paint in paints.items() if paint in {ON, OFF}},
            "ansi-background": _NO_COLOUR,
            "ansi-foreground": shown["text"],
            "foreground-muted": shown["muted"],
            "text-muted": shown["muted"],
            # What stands in an empty line is to be read too: Textual's own is too weak for it.
            "text-disabled": shown["muted"],
            "border": shown["focus"],
            "border-blurred": shown["hairline"],
            "footer-key-foreground": shown["focus"],
            "block-cursor-foreground": shown["selected-ink"],
            "block-cursor-background": shown["selected"],
            **_scrollbars(shown),
        },
    )


def _scrollbars(shown: Mapping[str, str]) -> dict[str, str]:
    """Return the colours of scrollbars, which Textual makes darker than any ground, or blue."""
    return {
        "scrollbar": shown["hairline"],
        "scrollbar-hover": shown["focus"],
        "scrollbar-active": shown["focus"],
        "scrollbar-background": shown["ground"],
        "scrollbar-background-hover": shown["ground"],
        "scrollbar-background-active": shown["ground"],
        "scrollbar-corner-color": shown["ground"],
    }


def personal_themes(folder: Path) -> tuple[dict[str, Theme], tuple[str, ...]]:
    """Return the themes in a folder of the player's.

    Args:
        folder: where their files lie; none if there is no such folder.

    Returns:
        the themes by name, and for each file that cannot be used a sentence.
    """
    themes: dict[str, Theme] = {}
    faults: list[str] = []
    for path in sorted(folder.glob("*.toml")):
        if path.stem in {*own_names(), *BUILTIN_THEMES}:
            faults.append(f"{path}: there is a theme of this name already; rename the file.")
            continue
        try:
            themes[path.stem] = load_theme(path)
        except FileError as error:
            faults.append(str(error))
    return themes, tuple(faults)


@cache
def role_defaults(*, dark: bool) -> Mapping[str, str]:
    """Return the roles as CSS variables for a theme that does not name them.

    Args:
        dark: whether its ground is dark.

    Raises:
        FileError: the installation is not whole.
    """
    theme = own_theme(DEFAULT_THEME if dark else LIGHT_THEME)
    return {
        name: value
        for name, value in theme.variables.items()
        if name.startswith(("role-", "paint-"))
    }


def _folder() -> Path:
    return resources.folder("assets") / "themes"


def _face(faces: Table, role: str) -> tuple[str, ...]:
    """Return the four colours of a face."""
    colours = faces.texts(role)
    if len(colours) != len(FACE_PARTS):
        raise faces.fault(role, "must be four colours: face, letter, edge, small figures.")
    return tuple(_colour(faces, role, colour) for colour in colours)


def _named(role: str, colours: Sequence[str]) -> dict[str, str]:
    """Return the colours of a face by the names of its parts."""
    return {role + part: colour for part, colour in zip(FACE_PARTS, colours, strict=True)}


def _swapped(colours: Sequence[str]) -> Sequence[str]:
    """Return a face that reads as well as another one and is unlike it: its ink is the ground.

    Without colours it stays as it is, since an outline means at rest.
    """
    face, ink, edge, _ = colours
    return colours if {face, ink} & {ON, OFF} else (ink, face, edge, face)


def _stand_in(role: str, *, dark: bool, ansi: bool) -> str:
    """Return the colour of a role that a theme lacks, from one of the arcade's own of its kind."""
    own = (LIGHT_THEME, DEFAULT_THEME) if not ansi else (TERMINAL_LIGHT_THEME, TERMINAL_THEME)
    return paint_of(own_theme(own[dark]).variables, role) or OFF


def _colour(table: Table, key: str, value: str) -> str:
    if value not in {ON, OFF}:
        try:
            Color.parse(value)
        except ColorParseError as error:
            raise table.fault(
                key, f"is '{value}', which is not a colour; write one such as #15181e."
            ) from error
    return value
