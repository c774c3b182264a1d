"""The colour themes, read from data files."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from textual.color import Color, ColorParseError
from textual.theme import Theme

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

_KEYS: Final = {"dark", "ansi", "colours", "variables"}


class ThemeFileError(ValueError):
    """A theme file is not as it must be; the message names the file and the key."""


def load_themes(folder: Path) -> tuple[Theme, ...]:
    """Return the themes in `folder` (`*.toml`), by name.

    Raises:
        ThemeFileError: a file cannot be read or breaks a rule.
    """
    return tuple(load_theme(path) for path in sorted(folder.glob("*.toml")))


def load_theme(path: Path) -> Theme:
    """Return the theme that the file describes, named after it.

    Raises:
        ThemeFileError: the file cannot be read or breaks a rule.
    """
    try:
        return _theme(path.stem, tomllib.loads(path.read_text(encoding="utf-8")))
    except KeyError as error:
        raise _fault(path, f"the key {error} is missing.") from error
    except (OSError, ValueError, TypeError) as error:
        raise _fault(path, str(error)) from error


def _fault(path: Path, sentence: str) -> ThemeFileError:
    return ThemeFileError(f"The theme file '{path.name}': {sentence}")


def _theme(name: str, data: Mapping[str, Any]) -> Theme:
    if unknown := sorted(data.keys() - _KEYS):
        raise ValueError(f"the key '{unknown[0]}' is unknown.")
    colours = data["colours"]
    if unknown := sorted(colours.keys() - set(COLOURS)):
        raise ValueError(f"the colour '{unknown[0]}' is unknown.")
    for key in COLOURS:
        _check_colour(key, colours[key])
    return Theme(
        name=name,
        dark=_truth(data, "dark"),
        ansi=_truth({"ansi": False, **data}, "ansi"),
        variables={key: str(value) for key, value in data.get("variables", {}).items()},
        **{key: colours[key] for key in COLOURS},
    )


def _truth(data: Mapping[str, Any], key: str) -> bool:
    value = data[key]
    if not isinstance(value, bool):
        raise TypeError(f"'{key}' is {value!r}; it must be true or false.")
    return value


def _check_colour(key: str, value: object) -> None:
    if not isinstance(value, str):
        raise TypeError(f"the colour '{key}' is {value!r}; it must be a text.")
    try:
        Color.parse(value)
    except ColorParseError as error:
        raise ValueError(
            f"the colour '{key}' is '{value}', which is none that is known."
        ) from error
