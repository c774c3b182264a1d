"""New files that commands write where people say."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import click


@contextmanager
def write_new(path: Path) -> Iterator[BinaryIO]:
    """Open a file that does not exist yet, before the work for it begins; remove it if that fails.

    Raises:
        click.UsageError: it exists, or cannot be written.
    """
    try:
        with path.open("xb") as file:
            try:
                yield file
                file.flush()
            except BaseException:
                path.unlink(missing_ok=True)
                raise
    except OSError as error:
        raise click.UsageError(
            f"{path} cannot be written ({error.strerror}); choose another place."
        ) from error
    except ValueError as error:  # a NUL, which no path has
        raise click.UsageError("No file can have this name; choose another.") from error
