"""The lexicon service: opens shipped, imported and other word lists."""

import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from weakref import WeakKeyDictionary

from wordarcade.lexicon.cache import LexiconCache
from wordarcade.lexicon.dawg_file import graph_of
from wordarcade.lexicon.errors import LexiconError, LexiconMissingError, LexiconNameError
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.graph import Graph
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.library import LexiconLibrary
from wordarcade.lexicon.shared_words import SharedWords
from wordarcade.support.progress import Report

if TYPE_CHECKING:
    from wordarcade.lexicon.building import BuiltList

_LONGEST_SHOWN: Final = 60
"""Letters that a sentence repeats of what was typed."""

_Opened = tuple[Lexicon, dict[str, Any]]
"""A lexicon, and the notes that were made when its list was compiled."""


class LexiconEntry(NamedTuple):
    """A line of the catalogue.

    Attributes:
        name: the name to open it by.
        title: its heading on screens.
        words: the number of words.
        identity: the sha256 (hex) of its normalised words.
        shipped: whether it came with the program; if not, the player imported it.
        sources: the files whose words it has.
    """

    name: str
    title: str
    words: int
    identity: str
    shipped: bool
    sources: tuple[Path, ...]


class LexiconInfo(NamedTuple):
    """Facts about a lexicon.

    Attributes:
        lexicon: the lexicon.
        path: its first source.
        form: the recognised format of the list.
        skipped: how many entries were left out, by reason.
        notes: sentences about the list as a whole.
        nodes: nodes of the minimal DAWG.
        edges: edges of the minimal DAWG.
        bytes: the size of its arrays.
        seconds: how long opening it took just now.
    """

    lexicon: Lexicon
    path: Path
    form: str
    skipped: Mapping[str, int]
    notes: tuple[str, ...]
    nodes: int
    edges: int
    bytes: int
    seconds: float


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
        self._shipped: Final = shipped
        self._library: Final = LexiconLibrary(imported)
        self._cache: Final = LexiconCache(cache)
        self._open: Final[dict[Path, tuple[Lexicon, dict[str, Any]]]] = {}
        self._gaddags: Final[WeakKeyDictionary[Lexicon, Gaddag]] = WeakKeyDictionary()
        self._shared: Final[WeakKeyDictionary[Lexicon, WeakKeyDictionary[Lexicon, SharedWords]]] = (
            WeakKeyDictionary()
        )
        self._lock: Final = threading.Lock()

    def catalogue(self) -> tuple[LexiconEntry, ...]:
        """Return all lexicons that have a name: the shipped ones first, then the imported.

        Raises:
            CatalogueError: the shipped catalogue is not valid.
        """
        imported = (
            LexiconEntry(known.name, known.title, known.words, known.identity, False, (known.path,))
            for known in self._library.lists()
        )
        return (*self._shipped_entries(), *imported)

    def open(self, source: str, progress: Report | None = None) -> Lexicon:
        """Return the lexicon that `source` names: a name of the catalogue, or else a path.

        Raises:
            LexiconError: no such lexicon exists, or its list cannot be read; the subclass
                names the cause.
        """
        return self._load(self._find(source), progress or _report_to_nobody)[0]

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
        with self._lock:
            gaddag = self._gaddags.get(lexicon)
            if gaddag is None:
                gaddag = self._load_gaddag(lexicon, report or _report_to_nobody)
                self._gaddags[lexicon] = gaddag
            return gaddag

    def info(self, source: str, progress: Report | None = None) -> LexiconInfo:
        """Return facts about the lexicon that `source` names.

        Raises:
            LexiconError: as for `open`.
        """
        start = time.perf_counter()
        found = self._find(source)
        opened = self._load(found, progress or _report_to_nobody)
        return _info(found.files[0], opened, seconds=time.perf_counter() - start)

    def import_list(
        self, path: Path, name: str | None = None, progress: Report | None = None
    ) -> LexiconInfo:
        """Import a copy of the word list at `path`, and return what was read.

        Args:
            path: a list in any form that can be read.
            name: the name to open it by; by default the name of the file, in lowercase.
            progress: called with the share done, from 0 to 1.

        Raises:
            LexiconError: the list cannot be read or kept, or the name is taken.
        """
        start = time.perf_counter()
        name = path.name.partition(".")[0].lower() if name is None else name
        if any(known.name == name for known in self._shipped_entries()):
            raise LexiconNameError(f"'{name}' comes with the program; choose another name.")
        report = progress or _report_to_nobody
        from wordarcade.lexicon import building  # noqa: PLC0415 - see `_load`

        words = building.read_sources([path], report)
        built = building.build(words, report)
        kept = self._library.add(name, path.name, words, built.notes["identity"]).path
        opened = self._keep(_Found(name, name, (kept,)), self._cache.path_of([kept]), built)
        return _info(kept, opened, seconds=time.perf_counter() - start)

    def remove(self, name: str) -> None:
        """Drop an imported lexicon.

        Raises:
            LexiconNameError: the lexicon is a shipped one.
            LexiconMissingError: there is no imported lexicon of that name.
            LexiconUnwritableError: its files cannot be removed.
        """
        if any(known.name == name for known in self._shipped_entries()):
            raise LexiconNameError(f"'{name}' comes with the program and cannot be removed.")
        self._cache.forget([self._library.remove(name).path])

    def definition(self, name: str, word: str) -> str | None:
        """Return the definition of `word` in the imported lexicon `name`, if any."""
        return self._library.definitions(name).get(word.lower())

    def _shipped_entries(self) -> Sequence[LexiconEntry]:
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
            )
            for known in load_catalogue(self._shipped).lexicons.values()
        ]

    def _find(self, source: str) -> "_Found":
        """Return the lexicon that `source` names."""
        for known in self.catalogue():
            if known.name == source.lower():
                return _Found(known.name, known.name, known.sources)
        path = _path_of(source)
        if path is None:
            raise LexiconMissingError(self._missing(source))
        name = path.name if path.is_dir() else path.stem
        return _Found(name, str(path.absolute()), (path,))

    def _missing(self, source: str) -> str:
        """Return the sentence for a source that is neither a lexicon's name nor a path."""
        # Needed only to word a mistake.
        from difflib import get_close_matches  # noqa: PLC0415 - see above

        names = [known.name for known in self.catalogue()]
        shown = source if len(source) <= _LONGEST_SHOWN else f"{source[:_LONGEST_SHOWN]}…"
        if near := get_close_matches(source.lower(), names, n=1):
            return f"There is no lexicon '{shown}'; did you mean '{near[0]}'?"
        return f"There is no lexicon '{shown}'; use {', '.join(names)}, or the path of a word list."

    def _load(self, found: "_Found", report: Report) -> _Opened:
        """Return a lexicon: already open, or mapped, or compiled now."""
        with self._lock:
            try:
                place = self._cache.path_of(found.files)
            except OSError:
                place = None  # reading will tell the cause in a sentence
            if place is not None and place in self._open:
                return self._open[place]
            if place is not None and (mapped := self._cache.load(place)) is not None:
                graph, notes = mapped
                opened = found.lexicon(graph, notes), notes
            else:
                # A list that is in the cache needs nothing of this, and starts sooner without.
                from wordarcade.lexicon import building  # noqa: PLC0415 - see above

                words = building.read_sources(found.files, report)
                opened = self._keep(found, place, building.build(words, report))
            if place is not None:
                self._open[place] = opened
            return opened

    def _load_gaddag(self, lexicon: Lexicon, report: Report) -> Gaddag:
        """Return the GADDAG of a lexicon, mapped or built now."""
        try:
            place = self._cache.path_of(self._find(lexicon.source).files)
        except (LexiconError, OSError):
            place = None  # its list is gone, or never was in a file
        if place is not None and (mapped := self._cache.load_gaddag(place, lexicon)) is not None:
            return mapped
        # What is in the cache needs nothing of this, and starts sooner without.
        from wordarcade.lexicon.gaddag_building import gaddag_of  # noqa: PLC0415 - see above

        gaddag = gaddag_of(lexicon, report)
        if place is not None:
            self._cache.save_gaddag(place, gaddag, lexicon)
        return gaddag

    def _keep(self, found: "_Found", place: Path | None, built: "BuiltList") -> _Opened:
        """Return the lexicon that was built, kept at `place` if that can be written."""
        if place is not None:
            self._cache.save(place, built.arrays, built.notes)
        return found.lexicon(graph_of(built.arrays), built.notes), built.notes


class _Found(NamedTuple):
    """A lexicon that can be opened: its name, its unambiguous source, and its files."""

    name: str
    source: str
    files: tuple[Path, ...]

    def lexicon(self, graph: Graph, notes: dict[str, Any]) -> Lexicon:
        """Return the lexicon whose words are in `graph`."""
        lengths = {int(letters): int(words) for letters, words in notes["lengths"]}
        return Lexicon(self.name, notes["identity"], graph, lengths, source=self.source)


def _info(path: Path, opened: _Opened, seconds: float) -> LexiconInfo:
    lexicon, notes = opened
    return LexiconInfo(
        lexicon=lexicon,
        path=path,
        form=notes["form"],
        skipped=dict(notes["skipped"]),
        notes=tuple(notes["notes"]),
        nodes=notes["nodes"],
        edges=notes["edges"],
        bytes=sum(numbers.nbytes for numbers in lexicon.graph),
        seconds=seconds,
    )


def _path_of(source: str) -> Path | None:
    """Return the path that was typed, or None if nothing exists there."""
    try:
        path = Path(source).expanduser()
        return path if path.exists() else None
    except (OSError, RuntimeError):  # too long a name, or the home of nobody
        return None


def _report_to_nobody(_share: float) -> None:
    """Take a report of progress that nobody asked for."""
