"""A file lock between threads and processes, released when its process ends."""

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from wordarcade.support.private_files import make_private_folder

LOCK_SECONDS = 5.0
"""How long to wait; whoever holds a lock is done within some milliseconds."""

_PAUSE_SECONDS: Final = 0.002


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of the file at `path`, which is made if there is none, and stays.

    The system lets go of it when the process ends, however it does. Each call opens the file
    anew, so that threads of one process exclude each other as well.

    Raises:
        OSError: the file cannot be opened, or others hold the lock for longer than
            `LOCK_SECONDS`.
    """
    make_private_folder(path.parent)
    handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        deadline = time.monotonic() + LOCK_SECONDS
        while True:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError as error:
                if time.monotonic() > deadline:
                    error.strerror = "another program keeps the file locked"
                    raise
                time.sleep(_PAUSE_SECONDS)
        yield
    finally:
        os.close(handle)
