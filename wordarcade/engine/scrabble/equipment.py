"""Boards and sets of tiles, read from data files."""

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.tile_set import TileSet
from wordarcade.engine.scrabble.tiles import BLANK, LETTERS
from wordarcade.resources import DataFileError
from wordarcade.wording import listed

_Value = TypeVar("_Value")
_Thing = TypeVar("_Thing")

_LETTER_COUNT: Final = re.compile(r"([A-Z])(\d{1,3})", re.ASCII)


class EquipmentError(DataFileError):
    """A board or a set of tiles cannot be used; the message says why, with file and key."""


@dataclass(frozen=True, slots=True)
class Equipment:
    """What a game can be played with.

    Attributes:
        layouts: boards, by name.
        tile_sets: sets of tiles, by name.
    """

    layouts: Mapping[str, BoardLayout]
    tile_sets: Mapping[str, TileSet]


def load_equipment(*folders: Path) -> Equipment:
    """Return what lies in folders: boards in `layouts/*.toml`, tiles in `tiles/*.toml`.

    Files are named by what they hold; of two with the same name, the later folder's counts.

    Raises:
        EquipmentError: a file cannot be read, or breaks a rule.
    """
    return Equipment(_loaded(folders, "layouts", _layout), _loaded(folders, "tiles", _tile_set))


def _loaded(
    folders: tuple[Path, ...], kind: str, read: Callable[[str, Mapping[str, Any]], _Thing]
) -> dict[str, _Thing]:
    found = {}
    for folder in folders:
        for path in sorted((folder / kind).glob("*.toml")):
            try:
                found[path.stem] = read(path.stem, tomllib.loads(path.read_text(encoding="utf-8")))
            except RecursionError as error:
                raise EquipmentError(f"{kind}/{path.name}: It is nested too deeply.") from error
            except (OSError, ValueError) as error:
                raise EquipmentError(f"{kind}/{path.name}: {error}") from error
    return found


def _layout(name: str, data: Mapping[str, Any]) -> BoardLayout:
    rows = _valued(data, "rows", list, "a list of rows")
    try:
        return BoardLayout.of_rows(
            name, _valued(data, "title", str, "a text"), list(map(str, rows))
        )
    except ValueError as error:
        raise ValueError(f"'rows': {error}") from error


def _tile_set(name: str, data: Mapping[str, Any]) -> TileSet:
    counts = {BLANK: _valued(data, "blanks", int, "a whole number")}
    values: dict[str, int] = {}
    points = _valued(data, "points", dict, "a table")
    for worth in points:
        if not (worth.isascii() and worth.isdigit() and len(worth) < 4):
            raise ValueError(f"'points': the key '{worth}' must be what the letters are worth.")
        for entry in _valued(points, worth, str, 'a text such as "A9 E12"').split():
            found = _LETTER_COUNT.fullmatch(entry)
            if found is None:
                raise ValueError(f"'points': '{entry}' must be a letter and a number, such as A9.")
            letter, number = found.groups()
            if letter in values:
                raise ValueError(f"'points': the letter {letter} is there twice.")
            counts[letter], values[letter] = int(number), int(worth)
    missing = [letter for letter in LETTERS if letter not in values]
    if missing:
        raise ValueError(f"'points': {listed(missing)} must be there, if only as {missing[0]}0.")
    return TileSet(
        name,
        _valued(data, "title", str, "a text"),
        counts,
        values,
        _valued(data, "bingo", int, "a whole number"),
    )


def _valued(data: Mapping[str, Any], key: str, kind: type[_Value], what: str) -> _Value:
    """Return the value of a key, which must be of a kind.

    Raises:
        ValueError: it is missing, or another.
    """
    if key not in data:
        raise ValueError(f"the key '{key}' is missing; it must be {what}.")
    value = data[key]
    if type(value) is not kind:  # not isinstance: true and false are no numbers here
        raise ValueError(f"'{key}' must be {what}.")
    return value
