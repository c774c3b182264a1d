"""What a hand game tells of hands that are done with, and when its record is closed."""

from contextlib import suppress
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widget import Widget

from wordarcade.clock import Clock
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.screens.hand.results import HandResultsScreen
from wordarcade.screens.hand.standing import hands_settled, pars, standings
from wordarcade.screens.hand.studying import StudyingScreen
from wordarcade.screens.openings import Opening
from wordarcade.store.errors import StoreError
from wordarcade.store.hand_rounds import SavedHandRound
from wordarcade.widgets.word_panel import WordPanel


class ReviewingScreen(StudyingScreen):
    """Shows the results above itself, and passes on what is found out meanwhile.

    Args:
        playfield: what takes the room left of the panel.
        panel: the score, and what was played.
        saved: the game, on record.
        lexicon: whose words count.
        another: what opens a new game like this one.
        clock: where time comes from.
        elapsed_ms: play time so far.
        finished: whether the game is among the finished ones already.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+l", "look_back", "Hands so far", show=False, id="hand.look-back"),
    ]

    def __init__(
        self,
        playfield: Widget,
        panel: WordPanel,
        saved: SavedHandRound,
        lexicon: Lexicon,
        another: Opening,
        *,
        clock: Clock,
        elapsed_ms: int,
        finished: bool,
    ) -> None:
        super().__init__(playfield, panel, saved, lexicon, clock=clock, elapsed_ms=elapsed_ms)
        self.another = another
        self._finished = finished
        self._results: HandResultsScreen | None = None

    def show_standing(self) -> None:
        """Show how the game stands, as far as that is known."""
        raise NotImplementedError

    def same_again(self) -> Screen[Any]:
        """Return a screen for a new game of the same hands."""
        raise NotImplementedError

    def on_unmount(self) -> None:
        """Close the record of a game that is over."""
        self._close_record()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to look back on hands that are done with."""
        if action == "look_back":
            return hands_settled(self.round) > 0
        return super().check_action(action, parameters)

    def study_on(self) -> None:
        """Go on with what is not known yet; where all is known and over, close the record."""
        super().study_on()
        if self.round_has_ended and self.all_studied:
            self._finish()

    def learned(self) -> None:
        """Show what has been found out."""
        self.show_standing()
        if self._results is not None:
            self._results.know(self.studies)

    def learning(self, share: float) -> None:
        """Show how far it is to whoever waits for it."""
        if self._results is not None:
            self._results.wait(share)

    def _finish(self) -> None:
        """Close the record, which tells how much was possible."""
        if self._finished:
            return
        try:
            possible = pars(standings(self.round, self.studies))
            self.saved.finish(self.stopwatch.elapsed_ms, possible)
        except StoreError as error:
            self.lose(error)
        else:
            self._finished = True

    def _close_record(self) -> None:
        """Close the record of a game that is over, though what was possible is not known yet."""
        if self.round_has_ended and not self._finished:
            self._finished = True
            with suppress(StoreError):
                self.saved.finish(self.stopwatch.elapsed_ms, None)

    def action_look_back(self) -> None:
        """Show the hands that are done with."""
        self.show_results()

    def show_results(self) -> None:
        """Show the hands that are done with, the one played last first."""
        self._results = HandResultsScreen(
            self.round,
            self.studies,
            self.stopwatch.elapsed_ms,
            another=self.another,
            leave=self._close_record,
        )
        self.show_above(self._results, self._after_results)

    def _after_results(self, same: bool | None) -> None:
        self._results = None
        if same:
            self.give_way(self.same_again)
