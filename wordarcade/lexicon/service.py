"""The lexicon service: opens shipped, imported and other word lists."""

import threading
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakKeyDictionary

from wordarcade.lexicon.cache import LexiconCache
from wordarcade.lexicon.errors import LexiconError, LexiconNameError
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.info import LexiconInfo, info_of
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.library import name_of, refuse_name, taken
from wordarcade.lexicon.loading import LexiconLoader
from wordarcade.lexicon.own_lists import OwnList, my_name, own_words
from wordarcade.lexicon.shared_words import SharedWords
from wordarcade.lexicon.shelf import FoundLexicon, LexiconEntry, LexiconShelf
from wordarcade.support.progress import Report, to_nobody

if TYPE_CHECKING:
    from wordarcade.lexicon.building import BuiltList
    from wordarcade.lexicon.formats import WordList
    from wordarcade.lexicon.importing import ListPreview, Watch

__all__ = ["LexiconEntry", "LexiconInfo", "LexiconService", "UnreadableLexicon"]


class UnreadableLexicon(NamedTuple):
    """A lexicon with a name that cannot be opened.

    Attributes:
        name: the name.
        reason: why, in one sentence.
    """

    name: str
    reason: str


class LexiconService:
    """Opens lexicons by name or path; built once and shared by all screens and threads.

    A list is read and compiled once, cached as one file, and memory-mapped from then on; a list
    that has changed is compiled anew.
    """

    def __init__(self, shipped: Path, imported: Path, cache: Path) -> None:
        """Take the folders; nothing is read yet.

        Args:
            shipped: the folder of the shipped lists, with their catalogue.
            imported: the folder of the player's own lists.
            cache: the folder for compiled lexicons.
        """
        self._shelf: Final = LexiconShelf(shipped, imported)
        self._cache: Final = LexiconCache(cache)
        self._shared: Final[WeakKeyDictionary[Lexicon, WeakKeyDictionary[Lexicon, SharedWords]]] = (
            WeakKeyDictionary()
        )
        self._lock: Final = threading.RLock()
        self._loader: Final = LexiconLoader(self._shelf, self._cache, self._lock)

    def catalogue(self) -> tuple[LexiconEntry, ...]:
        """Return all lexicons that have a name: shipped, then imported, then changed ones.

        Those that cannot be read are left out; a list of one's own that was edited is compiled.

        Raises:
            CatalogueError: the shipped catalogue is not valid.
        """
        own = []
        for name in self._shelf.own.names():
            with suppress(LexiconError):
                own.append(self._own_entry(name))
        return (*self._shelf.standing(), *own)

    def unreadable(self) -> tuple[UnreadableLexicon, ...]:
        """Return the imported lists and those of one's own that cannot be opened.

        Opens them all, so that lists that are not compiled yet take a second each: for a thread.
        """
        found = []
        for name in self._shelf.brought():
            try:
                self.open(name)
            except LexiconError as error:
                found.append(UnreadableLexicon(name, str(error)))
        return tuple(found)

    def open(self, source: str, progress: Report | None = None) -> Lexicon:
        """Return the lexicon that `source` names: a name of the catalogue, or else a path.

        Raises:
            LexiconError: no such lexicon exists, or its list cannot be read; the subclass
                names the cause.
        """
        return self._loader.load(self._shelf.find(source), progress or to_nobody)[0]

    def shared(self, lexicon: Lexicon, other: Lexicon) -> SharedWords:
        """Return the words of a lexicon that another has too, which are looked for once."""
        with self._lock:
            known = self._shared.setdefault(lexicon, WeakKeyDictionary())
            if other not in known:
                known[other] = SharedWords(lexicon, other)
            return known[other]

    def gaddag(self, lexicon: Lexicon, report: Report | None = None) -> Gaddag:
        """Return the GADDAG of a lexicon: in memory, mapped, or built now and cached.

        Args:
            lexicon: any; without a cached list, its GADDAG is built.
            report: called with the share done, from 0 to 1; an exception it raises stops the work.
        """
        return self._loader.gaddag(lexicon, report or to_nobody)

    def info(self, source: str, progress: Report | None = None) -> LexiconInfo:
        """Return facts about the lexicon that `source` names.

        Raises:
            LexiconError: as for `open`.
        """
        start = time.perf_counter()
        found = self._shelf.find(source)
        opened = self._loader.load(found, progress or to_nobody)
        return info_of(found.files[0], opened, seconds=time.perf_counter() - start)

    def import_list(
        self,
        path: Path,
        name: str | None = None,
        progress: Report | None = None,
        *,
        accents: bool = False,
    ) -> LexiconInfo:
        """Import a copy of the word list at `path`, and return what was read.

        Args:
            path: a list in any form that can be read.
            name: the name to open it by; by default the name of the file, in lowercase.
            progress: called with the share done, from 0 to 1.
            accents: whether accented words count, in plain letters.

        Raises:
            LexiconError: the list cannot be read or kept, or the name is taken.
        """
        start = time.perf_counter()
        name = name_of(path) if name is None else name
        self._shelf.refuse_taken(name)
        report = progress or to_nobody
        from wordarcade.lexicon import building  # noqa: PLC0415 - only imports need it

        words = building.read_sources([path], report)
        if accents:
            words = words.with_accented()
        return self._imported(path, name, words, building.build(words, report), start)

    def preview(
        self,
        path: Path,
        progress: Report | None = None,
        watch: "Watch | None" = None,
        *,
        accents: bool = False,
    ) -> "ListPreview":
        """Read the word list at `path` as an import would, and keep nothing.

        Args:
            path: a list in any form that can be read.
            progress: called with the share done, from 0 to 1; what it raises stops the work.
            watch: called with the figures of the list as they become known.
            accents: whether accented words count, in plain letters.

        Raises:
            LexiconError: the list cannot be read.
        """
        from wordarcade.lexicon.importing import preview  # noqa: PLC0415 - only imports need it

        lists, taken_names = self.catalogue(), self._shelf.names()
        report = progress or to_nobody
        watch = watch or (lambda _: None)
        return preview(path, lists, taken_names, report, watch, accents=accents)

    def keep(self, preview: "ListPreview", name: str) -> LexiconInfo:
        """Import a list that was read for a preview.

        Args:
            preview: the list.
            name: the name to open it by.

        Raises:
            LexiconError: the list cannot be kept, or the name is taken.
        """
        self._shelf.refuse_taken(name)
        return self._imported(
            preview.path, name, preview.figures.words, preview.built, time.perf_counter()
        )

    def own_list(self, name: str) -> OwnList | None:
        """Return the list of one's own that has this name, or None if there is none.

        Raises:
            LexiconError: its file cannot be read.
        """
        return self._shelf.own.read(name) if name in self._shelf.own.names() else None

    def derive(
        self,
        base: str,
        name: str | None = None,
        *,
        add: Iterable[str] = (),
        ban: Iterable[str] = (),
    ) -> OwnList:
        """Make or change a list of one's own: another lexicon with words added and words banned.

        To add a word that was banned takes the ban back, and the other way round; a word that is
        there already, or is not there anyway, changes nothing.

        Args:
            base: the name of the lexicon, or of a list of one's own, which is changed, or copied if
                another name is given.
            name: the name of the list; by default that of a list of one's own that is changed, or
                else `my-` and the base.
            add: words, in any case.
            ban: words, in any case.

        Raises:
            LexiconNameError: the name is not possible, or taken by another lexicon.
            NotAWordError: a word is not of the letters A to Z, or is both added and banned.
            LexiconError: the base cannot be had, the list would be empty, or cannot be kept.
        """
        base = base.lower()
        added, banned = own_words(add), own_words(ban)
        with self._lock:
            own = self.own_list(base)
            standing = base if own is None else own.base
            words = self._loader.load(self._shelf.find_base(standing), to_nobody)[0]
            name = name or (base if own is not None else my_name(standing))
            refuse_name(name)
            if name != base or own is None:
                target = self.own_list(name)
                if target is not None and own is None and target.base == standing:
                    own = target
                elif name in self._shelf.names():
                    raise taken(name)
            return self._shelf.own.change(own, name, words, added, banned)

    def _imported(
        self, path: Path, name: str, words: "WordList", built: "BuiltList", start: float
    ) -> LexiconInfo:
        title = path.resolve().name
        kept = self._shelf.library.add(name, title, words, built.notes["identity"]).path
        opened = self._loader.add(FoundLexicon(name, name, (kept,)), built)
        return info_of(kept, opened, seconds=time.perf_counter() - start)

    def remove(self, name: str) -> None:
        """Drop an imported lexicon or a list of one's own, whether it can be read or not.

        Raises:
            LexiconNameError: the lexicon is a shipped one.
            LexiconMissingError: there is no imported lexicon of that name.
            LexiconUnwritableError: its files cannot be removed.
        """
        if any(known.name == name for known in self._shelf.shipped()):
            raise LexiconNameError(f"'{name}' comes with the program and cannot be removed.")
        if name not in self._shelf.own.names():
            self._cache.forget([self._shelf.library.remove(name)])
            return
        with suppress(LexiconError):
            self._cache.forget(self._shelf.find(name).files)
        self._shelf.own.remove(name)

    def rename(self, name: str, new: str) -> None:
        """Give an imported lexicon or a list of one's own another name.

        Words and identity stay; whoever asks for the old name gets the list, too.

        Raises:
            LexiconNameError: the lexicon is a shipped one, or the new name cannot be had.
            LexiconError: the lexicon cannot be found, read or written.
        """
        with self._lock:
            files = self._shelf.find(name).files
            with suppress(OSError):
                self._cache.forget(files)
            self._shelf.rename(name, new)

    def definition(self, name: str, word: str) -> str | None:
        """Return the definition of `word` in the imported lexicon `name` or its base, if any."""
        with suppress(LexiconError):
            if own := self.own_list(name):
                name = self._shelf.former_names().get(own.base, own.base)
        return self._shelf.library.definition(name, word.lower())

    def _own_entry(self, name: str) -> LexiconEntry:
        """Return the line of a list of one's own.

        Raises:
            LexiconError: it cannot be opened.
        """
        own = self._shelf.own.read(name)
        found = self._shelf.find_own(own)
        lexicon = self._loader.load(found, to_nobody)[0]
        title = f"{own.base}, {len(own.added):,} added, {len(own.banned):,} banned"
        return LexiconEntry(
            name, title, len(lexicon), lexicon.identity, False, found.files, own.base
        )
