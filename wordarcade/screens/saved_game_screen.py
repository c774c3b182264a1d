"""The base of games of which every move is on record before it is answered."""

from typing import Any, Generic, TypeVar

from textual.widget import Widget

from wordarcade.clock import Clock
from wordarcade.screens.timed_game_screen import TimedGameScreen
from wordarcade.store.errors import StoreError
from wordarcade.store.saved_round import SavedRound
from wordarcade.widgets.word_panel import WordPanel

_Round = TypeVar("_Round")
_Verdict = TypeVar("_Verdict")


class SavedGameScreen(TimedGameScreen, Generic[_Round, _Verdict]):
    """Plays a round on record; the time is only counted, unless a game limits it.

    Args:
        playfield: what takes the room left of the panel.
        panel: the score, and what was found or played.
        saved: the round, on record.
        clock: where time comes from.
        elapsed_ms: play time so far.

    Attributes:
        saved: the round, on record.
    """

    def __init__(
        self,
        playfield: Widget,
        panel: WordPanel,
        saved: SavedRound[Any, Any, Any, _Verdict, Any],
        clock: Clock,
        elapsed_ms: int,
    ) -> None:
        super().__init__(playfield, panel, clock, elapsed_ms)
        self.saved = saved

    @property
    def round(self) -> _Round:
        """Where the round stands."""
        state: _Round = self.saved.state
        return state

    def remaining_ms(self, elapsed_ms: int) -> int | None:  # noqa: ARG002 - what a timed game needs
        """Return None: there is no limit."""
        return None

    def save_clock(self, elapsed_ms: int) -> None:
        """Note the play time on record.

        Raises:
            StoreError: it cannot be noted.
        """
        self.saved.tick(elapsed_ms)

    def make(self, move: Any) -> _Verdict | None:
        """Make a move and save it; None if that cannot be done any more."""
        try:
            return self.saved.apply(move, self.stopwatch.elapsed_ms)
        except StoreError as error:
            self.lose(error)
            return None

    def leave(self) -> None:
        """Go home; the round goes on from there."""
        if self.round_is_running:
            self.app.notify("The round is saved; the home screen offers to go on.", timeout=4)
        self.go_home()
