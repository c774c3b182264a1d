"""Cache of compiled lexicons and their GADDAGs, in the user's cache folder."""

from __future__ import annotations

import contextlib
import logging
import re
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from wordarcade.lexicon.dawg_file import DawgFileError, read_arrays, read_dawg, write_dawg
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.graph import Graph
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.word_map import WordMap

_LOGGER: Final = logging.getLogger(__name__)
_DAWG: Final = ".dawg"
_GADDAG: Final = ".gaddag"


class LexiconCache:
    """One file for each word list, keyed by the paths, sizes and times of its sources.

    A list that Scrabble is played with has its GADDAG and word map in a second file of the same
    name.

    A file that is damaged, cut short or of another version counts as absent, and a folder that
    cannot be written costs only the time to compile again.
    """

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder

    def path_of(self, sources: Sequence[Path]) -> Path:
        """Return the path of the compiled form of `sources` as they are now.

        Args:
            sources: the files of the list, or folders of files.

        Raises:
            OSError: a source is missing or cannot be examined.
        """
        stats = [file.stat() for file in _files(sources)]
        state = repr([(stat.st_size, stat.st_mtime_ns) for stat in stats])
        return self.folder / f"{_stem(sources)}-{_digest(state)}{_DAWG}"

    def load(self, path: Path) -> tuple[Graph, dict[str, Any]] | None:
        """Return the compiled list and notes at `path`, or None if they must be made."""
        try:
            return read_dawg(path)
        except DawgFileError as error:
            _note_rebuilding(path, error)
            return None

    def save(self, path: Path, arrays: Sequence[array[int]], notes: dict[str, Any]) -> None:
        """Keep a compiled list at `path`, and drop those of earlier versions of its sources."""
        with contextlib.suppress(OSError):
            write_dawg(path, arrays, notes)
            self._drop_others(path)

    def load_gaddag(self, path: Path, lexicon: Lexicon) -> Gaddag | None:
        """Return the GADDAG of the lexicon cached at `path`, or None if it must be built."""
        try:
            arrays, notes = read_arrays(path.with_suffix(_GADDAG))
        except DawgFileError as error:
            _note_rebuilding(path.with_suffix(_GADDAG), error)
            return None
        # The path of a list that changed since it was opened belongs to another lexicon.
        if notes["identity"] != lexicon.identity:
            return None
        masks, bases, turns, words, slots, *filters = arrays
        word_map = WordMap(words, slots, notes["reach"], *filters)
        return Gaddag(masks, bases, turns, notes["root"], word_map)

    def save_gaddag(self, path: Path, gaddag: Gaddag, lexicon: Lexicon) -> None:
        """Keep the GADDAG of the lexicon cached at `path`."""
        word_map = gaddag.word_map
        arrays = [*gaddag[:3], *word_map[:2], *word_map[3:]]
        notes = {"identity": lexicon.identity, "root": gaddag.root, "reach": word_map.reach}
        with contextlib.suppress(OSError):
            write_dawg(path.with_suffix(_GADDAG), arrays, notes)
            self._drop_others(path)

    def forget(self, sources: Sequence[Path]) -> None:
        """Drop the compiled form of `sources`, which may be gone themselves."""
        with contextlib.suppress(OSError):
            for path in self._kept(_stem(sources)):
                path.unlink(missing_ok=True)

    def _drop_others(self, path: Path) -> None:
        """Drop the files of other versions of the list that is compiled at `path`."""
        for other in self._kept(path.stem.rpartition("-")[0]):
            if other.stem != path.stem:
                other.unlink(missing_ok=True)

    def _kept(self, stem: str) -> list[Path]:
        """Return the files of all versions of a list."""
        return [
            path for ending in (_DAWG, _GADDAG) for path in self.folder.glob(f"{stem}-*{ending}")
        ]


def _note_rebuilding(path: Path, error: DawgFileError) -> None:
    """Log that a cached file exists but cannot be used."""
    if path.exists():
        _LOGGER.warning("%s is made again: %s", path, error)


def _files(sources: Iterable[Path]) -> list[Path]:
    return [
        file
        for source in sources
        for file in (sorted(source.iterdir()) if source.is_dir() else [source])
    ]


def _stem(sources: Sequence[Path]) -> str:
    """Return a file name that shows people the list, and is unique to its path."""
    readable = re.sub(r"[^a-z0-9]+", "-", sources[0].stem.lower())[:20].strip("-")
    places = "\0".join(str(source.absolute()) for source in sources)
    return f"{readable or 'list'}-{_digest(places)}"


def _digest(text: str) -> str:
    # A start shows its first screen before it opens a lexicon, and need not wait for OpenSSL.
    import hashlib  # noqa: PLC0415 - see above

    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:12]
