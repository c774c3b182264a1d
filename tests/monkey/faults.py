"""Faults, and their detection in the files of a program's home folder."""

import json
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path

from wordarcade.store.locations import Locations
from wordarcade.support.log_file import LOG_NAME

MOST_BYTES = 1_000_000_000
"""The most memory that the program may hold, whatever is done with it."""

_TRACEBACK = "Traceback (most recent call last)"
_FRAME = re.compile(r'^  File ".*?([^/"]+/[^/"]+)", line \d+, in (\w+)', re.MULTILINE)
_TAIL = 4000
_SECONDS = 60.0


class Fault(Exception):  # noqa: N818 - that of the program, not of this one
    """Something that must not be.

    Attributes:
        kind: the same for what is probably the same fault; what shrinking goes by.
    """

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(f"{kind}: {what}")
        self.kind = kind


def crash_in(folder: Path) -> Fault | None:
    """Return the crash that the log in `folder` tells of, if any."""
    try:
        log = (folder / LOG_NAME).read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError:
        return None
    if _TRACEBACK not in log:
        return None
    lines = log.rstrip().splitlines()
    error = next((line for line in reversed(lines) if re.match(r"[\w.]+(:|$)", line)), lines[-1])
    frames = _FRAME.findall(log)
    place = " in ".join(reversed(frames[-1])) if frames else "nowhere"
    return Fault(f"crash {error.partition(':')[0]}, {place}", f"the log ends:\n{log[-_TAIL:]}")


def first_fault_of_home(places: Locations, environment: Mapping[str, str]) -> Fault | None:
    """Return what is wrong in the folders of a player who has left, if anything.

    Every game that line mode has is resumed line by line, which may end it.
    """
    return next(_faults_of_home(places, environment), None)


def _faults_of_home(places: Locations, environment: Mapping[str, str]) -> Iterator[Fault]:
    database = places.games_database
    for other in database.parent.glob(f"{database.name}.damaged*"):
        yield Fault("database", f"set aside as {other.name}")
    if database.exists():
        with closing(sqlite3.connect(database)) as connection:
            answer = connection.execute("PRAGMA integrity_check").fetchone()[0]
        if answer != "ok":
            yield Fault("database", answer)
    listed = _run(["games", "list", "--json"], environment)
    if listed.returncode != 0:
        yield Fault("games list", listed.stderr)
        return
    for game in json.loads(listed.stdout)["games"]:
        hides_word = game.get("config", {}).get("host") == "person"
        if game["status"] == "finished" or hides_word:  # which is done on the full screen alone
            continue
        resumed = _run(["games", "resume", str(game["id"]), "--plain"], environment)
        if resumed.returncode != 0 or _TRACEBACK in resumed.stderr:
            yield Fault("resume", f"{game['game']} {game['id']}: {resumed.stderr}\n{game}")
    if crash := crash_in(places.log):
        yield crash


def _run(
    arguments: Sequence[str], environment: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - this very interpreter
        [sys.executable, "-m", "wordarcade", *arguments],
        env=dict(environment),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=_SECONDS,
        check=False,
    )
