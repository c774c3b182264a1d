"""The word lists that a folder may have."""

from pathlib import Path
from typing import Final

_ENDINGS: Final = frozenset({".txt", ".csv", ".json", ".gz", ".zip", ".kwg", ".tsv", ".dic"})
_MOST: Final = 50
"""More files of a folder are left out."""


def lists_in(folder: Path) -> list[Path]:
    """Return the files of a folder that may be word lists, in alphabetical order."""
    try:
        found = (path for path in folder.iterdir() if path.suffix.lower() in _ENDINGS)
        return sorted(path for path in found if path.is_file())[:_MOST]
    except OSError:
        return []
