"""Work in other threads that stops when nobody waits for it any more."""

from collections.abc import Callable
from typing import Any, Final

from textual.worker import Worker

Report = Callable[[float], None]
"""Told what share of the work is done, from 0 to 1; what it raises stops the work."""

_STEP: Final = 0.01
"""The change of the share that is news: however often work reports, people see whole per cent."""


class AbandonedError(Exception):
    """The screen that asked for the work is gone."""


def report_for(worker: Worker[Any], tell: Report = lambda _: None) -> Report:
    """Return a report that stops the work of a cancelled worker.

    Args:
        worker: in whose thread the work is done.
        tell: told the share that is done while the worker is wanted, when it has changed by a
            whole per cent.
    """
    told = -_STEP

    def report(share: float) -> None:
        nonlocal told
        if worker.is_cancelled:
            raise AbandonedError
        if abs(share - told) >= _STEP:
            told = share
            tell(share)

    return report
