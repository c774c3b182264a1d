"""Lexicons in memory: mapped from the cache, or compiled from their lists and cached."""

from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

from wordarcade.lexicon.cache import LexiconCache
from wordarcade.lexicon.dawg_file import graph_of
from wordarcade.lexicon.errors import LexiconError
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.graph import Graph
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.library import changed
from wordarcade.lexicon.shelf import FoundLexicon, LexiconShelf
from wordarcade.support.progress import Report

if TYPE_CHECKING:
    from wordarcade.lexicon.building import BuiltList
    from wordarcade.lexicon.formats import WordList

Opened = tuple[Lexicon, dict[str, Any]]
"""A lexicon, and the notes that were made when its list was compiled."""


class LexiconLoader:
    """Loads lexicons and their GADDAGs, each once.

    Args:
        shelf: finds the lists.
        cache: keeps what is compiled.
        lock: held while something is compiled or mapped.
    """

    def __init__(self, shelf: LexiconShelf, cache: LexiconCache, lock: RLock) -> None:
        self._shelf: Final = shelf
        self._cache: Final = cache
        self._lock: Final = lock
        self._open: Final[dict[Path, Opened]] = {}
        self._gaddags: Final[WeakKeyDictionary[Lexicon, Gaddag]] = WeakKeyDictionary()

    def load(self, found: FoundLexicon, report: Report) -> Opened:
        """Return a lexicon: already open, or mapped, or compiled now.

        Raises:
            LexiconError: its list cannot be read, or is not what was imported.
        """
        place = self._place_of(found)
        # Without the lock: whoever compiles another list must not hold this up.
        opened = None if place is None else self._open.get(place)
        if opened is None:
            opened = self._load_anew(found, report)
        if found.identity not in ("", opened[0].identity):
            raise changed(found.files[0])
        return opened

    def _place_of(self, found: FoundLexicon) -> Path | None:
        """Return where a lexicon is kept as its files are now; None if these cannot be examined."""
        try:
            return self._cache.path_of(found.files)
        except OSError:
            return None  # reading will tell the cause in a sentence

    def _load_anew(self, found: FoundLexicon, report: Report) -> Opened:
        """Return a lexicon that is mapped or compiled now, unless another thread just did that."""
        with self._lock:
            found, place = self._as_it_is_now(found)
            if place is not None and place in self._open:
                return self._open[place]
            if place is not None and (mapped := self._cache.load(place)) is not None:
                graph, notes = mapped
                opened = _lexicon(found, graph, notes), notes
            else:
                # A list that is in the cache needs nothing of this, and starts sooner without.
                from wordarcade.lexicon import building  # noqa: PLC0415 - see above

                words = self._read(found, report)
                opened = self._keep(found, place, building.build(words, report))
            if place is not None:
                self._open[place] = opened
            return opened

    def _as_it_is_now(self, found: FoundLexicon) -> tuple[FoundLexicon, Path | None]:
        """Return what a list of one's own says now, and the place that belongs to just that.

        It may have been changed since it was found; its words of before would then be kept as those
        of its file of now.
        """
        place = self._place_of(found)
        while found.own is not None:
            found = self._shelf.find_own(self._shelf.own.read(found.own.name))
            before, place = place, self._place_of(found)
            if place == before:
                break
        return found, place

    def _read(self, found: FoundLexicon, report: Report) -> "WordList":
        """Return the words of a lexicon from its files."""
        from wordarcade.lexicon import building  # noqa: PLC0415 - see `_load_anew`

        if found.own is None or found.base is None:
            return building.read_sources(found.files, report)
        # Opened first, to be sure that it holds what was imported.
        identity = self.load(found.base, report)[0].identity
        return building.changed(
            building.read_sources(found.base.files, report), identity, found.own
        )

    def add(self, found: FoundLexicon, built: "BuiltList") -> Opened:
        """Return a lexicon that was just built from its files, and cache it.

        Raises:
            OSError: its files are gone.
        """
        return self._keep(found, self._cache.path_of(found.files), built)

    def _keep(self, found: FoundLexicon, place: Path | None, built: "BuiltList") -> Opened:
        """Return the lexicon that was built, kept at `place` if that can be written."""
        if place is not None:
            self._cache.save(place, built.arrays, built.notes)
        return _lexicon(found, graph_of(built.arrays), built.notes), built.notes

    def gaddag(self, lexicon: Lexicon, report: Report) -> Gaddag:
        """Return the GADDAG of a lexicon: in memory, mapped, or built now and cached."""
        with self._lock:
            gaddag = self._gaddags.get(lexicon)
            if gaddag is None:
                gaddag = self._load_gaddag(lexicon, report)
                self._gaddags[lexicon] = gaddag
            return gaddag

    def _load_gaddag(self, lexicon: Lexicon, report: Report) -> Gaddag:
        try:
            place = self._cache.path_of(self._shelf.find(lexicon.source).files)
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


def _lexicon(found: FoundLexicon, graph: Graph, notes: dict[str, Any]) -> Lexicon:
    """Return the lexicon whose words are in `graph`."""
    lengths = {int(letters): int(words) for letters, words in notes["lengths"]}
    return Lexicon(found.name, notes["identity"], graph, lengths, source=found.source)
