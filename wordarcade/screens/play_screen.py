"""The base of all play screens: one frame and one set of keys."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar, Final, Generic, TypeVar

from textual.app import ComposeResult
from textual.binding import ActiveBinding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.events import ScreenResume
from textual.geometry import Size
from textual.screen import Screen

from wordarcade.games.events import SavingFailed, SessionEvent, TimeUp
from wordarcade.games.routes import DuelRoute, ResumeRoute
from wordarcade.games.session import GameSession
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.clock_face import HURRY_MS, clock_face, no_clock
from wordarcade.screens.leaving import leave_game
from wordarcade.screens.messages import MessagesScreen
from wordarcade.screens.play_area import PlayArea
from wordarcade.screens.play_frame import FRAME
from wordarcade.screens.play_keys import ALONE, PLAY_KEYS, named_now
from wordarcade.screens.same_again import same_again
from wordarcade.services import Services
from wordarcade.widgets.entry_line import EntryLine
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.side_panel import SidePanel
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_BEAT: Final = 0.1
"""Seconds between two looks at the clock."""

MOVED_ON: Final = "This game moved on in another window. Enter reloads it."

_HINT_AGAIN: Final = "Ctrl+T again for a hint."

_NO_HINTS: Final = "A duel has no hints."

_Session = TypeVar("_Session", bound=GameSession[Any, Any, Any])
_Area = TypeVar("_Area", bound=PlayArea)


class PlayScreen(ArcadeScreen[None], Generic[_Session, _Area]):
    """A top line, a playfield with its entry line and message line, panels at its side, keys.

    Letters typed go to the game; its own screen defines the other keys. The clock of the session
    runs while the board is visible: it stops in a pause, under a screen that is not part of play,
    and while the program is suspended. A game against the clock starts covered, resumed or new:
    nothing runs until the player is ready.

    The widgets are attributes, not looked up, so that they can be updated at any moment, even
    while the screen is opening or closing.

    Args:
        services: the app's services.
        session: the game in play, saved.
        area: the play area.
        panel: what stands at the side: the score, and the words found or played.
    """

    NEEDS = Size(60, 20)

    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    FIRST_HINT: ClassVar[str] = "a hint"
    """What the first hint shows, in a few words."""

    PART_OF_PLAY: ClassVar[tuple[type[Screen[Any]], ...]] = ()
    """The screens above this one that leave the clock running and the board in sight."""

    BINDINGS: ClassVar[list[BindingType]] = [*PLAY_KEYS]

    DEFAULT_CSS = FRAME.format(screen="PlayScreen")

    def __init__(
        self, services: Services, session: _Session, area: _Area, panel: SidePanel
    ) -> None:
        super().__init__()
        self.services = services
        self.session = session
        self.area = area
        self.top_line = TopLine()
        self.panel = panel
        panel.id = "side"
        self.message_line = MessageLine()
        self._esc = ""
        self._knows_hint_cost = False
        session.await_start()
        # Not when mounted: a game's own screen is mounted first, and may fail.
        session.listen(self.hear)

    def compose(self) -> ComposeResult:
        """The frame, from top to bottom."""
        yield self.top_line
        play = Vertical(self.area.playfield, self.area.entry_line, self.message_line, id="play")
        yield Composition(play, self.panel)
        yield GameFooter()

    # What the game says

    def hear(self, event: SessionEvent) -> None:
        """Show an event of the session; subclasses add their own."""
        if isinstance(event, SavingFailed):
            self.area.clear()
            told = MOVED_ON if self.session.moved_on else str(event.error)
            self.say(told, Tone.REFUSED)
            self.show_clock()
            self.refresh_bindings()
        elif isinstance(event, TimeUp):
            self.app.bell()

    def show_results(self) -> None:
        """Open the results of a game that is over, once they are known."""
        raise NotImplementedError

    def show_end(self, make: Callable[[], Screen[Any]]) -> None:
        """Give way to the results of a game that is over; in a duel, to what comes next.

        Args:
            make: makes the screen of the results.
        """
        turn = self.session.duel
        if turn is None or turn.duel_id is None:
            self.give_way(make)
        else:
            self.open(DuelRoute(turn.duel_id))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer no help in a duel, and no second try."""
        if action in ALONE and self.session.duel is not None:
            return False
        return super().check_action(action, parameters)

    def clock_face(self, *, paused: bool) -> Content:
        """Return the time as it is shown; players can switch it off where it is only counted.

        Args:
            paused: whether the clock stands.
        """
        elapsed_ms, remaining_ms = self.session.elapsed_ms, self.session.remaining_ms
        if remaining_ms is None and not self.services.settings.current.time_played:
            return no_clock(paused=paused)
        return clock_face(elapsed_ms, remaining_ms, paused=paused, hurry=self.hurries(remaining_ms))

    def hurries(self, remaining_ms: int | None) -> bool:
        """Whether time is so short that it is marked, which players can switch off.

        Args:
            remaining_ms: the milliseconds left; None without a limit.
        """
        if remaining_ms is None or remaining_ms > HURRY_MS:
            return False
        return self.services.settings.current.last_seconds

    # The life of the screen

    def on_mount(self) -> None:
        """Start the timer that watches the clock, and say where the game comes from."""
        self.top_line.origin = "daily" if self.session.is_daily else ""
        if (turn := self.session.duel) is not None:
            self.top_line.facts = (*self.top_line.facts, *filter(None, (turn.place, turn.name)))
        self.set_interval(_BEAT, self._look_at_clock)
        self.watch(self.area.entry_line, "entry", self.entry_changed, init=False)
        # At once: deferred calls would only run when the program is awake again.
        self.app.app_suspend_signal.subscribe(self, lambda _: self._hold(), immediate=True)
        self.app.app_resume_signal.subscribe(self, lambda _: self._go_on())

    def on_screen_suspend(self) -> None:
        """Stop the clock while another screen is shown."""
        if not isinstance(self.app.screen, self.PART_OF_PLAY):
            self._hold()

    def on_screen_resume(self, event: ScreenResume) -> None:
        """Start the clock, unless the player has paused."""
        del event
        # What is part of play may have come above it in the meantime.
        if self.in_view or isinstance(self.app.screen, self.PART_OF_PLAY):
            self._go_on()

    def on_unmount(self) -> None:
        """Save the play time; a failure cannot be shown any more."""
        # Signals keep what is told to whom, and with it the screen.
        self.app.app_suspend_signal.unsubscribe(self)
        self.app.app_resume_signal.unsubscribe(self)
        self.session.leave()

    @property
    def game_is_running(self) -> bool:
        """Whether the game can still be played here."""
        return self.session.playable

    @property
    def nothing_to_lose(self) -> bool:
        """Whether nothing has been played yet, nor begun to be entered."""
        return self.session.untouched and not self.area.clears

    # The clock

    @property
    def _covered(self) -> bool:
        return self.session.playable and not self.session.running

    @property
    def entry_covered(self) -> bool:
        """Whether the player has to uncover the board first, and what was being entered."""
        return self.session.paused and self.session.playable

    def playable(self) -> bool:
        """Return whether the player can act; if the board is covered, say what uncovers it."""
        if self.entry_covered:
            self._say_covered()
        return self.session.playable and not self.session.paused

    def gives_hints(self) -> bool:
        """Return whether the player can have a hint; a duel has none, and says so."""
        if not self.playable():
            return False
        if self.session.duel is not None:
            self.say(_NO_HINTS, Tone.NOTICE)
            return False
        return True

    def action_pause(self) -> None:
        """Stop the clock and cover the board, or resume."""
        if not self.session.playable:
            return
        if self.session.paused:
            self._uncover()
        else:
            self.session.pause()
            self._say_covered()
            self.show_clock()
            self.refresh_bindings()

    def _uncover(self) -> None:
        first = self.session.awaiting_start and not self.session.begun
        if not self.message_line.restore():  # what happened last outlives the pause
            self.message_line.show("Go!" if first else "Resumed.")
        self.session.resume()
        self.show_clock()
        self.refresh_bindings()

    def _say_covered(self) -> None:
        if self.session.awaiting_start:
            doing = "resume" if self.session.begun else "start"
            self.message_line.show(f"Press Enter to {doing}. The clock waits for you.", Tone.NOTICE)
        else:
            self.message_line.show("Paused. Enter to resume.", Tone.NOTICE)

    def show_clock(self) -> None:
        """Show the time, and the board if the clock runs."""
        self.top_line.clock = self.clock_face(paused=self._covered)
        self.area.cover(self._covered)

    def _hold(self) -> None:
        self.session.hold()
        self.show_clock()

    def _go_on(self) -> None:
        self.session.go_on()
        self.show_clock()

    def _look_at_clock(self) -> None:
        if not self.session.running:
            return
        if self.is_active or isinstance(self.app.screen, self.PART_OF_PLAY):
            self.session.tick()
            self.show_clock()
        else:
            self._hold()  # something has come above what is part of play

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys, named by what they do now."""
        return named_now(super().active_bindings, self.session, self.steps_back)

    # Entering moves

    def action_type_letter(self, letter: str) -> None:
        """Take a letter, a to z, from the keyboard."""
        if self.playable():
            self.area.type_letter(letter)

    def action_erase(self) -> None:
        """Remove the last letter or mark."""
        if self.playable():
            self.area.erase()

    def action_submit(self) -> None:
        """Play the entry; on a covered board, uncover it; after the game, show the results.

        A game that moved on in another window is loaded anew.
        """
        if self.session.moved_on:
            self.open(ResumeRoute(self.session.id))
        elif self.session.is_over:
            self.show_results()
        elif self.entry_covered:
            self._uncover()
        elif self.playable():
            self.area.submit()

    def on_entry_line_pressed(self, event: EntryLine.Pressed) -> None:
        """Show the results of a finished game; in play a click there is no move.

        Who plays by mouse clicks the key that plays in the footer.
        """
        del event
        if self.session.closed:
            self.show_results()

    def on_cover_pressed(self) -> None:
        """Uncover the board that was clicked on, or leave it for the results."""
        if self.session.paused or self.session.is_over:
            self.action_submit()

    @property
    def steps_back(self) -> str:
        """What Esc does now, in a word or two; empty if it leads home."""
        return "" if self.entry_covered else self.area.clears

    def entry_changed(self) -> None:
        """Name the key that steps back by what it does, once the key just pressed is done."""
        self.call_next(self._name_esc)

    def _name_esc(self) -> None:
        if self._esc != self.steps_back:
            self._esc = self.steps_back
            self.refresh_bindings()

    def action_step_back(self) -> None:
        """Drop the entry, and why it was refused; if none is seen, go home: the game is saved."""
        if self.entry_covered or not self.area.clear():
            self.leave()
        else:
            self.message_line.drop_refusal()

    # What all games do alike

    def say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Answer the player in the message line."""
        self.message_line.say(text, tone)
        self.entry_changed()  # what is being looked for is told here

    def hint_agreed(self) -> bool:
        """Whether the player knows what hints cost here; if not, say so, and what the first shows.

        Whoever asks again after that wants it. What it shows stands in the entry line: the message
        line of a board may have no room for two sentences.
        """
        if self.session.hinted or self._knows_hint_cost:
            return True
        self._knows_hint_cost = True
        self.message_line.show(f"{self.session.hint_cost} {_HINT_AGAIN}", Tone.HINT)
        self.name_next_hint(self.FIRST_HINT)
        return False

    def name_next_hint(self, what: str) -> None:
        """Say in the entry line, until it changes, what the next hint shows; nothing if it is none.

        Args:
            what: in a few words; empty if there is none.
        """
        if what:
            line = self.area.entry_line
            line.entry = replace(line.entry, remark=f"Ctrl+T: {what}", tone=Tone.HINT)

    def same_again(self) -> Screen[None]:
        """Return the screen of a new game with the same beginning."""
        return same_again(type(self), self.session)

    def leave(self) -> None:
        """Go home, from where the game can be continued if anything was played."""
        leave_game(self.app, self.session)
        self.open(self.session.way_back)

    def before_quitting(self) -> None:
        """Drop a game in which nothing was played, nor begun to be entered."""
        if self.nothing_to_lose:
            self.session.drop_untouched()

    def action_messages(self) -> None:
        """Show the message history."""
        self.show_above(MessagesScreen(self.message_line.history))

    def action_next_section(self) -> None:
        """Show the next section of the panel where they are tabs."""
        self.panel.choose_next()

    def action_scroll_panel(self, pages: int) -> None:
        """Scroll the panel."""
        self.panel.scroll_words(pages)
