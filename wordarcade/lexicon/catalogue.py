"""The lexicons that come with the program, as `lexicons/catalogue.toml` describes them."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from wordarcade.lexicon.errors import CatalogueError

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
        name: what to call it on the command line, such as "arcade".
        title: its heading on screens.
        description: one line about what it is good for.
        files: the word lists that make it up together, the base first.
        words: how many words it has.
        identity: the sha256 (hex) of its normalised words.
        licence: its terms.
        provenance: one line about where it comes from.
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
    """Read `catalogue.toml` in `folder`, and make sure that the files it names are there.

    Raises:
        CatalogueError: it cannot be read, or an entry is missing, unknown or not valid; the
            message names the file and the key.
    """
    path = folder / CATALOGUE_FILE
    try:
        with path.open("rb") as file:
            content = tomllib.load(file)
    except (OSError, ValueError) as error:
        raise CatalogueError(f"{path} cannot be read as TOML: {error}.") from error
    root = _Table(path, "", content)
    licences = {key: _licence(table) for key, table in root.tables("licences").items()}
    lexicons: dict[str, ShippedLexicon] = {}
    for table in root.array("lexicons"):
        lexicon = _lexicon(table, licences)
        if lexicon.name in lexicons:
            raise table.wrong("name", "is used twice")
        lexicons[lexicon.name] = lexicon
    default = root.text("default")
    if default not in lexicons:
        raise root.wrong("default", "must be the name of a lexicon")
    root.refuse_others()
    return Catalogue(default=lexicons[default], lexicons=MappingProxyType(lexicons))


def _licence(table: "_Table") -> Licence:
    licence = Licence(title=table.text("title"), texts=table.files("texts"))
    table.refuse_others()
    return licence


def _lexicon(table: "_Table", licences: Mapping[str, Licence]) -> ShippedLexicon:
    licence = table.text("licence")
    if licence not in licences:
        raise table.wrong("licence", "must be one of the licences")
    lexicon = ShippedLexicon(
        name=table.text("name", _NAME, "small letters, digits and hyphens"),
        title=table.text("title"),
        description=table.text("description"),
        files=table.files("files"),
        words=table.count("words"),
        identity=table.text("identity", _IDENTITY, "64 hexadecimal digits"),
        licence=licences[licence],
        provenance=table.text("provenance"),
    )
    table.refuse_others()
    return lexicon


class _Table:
    """A TOML table whose values are taken out one by one, each with its check."""

    def __init__(self, path: Path, place: str, values: dict[str, Any]) -> None:
        self._path = path
        self._place = place
        self._values = dict(values)

    def wrong(self, key: str, what: str) -> CatalogueError:
        return CatalogueError(f"{self._path}, key '{self._place}{key}', {what}.")

    def text(self, key: str, pattern: re.Pattern[str] = _ONE_LINE, form: str = "one line") -> str:
        value = self._take(key)
        if not isinstance(value, str) or not pattern.fullmatch(value):
            raise self.wrong(key, f"must be text: {form}")
        return value

    def count(self, key: str) -> int:
        value = self._take(key)
        if type(value) is not int or value < 1:
            raise self.wrong(key, "must be a whole number above 0")
        return value

    def files(self, key: str) -> tuple[Path, ...]:
        names = self._take(key)
        if not isinstance(names, list) or not names:
            raise self.wrong(key, "must be a list of file names")
        for name in names:
            if not isinstance(name, str) or not _PLAIN_PATH.fullmatch(name):
                raise self.wrong(key, "must hold paths inside the folder")
            if not (self._path.parent / name).is_file():
                raise self.wrong(key, f"names the file {name}, which is not there")
        return tuple(self._path.parent / name for name in names)

    def tables(self, key: str) -> dict[str, "_Table"]:
        values = self._take(key)
        if not isinstance(values, dict) or not all(isinstance(v, dict) for v in values.values()):
            raise self.wrong(key, "must be tables")
        return {
            name: _Table(self._path, f"{self._place}{key}.{name}.", value)
            for name, value in values.items()
        }

    def array(self, key: str) -> list["_Table"]:
        values = self._take(key)
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            raise self.wrong(key, "must be an array of tables")
        return [
            _Table(self._path, f"{self._place}{key}[{index}].", value)
            for index, value in enumerate(values)
        ]

    def refuse_others(self) -> None:
        for key in self._values:
            raise self.wrong(key, "is not known here")

    def _take(self, key: str) -> object:
        if key not in self._values:
            raise self.wrong(key, "is missing")
        return self._values.pop(key)
