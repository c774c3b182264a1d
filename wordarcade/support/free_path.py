"""Names for new files."""

import os
from pathlib import Path


def free_path(folder: Path, stem: str, suffix: str) -> Path:
    """Return a path in a folder that nothing has yet: `stem`, numbered if necessary.

    Args:
        folder: the folder.
        stem: the name of the file.
        suffix: the end of its name, such as `.txt`.
    """
    number = 1
    path = folder / f"{stem}{suffix}"
    while os.path.lexists(path):  # a link to nowhere is something, too
        number += 1
        path = folder / f"{stem}-{number}{suffix}"
    return path
