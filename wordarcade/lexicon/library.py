"""The library of imported word lists."""

import contextlib
import json
import mmap
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from wordarcade.lexicon.errors import (
    DamagedListError,
    LexiconMissingError,
    LexiconNameError,
    LexiconUnwritableError,
)
from wordarcade.support.atomic_write import write_atomically
from wordarcade.support.sorted_lines import value_of

if TYPE_CHECKING:
    from wordarcade.lexicon.formats import WordList

LONGEST_NAME: Final = 32
"""Signs of the name of a lexicon."""

_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")
_DESCRIPTION: Final = ".json"
_DEFINITIONS: Final = ".tsv"


class ImportedLexicon(NamedTuple):
    """A list in the library.

    Attributes:
        name: the name to open it by.
        title: the file it came from.
        words: the number of words.
        identity: the sha256 (hex) of its normalised words.
        path: the normalised list, one word per line.
        formerly: names it had before, under which it is still found.
    """

    name: str
    title: str
    words: int
    identity: str
    path: Path
    formerly: tuple[str, ...] = ()


class LexiconLibrary:
    """A folder with three files for each list: words, definitions, and a description.

    The description is written last and removed first: a list without one does not exist.
    """

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder

    def lists(self) -> tuple[ImportedLexicon, ...]:
        """Return the imported lists, by name, without the damaged ones."""
        found = []
        for path in self._descriptions():
            with contextlib.suppress(DamagedListError):
                found.append(_read(path))
        return tuple(found)

    def damaged(self) -> Mapping[str, str]:
        """Return why lists cannot be opened whose files are gone or cannot be read, by name."""
        reasons = {}
        for path in self._descriptions():
            try:
                _read(path)
            except DamagedListError as error:
                reasons[path.stem] = str(error)
        return reasons

    def _descriptions(self) -> list[Path]:
        return sorted(self.folder.glob(f"*{_DESCRIPTION}"))

    def add(self, name: str, title: str, words: "WordList", identity: str) -> ImportedLexicon:
        """Keep a list of this identity under `name`.

        Raises:
            LexiconNameError: the name has other signs than a–z, 0–9, - and _, or is taken.
            LexiconUnwritableError: the folder cannot be written.
        """
        refuse_name(name)
        if any(path.stem == name for path in self._descriptions()):
            raise taken(name)
        path = self.folder / f"{name}.txt"
        content = "".join(f"{word}\n" for word in words.words).encode()
        description = {
            "title": title,
            "words": len(words.words),
            "identity": identity,
            "bytes": len(content),
        }
        definitions = [f"{word}\t{text}" for word, text in sorted(words.definitions.items())]
        try:
            write_atomically(path, content)
            write_atomically(path.with_suffix(_DEFINITIONS), "\n".join(definitions).encode())
            write_atomically(path.with_suffix(".json"), json.dumps(description, indent=1).encode())
        except OSError as error:
            raise LexiconUnwritableError(
                f"The list cannot be kept in {self.folder}: {error.strerror}."
            ) from error
        return ImportedLexicon(name, title, len(words.words), identity, path)

    def rename(self, name: str, new: str) -> Path:
        """Give a list another name; return where its words were.

        The words stay where they are until the list is there under its new name: whatever
        interrupts this, no list is lost.

        Args:
            name: its name.
            new: a name that no other list has.

        Raises:
            DamagedListError: the list cannot be read.
            LexiconNameError: the name has other signs than a–z, 0–9, - and _.
            LexiconUnwritableError: the folder cannot be written.
        """
        refuse_name(new)
        old, path = self.folder / f"{name}{_DESCRIPTION}", self.folder / f"{new}{_DESCRIPTION}"
        formerly = [*(each for each in _read(old).formerly if each != new), name]
        try:
            description = json.loads(old.read_bytes()) | {"formerly": formerly}
            for ending in (".txt", _DEFINITIONS):
                write_atomically(path.with_suffix(ending), old.with_suffix(ending).read_bytes())
            write_atomically(path, json.dumps(description, indent=1).encode())
        except OSError as error:
            raise LexiconUnwritableError(
                f"The list cannot be kept in {self.folder}: {error.strerror}."
            ) from error
        return self.remove(name)

    def remove(self, name: str) -> Path:
        """Drop a list, whether it can be read or not; return where its words were.

        Raises:
            LexiconMissingError: there is no imported list of that name.
            LexiconUnwritableError: its files cannot be removed.
        """
        path = next((path for path in self._descriptions() if path.stem == name), None)
        if path is None:
            raise LexiconMissingError(
                f"There is no imported lexicon '{name}'; 'wordarcade lexicon list' names them all."
            )
        try:
            for ending in (_DESCRIPTION, _DEFINITIONS, ".txt"):
                path.with_suffix(ending).unlink(missing_ok=True)
        except OSError as error:
            raise LexiconUnwritableError(
                f"The lexicon '{name}' cannot be removed from {self.folder}: {error.strerror}."
            ) from error
        return path.with_suffix(".txt")

    def definition(self, name: str, word: str) -> str | None:
        """Return the definition that came with a list for a word, in lowercase, if it had one.

        The file may have as many lines as the list: it is searched in place.
        """
        try:
            with (
                (self.folder / f"{name}{_DEFINITIONS}").open("rb") as file,
                mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as text,
            ):
                found = value_of(text, word.encode())
        except (OSError, ValueError):  # there is none, or it is empty
            return None
        return None if found is None else found.decode()


def name_of(path: Path) -> str:
    """Return the name that a list gets from its file.

    >>> name_of(Path("Collins Scrabble Words (2019).txt.gz"))
    'collins-scrabble-words-2019'
    """
    name = path.resolve().name.partition(".")[0].lower()
    plain = re.sub(r"[^a-z0-9_-]+", "-", name).strip("-_")
    return plain[:LONGEST_NAME].rstrip("-_") or "list"


def refuse_name(name: str) -> None:
    """Make sure that a lexicon can have this name.

    Raises:
        LexiconNameError: it has other signs than a–z, 0–9, - and _, or too many of them.
    """
    if not _NAME.fullmatch(name):
        raise LexiconNameError(
            f"'{name}' cannot name a lexicon; use up to 32 of a–z, 0–9, '-' and '_'."
        )


def taken(name: str) -> LexiconNameError:
    """Return the error that there is a lexicon of this name, to be raised."""
    return LexiconNameError(
        f"There is already a lexicon '{name}'; remove it first, or choose another name."
    )


def _read(path: Path) -> ImportedLexicon:
    """Return the list of a description.

    Raises:
        DamagedListError: it cannot be read, or its words cannot.
    """
    words = path.with_suffix(".txt")
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        found = ImportedLexicon(
            path.stem,
            str(data["title"]),
            int(data["words"]),
            str(data["identity"]),
            words,
            tuple(map(str, data.get("formerly", ()))),
        )
    except OSError as error:
        raise DamagedListError(f"{path} cannot be read: {error.strerror}.") from error
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise DamagedListError(
            f"{path} is damaged; remove the list and import it again."
        ) from error
    if not os.access(words, os.R_OK):
        gone = "is missing" if not words.exists() else "can't be read"
        raise DamagedListError(f"{words} {gone}; remove the list and import it again.")
    # Earlier versions did not write down how long the list is.
    if words.stat().st_size != data.get("bytes", words.stat().st_size):
        raise changed(words)
    return found


def changed(words: Path) -> DamagedListError:
    """Return the error that a list is not what was imported, to be raised.

    Args:
        words: its file.
    """
    return DamagedListError(
        f"{words} was changed since it was imported; remove the list and import it again."
    )
