"""The analysis of a game, made in a thread while its screen is in sight."""

from dataclasses import dataclass
from typing import Final

from textual.message import Message
from textual.widget import Widget
from textual.worker import get_current_worker

from wordarcade.games.scrabble.analysing import Analyse, GameAnalysis
from wordarcade.screens.background import report_for, run_aside


class Analysing:
    """Analyses a game in a thread.

    Args:
        owner: the screen, which hears `Progressed`, and at last `Done` or `Failed`.
        analyse: does the work, and keeps what came of it.
    """

    @dataclass
    class Progressed(Message):
        """Part of the turns have been analysed: the share, from 0 to 1."""

        share: float

    @dataclass
    class Done(Message):
        """The whole game has been analysed."""

        analysis: GameAnalysis

    @dataclass
    class Failed(Message):
        """The game cannot be analysed; one sentence why."""

        reason: str

    def __init__(self, owner: Widget, analyse: Analyse) -> None:
        self._owner: Final = owner
        self._analyse: Final = analyse

    def begin(self) -> None:
        """Start the thread; it ends with the screen."""
        run_aside(self._owner, "The analysis", self._work, self.Failed)

    def _work(self) -> None:
        def tell(share: float) -> None:
            self._owner.post_message(self.Progressed(share))

        analysis = self._analyse.work(report_for(get_current_worker(), tell))
        self._owner.call_later(self._analyse.keep, analysis)
        self._owner.post_message(self.Done(analysis))
