"""Background work: it stops when its screen is gone, and what is beside a game may fail."""

from collections.abc import Callable
from functools import partial, wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from textual.message import Message
from textual.widget import Widget
from textual.worker import Worker

from wordarcade.support.errors import ArcadeError
from wordarcade.support.log_file import report_failure
from wordarcade.support.progress import Cancelled, Report, to_nobody

OwnerT = TypeVar("OwnerT", bound=Widget)
ArgumentsP = ParamSpec("ArgumentsP")

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


class WorkFailed(Message):
    """Work beside a game has failed; the game goes on.

    Attributes:
        told: one sentence on it.
    """

    def __init__(self, told: str) -> None:
        super().__init__()
        self.told = told


def run_aside(
    owner: Widget,
    what: str,
    work: Callable[[], object],
    failed: Callable[[str], Message] = WorkFailed,
    *,
    group: str = "default",
    exclusive: bool = False,
) -> Worker[None]:
    """Do work in a thread that a game goes on without if it fails, whatever went wrong.

    Faults of the program are logged; work that was cancelled ends without a word.

    Args:
        owner: whose thread it is; hears of a failure.
        what: what has failed then, as the player thinks of it: "That hint".
        work: the work.
        failed: makes the message of a failure from one sentence.
        group: the group of the worker.
        exclusive: whether it takes the place of other work in its group.
    """

    def guarded() -> None:
        try:
            work()
        except Cancelled:
            return
        except ArcadeError as error:
            owner.post_message(failed(str(error)))
        except Exception as error:
            owner.post_message(failed(report_failure(what, error)))

    return owner.run_worker(guarded, thread=True, group=group, exclusive=exclusive)


def aside(
    what: str, *, group: str = "default", exclusive: bool = False
) -> Callable[
    [Callable[Concatenate[OwnerT, ArgumentsP], None]],
    Callable[Concatenate[OwnerT, ArgumentsP], None],
]:
    """Return what makes a method of a widget work of `run_aside`, whose arguments these are."""

    def made(
        work: Callable[Concatenate[OwnerT, ArgumentsP], None],
    ) -> Callable[Concatenate[OwnerT, ArgumentsP], None]:
        @wraps(work)
        def begin(owner: OwnerT, /, *args: ArgumentsP.args, **kwargs: ArgumentsP.kwargs) -> None:
            doing = partial(work, owner, *args, **kwargs)
            run_aside(owner, what, doing, group=group, exclusive=exclusive)

        return begin

    return made
