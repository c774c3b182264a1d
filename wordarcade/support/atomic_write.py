"""Atomic writes: readers see the old file or the new one."""

import os
import shutil
import tempfile
from pathlib import Path

from wordarcade.support.private_files import make_private_folder


def write_atomically(path: Path, content: bytes) -> None:
    """Put `content` in place of the file at `path`, whose folder is made if it is missing.

    A symbolic link stays one, and an existing file keeps its mode.

    Raises:
        OSError: the folder or the file cannot be written; what was there is untouched.
    """
    target = path.resolve()
    make_private_folder(target.parent)
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(handle)
        if target.exists():
            shutil.copymode(target, temporary)
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
