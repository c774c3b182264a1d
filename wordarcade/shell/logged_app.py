"""An app that logs its bugs instead of showing them to the player."""

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from textual.app import App
from textual.worker import WorkerFailed

from wordarcade.support.log_file import LogFile, start_log

CRASHED: Final = 3
"""The exit code after an error that nobody has handled."""

_SAVED: Final = "Your game is saved up to its last move. Continue from Home."


class LoggedApp(App[str]):
    """An app that logs warnings, and leaves an unhandled error with a few words.

    The terminal is restored, the exit code is 3, and standard error names the log file that has
    the traceback, and says of a game in play that it is saved.

    Args:
        folder: where the log file lies.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._log_file = LogFile(folder)
        self._end_log: Callable[[], None] = lambda: None
        self._crash = ""
        self._left_with = 0

    def on_load(self) -> None:
        """Log what libraries warn of."""
        self._end_log = start_log(self._log_file.path.parent)

    def on_unmount(self) -> None:
        """Let go of the log."""
        self._end_log()
        self._log_file.close()

    def after_stop(self) -> None:
        """Hear that the process was stopped and goes on; may be called between any two steps."""

    def leave(self, code: int) -> None:
        """Leave with an exit code, whatever goes wrong on the way out."""
        self._left_with = code
        self.exit(return_code=code)

    def panic(self, *renderables: RenderableType) -> None:
        """Log what nobody has handled outside of any message, and leave."""
        told = (segment.text for each in renderables for segment in self.console.render(each))
        self._handle_exception(RuntimeError("".join(told)))

    @property
    def game_is_saved(self) -> bool:
        """Whether leaving now interrupts a game that has been begun, and can be continued."""
        return False

    def _handle_exception(self, error: Exception) -> None:
        """Log the traceback of an error that nobody has handled, and leave."""
        if not self._crash:
            cause = error.error if isinstance(error, WorkerFailed) else error
            self._crash = self._log_file.report_crash(cause)
            with suppress(Exception):  # what is asked for it may be what is broken
                self._crash += f"\n{_SAVED}" if self.game_is_saved else ""
        super()._handle_exception(error)
        self._return_code = self._left_with or CRASHED

    def _fatal_error(self) -> None:
        """Leave without rendering the traceback, which the log has."""
        self._close_messages_no_wait()

    def _print_error_renderables(self) -> None:
        """Say in a few words what Textual would show as a traceback."""
        self._exit_renderables.clear()
        if self._crash and not self._left_with:
            with suppress(OSError):  # the terminal may be what is gone
                sys.stderr.write(f"{self._crash}\n")
