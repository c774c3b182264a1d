"""The lexicons that come with the program, as `lexicons/catalogue.toml` describes them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from types import MappingProxyType
from typing import Final

from wordarcade.lexicon.errors import CatalogueError
from wordarcade.support.data_file import Table, read_table
from wordarcade.support.user_file import FileError

CATALOGUE_FILE: Final = "catalogue.toml"

_ONE_LINE: Final = re.compile(r".*\S.*")
_NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
_IDENTITY: Final = re.compile(r"[0-9a-f]{64}")
_PLAIN_PATH: Final = re.compile(r"\w[\w.-]*(?:/\w[\w.-]*)*")


@dataclass(frozen=True, slots=True)
class Licence:
    """The terms of a word list: a short title, and the files that hold the full text."""

    title: str
    texts: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class ShippedLexicon:
    """One lexicon that comes with the program.

    Attributes:
        name: its name on the command line, such as "arcade".
        title: its heading on screens.
        description: one line about its use.
        files: the word lists that together make it up, the base first.
        words: the number of words.
        identity: the sha256 (hex) of its normalised words.
        licence: its terms.
        provenance: one line about its origin.
    """

    name: str
    title: str
    description: str
    files: tuple[Path, ...]
    words: int
    identity: str
    licence: Licence
    provenance: str


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All shipped lexicons.

    Attributes:
        default: the lexicon to use when none is named.
        lexicons: by name, in the order in which to list them.
    """

    default: ShippedLexicon
    lexicons: Mapping[str, ShippedLexicon]


def load_catalogue(folder: Path) -> Catalogue:
    """Read `catalogue.toml` in `folder`, and check that the files it names exist.

    Raises:
        CatalogueError: it cannot be read, or an entry is missing, unknown or not valid; the
            message names the file and the key.
    """
    try:
        return _catalogue(read_table(folder / CATALOGUE_FILE))
    except FileError as error:
        raise CatalogueError(str(error)) from error


def _catalogue(root: Table) -> Catalogue:
    root.refuse_others(("default", "lexicons", "licences"))
    tables = root.table("licences")
    licences = {key: _licence(tables.table(key)) for key in tables}
    lexicons: dict[str, ShippedLexicon] = {}
    for table in root.tables("lexicons"):
        lexicon = _lexicon(table, licences)
        if lexicon.name in lexicons:
            raise table.fault("name", "is used twice; change one of them.")
        lexicons[lexicon.name] = lexicon
    default = root.text("default")
    if default not in lexicons:
        raise root.fault("default", "must be the name of a lexicon.")
    return Catalogue(default=lexicons[default], lexicons=MappingProxyType(lexicons))


def _licence(table: Table) -> Licence:
    table.refuse_others(("title", "texts"))
    return Licence(title=_line(table, "title"), texts=_files(table, "texts"))


def _lexicon(table: Table, licences: Mapping[str, Licence]) -> ShippedLexicon:
    table.refuse_others([field.name for field in fields(ShippedLexicon)])
    licence = table.text("licence")
    if licence not in licences:
        raise table.fault("licence", "must be one of the licences.")
    return ShippedLexicon(
        name=table.text("name", _NAME, "small letters, digits and hyphens"),
        title=_line(table, "title"),
        description=_line(table, "description"),
        files=_files(table, "files"),
        words=table.whole("words", 1),
        identity=table.text("identity", _IDENTITY, "64 hexadecimal digits"),
        licence=licences[licence],
        provenance=_line(table, "provenance"),
    )


def _line(table: Table, key: str) -> str:
    return table.text(key, _ONE_LINE, "a text of one line")


def _files(table: Table, key: str) -> tuple[Path, ...]:
    """Return the paths of files beside the catalogue, which must be there."""
    names = table.texts(key)
    folder = table.path.parent
    if not names:
        raise table.fault(key, "is empty; name a file or more.")
    for name in names:
        if not _PLAIN_PATH.fullmatch(name):
            raise table.fault(key, "must hold paths inside the folder.")
        if not (folder / name).is_file():
            raise table.fault(key, f"names the file {name}, which is missing; put it there.")
    return tuple(folder / name for name in names)
