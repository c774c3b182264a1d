"""The base of games whose record can be closed as soon as they are over."""

from contextlib import suppress
from typing import Any, TypeVar

from textual.widget import Widget

from wordarcade.clock import Clock
from wordarcade.screens.saved_game_screen import SavedGameScreen
from wordarcade.store.errors import StoreError
from wordarcade.store.saved_round import SavedRound
from wordarcade.widgets.word_panel import WordPanel

_Round = TypeVar("_Round")
_Verdict = TypeVar("_Verdict")


class ClosingGameScreen(SavedGameScreen[_Round, _Verdict]):
    """Puts a round that is over among the finished ones; nothing is to be worked out before.

    Args:
        playfield: what takes the room left of the panel.
        panel: the score, and what was played.
        saved: the round, on record.
        clock: where time comes from.
        elapsed_ms: play time so far.
        finished: whether the round is among the finished ones already.

    Attributes:
        finished: whether the round is among the finished ones.
    """

    def __init__(
        self,
        playfield: Widget,
        panel: WordPanel,
        saved: SavedRound[Any, Any, Any, _Verdict, None],
        clock: Clock,
        *,
        elapsed_ms: int,
        finished: bool,
    ) -> None:
        super().__init__(playfield, panel, saved, clock, elapsed_ms)
        self.finished = finished

    def on_unmount(self) -> None:
        """Close the record of a round that is over, whatever is left to be done in it."""
        if self.round_has_ended:
            with suppress(StoreError):
                self._close()

    def close_record(self) -> None:
        """Put the round among the finished ones, unless it is there."""
        try:
            self._close()
        except StoreError as error:
            self.lose(error)

    def _close(self) -> None:
        if not self.finished:
            self.saved.finish(self.stopwatch.elapsed_ms, None)
            self.finished = True
