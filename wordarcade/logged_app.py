"""An app whose mistakes end in the log, not in the player's face."""

import sys
from collections.abc import Callable
from pathlib import Path

from textual.app import App
from textual.worker import WorkerFailed

from wordarcade.log_file import LogFile, start_log


class LoggedApp(App[None]):
    """An app that logs warnings, and leaves an unhandled error with one sentence.

    The terminal is restored, the exit code is 1, and the sentence on standard error names the
    log file that has the traceback.

    Args:
        folder: where the log file lies.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._log_file = LogFile(folder)
        self._end_log: Callable[[], None] = lambda: None
        self._crash = ""

    def on_load(self) -> None:
        """Log what libraries warn of."""
        self._end_log = start_log(self._log_file.path.parent)

    def on_unmount(self) -> None:
        """Let go of the log."""
        self._end_log()
        self._log_file.close()

    def _handle_exception(self, error: Exception) -> None:
        """Log the traceback of an error that nobody has handled, and leave."""
        if not self._crash:
            cause = error.error if isinstance(error, WorkerFailed) else error
            self._crash = self._log_file.report_crash(cause)
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """Leave without rendering the traceback, which the log has."""
        self._close_messages_no_wait()

    def _print_error_renderables(self) -> None:
        """Say in one sentence what Textual would show as a traceback."""
        self._exit_renderables.clear()
        if self._crash:
            sys.stderr.write(f"{self._crash}\n")
