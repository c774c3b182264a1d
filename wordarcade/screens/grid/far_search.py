"""The search for a word's path, in a thread where it takes long."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from textual.message import Message
from textual.widget import Widget
from textual.worker import Worker, get_current_worker

from wordarcade.games.grid_session import GridSession
from wordarcade.screens.background import report_for, run_aside

Purpose = Callable[[str], object]
"""A continuation for a word whose path is known."""


class FarSearch:
    """Looks for the path of one word at a time; the newest word counts.

    Args:
        owner: runs the thread and receives the message.
        session: the round in play.
    """

    @dataclass
    class Ended(Message):
        """The grid knows the path of a word, or that it has none.

        Attributes:
            word: the word.
            purpose: what the path was looked for.
        """

        word: str
        purpose: Purpose

    @dataclass
    class Failed(Message):
        """The search has failed; one sentence on it."""

        told: str

    def __init__(self, owner: Widget, session: GridSession[Any, Any, Any]) -> None:
        self._owner: Final = owner
        self._session: Final = session
        self._worker: Worker[None] | None = None

    @property
    def running(self) -> bool:
        """Whether a word is being looked for, or its path has not been made use of yet."""
        return self._worker is not None

    def begin(self, word: str, purpose: Purpose) -> None:
        """Look for a word, and for no other any more."""
        self.stop()
        look = partial(self._look, word, purpose)
        self._worker = run_aside(self._owner, "That search", look, self.Failed)

    def _look(self, word: str, purpose: Purpose) -> None:
        self._session.grid.find_path(word, report=report_for(get_current_worker()))
        self._owner.post_message(self.Ended(word, purpose))

    def take(self) -> None:
        """Make use of what was found: nothing is looked for any more."""
        self._worker = None

    def stop(self) -> bool:
        """Look no further; return whether a word was being looked for."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.cancel()
        return worker is not None
