"""The journal of bulk work: results so far, in a file, to resume from.

The first line says which work it is, each other one has the number of a task and its result; all
are JSON. A line that was cut off when the work was killed counts for nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from wordarcade import __version__
from wordarcade.players.bulk.errors import BulkError
from wordarcade.support.user_file import FileMissingError, read_bytes

_MOST_BYTES: Final = 1 << 30
_END: Final = b"\n"


@dataclass(frozen=True, slots=True)
class Journal:
    """The results of tasks.

    Attributes:
        known: those of earlier runs, by the 0-based number of the task, as JSON has them.
        write: takes a line to be kept; None to keep nothing.
    """

    known: Mapping[int, Any] = field(default_factory=dict)
    write: Callable[[bytes], object] | None = None

    def add(self, number: int, result: Any) -> None:
        """Keep the result of a task, which must be what JSON can say."""
        if self.write is not None:
            self.write(_line([number, result]))


forgetful: Final = Journal()
"""Knows nothing and keeps nothing."""


@contextmanager
def journal_at(path: Path | None, work: Mapping[str, Any]) -> Iterator[Journal]:
    """Give the journal of a work.

    Args:
        path: of the file, which is made if it is missing; None for a journal that keeps nothing.
        work: all that the results of the tasks follow from, in what JSON can say.

    Raises:
        BulkError: the file is of another work, is no journal, or cannot be written.
        FileError: it cannot be read.
    """
    if path is None:
        yield forgetful
        return
    head = _line({"wordarcade": __version__, **work})
    try:
        data = read_bytes(path, _MOST_BYTES, pipes=False)
    except FileMissingError:
        data = b""
    kept = data[: data.rfind(_END) + 1]
    if not (kept or head).startswith(head if kept else data):
        raise BulkError(f"{path} is not of this work; give another file, or delete it.")
    try:
        known = dict(map(json.loads, kept.splitlines()[1:]))
    except (ValueError, TypeError) as error:
        raise BulkError(f"{path} is damaged; give another file, or delete it.") from error
    with ExitStack() as stack:
        with _telling(path):
            file = stack.enter_context(path.open("ab", buffering=0))
            file.truncate(len(kept))

        def write(line: bytes) -> None:
            with _telling(path):
                file.write(line)

        if not kept:
            write(head)
        yield Journal(known, write)


def _line(value: Any) -> bytes:
    return json.dumps(value).encode("ascii") + _END


@contextmanager
def _telling(path: Path) -> Iterator[None]:
    """Tell in one sentence what the system does not let us write."""
    try:
        yield
    except OSError as error:
        raise BulkError(
            f"{path} cannot be written ({error.strerror}); choose another place."
        ) from error
