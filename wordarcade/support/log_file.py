"""The log: warnings of every library, and the traceback of a crash."""

import logging
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from wordarcade.support.private_files import make_private_file, make_private_folder

LOG_NAME: Final = "wordarcade.log"

_LOGGER = logging.getLogger("wordarcade")
_MOST_BYTES: Final = 1_000_000
"""A log beyond this size is put aside as `.old` when it is next opened."""


def start_log(folder: Path) -> Callable[[], None]:
    """Write what is warned of to the log in `folder`; return what ends that.

    Does nothing if there is a log already: the app, and the command that opens it, share one.
    """
    root = logging.getLogger()
    if any(isinstance(handler, LogFile) for handler in root.handlers):
        return lambda: None
    log = LogFile(folder)
    root.addHandler(log)

    def end() -> None:
        root.removeHandler(log)
        log.close()

    return end


def report_failure(what: str, error: BaseException) -> str:
    """Log the traceback of a failure that the app survives; return a sentence about it.

    Args:
        what: what has failed, such as "That hint".
        error: why.
    """
    _LOGGER.error("%s failed.", what, exc_info=error)
    logs = (each for each in logging.getLogger().handlers if isinstance(each, LogFile))
    log = next(logs, None)
    if log is None or log.problem is not None:
        return f"{what} failed."
    return f"{what} failed; the details are in {log.path}."


class LogFile(logging.FileHandler):
    """Writes records to a file that is made, with its folder, for the first of them.

    A file that cannot be written costs the records, nothing else: `problem` then says why.

    Args:
        folder: where the file lies.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / LOG_NAME, encoding="utf-8", delay=True, errors="backslashreplace")
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        self.path = folder / LOG_NAME
        self.problem: BaseException | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write `record`, opening the file for the first one."""
        try:
            if self.stream is None:
                make_private_folder(self.path.parent)
                if self.path.exists() and self.path.stat().st_size > _MOST_BYTES:
                    self.path.replace(self.path.with_suffix(".log.old"))
                make_private_file(self.path)
            super().emit(record)
        except OSError as problem:
            self.problem = problem

    def close(self) -> None:
        """Let go of the file; what cannot be written any more is lost."""
        try:
            super().close()
        except OSError as problem:
            self.problem = problem

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802, ARG002 - logging's names
        """Keep what went wrong instead of printing it over the screen."""
        self.problem = sys.exception()

    def report_crash(self, error: BaseException) -> str:
        """Log the traceback of `error`; return what tells the player of it.

        The path has a line of its own, so that it can be copied from any terminal.
        """
        self.handle(
            _LOGGER.makeRecord(
                _LOGGER.name,
                logging.CRITICAL,
                fn=__file__,
                lno=0,
                msg="The app stopped because of an error.",
                args=(),
                exc_info=(type(error), error, error.__traceback__),
            )
        )
        happened = f"wordarcade stopped because of an error in it ({type(error).__name__})."
        if self.problem is None:
            return f"{happened}\nThe details are in\n{self.path}"
        return f"{happened}\nThe details could not be written ({self.problem}) to\n{self.path}"
