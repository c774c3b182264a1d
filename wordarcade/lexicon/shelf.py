"""The lexicons that have a name: shipped, imported, and lists of one's own over these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from wordarcade.lexicon.errors import DamagedListError, LexiconMissingError, LexiconNameError
from wordarcade.lexicon.library import LexiconLibrary, refuse_name, taken
from wordarcade.lexicon.own_lists import OwnList, OwnLists

_LONGEST_SHOWN: Final = 60
"""Letters that a sentence repeats of what was typed."""


class LexiconEntry(NamedTuple):
    """A line of the catalogue.

    Attributes:
        name: the name to open it by.
        title: its heading on screens.
        words: the number of words.
        identity: the sha256 (hex) of its normalised words.
        shipped: whether it came with the program; if not, the player imported it.
        sources: the files whose words it has.
        base: the lexicon that it adds words to and bans words from; empty if it stands by itself.
        description: what a shipped one is, in a few words; empty for others.
    """

    name: str
    title: str
    words: int
    identity: str
    shipped: bool
    sources: tuple[Path, ...]
    base: str = ""
    description: str = ""


class FoundLexicon(NamedTuple):
    """A lexicon that can be opened.

    Attributes:
        name: its name.
        source: its unambiguous source.
        files: its files.
        identity: the sha256 (hex) that its words must have; empty if any will do.
        own: what it changes of its base, if it is a list of one's own.
        base: the lexicon that is changed.
    """

    name: str
    source: str
    files: tuple[Path, ...]
    identity: str = ""
    own: OwnList | None = None
    base: FoundLexicon | None = None


class LexiconShelf:
    """Finds lexicons by name or path, without opening them.

    Args:
        shipped: the folder of the shipped lists, with their catalogue.
        imported: the folder of the player's own lists.
    """

    def __init__(self, shipped: Path, imported: Path) -> None:
        self._shipped: Final = shipped
        self.library: Final = LexiconLibrary(imported)
        self.own: Final = OwnLists(imported)

    def shipped(self) -> Sequence[LexiconEntry]:
        """Return the shipped lexicons, the default first.

        Raises:
            CatalogueError: the catalogue is not valid.
        """
        # Read in a thread, after the home screen has come into view.
        from wordarcade.lexicon.catalogue import load_catalogue  # noqa: PLC0415 - see above

        return [
            LexiconEntry(
                name=known.name,
                title=known.title,
                words=known.words,
                identity=known.identity,
                shipped=True,
                sources=known.files,
                description=known.description,
            )
            for known in load_catalogue(self._shipped).lexicons.values()
        ]

    def standing(self) -> tuple[LexiconEntry, ...]:
        """Return the shipped lexicons, then the imported ones; those that are damaged left out."""
        imported = (
            LexiconEntry(known.name, known.title, known.words, known.identity, False, (known.path,))
            for known in self.library.lists()
        )
        return (*self.shipped(), *imported)

    def brought(self) -> tuple[str, ...]:
        """Return the names of what did not come with the program, whether it can be read or not."""
        lists = (known.name for known in self.library.lists())
        return (*lists, *self.library.damaged(), *self.own.names())

    def names(self) -> frozenset[str]:
        """Return all names that are taken, those that lists had before among them."""
        names = (known.name for known in self.shipped())
        return frozenset((*names, *self.brought(), *self.former_names()))

    def former_names(self) -> Mapping[str, str]:
        """Return the names of today by those that lists had before; saved games still use them."""
        found = {old: known.name for known in self.library.lists() for old in known.formerly}
        for name in self.own.names():
            with suppress(DamagedListError):
                found |= dict.fromkeys(self.own.read(name).formerly, name)
        return found

    def rename(self, name: str, new: str) -> Sequence[Path]:
        """Give a list another name; return the files it had.

        It is still found by the one it had before, as long as no other list is called so.

        Raises:
            LexiconNameError: the list is a shipped one, or the new name cannot be had.
            LexiconError: the list cannot be found, read or written.
        """
        if any(known.name == name for known in self.shipped()):
            raise LexiconNameError(f"'{name}' comes with the program and keeps its name.")
        refuse_name(new)
        if self.former_names().get(new) != name:
            self.refuse_taken(new)
        files = self.find(name).files
        if name in self.own.names():
            self.own.rename(name, new)
        elif any(known.name == name for known in self.library.lists()):
            self.library.rename(name, new)
        else:
            raise LexiconMissingError(self._missing(name))
        return files

    def refuse_taken(self, name: str) -> None:
        """Make sure that nothing has this name.

        Raises:
            LexiconNameError: something has.
        """
        if any(known.name == name for known in self.shipped()):
            raise LexiconNameError(f"'{name}' comes with the program; choose another name.")
        if name in self.brought():
            raise taken(name)
        if today := self.former_names().get(name):
            raise LexiconNameError(
                f"'{name}' is what '{today}' was called before; choose another name."
            )

    def find(self, source: str) -> FoundLexicon:
        """Return the lexicon that `source` names: a name, or else a path.

        Raises:
            LexiconMissingError: there is no such lexicon, or it is made over one that is gone.
            DamagedListError: its files cannot be read.
        """
        name = source.lower()
        if name in self.own.names():
            return self.find_own(self.own.read(name))
        if (found := self._find_standing(name)) is not None:
            return found
        if today := self.former_names().get(name):
            return self.find(today)
        path = _path_of(source)
        if path is None:
            raise LexiconMissingError(self._missing(source))
        name = path.name if path.is_dir() else path.stem
        return FoundLexicon(name, str(path.absolute()), (path,))

    def find_own(self, own: OwnList) -> FoundLexicon:
        """Return a list of one's own.

        Raises:
            LexiconMissingError: what it is made over is gone.
            DamagedListError: that cannot be read, or is such a list itself.
        """
        if own.base in self.own.names():
            raise DamagedListError(
                f"'{own.name}' is based on '{own.base}', which is based on yet another list; "
                f"name that one in {own.path}."
            )
        base = self._find_standing(own.base) or self._find_renamed(own.base)
        if base is None:
            raise LexiconMissingError(
                f"'{own.name}' is based on the lexicon '{own.base}', which is gone; "
                "import that again, or remove this one."
            )
        return FoundLexicon(own.name, own.name, (own.path, *base.files), own=own, base=base)

    def find_base(self, name: str) -> FoundLexicon:
        """Return the lexicon of this name, over which a list can be made.

        Raises:
            LexiconMissingError: there is none; it may be a path.
            DamagedListError: its files cannot be read.
        """
        found = self._find_standing(name) or self._find_renamed(name)
        if found is None and _path_of(name) is not None:
            raise LexiconMissingError(
                f"'{name}' has no name to be known by; import it first, then change it."
            )
        if found is None:
            raise LexiconMissingError(self._missing(name))
        return found

    def _find_standing(self, name: str) -> FoundLexicon | None:
        """Return the shipped or imported lexicon of this name, or None if there is none."""
        for known in self.standing():
            if known.name == name:
                identity = "" if known.shipped else known.identity
                return FoundLexicon(name, name, known.sources, identity)
        if reason := self.library.damaged().get(name):
            raise DamagedListError(reason)
        return None

    def _find_renamed(self, name: str) -> FoundLexicon | None:
        """Return the imported lexicon that had this name before, or None if there is none."""
        today = (known.name for known in self.library.lists() if name in known.formerly)
        return next(map(self._find_standing, today), None)

    def _missing(self, source: str) -> str:
        """Return the sentence for a source that is neither a lexicon's name nor a path."""
        # Needed only to word a mistake.
        from difflib import get_close_matches  # noqa: PLC0415 - see above

        names = [known.name for known in self.standing()] + [*self.own.names()]
        shown = source if len(source) <= _LONGEST_SHOWN else f"{source[:_LONGEST_SHOWN]}…"
        if near := get_close_matches(source.lower(), names, n=1):
            return f"There is no lexicon '{shown}'; did you mean '{near[0]}'?"
        return f"There is no lexicon '{shown}'; use {', '.join(names)}, or the path of a word list."


def _path_of(source: str) -> Path | None:
    """Return the path that was typed, or None if nothing exists there."""
    try:
        path = Path(source).expanduser()
        return path if path.exists() else None
    except (OSError, RuntimeError):  # too long a name, or the home of nobody
        return None
