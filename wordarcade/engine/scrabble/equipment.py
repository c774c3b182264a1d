"""Equipment: board layouts and letter distributions, read from data files."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.tiles import BLANK, LETTERS
from wordarcade.support.data_file import Table, read_table
from wordarcade.support.user_file import FileError
from wordarcade.support.wording import listed

_Thing = TypeVar("_Thing")

_LETTER_COUNT: Final = re.compile(r"([A-Z])(\d{1,3})", re.ASCII)


class EquipmentError(FileError):
    """A layout or a letter distribution is not valid; the message says why, with file and key."""


@dataclass(frozen=True, slots=True)
class Equipment:
    """The layouts and letter distributions available.

    Attributes:
        layouts: board layouts, by name.
        distributions: letter distributions, by name.
    """

    layouts: Mapping[str, BoardLayout]
    distributions: Mapping[str, LetterDistribution]


def load_equipment(*folders: Path) -> Equipment:
    """Return the equipment of folders: boards in `layouts/*.toml`, tiles in `tiles/*.toml`.

    Files are named by what they hold; of two with the same name, the later folder's counts.

    Raises:
        EquipmentError: a file cannot be read, or breaks a rule.
    """
    return Equipment(_loaded(folders, "layouts", _layout), _loaded(folders, "tiles", _distribution))


def _loaded(
    folders: tuple[Path, ...], kind: str, read: Callable[[str, Table], _Thing]
) -> dict[str, _Thing]:
    found = {}
    for folder in folders:
        for path in sorted((folder / kind).glob("*.toml")):
            try:
                found[path.stem] = read(path.stem, read_table(path))
            except FileError as error:
                raise EquipmentError(str(error)) from error
    return found


def _layout(name: str, data: Table) -> BoardLayout:
    title, rows = data.text("title"), data.texts("rows")
    with data.blaming("rows"):
        return BoardLayout.of_rows(name, title, rows)


def _distribution(name: str, data: Table) -> LetterDistribution:
    counts = {BLANK: data.whole("blanks")}
    values: dict[str, int] = {}
    points = data.table("points")
    for worth in points:
        if not (worth.isascii() and worth.isdigit() and len(worth) < 4):
            raise points.fault(worth, "must give the letters' values as numbers.")
        for entry in points.text(worth, form='a text such as "A9 E12"').split():
            found = _LETTER_COUNT.fullmatch(entry)
            if found is None:
                raise points.fault(
                    worth, f"has '{entry}'; write a letter and how many of it, such as A9."
                )
            letter, number = found.groups()
            if letter in values:
                raise points.fault(worth, f"has the letter {letter} again; take one of them out.")
            counts[letter], values[letter] = int(number), int(worth)
    missing = [letter for letter in LETTERS if letter not in values]
    if missing:
        raise data.fault("points", f"lacks {listed(missing)}; put in {missing[0]}0 for none.")
    title, bingo = data.text("title"), data.whole("bingo")
    with data.blaming():
        return LetterDistribution(name, title, counts, values, bingo)
