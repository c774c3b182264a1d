"""Facts about a running program from Linux's `/proc`."""

import os
from contextlib import suppress
from pathlib import Path

_TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")
_BYTES_A_PAGE = os.sysconf("SC_PAGE_SIZE")


def state(pid: int) -> str:
    """Return what the first thread of the program `pid` is at.

    Returns:
        `R` if it runs, `S` if it waits, `T` if it is stopped, `Z` if it has ended.
    """
    return _fields(Path(f"/proc/{pid}/stat"))[0]


def cpu_seconds(pid: int) -> float:
    """Return how long the program `pid` and all its children have worked; 0 if it has ended."""
    ticks = sum(map(int, _fields(Path(f"/proc/{pid}/stat"))[11:15]))  # with its ended children
    return ticks / _TICKS_A_SECOND + sum(map(cpu_seconds, _children(pid)))


def any_thread_runs(pid: int) -> bool:
    """Return whether a thread of the program `pid` works, or waits for a processor or a disk."""
    return any(_fields(stat)[0] in "RD" for stat in Path(f"/proc/{pid}/task").glob("*/stat"))


def waits(pid: int) -> dict[int, int]:
    """Return how often each thread of the program `pid` has begun to wait, by its number."""
    return {int(task.name): _begun_waits(task) for task in Path(f"/proc/{pid}/task").glob("*")}


def _begun_waits(task: Path) -> int:
    with suppress(FileNotFoundError, ProcessLookupError):  # a thread that has just ended
        for line in (task / "status").read_text(encoding="ascii", errors="replace").splitlines():
            name, _, count = line.partition(":")
            if name == "voluntary_ctxt_switches":
                return int(count)
    return 0


def _fields(stat: Path) -> list[str]:
    """Return what is told of a program or a thread, from its state on; `Z` if it has ended."""
    try:
        told = stat.read_text(encoding="ascii", errors="replace")
    except (FileNotFoundError, ProcessLookupError):
        return ["Z"]
    return told.rpartition(")")[2].split()  # the name before it may hold anything


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
