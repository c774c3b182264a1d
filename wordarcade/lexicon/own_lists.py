"""Lists of one's own: the words added to another lexicon, and those banned from it."""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from wordarcade.lexicon.errors import (
    DamagedListError,
    LexiconUnwritableError,
    ListTooLargeError,
    NotAWordError,
    NoWordsError,
)
from wordarcade.lexicon.interface import WordSet
from wordarcade.lexicon.library import LONGEST_NAME
from wordarcade.lexicon.limits import MAX_OWN_WORDS, MAX_WORD_LENGTH
from wordarcade.support.atomic_write import write_atomically
from wordarcade.support.user_file import FileError

ENDING: Final = ".toml"

_BASE: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")
_IDENTITY: Final = re.compile(r"[0-9a-f]{64}")
_WORD: Final = re.compile(rf"[A-Za-z]{{1,{MAX_WORD_LENGTH}}}")
_LONGEST_SHOWN: Final = 40
_KEYS: Final = ("base", "identity", "add", "ban", "formerly")
_HEAD: Final = """\
# A word list of your own: what it adds to another lexicon, and what it bans from it.
# You may edit it by hand, one word in quotes per line.
"""


class OwnList(NamedTuple):
    """A list over another lexicon.

    Attributes:
        name: the name to open it by.
        base: the name of the lexicon it is made over.
        base_identity: the sha256 (hex) of that one's words when the list was last changed.
        added: words that the base lacks, in lowercase.
        banned: words of the base that do not count, in lowercase.
        path: its file.
        formerly: names it had before, under which it is still found.
    """

    name: str
    base: str
    base_identity: str
    added: frozenset[str]
    banned: frozenset[str]
    path: Path
    formerly: tuple[str, ...] = ()

    def words(self, base: Iterable[str]) -> list[str]:
        """Return its words, in alphabetical order.

        Args:
            base: the words of its base, in lowercase.
        """
        return sorted({*base, *self.added} - self.banned)


class OwnLists:
    """A folder with a TOML file for each list.

    Args:
        folder: the folder, which need not exist.
    """

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder

    def names(self) -> tuple[str, ...]:
        """Return the names of the lists, in alphabetical order."""
        found = (path.stem for path in self.folder.glob(f"*{ENDING}"))
        return tuple(sorted(name for name in found if _BASE.fullmatch(name)))

    def path_of(self, name: str) -> Path:
        """Return the file of a list, whether there is one or not."""
        return self.folder / f"{name}{ENDING}"

    def read(self, name: str) -> OwnList:
        """Return a list.

        Raises:
            DamagedListError: its file cannot be read, or is not as it must be; the message names
                file, line and key.
        """
        # A start without such a list needs none of this.
        from wordarcade.support.data_file import read_table  # noqa: PLC0415 - see above

        path = self.path_of(name)
        try:
            table = read_table(path)
            table.refuse_others(_KEYS)
            words: dict[str, frozenset[str]] = {}
            for key in ("add", "ban"):
                texts = table.texts(key) if key in table else ()
                for text in texts:
                    if not _WORD.fullmatch(text):
                        raise table.fault(
                            key, f"has {text!r}, which is not a word of the letters A to Z."
                        )
                if len(texts) > MAX_OWN_WORDS:
                    raise table.fault(key, f"has more than {MAX_OWN_WORDS:,} words; take some out.")
                words[key] = frozenset(map(str.lower, texts))
            return OwnList(
                name,
                table.text("base", _BASE, "the name of a lexicon"),
                table.text("identity", _IDENTITY, "64 hexadecimal digits"),
                words["add"],
                words["ban"],
                path,
                table.texts("formerly") if "formerly" in table else (),
            )
        except FileError as error:
            raise DamagedListError(str(error)) from error

    def change(
        self,
        own: OwnList | None,
        name: str,
        base: WordSet,
        add: frozenset[str],
        ban: frozenset[str],
    ) -> OwnList:
        """Keep a list with further changes, in place of what was there under its name.

        Args:
            own: the list that is changed; None for a new one.
            name: the name to keep it by.
            base: what it is made over.
            add: words in lowercase; what was banned before is not any more.
            ban: words in lowercase; what was added before is not any more.

        Raises:
            NotAWordError: a word is in both.
            NoWordsError: the list would be empty.
            ListTooLargeError: it would have more words than such a list may have.
            LexiconUnwritableError: the folder cannot be written.
        """
        if both := add & ban:
            raise NotAWordError(f"{min(both).upper()} is both added and banned; choose one.")
        if own is not None:
            add, ban = own.added - ban | add, own.banned - add | ban
        changed = OwnList(
            name=name,
            base=base.name,
            base_identity=base.identity,
            added=frozenset(word for word in add if word not in base),
            banned=frozenset(word for word in ban if word in base),
            path=self.path_of(name),
            formerly=() if own is None or own.name != name else own.formerly,
        )
        if len(base) + len(changed.added) == len(changed.banned):
            raise NoWordsError(f"'{name}' would have no words left; leave it at least one.")
        self._write(changed)
        return changed

    def _write(self, own: OwnList) -> None:
        """Keep a list in place of what was there under its name.

        Raises:
            ListTooLargeError: it has more words than such a list may have.
            LexiconUnwritableError: the folder cannot be written.
        """
        from wordarcade.support.data_file import MOST_BYTES  # noqa: PLC0415 - as in `read`

        text = (
            f'{_HEAD}base = "{own.base}"\nidentity = "{own.base_identity}"\n'
            f"add = [{_lines(own.added)}]\nban = [{_lines(own.banned)}]\n"
        )
        if own.formerly:
            text += f"formerly = [{', '.join(map(json.dumps, own.formerly))}]\n"
        if max(len(own.added), len(own.banned)) > MAX_OWN_WORDS or len(text) > MOST_BYTES:
            raise ListTooLargeError(
                f"A list of your own adds or bans {MAX_OWN_WORDS:,} words at most; "
                "import a whole list instead."
            )
        try:
            write_atomically(own.path, text.encode())
        except OSError as error:
            raise LexiconUnwritableError(
                f"The list cannot be kept in {self.folder}: {error.strerror}."
            ) from error

    def rename(self, name: str, new: str) -> None:
        """Give a list another name.

        Args:
            name: its name.
            new: a name that no other list has.

        Raises:
            DamagedListError: the list cannot be read.
            LexiconUnwritableError: the folder cannot be written.
        """
        own = self.read(name)
        formerly = (*(each for each in own.formerly if each != new), name)
        self._write(own._replace(name=new, path=self.path_of(new), formerly=formerly))
        self.remove(name)

    def remove(self, name: str) -> None:
        """Drop a list, whether it can be read or not.

        Raises:
            LexiconUnwritableError: its file cannot be removed.
        """
        try:
            self.path_of(name).unlink(missing_ok=True)
        except OSError as error:
            raise LexiconUnwritableError(
                f"The lexicon '{name}' cannot be removed from {self.folder}: {error.strerror}."
            ) from error


def own_words(words: Iterable[str]) -> frozenset[str]:
    """Return words to add or to ban, in lowercase.

    Raises:
        NotAWordError: one is not of the letters A to Z, or is too long.

    >>> sorted(own_words(["Zax", " qi "]))
    ['qi', 'zax']
    """
    found = set()
    for word in map(str.strip, words):
        if not _WORD.fullmatch(word):
            shown = word if len(word) <= _LONGEST_SHOWN else f"{word[:_LONGEST_SHOWN]}…"
            if len(word) > MAX_WORD_LENGTH:
                raise NotAWordError(f"'{shown}' is too long; use up to {MAX_WORD_LENGTH} letters.")
            raise NotAWordError(f"'{shown}' is not a word; use the letters A to Z.")
        found.add(word.lower())
    return frozenset(found)


def my_name(base: str) -> str:
    """Return the name that a list over `base` gets if it is given none.

    >>> my_name("arcade")
    'my-arcade'
    """
    return f"my-{base}"[:LONGEST_NAME]


def _lines(words: frozenset[str]) -> str:
    """Return words as TOML, one per line."""
    return "".join(f'\n  "{word.upper()}",' for word in sorted(words)) + ("\n" if words else "")
