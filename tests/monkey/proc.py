"""What Linux tells of a running program (`/proc`)."""

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

_TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")
_BYTES_A_PAGE = os.sysconf("SC_PAGE_SIZE")


class Usage(NamedTuple):
    """What a program is at, and what it has used.

    Attributes:
        state: of its first thread: `R` runs, `S` waits, `T` is stopped, `Z` has ended.
        cpu_seconds: of the program and all its children, of those that have ended too.
    """

    state: str
    cpu_seconds: float


def usage(pid: int) -> Usage:
    """Return what the program `pid` is at; `Z` if there is no such program any more."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace")
    except (FileNotFoundError, ProcessLookupError):
        return Usage("Z", 0.0)
    fields = stat.rpartition(")")[2].split()  # the name before it may hold anything
    used = sum(map(int, fields[11:15])) / _TICKS_A_SECOND
    return Usage(fields[0], used + sum(usage(child).cpu_seconds for child in _children(pid)))


def any_thread_runs(pid: int) -> bool:
    """Return whether a thread of the program `pid` works, or waits for a processor or a disk."""
    for listed in Path(f"/proc/{pid}/task").glob("*/stat"):
        with suppress(FileNotFoundError, ProcessLookupError):  # a thread that has just ended
            if listed.read_text("ascii", "replace").rpartition(")")[2].split()[0] in "RD":
                return True
    return False


def _children(pid: int) -> list[int]:
    found: list[int] = []
    for listed in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(FileNotFoundError, ProcessLookupError):  # a thread that has just ended
            found += map(int, listed.read_text(encoding="ascii").split())
    return found


def resident_bytes(pid: int) -> int:
    """Return how much memory the program `pid` holds; 0 if there is no such program any more."""
    try:
        pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return int(pages) * _BYTES_A_PAGE
