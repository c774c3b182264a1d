"""The colour themes, read from data files."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from textual.color import Color, ColorParseError
from textual.theme import Theme

from wordarcade.support.data_file import Table, read_table

DEFAULT_THEME: Final = "wordarcade-dark"

COLOURS: Final = (
    "background",
    "surface",
    "panel",
    "foreground",
    "primary",
    "secondary",
    "accent",
    "success",
    "warning",
    "error",
)
"""The colours that every theme file gives."""

_KEYS: Final = ("dark", "ansi", "colours", "variables")


def load_themes(folder: Path) -> tuple[Theme, ...]:
    """Return the themes in `folder` (`*.toml`), by name.

    Raises:
        FileError: a file cannot be read; a `DataFileError` if it breaks a rule.
    """
    return tuple(load_theme(path) for path in sorted(folder.glob("*.toml")))


def load_theme(path: Path) -> Theme:
    """Return the theme that the file describes, named after it.

    Raises:
        FileError: the file cannot be read; a `DataFileError` if it breaks a rule.
    """
    data = read_table(path)
    data.refuse_others(_KEYS)
    colours = data.table("colours")
    colours.refuse_others(COLOURS)
    variables = data.optional_table("variables")
    shades: Mapping[str, Any] = {key: _colour(colours, key) for key in COLOURS}
    return Theme(
        name=path.stem,
        dark=data.flag("dark"),
        ansi=data.flag("ansi", default=False),
        variables={key: variables.text(key) for key in variables},
        **shades,
    )


def _colour(colours: Table, key: str) -> str:
    value = colours.text(key)
    try:
        Color.parse(value)
    except ColorParseError as error:
        raise colours.fault(
            key, f"is '{value}', which is not a colour; write one such as #15181e."
        ) from error
    return value
