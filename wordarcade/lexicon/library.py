"""The library of imported word lists."""

import contextlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wordarcade.lexicon.errors import LexiconMissingError, LexiconNameError, LexiconUnwritableError
from wordarcade.support.atomic_write import write_atomically

if TYPE_CHECKING:
    from wordarcade.lexicon.formats import WordList

_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")


@dataclass(frozen=True, slots=True)
class ImportedLexicon:
    """A list in the library.

    Attributes:
        name: the name to open it by.
        title: the file it came from.
        words: the number of words.
        identity: the sha256 (hex) of its normalised words.
        path: the normalised list, one word a line.
    """

    name: str
    title: str
    words: int
    identity: str
    path: Path


class LexiconLibrary:
    """A folder with three files for each list: words, definitions, and a description.

    The description is written last and removed first: a list without one does not exist.
    """

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder

    def lists(self) -> tuple[ImportedLexicon, ...]:
        """Return the imported lists, by name; a description that cannot be read is left out."""
        found = []
        for path in sorted(self.folder.glob("*.json")):
            with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
                data = json.loads(path.read_text(encoding="utf-8"))
                found.append(
                    ImportedLexicon(
                        path.stem,
                        str(data["title"]),
                        int(data["words"]),
                        str(data["identity"]),
                        path.with_suffix(".txt"),
                    )
                )
        return tuple(found)

    def add(self, name: str, title: str, words: "WordList", identity: str) -> ImportedLexicon:
        """Keep a list of this identity under `name`.

        Raises:
            LexiconNameError: the name has other signs than a–z, 0–9, - and _, or is taken.
            LexiconUnwritableError: the folder cannot be written.
        """
        if not _NAME.fullmatch(name):
            raise LexiconNameError(
                f"'{name}' cannot name a lexicon; use up to 32 of a–z, 0–9, '-' and '_'."
            )
        if any(known.name == name for known in self.lists()):
            raise LexiconNameError(
                f"There is a lexicon '{name}' already; remove it first, or choose another name."
            )
        path = self.folder / f"{name}.txt"
        description = {"title": title, "words": len(words.words), "identity": identity}
        definitions = [f"{word}\t{text}" for word, text in sorted(words.definitions.items())]
        try:
            write_atomically(path, "".join(f"{word}\n" for word in words.words).encode())
            write_atomically(path.with_suffix(".tsv"), "\n".join(definitions).encode())
            write_atomically(path.with_suffix(".json"), json.dumps(description, indent=1).encode())
        except OSError as error:
            raise LexiconUnwritableError(
                f"The list cannot be kept in {self.folder}: {error.strerror}."
            ) from error
        return ImportedLexicon(name, title, len(words.words), identity, path)

    def remove(self, name: str) -> ImportedLexicon:
        """Drop a list and return what it was.

        Raises:
            LexiconMissingError: there is no imported list of that name.
            LexiconUnwritableError: its files cannot be removed.
        """
        dropped = next((known for known in self.lists() if known.name == name), None)
        if dropped is None:
            raise LexiconMissingError(
                f"There is no imported lexicon '{name}'; 'wordarcade lexicon list' names them all."
            )
        try:
            for ending in (".json", ".tsv", ".txt"):
                dropped.path.with_suffix(ending).unlink(missing_ok=True)
        except OSError as error:
            raise LexiconUnwritableError(
                f"The lexicon '{name}' cannot be removed from {self.folder}: {error.strerror}."
            ) from error
        return dropped

    def definitions(self, name: str) -> Mapping[str, str]:
        """Return the definitions that came with a list, by word; empty if it had none."""
        try:
            text = (self.folder / f"{name}.tsv").read_text(encoding="utf-8")
        except OSError:
            return {}
        pairs = (line.partition("\t") for line in text.splitlines())
        return {word: definition for word, _, definition in pairs}
