"""The session of a game in play: state, clock and saved moves, without a terminal."""

from abc import abstractmethod
from collections.abc import Sequence
from datetime import date
from functools import cached_property
from typing import Any, ClassVar, Final, Generic, TypeVar

from wordarcade.engine.rounds import GameRound
from wordarcade.games.days import in_time_for
from wordarcade.games.duel.turn import DuelTurn
from wordarcade.games.events import (
    Closed,
    Listener,
    MoveMade,
    SavingFailed,
    SessionEvent,
    TimeUp,
)
from wordarcade.games.rating import Assessment
from wordarcade.games.record import Record
from wordarcade.games.routes import HomeRoute, NewGameRoute, WayBack
from wordarcade.games.saver import GameSaver
from wordarcade.services import Services
from wordarcade.store.dailies import DailyKey, DailyStart
from wordarcade.store.errors import GameTakenError, StoreError
from wordarcade.store.records import GameHeader, GameId
from wordarcade.support.progress import Report
from wordarcade.support.stopwatch import Stopwatch

_State = TypeVar("_State", bound=GameRound[Any, Any])
_Move = TypeVar("_Move")
_Verdict = TypeVar("_Verdict")


class GameSession(Generic[_State, _Move, _Verdict]):
    """A game in play, each accepted move of which is saved before it is answered.

    Each game has a subclass, which names its `RECORD` and adds its own operations. Both front
    ends play through it and show its events. It never blocks: slow work is in methods with a
    `report`, for the front end to call in a thread.

    The clock runs between `go_on` and `hold`, which the front end calls as the board is shown and
    hidden, unless the player has paused.

    Args:
        services: the app's services.
        state: the current state of the game.
        seed: the seed of its random choices.
        saved: the header of the saved game that is resumed; None for a new one.

    Attributes:
        RECORD: the saved form of its games.
        HINTS: the types of moves that only take a hint.
        services: the app's services.
        seed: the seed of its random choices.
        state: the current state of the game.
        paused: whether the clock stands until the player resumes the game.
        awaiting_start: whether it stands because the player has not begun to play yet.
        closed: whether the game has moved to the history.
        reopened: whether it had done so before it was opened here.
        lost: why the game can no longer be saved from here, or None.
        daily: the puzzle of a day that a new game is; None for any other game.
        duel: whose turn of a duel it is; None for any other game.
        came_from: the list that it was opened from; None for home.
    """

    RECORD: ClassVar[Record[Any, Any, Any, Any]]
    HINTS: ClassVar[tuple[type, ...]] = ()

    def __init__(
        self, services: Services, state: _State, seed: int, saved: GameHeader | None = None
    ) -> None:
        elapsed_ms = 0 if saved is None else saved.elapsed_ms
        self.services: Final = services
        self.seed: Final = seed
        self.state = state
        self.paused = False
        self.awaiting_start = False
        self.closed = saved is not None and saved.finished
        self.reopened: Final = self.closed
        self.lost: StoreError | None = None
        self.daily: DailyKey | None = None
        self.duel: DuelTurn | None = None
        self.came_from: WayBack | None = None
        self._resumed: Final = saved is not None
        self._saver: Final = GameSaver(services.games, self.RECORD, saved)
        self._watch = Stopwatch(services.clock, elapsed_ms)
        self._listener: Listener = _nobody

    def listen(self, listener: Listener) -> None:
        """Send events to `listener`, and nobody else, from now on."""
        self._listener = listener

    def _tell(self, event: SessionEvent) -> None:
        self._listener(event)

    # The saved game

    @property
    def id(self) -> GameId:
        """The number of the saved game.

        Raises:
            ValueError: the game has not been opened yet.
        """
        return self._saver.id

    def open(self) -> None:
        """Save a new game; do nothing for one that is saved already.

        Raises:
            StoreError: it cannot be saved.
        """
        if self._saver.begun:
            return
        daily = None
        if self.daily is not None:
            daily = DailyStart(self.daily, in_time_for(self.services, self.daily))
        caption = self._caption(self.state, self.elapsed_ms)
        self.duel = self._saver.begin(self.state, self.seed, caption, daily, self.duel)

    def _caption(self, state: _State, elapsed_ms: int) -> str:
        """Return a state in a few words; in a duel, they tell nothing of it."""
        if self.duel is not None:
            return self.duel.caption(done=self.RECORD.is_over(state))
        return self.RECORD.caption(state, elapsed_ms)

    @property
    def can_be_resumed(self) -> bool:
        """Whether the game can be continued after the program has been left."""
        return self.playable and self.services.games.lasts

    @property
    def untouched(self) -> bool:
        """Whether nothing has been played, no hint taken and no time used up: nothing is lost.

        A turn of a duel never is: its player has seen what both play. Nor is a puzzle of a day
        once its clock has run: whoever knows the board does not get the time anew.
        """
        late = self.elapsed_ms > 0 and (self.against_the_clock or self.is_daily)
        return self.playable and self.duel is None and not late and not self.moved

    @property
    def moved(self) -> bool:
        """Whether the player has made a move or taken a hint; overridden where others move, too."""
        return bool(self.state.moves)

    @cached_property
    def day(self) -> date | None:
        """The day whose puzzle the game is; None for any other game."""
        return self._saver.day() if self.daily is None else self.daily.day

    @property
    def is_daily(self) -> bool:
        """Whether the game is the puzzle of a day."""
        return self.day is not None

    @property
    def hinted(self) -> bool:
        """Whether a hint has been taken in this game."""
        return any(isinstance(timed.move, self.HINTS) for timed in self.state.moves)

    @property
    def may_set_record(self) -> bool:
        """Whether a game like this one can set a record, but for hints and for how it ends."""
        return True

    @property
    def hint_cost(self) -> str:
        """What hints cost, in a short sentence, to be said before the first one is taken."""
        return "A game with hints sets no record." if self.may_set_record else "Hints are counted."

    def drop_untouched(self) -> bool:
        """Delete a new game that is untouched, so that a glance at a game leaves no trace.

        One that was resumed stays as it was found: it was listed, and may be open elsewhere.

        Returns:
            Whether it was deleted.
        """
        dropped = self.untouched and not self._resumed
        if dropped:
            self._saver.drop(len(self.state.moves))
        return dropped

    # Moves

    @property
    def is_over(self) -> bool:
        """Whether the rules have ended the game."""
        return self.RECORD.is_over(self.state)

    @property
    def playable(self) -> bool:
        """Whether moves can still be made from here."""
        return not self.is_over and self.lost is None

    def apply(self, move: _Move) -> _Verdict | None:
        """Make a move, save it if it is accepted, and return the verdict.

        Returns:
            The verdict; None if the game can no longer be saved, which the listener hears.
        """
        if self.lost is not None:
            return None
        elapsed_ms, number = self.elapsed_ms, len(self.state.moves)
        outcome = self.state.apply(move, elapsed_ms)
        if len(outcome.round.moves) > number:
            made, caption = (
                outcome.round.moves[number].move,
                self._caption(outcome.round, elapsed_ms),
            )
            try:
                self._saver.add_move(number, made, elapsed_ms, caption)
            except StoreError as error:
                self._lose(error)
                return None
        self.state = outcome.round
        if self.is_over:
            self._watch.stop()
        verdict: _Verdict = outcome.verdict
        self._tell(MoveMade(move, verdict))
        return verdict

    @property
    def moved_on(self) -> bool:
        """Whether the game was played on or finished in another window: it can be loaded anew."""
        return isinstance(self.lost, GameTakenError)

    def close(self, solution: object = None) -> None:
        """Move a game that is over to the history, unless it is in it already.

        Args:
            solution: the solution of the game, as its `Record.figures` takes it.
        """
        if self.closed or self.lost is not None:
            return
        elapsed_ms = self.elapsed_ms
        caption = self._caption(self.state, elapsed_ms)
        try:
            self._saver.finish(self.state, solution, elapsed_ms, caption)
            self.closed = True
            self._saver.teach(self.state.lexicon.source, self.missed(solution))
        except StoreError as error:
            self._lose(error)
        else:
            self._tell(Closed())

    def missed(self, solution: object) -> Sequence[tuple[str, str]]:
        """Return what there is to learn from a game that is over, as far as that is known now.

        Args:
            solution: as in `close`.

        Returns:
            Kind of question and word (lowercase) of each card; few, the most worthwhile first.
        """
        del solution
        return ()

    def assess(self, report: Report) -> Assessment | None:
        """Review a game that is over, and return its rating; call it in a thread.

        Overridden where the figures at the end do not tell.

        Args:
            report: called with the share done; an exception it raises stops the work.

        Returns:
            The rating; None if no review finds one.

        Raises:
            LexiconError: words needed for the review are not available.
        """
        del report
        return None

    def rate(self, found: Assessment | None) -> None:
        """Note the rating of a finished game that only a review could find, if it is known."""
        if found is not None and self.closed:
            self._saver.rate(found)
            self.teach(found.missed)

    def teach(self, missed: Sequence[tuple[str, str]]) -> None:
        """Put words that a review has found missed into the deck; nothing while the game goes on.

        Args:
            missed: kind of question and word (lowercase) of each card.
        """
        if self.closed:
            self._saver.teach(self.state.lexicon.source, missed)

    def _lose(self, error: StoreError) -> None:
        self.lost = error
        self._watch.stop()
        self._tell(SavingFailed(error))

    # The clock

    @property
    def elapsed_ms(self) -> int:
        """The milliseconds of play so far, pauses not counted."""
        return self._watch.elapsed_ms

    @property
    def remaining_ms(self) -> int | None:
        """The milliseconds left, or None if there is no limit."""
        return None

    @property
    def running(self) -> bool:
        """Whether the clock runs."""
        return self._watch.running

    @property
    def against_the_clock(self) -> bool:
        """Whether time presses: such a game waits, covered, until the player is ready."""
        return self.remaining_ms is not None

    @property
    def begun(self) -> bool:
        """Whether any of its time has been played."""
        return self.elapsed_ms > 0

    def await_start(self) -> None:
        """Stand still until `resume` is called, if time presses."""
        if self.playable and self.against_the_clock:
            self.paused = self.awaiting_start = True

    def go_on(self) -> None:
        """Start the clock, unless the player has paused."""
        if self.playable and not self.paused:
            self._watch.start()

    def hold(self) -> None:
        """Stop the clock, and save the time."""
        self._watch.stop()
        self._note_time()

    def pause(self) -> None:
        """Stop the clock until `resume` is called."""
        self.paused = True
        self.hold()

    def resume(self) -> None:
        """Start the clock after a pause, or for the first time."""
        self.paused = self.awaiting_start = False
        self.go_on()

    def tick(self) -> None:
        """Save the time about every second of play, and end a game that is out of time."""
        if not self.running:
            return
        if self.remaining_ms == 0:
            self.time_is_up()
            self._tell(TimeUp())
        elif self._saver.is_due(self.elapsed_ms):
            self._note_time()

    def time_is_up(self) -> None:
        """End the game; overridden by games with a time limit."""

    @property
    def way_back(self) -> WayBack:
        """Where the game and its results lead back to: the list that it was opened from."""
        return self.came_from or HomeRoute()

    @property
    @abstractmethod
    def another(self) -> NewGameRoute:
        """The route to a new game like this one."""

    @property
    def worth_repeating(self) -> bool:
        """Whether the same game can be played again: not where its answer is known."""
        return True

    @abstractmethod
    def again(self) -> "GameSession[Any, Any, Any]":
        """Return the session of a new game with the same beginning."""

    def leave(self) -> None:
        """Stop the clock for good, ignoring failures to save the time."""
        self._watch.stop()
        self._listener = _nobody
        self._note_time()

    def _note_time(self) -> None:
        if not self.playable:
            return
        elapsed_ms = self.elapsed_ms
        try:
            self._saver.note_time(elapsed_ms, self._caption(self.state, elapsed_ms))
        except StoreError as error:
            self._lose(error)


def _nobody(_: SessionEvent) -> None:
    """Ignore an event."""
