"""Background work that stops when its screen is gone."""

from typing import Any, Final

from textual.worker import Worker

from wordarcade.support.progress import Cancelled, Report, to_nobody

_STEP: Final = 0.01
"""The change of the share that is news: however often work reports, people see whole per cent."""


def report_for(worker: Worker[Any], tell: Report = to_nobody) -> Report:
    """Return a report that stops the work of a cancelled worker.

    Args:
        worker: in whose thread the work is done.
        tell: called with the share done while the worker is wanted, when it has changed by a
            whole per cent.
    """
    told = -_STEP

    def report(share: float) -> None:
        nonlocal told
        if worker.is_cancelled:
            raise Cancelled
        if abs(share - told) >= _STEP:
            told = share
            tell(share)

    return report
