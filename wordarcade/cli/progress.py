"""Progress of a long command, on standard error, for whoever watches it."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import click

from wordarcade.support.progress import Report

_PATIENCE: Final = 0.3
"""Seconds of work after which a bar is shown; less is not worth the flicker."""


@contextmanager
def progress_bar(label: str) -> Iterator[Report]:
    """Give a function to be told the share that is done, 0 to 1; show it if it takes long.

    Ctrl+c stops the work at the next report.
    """
    began = time.monotonic()
    seen = sys.stderr is not None and sys.stderr.isatty()
    with click.progressbar(length=100, label=label, file=sys.stderr, hidden=not seen) as bar:

        def report(share: float) -> None:
            if time.monotonic() - began > _PATIENCE:
                bar.update(round(share * 100) - bar.pos)

        yield report
