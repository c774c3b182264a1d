"""Compiled lexicons in the user's cache folder."""

import contextlib
import hashlib
import re
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from wordarcade.lexicon.dawg_file import DawgFileError, read_dawg, write_dawg
from wordarcade.lexicon.graph import Graph


class LexiconCache:
    """One file for each source list, found again by the source's path, size and time of change.

    A file that is damaged, cut short or of another version counts as absent, and a folder that
    cannot be written costs only the time to compile again.
    """

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder

    def load(self, sources: Sequence[Path]) -> tuple[Graph, dict[str, Any]] | None:
        """Return the compiled form of `sources`, or None if it must be made.

        Raises:
            OSError: a source is not there or cannot be examined.
        """
        try:
            return read_dawg(self._path(sources))
        except DawgFileError:
            return None

    def save(
        self, sources: Sequence[Path], arrays: Sequence[array[int]], notes: dict[str, Any]
    ) -> None:
        """Keep the compiled form of `sources`, and drop that of their earlier versions."""
        with contextlib.suppress(OSError):
            path = self._path(sources)
            write_dawg(path, arrays, notes)
            for other in self.folder.glob(f"{_stem(sources)}-*.dawg"):
                if other != path:
                    other.unlink(missing_ok=True)

    def forget(self, sources: Sequence[Path]) -> None:
        """Drop the compiled form of `sources`, which may be gone already."""
        with contextlib.suppress(OSError):
            for path in self.folder.glob(f"{_stem(sources)}-*.dawg"):
                path.unlink(missing_ok=True)

    def _path(self, sources: Sequence[Path]) -> Path:
        stats = [source.stat() for source in sources]
        state = repr([(stat.st_size, stat.st_mtime_ns) for stat in stats])
        return self.folder / f"{_stem(sources)}-{_digest(state)}.dawg"


def _stem(sources: Sequence[Path]) -> str:
    """Return a file name that tells people the list and this program its place."""
    readable = re.sub(r"[^a-z0-9]+", "-", sources[0].stem.lower())[:20].strip("-")
    places = "\0".join(str(source.absolute()) for source in sources)
    return f"{readable or 'list'}-{_digest(places)}"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:12]
